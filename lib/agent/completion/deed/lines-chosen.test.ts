import { expect, it } from "vitest";
import type { Entered } from "./entered";
import { linesChosen } from "./lines-chosen";

const seat: Entered = { kind: "element", element: { role: "radio", name: "14C" }, state: "checked" };
const told = "Seat on your booking: 14C";
it.each<[string, string[], string[], string[], Entered?]>([
  ["in words of the goal", ["Seat on your booking: none", "14C"], [told, "14C"], [told]],
  ["as before", [told], [told], []],
  ["as the label of its button", [], ["14C", "14C window"], []],
  ["in a sentence to the user", [], ["Thank you, seat 14C is yours now."], []],
  ["as another one", [], ["Seat on your booking: 14D"], []],
  ["where it was a box", [], [told], [], { ...seat, element: { role: "checkbox", name: "14C" } }],
])("what was chosen is told %s", (_, then, now, expected, entered = seat) => {
  const goal = "Choose seat 14C on flight KV 208 and confirm it";
  expect(linesChosen({ lines: then }, { lines: now }, [entered], goal)).toEqual(expected);
});
