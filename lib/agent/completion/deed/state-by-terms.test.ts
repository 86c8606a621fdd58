import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { stateTold } from "./state-told";

const url = "https://quay.test/requests/7";
const list = '\nheading:1 "Berth request"\nlist:dl ""';
const table =
  '\nheading:1 "Liegeplatz"\ntable\n  row "Schiffer Ida Falk"\n  row "Boot Kelp"\n  row "Status genehmigt"';
const goal = "Approve the berth request of Ida Falk";
const lines = (...more: string[]): string[] => [
  "# Berth request",
  "Skipper",
  "Ida Falk",
  "Boat",
  "Kelp",
  ...more,
];
const approved = lines("Status", "Approved");

const told = (asked: string, outline: string, text: string[], at = url): string[] => {
  const snapshot = { ...aPage(outline, { url }), lines: text };
  return stateTold({ task: aTask({ goal: asked, history: [anAction({ urlAtAction: at })] }), snapshot });
};

it.each<[string, string[], string[]]>([
  ["under its label", told(goal, list, approved), ['"Ida Falk" is "approved"']],
  [
    "in a table of two columns",
    told("Genehmige den Liegeplatz von Ida Falk", table, [
      "# Liegeplatz",
      "Schiffer | Ida Falk",
      "Boot | Kelp",
      "Status | genehmigt",
    ]),
    ['"Ida Falk" is "genehmigt"'],
  ],
  ["with another state", told(goal, list, lines("Status", "Pending")), []],
  ["with more than the state", told(goal, list, lines("Status", "Not approved")), []],
  ["with two states", told(goal, list, lines("Status", "Approved", "Stage", "Pending")), []],
  ["for another skipper", told(goal.replace("Falk", "Lund"), list, approved), []],
  ["for another boat", told(`${goal} for Dulse`, list, approved), []],
  ["on a page where nothing was done", told(goal, list, approved, "https://quay.test/requests/8"), []],
  ["without a list of terms", told(goal, '\nheading:1 "Berth request"', approved), []],
  ["beside a list that names it too", told(goal, `${list}\nlist\n  item "Ida Falk Pending"`, approved), []],
])("the terms of the page tell the state of what the goal names: %s", (_, said, expected) => {
  expect(said).toEqual(expected);
});
