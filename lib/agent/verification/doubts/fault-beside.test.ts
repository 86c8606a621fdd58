import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";
import { faultBeside } from "./fault-beside";

const jobs = (on: boolean, said = ""): string => `
  list "Jobs"
    item "Prune the hedge" ${on ? "[.completed]" : ""}
      checkbox "Prune the hedge" [${on ? "checked" : "unchecked"}] #hedge
      button "Remove"${said && `\n  ${said}`}
`;
const tick: CaseParts = { step: "Check off the job Prune the hedge", before: jobs(false), on: "#hedge" };
const failed = 'alert "Failed to call the service. The list is locked"';

it.each<[string, Partial<CaseParts>, boolean]>([
  ["that it failed", { after: jobs(true, failed) }, true],
  ["that it could not be done", { after: jobs(true, 'alert "Error: could not reach the list"') }, true],
  [
    "that it failed, and a request was taken",
    { after: jobs(true, failed), requests: ["PUT /jobs/3 200"] },
    false,
  ],
  [
    "that something else is not loaded",
    { after: jobs(true, 'alert "Could not load the offers. Please try again."') },
    false,
  ],
  ["that before", { before: jobs(false, failed), after: jobs(true, failed) }, false],
  ["that it was done", { after: jobs(true, 'alert "The list is up to date" [.success]') }, false],
  [
    "something of an error that is not one of doing",
    { after: jobs(true, 'alert "Error budget: 3 %"') },
    false,
  ],
  ["that something else could not be read", { after: jobs(true, 'alert "Could not load the news"') }, false],
  ["nothing", { after: jobs(true) }, false],
])("the page says %s: %s", (_, parts, is) => {
  expect(faultBeside(groundOf(aVerificationCase({ ...tick, ...parts })))).toBe(is);
});

it("is doubted", () => {
  expect(ruledInTheEnd({ ...tick, after: jobs(true) })).toBe("verified");
  expect(ruledInTheEnd({ ...tick, after: jobs(true, failed) })).not.toBe("verified");
});
