import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { otherFieldTook } from "./other-field-took";

const form = (from = "", to = "", note = ""): string =>
  `\n  textbox "Arrival" ="${from}" #from\n  textbox "Departure" ="${to}" #to\n  textbox "Note" ="${note}" #note\n  button "18" #day`;
const took = (step: string, after: string): boolean =>
  otherFieldTook(groundOf(aVerificationCase({ step, before: form("June 10"), on: "#day", after })));

describe("a day that another field took", () => {
  it.each<[string, string, string, boolean]>([
    ["the other one of the two", "June 18 as the departure date", form("June 18"), true],
    ["the one that the step names", "June 18 as the departure date", form("June 10", "June 18"), false],
    ["both of them", "June 18 as the departure date", form("June 18", "June 18"), false],
    ["one, and the step names both", "June 18 for arrival and departure", form("June 18"), false],
    ["one, and the step names neither", "Pick June 18", form("June 18"), false],
    ["none", "June 18 as the departure date", form("June 10"), false],
  ])("%s", (_, step, after, says) => expect(took(step, after)).toBe(says));
});
