import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { onlyLeads } from "./only-leads";

const jobs = `
  heading "Jobs"
  link "Tests" >/jobs/7 #tests
  link "Retry Tests" >/jobs/7/retry #retry
  button "Tests" #button`;
const leads = (step: string, on: string, requests: readonly string[] = []): boolean =>
  onlyLeads(groundOf(aVerificationCase({ step, before: jobs, on, requests })));

describe("a link to the thing, for a step that does something to it", () => {
  it.each<[string, string, boolean]>([
    ['Retry the job "Tests"', "#tests", true],
    ["Please deploy the tests", "#tests", true],
    ['Press the Retry button of "Tests"', "#tests", true],
    // The link is called by the deed, something was stored, or it is no link.
    ['Retry the job "Tests"', "#retry", false],
    ['Retry the job "Tests"', "#button", false],
    ['Open the job "Tests"', "#tests", false],
    ['Click the link "Tests"', "#tests", false],
  ])("%s by %s: %s", (step, on, says) => expect(leads(step, on)).toBe(says));

  it("did it where something was stored with it", () => {
    expect(leads('Retry the job "Tests"', "#tests", ["POST /jobs/7/retry 200"])).toBe(false);
  });
});
