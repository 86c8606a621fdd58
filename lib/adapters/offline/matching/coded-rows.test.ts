import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { aPage } from "@/tests/support/a-page";
import { codedRowsIn } from "./coded-rows";

const rows = ["2A North Hall", "3B North Hall", "3B South Hall", "5A North Hall"];
const boxesOf = (goal: string): string[] => {
  const lines = rows.map((row, at) => `  row "${row}"\n    checkbox "${row}"${at === 0 ? " [checked]" : ""}`);
  const { nodes } = aPage(`table ""\n${lines.join("\n")}`);
  const boxes = nodes.flatMap((node) => (node.role === "checkbox" ? [{ node, row: node.name }] : []));
  return codedRowsIn(goal, goalFacts(goal), boxes).map(({ kind, value }) => `${kind} ${value}`);
};

it.each<[string, string[]]>([
  [
    "Print labels for lockers 3B and 5A in North Hall",
    ["unmark 2A North Hall", "mark 3B North Hall", "mark 5A North Hall"],
  ],
  ["Print labels for lockers 2A, 5A", ["mark 2A North Hall", "mark 5A North Hall"]],
  // Two rows bear it.
  ["Print labels for lockers 3B and 5A", []],
  // No row bears it.
  ["Print labels for lockers 5A and 9D in North Hall", []],
  // One alone may be a size or a part of an address.
  ["Print the label for locker 3B in North Hall", []],
])("the rows of %s", (goal, expected) => {
  expect(boxesOf(goal)).toEqual(expected);
});
