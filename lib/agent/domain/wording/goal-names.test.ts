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
  ["Cancel the permit for the car B-LK 204", ["B-LK 204"]],
  ["Set the account of Bo Ek to NL20 INGB 0001 2345 67", ["NL20 INGB 0001 2345 67", "Bo Ek"]],
  ["Open the order with the ID 42", ["ID", "42"]],
  ["Ring at QA 10:30", ["QA", "10:30"]],
  ["Move the visit of Dr. Halim", ["Dr. Halim"]],
  ['Rename "a.txt" to "b.txt"', ["a.txt", "b.txt"]],
])("%s: the names %j", (goal, names) => {
  expect(goalNames(goal)).toEqual(names);
});
