import { expect, it } from "vitest";
import { isPlaceTold } from "./place-told";

it.each<[string, string, string, string[], boolean]>([
  ["Book the sweep to 5 Tannery Lane", "5 Tannery Lane", "Where", ["sweep", "to"], true],
  ["Move from 5 Tannery Lane", "5 Tannery Lane", "Where", ["move", "from"], false],
  ["Book the sweep to 5 Tannery Lane", "5 Tannery Lane", "Name", ["sweep", "to"], false],
  ["Send it to Ida Falk", "Ida Falk", "Where", ["it", "to"], false],
  ["Meet at Kiln Hall", "Kiln Hall", "Where", ["meet", "at"], true],
])("%s: %s for %s after %j: %s", (goal, value, label, near, expected) => {
  expect(isPlaceTold(goal, { value }, label, near)).toBe(expected);
});
