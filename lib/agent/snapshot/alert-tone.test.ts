import { describe, expect, it } from "vitest";
import type { AlertTone } from "@/lib/agent/domain/observation";
import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { apologizes, toneOf, toneOfText } from "./alert-tone";

/** Per language a message of failure, one of success and one of neither. */
const messages: Record<string, readonly [string, string, string]> = {
  English: ["The plan could not be stored", "Your plan was saved", "Three people are here"],
  Spanish: ["No se pudo guardar", "Guardado con éxito", "Tres personas aquí"],
  French: ["Une erreur est survenue", "Enregistré avec succès", "Trois personnes ici"],
  German: ["Anmeldung fehlgeschlagen", "Erfolgreich gespeichert", "Drei Personen sind hier"],
  Portuguese: ["Não foi possível enviar", "Criado com sucesso", "Três pessoas aqui"],
  Italian: ["Invio non riuscito", "Salvato con successo", "Tre persone qui"],
  Russian: ["Не удалось отправить", "Успешно сохранено", "Здесь три человека"],
  Chinese: ["提交失败", "已保存", "这里有三个人"],
  Japanese: ["エラーが発生しました", "保存しました", "ここに三人います"],
  Arabic: ["فشل الإرسال", "تم الحفظ", "هنا ثلاثة أشخاص"],
};

describe("a thing that is called like a failure", () => {
  it.each<[string, AlertTone]>([
    ["Problem marked as solved", "success"],
    ["Error report sent", "success"],
    ["Conflict was resolved", "success"],
    ["Missing item added", "success"],
    ["Problem saved with errors", "error"],
    ["Problem removed, but an error occurred", "error"],
    ["Problem could not be saved", "error"],
    ["There was a problem with what you saved", "error"],
    ["Error: nothing was saved", "error"],
    ["Only the owner can remove people", "error"],
    ["Only workspace admins may invite guests", "error"],
    ["Only the owner can see this now", "info"],
    ["You don't have permission to edit it", "error"],
  ])("%s: %s", (text, tone) => expect(toneOfText(text)).toBe(tone));
});

describe("errors that are told of", () => {
  it.each<[string, AlertTone]>([
    ["Validation errors", "error"],
    ["The plan has validation errors", "error"],
    ["There are no errors", "info"],
    ["There were 0 errors", "info"],
    ["There were zero errors", "info"],
    ["There are errors in the plan", "error"],
    ["There were errors", "error"],
    ["There are some errors in the plan", "error"],
    ["There were 3 errors", "error"],
    ["There were 1234 errors", "info"],
    ["There are no more errors", "info"],
    ["Errors", "info"],
    ["List of errors", "info"],
    ["The errors are below", "info"],
    ["Validation", "info"],
    ["We compare errors", "info"],
  ])("%s: %s", (text, tone) => expect(toneOfText(text)).toBe(tone));
});

describe("toneOfText", () => {
  describe.each(Object.entries(messages))("in %s", (_, [failure, success, neither]) => {
    it("tells failure, success and neither apart", () => {
      expect([failure, success, neither].map((text) => toneOfText(text))).toEqual([
        "error",
        "success",
        "info",
      ]);
    });
  });

  it.each<[string, AlertTone]>([
    ["Not saved: an error occurred", "error"],
    ["Saved, but the mail could not be sent", "error"],
    ["No errors found", "info"],
    ["0 errors", "info"],
    ["Keine Fehler gespeichert", "success"],
    ["This field is required", "error"],
    ["That name is already taken", "error"],
    ["Échec de l’enregistrement", "error"],
    ["Enregistrement échoué", "error"],
    ["La conexión falló", "error"],
    ["Ungültige Eingabe", "error"],
    ["Éxito", "success"],
    ["Please enter a date", "error"],
    ["You’re offline. Try again", "error"],
    ["THANK YOU!", "success"],
    ["ＥＲＲＯＲ", "error"],
    ["Terror of the deep: a film", "info"],
    ["Successor of the late director", "info"],
    ["", "info"],
  ])('of "%s" is %s', (text, tone) => {
    expect(toneOfText(text)).toBe(tone);
  });

  it.each<[string, string[], AlertTone]>([
    ["Hello", [".alert-danger"], "error"],
    ["Hello", ["invalid"], "error"],
    ["Hello", [".toast-success"], "success"],
    ["Hello", [".alert-info"], "info"],
    ["Saved", [".has-error"], "error"],
    ["Something failed", [".success"], "error"],
    ["Hello", [".terrors"], "info"],
  ])('of "%s" with %o is %s', (text, states, tone) => {
    expect(toneOfText(text, { states })).toBe(tone);
  });
});

describe("toneOf", () => {
  it.each<[NodeRole, AlertTone | undefined]>([
    ["alert", "error"],
    ["status", "error"],
    ["heading", undefined],
    ["button", undefined],
    ["item", undefined],
  ])("of a %s with a message of failure is %s", (role, tone) => {
    expect(toneOf({ role, name: "The upload failed", states: [] })).toBe(tone);
  });
});

it.each<[string, boolean]>([
  ["Oops, that did not work out. Our storage is having a moment.", true],
  ["We have hit a snag. Please try again later.", true],
  ["Bitte versuchen Sie es später noch einmal.", true],
  ["Algo salió mal", true],
  ["Thank you, your order is in.", false],
  ["Try our new bread", false],
  ["Sorry, the booking service did not respond. Reference: 7f31.", true],
  ["Sorry! The hall is full.", true],
  ["Sorry - your request couldn't be stored", true],
  ["Sorry you are leaving: we booked you out", false],
  ["Sorry for the wait, your order is on its way", false],
  ["The server is not reachable", true],
  ["The request to the bank timed out", true],
  ["Der Dienst hat leider nicht geantwortet", true],
  ["She did not respond to the invitation", false],
  ["The service responded at once", false],
  [`${"A long text. ".repeat(30)}Try again later.`, false],
])("a page owns up to a fault of its own: %s (%s)", (text, expected) => {
  expect(apologizes(text)).toBe(expected);
});
