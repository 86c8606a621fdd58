import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string): string => inPlainStep(step, { presses: true, control: "" });
const entered = (step: string): string => inPlainStep(step, { presses: false, control: "" });

describe("a press told with its verb first", () => {
  it.each([
    ['In the open list of kinds, pick "Ash"', 'Pick "Ash" in the open list of kinds'],
    ['Under the photo, click "Edit"', 'Click "Edit" under the photo'],
    ['In the north bed, "Ash" stands', 'In the north bed, "Ash" stands'],
    ["From the open list choose the kind Ash", "Choose the kind Ash from the open list"],
    ["At Cedar, open the menu", "Open the menu of Cedar"],
    ['With Cedar, choose "Rename"', 'Choose "Rename" for Cedar'],
    ["Among the guests, tick Ida", "Tick Ida in the guests"],
    ["At Cedar, nothing is left", "At Cedar, nothing is left"],
    ["With Ida, Bo and Ann", "With Ida, Bo and Ann"],
    ["From the choice of kinds nothing is left", "From the choice of kinds nothing is left"],
    ['"Ash": archive', 'Archive "Ash"'],
    ['Note "Ash": press the bin', 'Delete the note "Ash"'],
    ['"Ash": the tallest', '"Ash": the tallest'],
    ["Note: press the bin", "Note: press the bin"],
  ])("%s: %s", (step, plain) => expect(pressed(step)).toBe(plain));

  it("is no matter of what is typed", () => {
    expect(entered('In the open list of kinds, pick "Ash"')).toBe('In the open list of kinds, pick "Ash"');
  });
});

describe("a sign that is pressed, and what it is for", () => {
  it.each([
    ['Press the bin of "Ash" and have it removed', 'Delete "Ash"'],
    ['Click the small trash can icon beside "Ash"', 'Delete "Ash"'],
    ['Press the pencil of "Ash"', 'Edit "Ash"'],
    ["Press the pencil", "Press the pencil"],
    ["Click the pencil next to the note to edit it", "Click the pencil next to the note to edit it"],
    ['Click the small cross at the tree "Ash"', 'Remove the tree "Ash"'],
    ['Click the cross at the message "Stored"', 'Click the cross at the message "Stored"'],
    ["Click the cross of the dialog", "Click the cross of the dialog"],
    ["Click the bin", "Click the bin"],
    ["Choose Height as the sort criterion", "Sort by Height"],
    ['Choose "Height" in the sort menu', 'Sort by "Height"'],
    ['Choose "Height" in the column menu', 'Click "Height"'],
    ["Choose Height as the title", "Choose Height as the title"],
  ])("%s: %s", (step, plain) => expect(pressed(step)).toBe(plain));
});
