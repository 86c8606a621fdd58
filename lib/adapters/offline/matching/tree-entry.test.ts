import { expect, it } from "vitest";
import { inTree } from "@/lib/adapters/offline/acting/in-tree";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { aPageContext } from "@/tests/support/a-page-context";
import { treeEntry } from "./tree-entry";

const goal = "Set the price of 'Kelp' in Greens to 4";
const found = (asked: string, outline: string): string =>
  treeEntry(asked, goalFacts(asked), aPageContext(outline).nodes)?.id ?? "none";
const folded = (...names: string[]): string =>
  names.map((name) => `treeitem "${name}" [collapsed] #${name.toLowerCase()}`).join("\n");
const open = (parent: string, id: string, ...leaves: string[]): string =>
  `treeitem "${parent}" [expanded] #${id}\n${leaves
    .map((leaf, at) => `treeitem "${leaf}" &"${parent}" #${id}-${at}`)
    .join("\n")}`;
const greens = open("Greens", "greens", "Dulse", "Kelp");

it.each<[string, string, string, string]>([
  ["the folded one that is called so", goal, folded("Fruits", "Greens"), "greens"],
  ["none whose name is said in part", goal, folded("Greens of the sea", "Fruits"), "none"],
  ["none of two folded ones", "Set 'Kelp' in Greens of Fruits to 4", folded("Fruits", "Greens"), "none"],
  ["the named one under it", goal, greens, "greens-1"],
  ["the one that says more behind its name", goal, open("Greens", "greens", "Kelp 120 g"), "greens-0"],
  ["none whose name only begins alike", goal, open("Greens", "greens", "Kelpie"), "none"],
  ["the one under what the goal says", goal, `${open("Fruits", "fruits", "Kelp")}\n${greens}`, "greens-1"],
  ["the one under what it says, beside one at the top", goal, `treeitem "Kelp" #top\n${greens}`, "greens-1"],
  ["none of two under it", goal, open("Greens", "greens", "Kelp", "Kelp 120 g"), "none"],
  [
    "none under another",
    goal,
    `${open("Fruits", "fruits", "Kelp")}\n${open("Greens", "greens", "Dulse")}`,
    "none",
  ],
  ["none that is chosen", goal, greens.replace('"Kelp"', '"Kelp" [selected]'), "none"],
  ["none that is hidden", goal, greens.replace('"Kelp"', '"Kelp" [hidden]'), "none"],
  ["none that is open itself", "Set 'Greens' to 4", greens, "none"],
  ["none that is no entry of a tree", goal, 'link "Kelp"\nbutton "Greens" [collapsed]', "none"],
  ["none of a tree that says nothing of it", "Set the price of 'Salt' to 4", greens, "none"],
])("of a tree's entries %s", (_, asked, outline, expected) => {
  expect(found(asked, outline)).toBe(expected);
});

it.each<[string, string, string | undefined]>([
  ["is pressed", greens, 'click("greens-1")'],
  ["is not pressed again", `${greens}\n`, undefined],
  ["is none", open("Greens", "greens", "Dulse"), undefined],
])("what is about the goal in a tree %s", (when, outline, action) => {
  const done = when.endsWith("again")
    ? [{ action: 'click("greens-1")', target: 'treeitem "Kelp"', outcome: "verified" as const, summary: "" }]
    : [];
  const context = aPageContext(outline, done);
  expect(inTree(goal, context.nodes, context)?.action).toBe(action);
});
