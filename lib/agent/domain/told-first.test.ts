import { describe, expect, it } from "vitest";
import { asRequest } from "./told-first";

describe("what a goal tells before it asks", () => {
  it.each<[string, string]>([
    ["Ada Lund just called. Cancel her lesson.", "Cancel Ada Lund's lesson."],
    [
      "Hello! Jonas Beck told me he has time. Could you put him down for the tombola?",
      "Put Jonas Beck down for the tombola.",
    ],
    ["Bella's owner can't come on Monday. Move the grooming to 4 May.", "Move Bella's grooming to 4 May."],
    [
      "Room 12 is still called 'Store'. Rename it to 'Studio' and save it.",
      "Rename 'Store' to 'Studio' and save it.",
    ],
    [
      "Mia Roth wrote about booking 5512: she needs 4 chairs instead of 2. Please change the number in that booking. Then save it.",
      "Change the number of chairs in booking 5512 to 4. Then save it.",
    ],
    ["Hi there, close the shop.", "close the shop."],
  ])("is taken up by what is asked: %s", (goal, request) => {
    expect(asRequest(goal)).toBe(request);
  });

  it.each([
    // A value that the request does not take up.
    "Ada Lund has asked for 8 Oak Row. Change her address.",
    "Ada Lund told me about the note 'wet'. Change her lesson.",
    "Ada Lund wrote to Ben. Cancel her lesson.",
    // The request has the amount already, or asks for something else.
    "Mia Roth wants 4 chairs instead of 2. Change the number to 6.",
    "Mia Roth wants 4 chairs instead of 2. Change the date.",
    // The request names its thing itself.
    "Ben Ash called. Close the ticket 'Lamp'.",
    // Whose lesson it is, is not known.
    "Ada's mother called. Cancel her lesson.",
    // Commands, and no story.
    "Cancel the lesson. Ada Lund called.",
    "Call Ada Lund. Cancel her lesson.",
    "Ada Lund is the owner. Change the phone.",
    "Hi-fi set: add it.",
  ])("stays where it says more than that: %s", (goal) => {
    expect(asRequest(goal)).toBe(goal);
  });
});
