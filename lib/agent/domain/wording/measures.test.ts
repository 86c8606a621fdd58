import { expect, it } from "vitest";
import { givesMeasure, holdsMeasure, isAmount, isMeasure, withUnitSigns } from "./measures";

it.each<[string, string, boolean]>([
  ["31 euros", "31 EUR", true],
  ["€31.50", "EUR 31.50", true],
  ["US$ 20", "USD 20", true],
  ["12 pounds sterling", "12 GBP", true],
  ["5 Swiss francs", "5 CHF", true],
  ["14 degrees Celsius", "14 °C", true],
  ["14 °C", "14 °C", true],
  ["14 °", "14 °", true],
  ["20 per cent", "20 %", true],
  ["2 hours", "2 h", true],
  ["3 kilos", "3 kg", true],
  ["Rate in EUR", "Rate in EUR", false],
  ["Europe 31", "Europe 31", false],
  ["31 euros a day", "31 EUR a day", false],
  ["euros", "EUR", false],
  ["31", "31", false],
])("%s is %s, an amount alone: %s", (text, signed, isAmount) => {
  expect(withUnitSigns(text).split(/\s+/).filter(Boolean).join(" ")).toBe(signed);
  expect(isMeasure(text)).toBe(isAmount);
});

it.each<[string, string, boolean]>([
  ["31 Rate in EUR", "31 euros", true],
  ["14 Night °C", "14 degrees", true],
  ["14 Night °", "14 °C", true],
  ["57 Night °F", "57 degrees Celsius", false],
  ["31 Rate in USD", "31 euros", false],
  ["131 Rate in EUR", "31 euros", false],
])("%s gives %s: %s", (text, measure, gives) => {
  expect(givesMeasure(text, measure)).toBe(gives);
});

it.each<[string, string, string[], boolean]>([
  ["28.5", "28.5 degrees", ["Pool 2", "30 °C"], true],
  ["28.5", "28.5 degrees Celsius", ["30 °C"], true],
  ["28.5", "28.5 degrees Celsius", ["86 °F"], false],
  ["28.5", "28.5 degrees", ["Pool 2"], false],
  ["28", "28.5 degrees", ["30 °C"], false],
])("%s in a field is %s beside %s: %s", (value, measure, texts, says) =>
  expect(holdsMeasure(value, measure, texts)).toBe(says),
);

it.each<[string, string, string[], boolean]>([
  ["80", "80", [], true],
  ["80 g", "80", ["Portion (g)"], true],
  ["80g", "80", ["Portion in grams"], true],
  ["€ 12", "12", ["Fee in euros"], true],
  ["80 oz", "80", ["Portion (g)"], false],
  ["80 g", "8", ["Portion (g)"], false],
  ["80 of 90", "80", ["Portion (of)"], false],
])("%s is the amount %s beside %s: %s", (text, amount, said, says) => {
  expect(isAmount(text, amount, said)).toBe(says);
});
