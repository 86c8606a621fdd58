import { describe, expect, it } from "vitest";
import { toldWant } from "@/tests/support/told-want";
import { inEnglish } from "./other-languages";
import { readGoal } from "./read-goal";

const table: [string, string[]][] = [
  [
    "Beantrage einen Anwohnerparkausweis für das Kennzeichen KA-TM 482 in Zone 7, gültig ab 1. Dezember 2026.",
    ["request Anwohnerparkausweis {Kennzeichen=KA-TM 482 Zone=7 valid from=1. Dezember 2026}"],
  ],
  [
    "Ändere die Telefonnummer auf 0171 2345678 und speichere",
    ["set Telefonnummer [0171 2345678]", "submit save -"],
  ],
  ["Schalte die Frostwarnung ein", ["on Frostwarnung"]],
  ["Hake „Zelt“ auf der Packliste ab", ['on "Zelt" @Packliste']],
  ["Coche « Tente » sur la liste", ['on "Tente" @liste']],
  ["Zeige nur die offenen Rechnungen an", ["filter - offenen Rechnungen"]],
  ["N'affiche que les factures ouvertes", ["filter - factures ouvertes"]],
  ["Muestra solo las facturas abiertas", ["filter - facturas abiertas"]],
  ["Mostra solo le fatture aperte", ["filter - fatture aperte"]],
  ["Mostre apenas as faturas abertas", ["filter - faturas abertas"]],
  [
    "Schalte bitte den Seewetterbericht aus und stell die Sprache auf Dänisch",
    ["off Seewetterbericht", "set Sprache [Dänisch]"],
  ],
  ["Lösch mir bitte die Buchung 'Alba', danke", ['remove Buchung "Alba"']],
  ["Change, s'il te plaît, la langue en anglais", ["set langue [anglais]"]],
  ["Bitte lösche den Entwurf 'Alte Notizen'", ['remove Entwurf "Alte Notizen"']],
  ["Füge 'Hafermilch' zur Einkaufsliste hinzu", ["add Einkaufsliste {name=Hafermilch} @Einkaufsliste"]],
  [
    "Trage für Lena Brandt am 3. Dezember um 10:40 Uhr einen Termin ein",
    ["enter for =Lena Brandt on =3. Dezember on =10:40 Uhr =Termin"],
  ],
  ["Setze den Preis von 'Räucherforelle' auf 16,80 Euro", ["set Preis [16,80 Euro] of Räucherforelle"]],
  ["Melde Theo Brand für den Kurs 'Robotik' an", ["sign up =Theo Brand for Kurs=Robotik"]],
  ["Archive le projet « Grue du port »", ['archive projet "Grue du port"']],
  [
    "Change l'adresse e-mail en ops@port.example et enregistre",
    ["set adresse e-mail [ops@port.example]", "submit save -"],
  ],
  [
    "Réserve la salle Mistral pour le 12 décembre 2026 au nom de Club Astro",
    ["book salle Mistral {(for)=12 décembre 2026 (under)=Club Astro}"],
  ],
  ["Active les rappels par SMS", ["on rappels par SMS"]],
  ["Ajoute « Lait » à la liste de courses", ["add liste de courses {name=Lait} @liste de courses"]],
  ["Cambia el precio de 'Trucha' a 16,80 euros", ["set precio [16,80 euros] of Trucha"]],
  [
    "Desactiva los recordatorios por SMS y guarda los cambios",
    ["off recordatorios por SMS", "submit save cambios"],
  ],
  [
    "Reserva una mesa para cuatro el 12 de diciembre de 2026 a nombre de Ruiz",
    ["book mesa {(for)=cuatro (on)=12 de diciembre de 2026 (under)=Ruiz}"],
  ],
  [
    "Cambia il numero di telefono in 333 1234567 e salva",
    ["set numero di telefono [333 1234567]", "submit save -"],
  ],
  ["Prenota la sala Verdi per il 4 marzo 2027", ["book sala Verdi {(for)=4 marzo 2027}"]],
  ["Altere o telefone para 912 345 678 e salve", ["set telefone [912 345 678]", "submit save -"]],
  ["Ative os lembretes por SMS", ["on lembretes por SMS"]],
  ["Adicione 'Leite' à lista de compras", ["add lista de compras {name=Leite} @lista de compras"]],
];

describe("inEnglish", () => {
  it.each([
    "Cancel the booking as agreed",
    "Save e-mail drafts in a folder named 'Die Zeit und der Ort'",
    "Archive Active Reserve",
    "Mark the order de luxe as paid",
    "die Lampe",
  ])("leaves %s as it is", (goal) => {
    expect(inEnglish(goal)).toBe(goal);
  });

  it("never changes what stands in quotes", () => {
    expect(inEnglish("Bitte ändere den Titel auf 'der und die, mit am'")).toBe(
      "change the Titel to 'der und die, mit am'",
    );
  });
});

describe("goals in other languages", () => {
  it.each(table)("reads %s", (goal, expected) => {
    expect(readGoal(goal).map(toldWant)).toEqual(expected);
  });
});
