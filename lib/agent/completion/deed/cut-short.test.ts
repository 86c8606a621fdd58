import { expect, it } from "vitest";
import { isCutShort, isFirstPart } from "./cut-short";

it.each<[string, string, string[], boolean]>([
  ["lacks its end", "Plant a lime tree", ["Plant a lime Nora"], true],
  ["is shown whole beside it", "Plant a lime tree", ["Plant a lime Nora", "Plant a lime tree"], false],
  ["is said to go on", "Plant a lime tree", ["Plant a lime …"], false],
  ["is not shown at all", "Plant a lime tree", ["Plant pots"], false],
  ["begins with one word of it", "Plant trees", ["Plant"], false],
  [
    "is longer than lists show",
    "Plant a lime tree beside the gate of the yard",
    ["Plant a lime tree beside the"],
    false,
  ],
])("a text %s", (_, value, texts, expected) => {
  expect(isCutShort(value, texts)).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["Luis", "Luis Ortega", true],
  ["Luis Ortega", "Luis Ortega", false],
  ["Lu", "Lu Ortega", false],
  ["3 May", "3 May 2027", false],
  ["Luisa", "Luis Ortega", false],
  ["Ortega", "Luis Ortega", false],
])("%s is the first part of %s: %s", (text, value, expected) => {
  expect(isFirstPart(text, value)).toBe(expected);
});
