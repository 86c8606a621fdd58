import { expect, it } from "vitest";
import { isAmountOfMoney, withCurrencyCodes } from "./currencies";

it.each<[string, string, boolean]>([
  ["31 euros", "31 EUR", true],
  ["€31.50", "EUR 31.50", true],
  ["US$ 20", "USD 20", true],
  ["12 pounds sterling", "12 GBP", true],
  ["5 Swiss francs", "5 CHF", true],
  ["Rate in EUR", "Rate in EUR", false],
  ["Europe 31", "Europe 31", false],
  ["31 euros a day", "31 EUR a day", false],
  ["euros", "EUR", false],
  ["31", "31", false],
])("%s is %s, an amount of money alone: %s", (text, coded, isAmount) => {
  expect(withCurrencyCodes(text).split(/\s+/).filter(Boolean).join(" ")).toBe(coded);
  expect(isAmountOfMoney(text)).toBe(isAmount);
});
