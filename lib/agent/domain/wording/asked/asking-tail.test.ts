import { describe, expect, it } from "vitest";
import { endsInRequest, withoutAskingTail } from "./asking-tail";
import { plainRequest } from "./plain-request";

const code = "The gate code should be 4471";

describe("what only asks for what was said", () => {
  it.each([
    ", can you put that right?",
    ", could you please see to that?",
    ". Could you sort that out for me?",
    ". Can you take care of it?",
    ". Please fix that.",
    " – please correct it",
    ", would you?",
    ", please do!",
    ". Is that possible?",
    ", would that be ok with you?",
    ". Can that be arranged? Many thanks!",
    ", would you mind changing it?",
    ", if it's possible",
    ", thanks a lot",
  ])("is no part of the goal: %s", (tail) => {
    expect(withoutAskingTail(`${code}${tail}`)).toBe(`${code}.`);
    expect(withoutAskingTail(`Set the gate code to 4471${tail}`)).toBe("Set the gate code to 4471.");
  });

  it("is cut out between sentences", () => {
    expect(withoutAskingTail("Move Ann to room 305, would you? Then close the ticket.")).toBe(
      "Move Ann to room 305. Then close the ticket.",
    );
  });

  it.each([
    [
      "Ida Lund is to sit at table 4 from now on, please move her there.",
      "Ida Lund is to sit at table 4 from now on.",
    ],
    ["The drill should hang in bay 2. Could you put it there?", "The drill should hang in bay 2."],
    [
      "Piet Roos has to be in the blue team; move him over there, please.",
      "Piet Roos has to be in the blue team.",
    ],
    [
      "All blue crates are to stand in hall B, so bring them there.",
      "All blue crates are to stand in hall B.",
    ],
  ])("says where with the sentence before: %s", (goal, expected) => {
    expect(withoutAskingTail(goal)).toBe(expected);
  });

  it.each([
    "Ida Lund sits at table 4, please move her there.",
    "Ida Lund is to sit at table 4, please move Bo there.",
    "Ida Lund is to sit at table 4, please move her to table 5.",
    // What only tells is asked for by nothing else.
    "The lamp in the hall is broken, can you fix that?",
    "The rent is due. Could you see to it?",
    // It asks for something of its own.
    `${code}, can you let the team know?`,
    `${code}. Could you put that on the noticeboard?`,
    `${code}, can you change it and save?`,
    `${code}, can you do that today?`,
    // A question.
    "Should the gate code be 4471, can you fix that?",
    "Is the gate code 4471? Can you correct it?",
    // What somebody is told or writes.
    "Tell Ann the heating is off, can you fix that?",
    'Post the comment "The tap drips. Can you fix that?"',
    "Leave a comment: The tap drips badly, can you fix that?",
    "Add a task called Thank you cards",
  ])("stays: %s", (goal) => {
    expect(withoutAskingTail(goal)).toBe(goal);
  });

  it("stays for a request that takes up what is told", () => {
    expect(plainRequest("We've moved to Cardiff, could you update the city in the settings?")).toBe(
      "Change the city in the settings to Cardiff.",
    );
    expect(plainRequest("The gate code on the Shed page should be 4471, can you put that right?")).toBe(
      "Set the gate code on the Shed page to 4471.",
    );
  });
});

describe("a value that goes on into a request", () => {
  const say = 'Reply "Running late, can you wait?"';
  it.each<[string, string, boolean]>([
    ["4471, can you put that right", `${code}, can you put that right?`, true],
    ["4471, can you put that right", `${code}.`, true],
    ["4471. Please let Ann know", "Set the gate code to 4471. Please let Ann know", true],
    ["Closed, could you tell Ann", "The note on the door should say Closed, could you tell Ann?", true],
    ["4471", `${code}, can you put that right?`, false],
    ["Running late, can you wait?", say, false],
    ["Running late, can you wait", "Tell Ann we are Running late, can you wait", false],
    ["Running late, can you wait?", "Send Ann a message", false],
    ["Oak, please", "Set the name to Elm", false],
    ["Can you wait", "Set the title to Can you wait", false],
  ])("%s of %s: %s", (value, goal, expected) => {
    expect(endsInRequest(value, goal)).toBe(expected);
  });
});
