import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { aPage } from "@/tests/support/a-page";
import { rowsMeant } from "./rows-from-goal";

const rows = ["Crane oil dock", "Rope store", "Ladder dock"];
const table = (marked: number[] = []): string =>
  [
    "table",
    ...rows.map(
      (name, at) =>
        `  row "${name}"\n    checkbox "Select job ${at}" #j${at}${marked.includes(at) ? " [checked]" : ""}`,
    ),
  ].join("\n");

it.each<[string, number[], string[]]>([
  ['Close the two jobs tagged "dock"', [], ["mark j0", "mark j2"]],
  ["Close both jobs at dock", [], ["mark j0", "mark j2"]],
  ["Close all jobs for dock", [], ["mark j0", "mark j2"]],
  ["Close all the jobs at dock", [1], ["mark j0", "mark j2", "unmark j1"]],
  ['Close the three jobs tagged "dock"', [], []],
  ['Close the 2 jobs tagged "quay"', [], []],
  ["Close 'Rope store'", [0], ["unmark j0", "mark j1"]],
])("%s, with %j marked: %j", (goal, marked, expected) => {
  const found = rowsMeant(goal, goalFacts(goal), aPage(table(marked)).nodes);
  expect(found.map(({ kind, node }) => `${kind} ${node.id}`)).toEqual(expected);
});
