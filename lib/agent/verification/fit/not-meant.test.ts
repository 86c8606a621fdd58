import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const fitOf = (step: string, before: string, on: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;
const issues = (mine: string): string =>
  `\n  list\n    item "Menu"\n      link "${mine}" >/mine #mine\n  button "Show issue" #other`;
const footer = '\n  button "Save draft" #save\n  button "More actions" [collapsed] #more';

describe("what only seems to be meant", () => {
  it.each<[string, string, string, string, string]>([
    ["beside what is the user's own", "Show me only my own issues", issues("Your issues"), "#mine", "this"],
    ["beside what is anybody's", "Show me only my own issues", issues("Open issues"), "#mine", "other"],
    [
      "beside the user's own other things",
      "Show me only my own issues",
      issues("Your beds"),
      "#mine",
      "other",
    ],
    [
      "as what another one stands next to",
      "Unfold the other save options next to Save draft",
      footer,
      "#more",
      "unclear",
    ],
    ["as what the options are of", "Unfold the options of Save draft", footer, "#more", "other"],
    ["as what is to be pressed", "Press Save draft", footer, "#more", "other"],
  ])("%s", (_, step, before, on, says) => expect(fitOf(step, before, on)).toBe(says));
});
