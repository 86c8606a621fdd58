import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { isBesidePressed } from "./of-other-entry";

const crates = (second: string): string => `
  region "Twelve"
    button "Add Leeks, twelve" #twelve
  region "Other"
    button "${second}" #other`;
const goal = "Add twelve leeks to the crate";
const past = [
  {
    action: 'click("twelve")',
    target: 'button "Add Leeks, twelve"',
    outcome: "undecided" as const,
    summary: "",
  },
];

it.each<[string, boolean]>([
  ["Add Leeks, baby twelve", true],
  ["Add Leeks to the crate", false],
  ["Leeks: pay", false],
  ["Add", false],
])("beside the goal's own, once pressed, %s is another one of its kind: %s", (name, expected) => {
  const { nodes } = aPage(crates(name));
  const other = nodes.find(({ id }) => id === "other");
  expect(other && isBesidePressed(goal, nodes, past)(other)).toBe(expected);
  expect(other && isBesidePressed(goal, nodes, [])(other)).toBe(false);
});

it("does not send what was chosen", () => {
  const outline = `combobox "Crate" #c |"North|South" ="North"${crates("Add Leeks, baby twelve")}`;
  expect(actOnRequest(`${goal} North`, aPageContext(outline, past))).toBeUndefined();
});

it("is left for the goal's own", () => {
  expect(actOnRequest(goal, aPageContext(crates("Add Leeks, baby twelve"), []))?.action).toBe(
    'click("twelve")',
  );
});
