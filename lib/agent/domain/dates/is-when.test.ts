import { expect, it } from "vitest";
import { isWhen } from "./is-when";

it.each([
  ["Friday 5 June", true],
  ["12 November 2026", true],
  ["November 12th", true],
  ["Tuesday", true],
  ["2026-07-03", true],
  ["14:30", true],
  ["10 am", true],
  ["204", false],
  ["Room 5", false],
  ["the 5 June party", false],
  ["Harbour lease", false],
])("%s is a day or a time and nothing else: %s", (text, expected) => {
  expect(isWhen(text)).toBe(expected);
});
