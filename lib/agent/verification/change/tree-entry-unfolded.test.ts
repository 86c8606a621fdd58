import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { treeEntryUnfolded } from "./tree-entry-unfolded";

type Open = "Orchard" | "Orchard north" | "Sheds" | "none";
const tree = (open: Open, came = true) => `
  list:tree "Places"
${["Orchard", "Orchard north", "Sheds"]
  .map(
    (name) => `    treeitem "${name}" [${open === name ? "expanded" : "collapsed"}]
    clickable "" #${name.replace(" ", "-")} &"${name}"
    link "${name}" >#
${open === name && came ? `    treeitem "${name} row 1"\n    link "${name} row 1" >#` : ""}`,
  )
  .join("\n")}`;
/** The same tree with nothing unfolded. */
const before = (after: string): string => (after.endsWith(twin) ? `${tree("none")}${twin}` : tree("none"));
const twin = '\n    treeitem "Orchard" [collapsed]';
const unfolded = (step: string, on: string, after: string) =>
  treeEntryUnfolded(groundOf(aVerificationCase({ step, before: before(after), on, after })));

describe("an entry of a tree is unfolded by the nameless triangle behind it", () => {
  it.each<[string, string, string, string | undefined]>([
    ["Expand Orchard in the tree", "#Orchard", tree("Orchard"), "Orchard"],
    ["Unfold the Sheds branch", "#Sheds", tree("Sheds"), "Sheds"],
    ["Expand Orchard north in the tree", "#Orchard-north", tree("Orchard north"), "Orchard north"],
    ["Expand Orchard in the menu tree", "#Orchard", tree("Orchard"), "Orchard"],
    ["Expand Orchard in the category tree", "#Sheds", tree("Sheds"), undefined],
    ["Expand Orchard in the tree of all sheds", "#Orchard", tree("Orchard"), undefined],
    // Another entry, or one of which only a part of the name is said.
    ["Expand Orchard in the tree", "#Sheds", tree("Sheds"), undefined],
    ["Expand Orchard north in the tree", "#Orchard", tree("Orchard"), undefined],
    // More than that entry, or another thing of its name.
    ["Expand Orchard and all below it", "#Orchard", tree("Orchard"), undefined],
    ["Expand the panel beside Orchard", "#Orchard", tree("Orchard"), undefined],
    ["Expand the history of Orchard", "#Orchard", tree("Orchard"), undefined],
    ["Open Orchard in the tree", "#Orchard", tree("Orchard"), undefined],
    ["Open Orchard in a new tab", "#Orchard", tree("Orchard"), undefined],
    ["Open the settings of Orchard", "#Orchard", tree("Orchard"), undefined],
    // Nothing came, or another one was unfolded.
    ["Expand Orchard in the tree", "#Orchard", tree("Orchard", false), undefined],
    ["Expand Orchard in the tree", "#Orchard", tree("Sheds"), undefined],
    ["Fold Orchard", "#Orchard", tree("Orchard"), undefined],
    // Two entries go by that name.
    ["Expand Orchard in the tree", "#Orchard", `${tree("Orchard")}${twin}`, undefined],
  ])("%s, by %s", (step, on, after, expected) => {
    expect(unfolded(step, on, after)).toBe(expected);
  });

  it.each<[step: string, expected: string | undefined]>([
    ["Expand Orchard in the place tree", "Orchard"],
    ["Expand Orchard in the tree", "Orchard"],
    ["Expand Orchard in the category tree", undefined],
    ["Expand Orchard in the second tree", undefined],
    ["Expand Orchard in the left tree", undefined],
  ])("beside another tree: %s", (step, expected) => {
    const other =
      '\n  list:tree "Categories"\n    treeitem "Fruit" [collapsed]\n    treeitem "Herbs" [collapsed]';
    const parts = { step, before: tree("none") + other, on: "#Orchard", after: tree("Orchard") + other };
    expect(treeEntryUnfolded(groundOf(aVerificationCase(parts)))).toBe(expected);
  });
});
