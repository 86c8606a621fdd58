import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { choosesForStep, entersForStep } from "./enters-for-step";

it.each([
  ["Save the address", "Norway", false],
  ["Open the menu", "Norway", false],
  ["Delete the order", "Norway", false],
  ['Rename it to "Alps"', "Norway", false],
  ["Show the cheapest first", "Price, rising", true],
  ["Sort the list by price", "Price, rising", true],
  ["Move it to Norway", "Norway", true],
  ["Add a country", "Norway", true],
  ["Save the address", undefined, true],
])("%s by entering %j: %s", (step, value, may) => {
  expect(entersForStep(readStepIntent(step), value)).toBe(may);
});

it.each([
  ["Look up the books by Ada", "Riverside", "Branch", false],
  ["Sort the table by salary", "10", "Entries", false],
  ["Turn to the third page", "Riverside", "Branch", false],
  ["Type the postcode 24103", "By bike", "Delivery", false],
  ["Show 25 entries", "10", "Entries", false],
  ["Show 25 entries", "25", "Entries", true],
  ["Let the week begin on Sunday", "Sunday", "", true],
  ["Type the delivery", "By bike", "Delivery", true],
  ["Choose the bike courier", "Bike courier, today", "Delivery", true],
  ["Pick a branch", "Riverside", "Branch", true],
])("%s by choosing %j in %j: %s", (step, value, list, may) => {
  expect(choosesForStep(readStepIntent(step), value, list)).toBe(may);
});
