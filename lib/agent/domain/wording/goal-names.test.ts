import { expect, it } from "vitest";
import { goalNames } from "./goal-names";

it.each<[string, string[]]>([
  ["Move the file budget.xlsx to the folder Archive", ["budget.xlsx", "Archive"]],
  ["Delete report_2026.mp4", ["report_2026.mp4"]],
  ["Invite omar@fern.example to the team", ["omar@fern.example"]],
  ["Invite the team, e.g. by mail", []],
  ["Add milk.Then save", []],
  ["Record that I have just watered the Monstera, as I'm away", ["Monstera"]],
  ["Sign me up for it, I'm Mina Costa", ["Mina Costa"]],
  ["Put I down", []],
  ["Add a TXT record with the value pier-check=7f3a", ["pier-check=7f3a", "TXT"]],
  ["Open https://fern.example/list", []],
  ["Create a bill for Bo Ek over 480 EUR", ["Bo Ek", "480"]],
  ['Rename "a.txt" to "b.txt"', ["a.txt", "b.txt"]],
])("%s: the names %j", (goal, names) => {
  expect(goalNames(goal)).toEqual(names);
});
