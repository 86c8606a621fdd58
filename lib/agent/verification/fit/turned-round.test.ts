import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = `
  button "Left to Right" #ltr
  button "Right to Left" #rtl
  button "Justified"`;
const fitOn = (step: string, on: string): string =>
  groundOf(aVerificationCase({ step, before: page, on })).fit.fit;

describe("what is called by the same words the other way round", () => {
  it.each([
    ["Let the lines run from right to left", "#rtl", "this"],
    ["Let the lines run from right to left", "#ltr", "other"],
    ["Have the notes read left to right", "#ltr", "this"],
    ["Have the notes read left to right", "#rtl", "other"],
    ["Read left to right, and not right to left", "#rtl", "unclear"],
    ["Put what is on the right onto the left", "#ltr", "other"],
  ])("%s, by %s: %s", (step, on, fit) => expect(fitOn(step, on)).toBe(fit));
});
