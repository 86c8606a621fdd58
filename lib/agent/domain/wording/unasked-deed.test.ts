import { describe, expect, it } from "vitest";
import { isUnaskedRemoval } from "./unasked-deed";

describe("a removal that nobody asked for", () => {
  it.each<[string, string, boolean]>([
    ["Remove Ropes", "Mark Ropes as done", true],
    ["Remove Ropes", "Do what was asked: “Mark Ropes as done”", true],
    ["Remove Ropes", "Mark Cancel the gym as done", true],
    ["Remove Ropes", "Untick Ropes", true],
    ["Remove Ann", "Rename Ann to Bo", true],
    ["Delete", 'Add a note "delete me"', true],
    ["Delete", "Confirm it", true],
    ["Delete", "Get rid of invoice 12", false],
    ["Delete", "Ropes should no longer be on the list", false],
    ["Delete", "I don't need invoice 12 any more, delete it", false],
    ["Delete", "Scratch Ropes from the newsletters", false],
    ["Delete", "Click the bin button of row 2", false],
    ["Delete", 'Click "Delete"', false],
    ["Remove", "Empty the cart", false],
    ["Remove", "Take Ann off the team", false],
    ["Remove photo", "Replace the photo with x.png", false],
    ["Clear list", "The list should be empty", false],
    ["Löschen", "Lösche den Eintrag Milch", false],
    ["Delete", "Lösche den Eintrag Milch", false],
    ["Save", "Mark Ropes as done", false],
  ])("%s, for: %s: %s", (name, wording, expected) => {
    expect(isUnaskedRemoval(name, [wording])).toBe(expected);
  });

  it("is asked for by any of several wordings", () => {
    expect(isUnaskedRemoval("Remove Ropes", ["Tidy up the shed", "Remove the old ones"])).toBe(false);
  });
});
