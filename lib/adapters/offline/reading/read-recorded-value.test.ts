import { expect, it } from "vitest";
import { readGoal } from "./read-goal";

it.each<[string, string, string, string]>([
  ["Enter 27.45 kg as the weight of hive 6", "weight", "27.45 kg", "hive 6"],
  ["Record 4512 as the reading for flat 3", "reading", "4512", "flat 3"],
  ["Log '18.5' as the temperature of the Orchid house", "temperature", "18.5", "Orchid house"],
  ["Put in 'Live from the pier' as the note of Night Harbour", "note", "Live from the pier", "Night Harbour"],
])("%s: what a thing has becomes that", (goal, name, value, of) => {
  expect(readGoal(goal)).toMatchObject([{ do: "set", field: { name }, value, of }]);
});

it.each([
  "Enter 'Knee pain' as the reason for the visit",
  "Enter 12 as the number of guests",
  "Enter 'Bob' as the name of the new dog Rex",
  "Enter 'Bob' as the name",
  "Enter 27.45 in the weight field",
])("%s: a field of a form holds that", (goal) => {
  expect(readGoal(goal)).toMatchObject([{ do: "type" }]);
});
