import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { dayOption, isToldAsDay } from "./day-option";

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
