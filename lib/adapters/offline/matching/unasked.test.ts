import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findLead } from "./find-lead";
import { findOpener } from "./find-opener";
import { isUnasked } from "./unasked";

const first = (outline: string) => {
  const [node] = aPage(outline).nodes;
  if (!node) throw new Error("no element");
  return node;
};

describe("a control whose deed the goal does not ask for", () => {
  it.each<[string, string, boolean]>([
    ['button "Remove Ropes"', "Mark Ropes as done", true],
    ['button "Remove Ropes"', "Remove Ropes from the list", false],
    ['button "Remove Ropes"', "Get rid of Ropes", false],
    ['button "Delete"', "Rename Ropes to Tar", true],
    ['button "🗑"', "Rename Ropes to Tar", true],
    ['button "🗑"', "Delete Ropes", false],
    ['button "Archive Ropes"', "Mark Ropes as done", true],
    ['button "Archive Ropes"', "Archive Ropes", false],
    ['button "Cancel visit"', "Move the visit to Friday", true],
    ['button "Cancel visit"', "Cancel the visit of Friday", false],
    ['button "Sign out"', "Change my name to Ann", true],
    ['button "Log out"', "Sign out", false],
    ['button "Pay now"', "Change the address of order 7", true],
    ['button "Pay bill"', "Pay the bill of May", false],
    ['button "Send to all"', "Rename the list Ropes", true],
    ['button "Send message"', "Write a message to Ann", false],
    ['button "Publish" [popup]', "Rename the list Ropes", false],
    ['link "Remove boat" /boats', "Rename the boat", true],
    ['button "Edit Ropes"', "Mark Ropes as done", false],
  ])("%s, for: %s: %s", (outline, goal, expected) => {
    expect(isUnasked(first(outline), goal)).toBe(expected);
  });
});

const list = `
list ""
  item "Ropes ×"
    checkbox "Ropes" [checked] #box
    button "Remove Ropes" #remove
  item "Tar ×"
    checkbox "Tar" #tar
    button "Remove Tar" #remove-tar`;

it("is no way to what shares its other words", () => {
  const { nodes } = aPage(list);
  const none = () => false;
  expect(findOpener("Mark Ropes as done", nodes, none)?.node.id).not.toBe("remove");
  expect(findOpener("Remove Ropes from the list", nodes, none)?.node.id).toBe("remove");
});

it("is no place to look into", () => {
  const { nodes } = aPage('button "Send account menu" #send\nbutton "Account menu" #menu');
  expect(findLead("Change my name in the account", nodes, [], () => false)?.id).toBe("menu");
});
