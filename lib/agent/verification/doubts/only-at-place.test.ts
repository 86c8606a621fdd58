import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isOnlyAtPlace } from "./only-at-place";

const menu = (control: string) => `\n  heading "Garden"\n  ${control} >https://garden.test/to #it`;
const beds =
  '\n  heading "Beds"\n  textbox "Search"\n  tab "Fallow"\n  list "Beds"\n    item "North"\n    item "South"';
const twoBeds = 'link "Danish bed" >https://garden.test/danish\n  link "Norse bed"';
const leads = (step: string, control: string, after = beds): CaseParts => ({
  step,
  before: menu(control),
  after,
  on: "#it",
  urlAfter: "https://garden.test/to",
  titleAfter: "Garden",
});

it.each<[string, string, boolean, string?]>([
  ['Search the beds for "clay"', 'link "Beds"', true],
  ['Search the beds for "clay"', 'link "Clay"', false],
  ['Search the beds for "clay"', 'link "Beds"', false, beds.replace('"Search"', '"Search" ="clay"')],
  ['Search the beds for "clay"', 'link "Beds"', false, beds.replace('"Beds"', '"Beds with clay"')],
  ['Filter the beds by "Fallow"', 'link "Beds"', true],
  ['Filter the beds by "Fallow"', 'link "Beds"', false, beds.replace('"Fallow"', '"Fallow" [selected]')],
  ['Show the beds of type "Fallow"', 'link "Beds"', true],
  ['Show the bed "North"', 'link "Beds"', true],
  ["Go to the next page of the beds", 'link "Beds"', true],
  ["Go to the next page of the beds", 'link "Next"', false],
  ["Go to page 2 of the beds", 'link "2"', false],
  ["Go to the next week", 'link "Calendar"', true],
  ["Go to the next week", 'link "→"', false],
  ["Switch the calendar to the week view", 'link "Calendar"', true],
  ["Switch the calendar to the week view", 'link "Week"', false],
  ["Bring the Calendar tab to the front", 'link "Calendar"', false],
  ["Show the fallow beds only", 'link "Beds"', true],
  ["Show the fallow beds only", 'link "Fallow"', false],
  ["Show the fallow beds only", 'link "Beds"', false, beds.replace('"Fallow"', '"Fallow" [selected]')],
  ["Show the fallow beds", 'link "Beds"', false],
  ["Open the bed of Ida", 'link "Beds"', true],
  ["Open the bed list of Ida", 'link "Beds"', false],
  ["Open the bed", 'link "Beds"', false],
  ["Open the beds", twoBeds, true],
  ["Open the Norse beds", twoBeds, false],
  ["Go on to the tools", 'link "Show"', true],
  ["Go on to the beds", 'link "Show"', false],
  ['Open the talk "South slope"', 'link "View"', false, '\n  heading "South slope"'],
  ['Open the talk "South slope"', 'link "View"', false, '\n  heading "Talk: South slope"'],
  ['Open the talk "South slope"', 'link "View"', true, '\n  heading "South slopes"'],
  ['Open the talk "South slope"', 'link "View"', true, '\n  link "South slope"'],
  ['Open the talk "South slope" of "Ida"', 'link "View"', true, '\n  heading "South slope"'],
  [
    'Open the talk "South slope" of "Ida"',
    'link "View"',
    false,
    '\n  heading "South slope"\n  heading "By Ida"',
  ],
  ['Open the talk "Garden"', 'link "View"', true, '\n  heading "South slope"'],
  ["Open the talk on the south slope", 'link "View"', true, '\n  heading "South slope"'],
  ["Open the beds", 'link "Beds"', false],
])("%s by %s: %s", (step, control, says, after) =>
  expect(isOnlyAtPlace(groundOf(aVerificationCase(leads(step, control, after))))).toBe(says),
);

it.each([
  ['Search the beds for "clay"', "undecided"],
  ["Open the beds", "verified"],
])("%s is %s by a link to them", (step, says) =>
  expect(ruled({ ...leads(step, 'link "Beds"'), again: true }).says).toBe(says),
);
