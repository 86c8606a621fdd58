import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { otherIsOpen } from "./other-is-open";

const talks = (open: string, ...others: string[]): string =>
  `\n  list "Talks"\n    item "${open}" [.active]${others.map((name) => `\n    item "${name}"`).join("")}\n  textbox "" ="" #words`;
const send = { does: "setValue", on: "#words", value: "On my way", enter: true } as const;

describe("another entry is open than the step names", () => {
  it.each([
    [
      "the named one stands beside it",
      'Send "On my way" to Brian',
      talks("Jing", "Dave", "Brian and Bill"),
      true,
    ],
    ["it is the open one", 'Send "On my way" to Brian', talks("Brian and Bill", "Dave"), false],
    ["nobody is named", 'Send "On my way"', talks("Jing", "Brian"), false],
    ["the named one is not among them", 'Send "On my way" to Brian', talks("Jing", "Dave"), false],
    ["the step sends nothing", 'Move "On my way" to Brian', talks("Jing", "Brian"), false],
  ])("%s", (_, step, before, is) => {
    const parts = {
      step,
      before,
      after: `${before}\n  item "On my way"`,
      ...send,
      requests: ["POST /talk 201 fetch"],
    };
    expect(otherIsOpen(groundOf(aVerificationCase(parts)))).toBe(is);
    if (is) expect(ruled({ ...parts, again: true }).says).not.toBe("verified");
  });
});

const notes = (open: string, ...others: string[]): string =>
  `\n  list "Notes"\n    item "${open} Mon" [.selected]${others.map((name) => `\n    item "${name} Tue"\n      button "Pin ${name}"`).join("")}\n  region "Tools"\n    button "Delete note" #used\n  button "Sync" #sync`;

it.each([
  ["another one of the list", 'Delete the note "Soup"', notes("Gifts", "Soup"), true],
  ["another one, without quotes", "Delete the note Soup", notes("Gifts", "Soup"), true],
  ["the open one", 'Delete the note "Soup"', notes("Soup", "Gifts"), false],
  ["one that is in no list beside it", 'Delete the note "Stew"', notes("Soup", "Gifts"), false],
  ["nothing", "Delete the note", notes("Soup", "Gifts"), false],
])("a deed by a button for what is open, where the step names %s", (_, step, before, is) => {
  expect(otherIsOpen(groundOf(aVerificationCase({ step, before, on: "#used" })))).toBe(is);
});

it("says nothing of a deed by a button of the entry, nor of what only opens", () => {
  const before = notes("Gifts", "Soup");
  const said = (step: string, on: string): boolean =>
    otherIsOpen(groundOf(aVerificationCase({ step, before, on })));
  expect(said('Remove the pin of "Soup"', "Pin Soup")).toBe(false);
  expect(said('Open "Soup"', "#sync")).toBe(false);
});
