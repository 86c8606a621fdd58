import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruledInTheEnd } from "@/tests/support/a-verification-case";
import { isEntryOfTree } from "./entry-of-tree";

/** A tree of barns with what is done to each in columns beside it, as some draw a table that has a tree in it. */
const columns = `
  item "Barn 1 Hayloft Paddock"
    list ""
      treeitem "Barn 1"
      link "Barn 1" >/farm#
      treeitem "Hayloft"
      link "Hayloft" >/farm#
      button "" #within
      treeitem "Paddock"
      link "Paddock" >/farm#
  item "Plan"
    link "" #shown >/farm/plan/7
    link "Options" #options >/farm#
    link "Rename" #rename >/farm#`;
const isPlace = (step: string, on: string, rival = "Paddock"): boolean => {
  const { nodesBefore, intent, target } = groundOf(aVerificationCase({ step, before: columns, on }));
  const at = nodesBefore.findLastIndex(({ name }) => name === rival);
  return isEntryOfTree(nodesBefore, target.index, at, intent);
};

it.each<[string, string, string]>([
  ["a picture beside the tree does the deed", "Hide Paddock on the plan", "#shown"],
  ["what is called as the step says stands beside it", "Open the options of Paddock", "#options"],
])("an entry of a tree says only the line, where %s", (_, step, on) => expect(isPlace(step, on)).toBe(true));

it.each<[string, string, string, string?]>([
  ["the control is in the tree itself", "Hide Paddock on the plan", "#within"],
  ["the entry itself is to be opened", "Open Paddock", "#shown"],
  ["the control is called by another deed", "Open the options of Paddock", "#rename"],
  ["another entry was pressed", "Hide Paddock on the plan", "Hayloft"],
  ["what the step names is no entry of it", "Hide the options of Paddock", "#shown", "Options"],
])("an entry of a tree may be what was meant where %s", (_, step, on, rival) =>
  expect(isPlace(step, on, rival)).toBe(false),
);

/** Two buttons that look the same, one for each line of the tree. */
const barns = (...names: string[]): string => `
  item "Farm"
    list ""${names.map((name) => `\n      treeitem "${name}"\n      link "${name}" >/farm#`).join("")}
  item "Tools"${names.map((name) => `\n    button "Delete" #delete-${name.at(-1)}`).join("")}`;

it.each<[string, string, string[]]>([
  ["undecided", "every entry is there still", ["Barn 1", "Barn 2"]],
  ["refuted", "another entry went", ["Barn 2"]],
  ["refuted", "another entry is called otherwise", ["Shed 1", "Barn 2"]],
])("is not taken for what was meant: %s where %s", (expected, _, left) => {
  const verdict = ruledInTheEnd({
    step: "Delete Barn 2",
    before: barns("Barn 1", "Barn 2"),
    after: barns(...left),
    on: "#delete-1",
    requests: ["POST /farm 200"],
  });
  expect(verdict).toBe(expected);
});

it("has gone itself, and is not taken for what was meant", () => {
  const [before, after] = [barns("Barn 1", "Barn 2"), barns("Barn 1")];
  expect(ruledInTheEnd({ step: "Delete Barn 2", before, after, on: "#delete-2" })).not.toBe("refuted");
});
