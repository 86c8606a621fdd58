import { expect, it } from "vitest";
import { affirming, declines, declining } from "./question-answers";

it.each<[string, "declines" | "affirms" | "neither"]>([
  ["Cancel", "declines"],
  ["Cancel the edit", "declines"],
  ["Cancel this action", "declines"],
  ["Cancel my changes", "declines"],
  ["Cancel this booking", "neither"],
  ["Cancel my plan", "neither"],
  ["Keep it", "declines"],
  ["No, go back", "declines"],
  ["Not yet", "declines"],
  ["Notes", "neither"],
  ["Yes, remove", "affirms"],
  ["Continue", "affirms"],
  ["Do it!", "affirms"],
  ["Go ahead", "affirms"],
  ["Do item 4", "neither"],
  ["Delete", "neither"],
])("%s %s", (name, says) => {
  expect(declining.test(name)).toBe(says === "declines");
  expect(affirming.test(name)).toBe(says === "affirms");
});

it.each<[string, string, string[], string, boolean]>([
  ["the deed beside keeping it", "Cancel ferry", ["Keep it"], "Cancel the ferry", false],
  ["the deed with its article", "Cancel the ferry", ["Keep it"], "Cancel the ferry", false],
  ["the deed among blanks", " Cancel ferry ", [" Keep it "], "Cancel the ferry", false],
  ...["No", "Go back", "Back", "Never mind", "Nevermind", "Not now", "Don't", "Don’t cancel"].map(
    (other): [string, string, string[], string, boolean] => [
      `the deed beside ${other}`,
      "Cancel ferry",
      ["Print", other],
      "It is to be cancelled",
      false,
    ],
  ),
  ["the way back of it", "Keep it", ["Cancel ferry"], "Cancel the ferry", true],
  ["it alone", "Cancel ferry", [], "Cancel the ferry", true],
  ["it beside another deed", "Cancel ferry", ["Print"], "Cancel the ferry", true],
  ["it beside what only begins so", "Cancel ferry", ["Keeper"], "Cancel the ferry", true],
  ["it, where nothing is to be cancelled", "Cancel ferry", ["Keep it"], "Delete the ferry", true],
  ["the bare word", "Cancel", ["Keep it"], "Cancel the ferry", true],
  ["it with a short word", "Cancel it", ["Keep it"], "Cancel the ferry", true],
  ["a deed", "Delete", ["Keep it"], "Cancel the ferry", false],
])("of the answers %s", (_, name, others, wording, is) => {
  const beside = [name, ...others].map((one) => ({ name: one }));
  expect(declines(name, beside, wording)).toBe(is);
});

it.each(["Yes, cancel it", "Ja, löschen", "Oui, annuler", "Sí, eliminar", "Sì", "Sim", "Bestätigen", "OK"])(
  "a control says yes: %s",
  (name) => {
    expect(affirming.test(name)).toBe(true);
    expect(declining.test(name)).toBe(false);
  },
);

it.each([
  "No, go back",
  "Nein",
  "Non, revenir",
  "Abbrechen",
  "Annuler",
  "Cancelar",
  "Volver",
  "×",
  "Keep it",
])("a control says no: %s", (name) => {
  expect(declining.test(name)).toBe(true);
  expect(affirming.test(name)).toBe(false);
});

it.each(["Annuler la réservation", "Cancel this booking", "Noten", "Nonstop", "Simple", "Jacket", "Site"])(
  "a control says neither: %s",
  (name) => {
    expect(declining.test(name) || affirming.test(name)).toBe(false);
  },
);
