import { describe, expect, it } from "vitest";
import { asRequest } from "./asked/as-request";

describe("what a goal tells before it asks", () => {
  it.each<[string, string]>([
    ["Ada Lund just called. Cancel her lesson.", "Cancel Ada Lund's lesson."],
    [
      "Hello! Jonas Beck told me he has time. Could you put him down for the tombola?",
      "Put Jonas Beck down for the tombola.",
    ],
    ["Bella's owner can't come. Move the grooming to 4 May.", "Move Bella's grooming to 4 May."],
    ["Mia Roth called about her parcel. Open the parcel.", "Open Mia Roth's parcel."],
    ["Mia Roth agreed to take the late shift. Assign her the late shift.", "Assign Mia Roth the late shift."],
    ["Mia Roth can help. Put her down for the fair.", "Put Mia Roth down for the fair."],
    ["Mia Roth wrote. Reply to her and archive the mail.", "Reply to Mia Roth and archive the mail."],
    ["Mia Roth has agreed. Cancel her in-house course.", "Cancel Mia Roth's in-house course."],
    ["Mia Roth asked to be removed. Remove her from the list.", "Remove Mia Roth from the list."],
    [
      "Mia Roth wants 4 red cups instead of 2. Change the number in her order.",
      "Change the number of red cups in Mia Roth's order to 4.",
    ],
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
    // Which one is meant, and the request does not say it.
    "Ada Lund can't come on Tuesday. Cancel her lesson.",
    "Ada Lund can't come tomorrow. Cancel her lesson.",
    "Bella's owner can't come on Monday. Move the grooming to 4 May.",
    "Mia Roth agreed to take the late shift. Assign her the shift.",
    "Mia Roth volunteered for the late shift. Put her down for the shift.",
    "Mia Roth wants the large room. Book her room.",
    // Whose order it is.
    "Mia Roth wants 4 red cups instead of 2. Change the number.",
    // Whose thing it is, is not told.
    "Mia Roth told us the big hall is free. Book the small hall.",
    "Mia Roth told us the hall is free. Book the hall.",
    "Max called. Save the form and log out.",
    "Mia Roth needs a desk. Delete the draft.",
    "Mia Roth wrote. Give her access.",
    "Mia Roth wrote. Reply to her and copy him in.",
    // The request has the amount already, or asks for something else.
    "Mia Roth wants 4 chairs instead of 2. Change the number to 6.",
    "Mia Roth wants 4 chairs instead of 2. Change the date.",
    // The request names its thing itself.
    "Ben Ash called. Close the ticket 'Lamp'.",
    // Whose lesson it is, is not known.
    "Ada's mother called. Cancel her lesson.",
    // What follows asks for nothing.
    "Ada Lund called. Her lesson was fine.",
    // Commands, and no story.
    "Cancel the lesson. Ada Lund called.",
    "Call Ada Lund. Cancel her lesson.",
    "Ada Lund is the owner. Change the phone.",
    "Hi-fi set: add it.",
  ])("stays where it says more than that: %s", (goal) => {
    expect(asRequest(goal)).toBe(goal);
  });
});
