import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { dayOption, isToldAsDay, momentOption } from "./day-option";

const option = (goal: string, ...names: string[]) =>
  dayOption(
    names.map((name) => ({ name, of: name })),
    goalFacts(goal),
  );

it.each<[string, string[], string | undefined]>([
  ["Melde Emil für Dienstag, den 17. März, krank", ["Mo 16.3.", "Di 17.3."], "Di 17.3."],
  ["Report Emil for 17 March", ["Mon 16 Mar", "Tue 17 Mar"], "Tue 17 Mar"],
  ["Report Emil for Tuesday, 17 March", ["Monday 16", "Tuesday 17"], undefined],
  ["Report Emil for 17 March", ["Tue 17 Mar", "Tue 17 Mar, afternoon"], undefined],
  ["Report Emil for 18 March", ["Mon 16 Mar", "Tue 17 Mar"], undefined],
  ["Report Emil for Tuesday", ["Mon 16 Mar", "Tue 17 Mar"], undefined],
  ["Report Emil for 17", ["17", "18"], undefined],
])("%s: of %j the day is %s", (goal, names, expected) => {
  expect(option(goal, ...names)).toBe(expected);
});

it.each<[string, string, string[]]>([
  ["Melde Emil für Dienstag, den 17. März", "Di 17.3.", ["Dienstag", "17. März"]],
  ["Report Emil for Tuesday 17 March", "17 Mar", ["Tuesday", "17 March"]],
  ["Report Emil for 17 March and every Friday", "17 Mar", ["17 March"]],
  ["Report Emil for Tuesday 17 March", "18 Mar", []],
])("%s: by %s are told %j", (goal, chosen, expected) => {
  const facts = goalFacts(goal);
  const told = facts.filter((fact) => isToldAsDay(chosen, fact, facts));
  expect(told.map(({ value }) => value)).toEqual(expected);
});

const boats = [
  "Thu 3 May, 9:15, Oban to Mull",
  "Thu 3 May, 9:15, Oban to Coll",
  "Thu 3 May, 16:00, Oban to Mull",
  "Fri 4 May, 9:15, Oban to Mull",
];
const hours = ["9:15, deck A", "9:15, deck B", "11:00, deck A"];
it.each<[string, string[], number | undefined]>([
  ["Book the 16:00 boat to Mull on 3 May", boats, 2],
  ["Book 2 seats to Coll on 3 May at 9:15", boats, 1],
  ["Take the boat of 4 May at 9.15, for Ida Roth", boats, 3],
  ["Reserve deck A at 11:00 on 5 May", hours, 2],
  ["Book the boat on 3 May at 9:15", boats, undefined],
  ["Book the 11:00 boat to Mull on 3 May", boats, undefined],
  ["Book the 16:00 boat to Mull on 5 May", boats, undefined],
  ["Book the boat to Coll", boats, undefined],
  ["Reserve deck A at 11:00", ["9:15, deck A", "11:00, deck A, sold out"], undefined],
  ["Book the 16:00 boat on 3 May and back on 4 May", boats, undefined],
])("%s: of what is offered by day and time it is told, or not", (goal, names, expected) => {
  const offered = names.map((name, of) => ({ name, of }));
  expect(momentOption(offered, goalFacts(goal))).toBe(expected);
});
