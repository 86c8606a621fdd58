import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string): string => inPlainStep(step, { presses: true, control: "Mark" });

describe("a mark that a thing is to have, or no longer", () => {
  it.each([
    ["Make sure the north bed has a star", "Star north bed"],
    ["See to it that Ida Falk gets a heart", "Heart Ida Falk"],
    ['Ensure that "Rakes" shows the flag', 'Flag "Rakes"'],
    ['"Rakes" should bear a bookmark', 'Bookmark "Rakes"'],
    ['Let "Rakes" have a star', 'Star "Rakes"'],
    ['Set a star for "Rakes"', 'Star "Rakes"'],
    ['"Rakes" is among the starred tools', 'Mark "Rakes" as starred'],
    ["Make sure the north bed is one of my favourite beds", "Mark north bed as favourite"],
    ['Make sure "Rakes" has no star', 'Unstar "Rakes"'],
    ['Make sure that "Rakes" no longer has a flag', 'Unflag "Rakes"'],
    ['"Rakes" should carry no bookmark', 'Unbookmark "Rakes"'],
    ["The north bed must not have a star any more", "Unstar the north bed"],
    ["Make the north bed a favourite", "Mark north bed as favourite"],
    ["Make Ida Falk one of my favourites", "Mark Ida Falk as favourite"],
    ["Make a favourite list", "Make a favourite list"],
    ["Make Ida Falk a moderator", "Make Ida Falk a moderator"],
    // Of nobody, of a rating, and what only looks.
    ["Make sure nobody has a flag", "Make sure nobody has a flag"],
    ["Make sure the hotel has a star rating", "Make sure the hotel has a star rating"],
    ["Check whether the north bed has a star", "Check whether the north bed has a star"],
    ["Make sure the north bed has a gate", "Make sure the north bed has a gate"],
  ])("%s: %s", (step, plain) => expect(pressed(step).toLowerCase()).toBe(plain.toLowerCase()));
});
