import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = `
  link "Jobs" >/jobs #jobs
  heading "Beekeeper"
  button "Saved" [.saved] #saved
  button "Apply" #apply
`;
const fitOn = (step: string, on: string, before = page): string =>
  groundOf(aVerificationCase({ step, before, on: `#${on}` })).fit.fit;

it("takes back what the control says is so", () => {
  expect(fitOn("Unsave this job", "saved")).toBe("this");
  expect(fitOn("Unfollow this job", "saved")).not.toBe("this");
  expect(fitOn("Unsave this job", "apply")).not.toBe("this");
});

it("does not choose among several", () => {
  expect(fitOn("Unsave this job", "saved", `${page}  button "Saved" [.saved] #second\n`)).not.toBe("this");
});
