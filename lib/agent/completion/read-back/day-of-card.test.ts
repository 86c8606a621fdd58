import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { readKept } from "./read-kept";

const goal = "Renew the loan of 'Tides'";
const card = (day: string, said = "") => ({
  ...aPage('heading:1 "My loans"\nheading:2 "Tides"\nheading:2 "Sails"'),
  lines: ["# My loans", "## Tides", `Due ${day}`, ...(said ? [said] : []), "## Sails", "Due 4 May"],
});
const readBack = (value: string, entryThen?: string) => ({
  shown: [],
  awaited: [],
  lines: [],
  told: [{ name: "Tides", value }],
  ...(entryThen ? { entryThen } : {}),
});

it.each<[string, string, string, "held" | "lost"]>([
  ["with its year", "19 December 2026", "19 December 2026", "held"],
  ["without a year", "25 May", "25 May", "held"],
  ["another one", "25 May", "4 May", "lost"],
])("the day of a card is read under its heading: %s", (_, value, day, where) => {
  expect(readKept(readBack(value), card(day), goal)[where]).toEqual([`"Tides" is "${value}"`]);
});

const list = (day: string) => aPage(`list "Loans"\n  item "Tides, due ${day} Renew"\n    button "Renew"`);
it.each<[string, string, string[]]>([
  ["its entry says a later day instead", "26 June", []],
  ["its entry says the same day still", "29 May", ['"Tides" is "renewed"']],
])("what a message in the entry said is gone when it is loaded anew: %s", (_, day, lost) => {
  expect(readKept(readBack("renewed", "Tides, due 29 May"), list(day), goal).lost).toEqual(lost);
});

it.each<[string, string, string[]]>([
  ["is a draft", "Draft", []],
  ["is not", "Open", ['"Tides" is "Ida Falk"']],
])("an entry that says what was entered and by its own word %s", (_, word, held) => {
  const page = aPage(`list "Loans"\n  item "Tides Ida Falk ${word}"\n    button "Edit"`);
  expect(readKept(readBack("Ida Falk"), page, "Lend 'Tides' to Ida Falk")).toMatchObject({ held, lost: [] });
});
