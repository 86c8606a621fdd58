import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isOfOtherEntry } from "./of-other-entry";

const goal = "Book 2 beds in the Heron dorm";
const heron = 'link "Book beds in Heron dorm"';
const entry = (control: string) => `list ""\n  item "A dorm"\n    ${control} #own`;

it.each<[string, string, string, string, boolean]>([
  ["the same of another entry", goal, heron, entry('link "Book beds in Stork dorm"'), true],
  [
    "what the goal says as well",
    `${goal} and 2 in the Stork dorm`,
    heron,
    entry('link "Book beds in Stork dorm"'),
    false,
  ],
  ["the same link", goal, heron, entry('link "Book beds in Heron dorm"'), false],
  ["something else", goal, heron, entry('link "Prices"'), false],
  ["a way beside the lists", goal, heron, 'link "Book beds in Stork dorm" #own', false],
  ["a button", goal, heron, entry('button "Book beds in Stork dorm"'), false],
  [
    "where what was followed is told by nothing of the goal",
    goal,
    'link "Book beds in the Loft"',
    entry('link "Book beds in Stork dorm"'),
    false,
  ],
  [
    "where a button was pressed",
    goal,
    'button "Book beds in Heron dorm"',
    entry('link "Book beds in Stork dorm"'),
    false,
  ],
])("of another entry is %s", (_, asked, target, outline, expected) => {
  const own = aPage(outline).nodes.filter(({ id }) => id === "own");
  const history = [{ action: 'click("x")', target, outcome: "verified" as const, summary: "" }];
  expect(own.map(isOfOtherEntry(asked, history))).toEqual([expected]);
});

it.each([
  ["where what was followed says no more", 'link "Book beds"', 'link "Book beds in Stork"'],
  ["where it says no more itself", heron, 'link "Book beds"'],
  ["of what the goal says nothing of", 'link "Book beds in the Loft"', 'link "Book beds in Stork"'],
])("an entry is no other one %s", (_, target, control) => {
  const own = aPage(entry(control)).nodes.filter(({ id }) => id === "own");
  const history = [{ action: 'click("x")', target, outcome: "verified" as const, summary: "" }];
  expect(own.map(isOfOtherEntry(goal, history))).toEqual([false]);
});

it("an entry of some day is no other one where the goal names no day", () => {
  const own = aPage(entry('link "Seats, The Seagull, 14 March"')).nodes.filter(({ id }) => id === "own");
  expect(own.map(isOfOtherEntry("Reserve seat F7 for The Seagull", []))).toEqual([false]);
});

it.each<[string, string, boolean]>([
  ["another day", "Seats, The Seagull, 14 March", true],
  ["its own day", "Seats, The Seagull, 21 March", false],
  ["its own day in full", "Seats, Saturday 21 March", false],
  ["no day", "Seats, The Seagull", false],
])("an entry of %s is another one", (_, name, expected) => {
  const own = aPage(entry(`link "${name}"`)).nodes.filter(({ id }) => id === "own");
  expect(own.map(isOfOtherEntry("Reserve seat F7 for The Seagull on 21 March", []))).toEqual([expected]);
});
