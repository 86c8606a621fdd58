import { expect, it } from "vitest";
import { isHeldBy } from "./same-value";

it.each<[string, string, boolean]>([
  ["Mrs Silva", "10:00 Ana Silva", true],
  ["Mrs Silva", "Ms Silva", true],
  ["Mrs Silva", "Mr Silva 10:00", false],
  ["Herr Braun", "Frau Braun", false],
  ["Mrs Silva", "Mr Silva and Mrs Silva", true],
  ["Sra. Lopez", "Sr. Lopez", false],
])("%s in %s: %s", (name, text, expected) => {
  expect(isHeldBy(name, [text])).toBe(expected);
});
