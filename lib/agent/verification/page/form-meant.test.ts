import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { formIsMeant } from "./form-state";

const form = (label: string, title: string, tags = ""): string => `
  dialog ""
    textbox "Heading" ="${title}"
    textbox "Tags" ="${tags}"
    checkbox "${label}" [unchecked]
    link "OK" #ok`;
const meant = (step: string, goal: string, before: string): boolean =>
  formIsMeant(groundOf(aVerificationCase({ step, goal, before, on: "#ok", after: "", last: true })));

describe("a form without a heading", () => {
  it.each<[string, string, string, string, boolean]>([
    [
      "says what it is for at a box",
      "Save the recipe",
      'Save it as "Rye bread"',
      form("Share the recipe", "Rye bread"),
      true,
    ],
    ["the same of a trip", "Store the trip", 'Plan "Fjords"', form("Make this trip public", "Fjords"), true],
    [
      "holds several that the goal says",
      "Save the tags",
      "Tag it with rye and bread",
      form("Share it", "Loaf", "rye, bread"),
      true,
    ],
    [
      "holds another of them",
      "Save the tags",
      "Tag it with rye and oats",
      form("Share it", "Loaf", "rye, bread"),
      false,
    ],
    [
      "says it nowhere",
      "Save the recipe",
      'Save it as "Rye bread"',
      form("Send me news", "Rye bread"),
      false,
    ],
    [
      "holds nothing of the goal",
      "Save the recipe",
      'Save it as "Rye bread"',
      form("Share the recipe", "Oats"),
      false,
    ],
  ])("%s", (_, step, goal, before, says) => expect(meant(step, goal, before)).toBe(says));
});
