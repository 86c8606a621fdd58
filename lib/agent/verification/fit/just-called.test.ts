import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const shelf = (...more: string[]): string =>
  `\n  button "New folder"\n  item "Letters Bills"\n    button "Letters" #letters\n    button "Bills" #bills\n${more.join("\n")}`;
const fitOfStep = (step: string, on: string, before: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

it("takes what alone is called as the step says, before what it is, for what is meant", () => {
  expect(fitOfStep("Open the Letters folder", "#letters", shelf())).toBe("this");
  expect(fitOfStep("Open the Letters folder", "#bills", shelf())).not.toBe("this");
  expect(fitOfStep("Open the Letters folder", "#letters", shelf('  link "Letters folder"'))).not.toBe("this");
  expect(
    fitOfStep("Open the Letters folder", "#letters", shelf('  item "Old"', '    button "Letters"')),
  ).not.toBe("this");
});
