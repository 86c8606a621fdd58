import { expect, it } from "vitest";
import { hundredths, withSumMoved } from "./moved-sums";

it.each<[string, number, string[]]>([
  ["Otters 12 points", 500, ["Otters 17 points"]],
  ["Ida 9.30 €", -500, ["Ida 4.30 €"]],
  ["Kasse 4,30 €", 250, ["Kasse 6,80 €"]],
  ["Fund 1,250.00", 10_000, ["Fund 1350.00", "Fund 1,350.00"]],
  ["Konto 999,50", 100, ["Konto 1000,50", "Konto 1.000,50"]],
  ["7 of 9", 100, ["8 of 9", "7 of 10"]],
  // Below nothing, or between whole numbers.
  ["Ida 4.30 €", -500, []],
  ["12 points", 50, []],
  ["at 10:30, room A7, 3 views", 100, []],
])("%s, moved by %i hundredths", (text, by, expected) => {
  expect(withSumMoved(text, by)).toEqual(expected);
});

it.each<[string, number | undefined]>([
  ["5", 500],
  ["4.3", 430],
  ["4,30", 430],
  ["1,250.00", undefined],
  ["five", undefined],
])("%s is %s hundredths", (text, expected) => {
  expect(hundredths(text)).toBe(expected);
});
