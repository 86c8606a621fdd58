import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { isActionable, isBusy, type SnapshotNode } from "./snapshot";

describe("an element of a page", () => {
  const button = { id: "x", role: "button", name: "" } as const;

  it.each<[Partial<SnapshotNode>, boolean]>([
    [{ states: ["busy"] }, true],
    [{ states: ["busy", "hidden"] }, false],
    [{ role: "progress" }, true],
    [{ role: "progress", value: "" }, true],
    [{ role: "progress", value: "0.4" }, false],
    [{ role: "progress", states: ["hidden"] }, false],
    [{}, false],
  ])("%j is at work: %s", (parts, busy) => {
    expect(isBusy(node({ ...button, ...parts }))).toBe(busy);
  });

  it("can be acted on by its role", () => {
    const acted =
      "button link textbox checkbox radio switch combobox option tab menuitem slider treeitem file clickable";
    const held = "alert status heading dialog form list item table row region progress image";
    const roles = (words: string) => words.split(" ") as SnapshotNode["role"][];
    expect(roles(acted).filter((role) => !isActionable({ role }))).toEqual([]);
    expect(roles(held).filter((role) => isActionable({ role }))).toEqual([]);
  });
});
