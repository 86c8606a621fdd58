import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = (more = ""): string =>
  `\n  heading "Payment methods"\n  link "Payment" >/payment #place\n  button "Add card" #card${more}`;
const fitOf = (step: string, on: string, before: string) =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

describe("what makes something new", () => {
  it.each<[string, string, string, string, string]>([
    ["it alone makes what the step says", "Open the form for another payment card", "#card", page(), "this"],
    [
      "what makes something else stands beside it",
      "Open the form for another payment card",
      "#card",
      page('\n  button "Add address"'),
      "this",
    ],
    [
      "another one makes the same",
      "Open the form for another payment card",
      "#card",
      page('\n  button "New card"'),
      "unclear",
    ],
    [
      "it makes what the step does not say",
      "Open the form for another payment card",
      "#address",
      page('\n  button "Add address" #address'),
      "other",
    ],
  ])("%s", (_, step, on, before, says) => expect(fitOf(step, on, before)).toBe(says));
});
