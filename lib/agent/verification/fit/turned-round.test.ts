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

describe("the way of the alphabet", () => {
  const order = (one = "Sort by name (A-Z)"): string => `
  option "Sort by day"
  option "${one}" #up
  option "Sort by name (Z-A)" #down`;
  it.each<[string, string, string, string?]>([
    ["Sort by name, A to Z", "#up", "this"],
    ["Sort by name, A to Z", "#down", "other"],
    ["Sort by name, Z to A", "#up", "other"],
    ["Sort by name from Z to A", "#down", "this"],
    ["Sort by name", "#down", "unclear"],
    ["Sort by name, A to Z", "#up", "this", order("Sort by name (A → Z)")],
  ])("%s, by %s: %s", (step, on, fit, before = order()) =>
    expect(groundOf(aVerificationCase({ step, before, on })).fit.fit).toBe(fit),
  );
});

describe("of two arrows the one that points where the step goes", () => {
  const months = (...more: string[]): string => `\n  link "« May" #back\n  link "July »" #on${more.join("")}`;
  const fitBy = (step: string, on: string, before = months()): string =>
    groundOf(aVerificationCase({ step, before, on })).fit.fit;
  it.each([
    ["Show the next month", "#on", "this"],
    ["Show the next month", "#back", "other"],
    ["Go back to the previous week", "#back", "this"],
    ["Go back to the previous week", "#on", "other"],
    ["Show the month", "#back", "unclear"],
  ])("%s, by %s: %s", (step, on, fit) => expect(fitBy(step, on)).toBe(fit));

  it("tells nothing where more of them stand there", () => {
    expect(fitBy("Show the next month", "#back", months('\n  link "2027 »"'))).not.toBe("other");
    expect(fitBy("Show the next month", "#back", '\n  link "« May" #back\n  link "July" #on')).not.toBe(
      "other",
    );
  });
});
