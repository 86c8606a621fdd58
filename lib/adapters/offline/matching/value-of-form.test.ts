import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { isCountOnly, isEnteredWith } from "./value-of-form";

const facts = (goal: string, is: (fact: ReturnType<typeof goalFacts>[number]) => boolean): string[] =>
  goalFacts(goal)
    .filter(is)
    .map(({ value }) => value);

it.each<[string, string[]]>([
  ["Approve the trip of Ida, signed 'Bo Lind'", ["Bo Lind"]],
  ["Book the boat of Ida under the name Bo Lind", ["Bo Lind"]],
  ["Send the letter of Ida with the message 'Good luck'", ["Good luck"]],
  ["Open the message 'Good luck' of Ida", []],
])("%s: what is only entered is %j", (goal, expected) => {
  expect(facts(goal, (fact) => isEnteredWith(goal, fact))).toEqual(expected);
});

it.each<[string, string[], string[]]>([
  ["Book the boat for 4 people", [], ["4"]],
  ["Book the boat for 4 people", ["people"], []],
  ["Open the boat with 4 masts", [], []],
  ["Open the form for 4", [], []],
  ["Book the boat for Ida Falk tomorrow", [], []],
])("%s, where entries say %j: %j is only counted", (goal, said, expected) => {
  expect(facts(goal, (fact) => isCountOnly(goal, fact, (word) => said.includes(word)))).toEqual(expected);
});
