import { expect, it } from "vitest";
import { asksConsent, type WayOut, wayOutOf, waysOut } from "./ways-out";

it.each<[WayOut | "nothing", string[]]>([
  [
    "refuses",
    [
      ...[
        "Only necessary",
        "Accept only essential cookies",
        "Strictly necessary cookies only",
        "Nur notwendige",
        "Reject all",
      ],
      ...[
        "Decline optional cookies",
        "Alle ablehnen",
        "Tout refuser",
        "Rechazar todo",
        "Rifiuta tutti",
        "Alles weigeren",
        "拒否する",
      ],
    ],
  ],
  [
    "closes",
    [
      ...[
        "×",
        " ✕ ",
        "x",
        "Close",
        "Close this notice",
        "Dismiss banner",
        "Hide message",
        "✕ Close",
        "Fenster schließen",
      ],
      ...[
        "Fermer la fenêtre",
        "Cerrar",
        "Chiudi",
        "Fechar",
        "Sluiten",
        "Zamknij",
        "Закрыть",
        "关闭",
        "閉じる",
        "닫기",
        "إغلاق",
      ],
    ],
  ],
  [
    "puts_off",
    [
      ...[
        "No, thanks",
        "No thanks, I would rather pay more",
        "Not now",
        "Maybe later",
        "Remind me later",
        "Skip the tour",
      ],
      ...["Nein, danke", "Plus tard", "Ahora no", "Più tardi", "Agora não", "Не сейчас"],
    ],
  ],
  [
    "takes_note",
    [
      "OK",
      "Got it!",
      "All right",
      "Okay, thanks",
      "I understand",
      "Alles klar",
      "J'ai compris",
      "Entendido",
      "Ho capito",
    ],
  ],
  [
    "agrees",
    [
      "Accept all",
      "Accept & close",
      "I agree",
      "Alle akzeptieren",
      "Tout accepter",
      "Aceptar todo",
      "Accetta tutti",
    ],
  ],
  ["leaves", ["Cancel", "Skip", "Abbrechen", "Annuler"]],
  [
    "nothing",
    [
      ...[
        "Close account",
        "Close the ticket",
        "Dismiss all alerts",
        "Hide this employee",
        "Decline the invitation",
        "Refuse order 12",
      ],
      ...[
        "Accept offer",
        "Skip payment",
        "Cancel subscription",
        "Subscribe",
        "Save",
        "Buy now",
        "Necessary works",
        "Later version",
        "",
      ],
      ...["+", "All", "Cookies", "OK, delete it", "Share", "Send"],
    ],
  ],
])("what %s is told by its whole name", (kind, names) => {
  expect(names.filter((name) => (wayOutOf(name) ?? "nothing") !== kind)).toEqual([]);
});

it("refusing is a way out, and agreeing the last one, only where it is about cookies and the like", () => {
  expect(asksConsent(["We use cookies to see how the site is used."])).toBe(true);
  expect(asksConsent(["Tell your friends!", "Accept"])).toBe(false);
  expect([waysOut(true)[0], waysOut(true).at(-1)]).toEqual(["refuses", "agrees"]);
  expect(waysOut(false)).not.toEqual(expect.arrayContaining(["refuses"]));
  expect(waysOut(false)).not.toEqual(expect.arrayContaining(["agrees"]));
});
