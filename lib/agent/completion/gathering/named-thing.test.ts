import { expect, it } from "vitest";
import { isNamedThing } from "./named-thing";

it.each<[string, string, string, string, boolean]>([
  ["is one that the goal names", "Checkout", "verified", "Change the German for 'Checkout'", true],
  ["is none that the goal does not name", "Checkout", "verified", "Change the German for 'Cart'", false],
  ["is none where nobody could tell what it did", "Checkout", "undecided", "Change 'Checkout'", false],
  ["is none that sends", "Send reminder", "verified", "Press 'Send reminder'", false],
])("a control that reads like a command %s", (_, name, outcome, goal, expected) => {
  expect(isNamedThing(name, { outcome }, goal)).toBe(expected);
});
