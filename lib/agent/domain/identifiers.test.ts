import { expect, it } from "vitest";
import { missedIdentifier } from "./identifiers";

it.each<[string, string, string, string | undefined]>([
  [
    "another one of that form",
    "Mark invoice INV-2087 as paid",
    "INV-2081 Harbour Dental €420.00 Paid",
    "inv-2087",
  ],
  ["the one that is meant", "Mark invoice INV-2087 as paid", "INV-2087 Lark & Sons", undefined],
  ["both", "Mark invoice INV-2087 as paid", "INV-2087, was INV-2081", undefined],
  ["one of another form", "Mark invoice INV-2087 as paid", "SR-19 Harbour Dental", undefined],
  ["none", "Mark invoice INV-2087 as paid", "Harbour Dental €420.00", undefined],
  ["either of two that are named", "Merge #1042 into #1043", "#1043 Heating", undefined],
  ["a third one", "Merge #1042 into #1043", "#1044 Heating", "#1042"],
  ["a number that it is to get", "Set the batch of Biscuit to RB-4471", "Biscuit RB-4470", undefined],
  ["a year, a price, a time", "Book room 12 for 2027", "Room 11, 2026, 14:00, €120", undefined],
  ["a number in two parts", "Lend object 1987.114 to Basel", "2003.012 Gold fibula, Basel", "1987.114"],
  ["a day, a price, a thousand", "Pay 12.500 on 2026-12-05", "13.500, 2026-12-04, 1250.500,00", undefined],
  ["a number without a kind", "Pay 1042 euros", "Paid 1043 euros", undefined],
  ["a part of a longer name", "Set new-checkout to 50%", "new-checkout-copy 0% growth", "new-checkout"],
  ["the end of a longer name", "Delete staging_bot", "old-staging_bot", "staging_bot"],
  [
    "the name beside a longer one",
    "Set new-checkout to 50%",
    "new-checkout, copied to new-checkout-copy",
    undefined,
  ],
  ["a number with a letter behind it", "Return item 3391, the lamp", "3391-B Lamp, blue", "3391"],
  [
    "the number beside one with a letter",
    "Return item 3391, the lamp",
    "3391 Lamp (also as 3391-B)",
    undefined,
  ],
  ["that very number with its letter", "Return item 3391-B, the lamp", "3391-B Lamp, blue", undefined],
  ["an amount with its unit", "Add 500 ml of milk", "Milk 500-ML bottle", undefined],
  ["a compound of a language", "Book the well-known room", "Well known", undefined],
  ["a wording without any", "Mark the invoice as paid", "INV-2081 Harbour Dental", undefined],
])("%s", (_, wording, text, missed) => {
  expect(missedIdentifier(wording, text)).toBe(missed);
});
