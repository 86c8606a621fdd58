import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const site = (said = "", name = "Reject Taxi, Ben") =>
  `table ""\n  row "Ben Taxi"\n    button "${name}" #b\n${said === "" ? "" : `status "${said}"`}`;
const told = "Ben's claim Taxi has been rejected.";
const reject = 'Click "Reject Taxi, Ben"';

const errors = (said: string, { step = reject, name = "Reject Taxi, Ben", heard = false } = {}): number => {
  const parts: CaseParts = {
    step,
    on: "#b",
    before: site("", name),
    after: site(heard ? "" : said, name),
    ...(heard ? { report: { sentinel: { errors: [said], successes: [] } } } : {}),
  };
  return groundOf(aVerificationCase(parts)).alerts.filter(({ tone }) => tone === "error").length;
};

it.each<[string, string, Parameters<typeof errors>[1], number]>([
  ["the deed of the control that the step says", told, {}, 0],
  ["the same, as the client heard it", told, { heard: true }, 0],
  ["the deed of the step", told, { step: "Reject the claim Taxi of Ben" }, 0],
  ["that it was not done", "Ben's claim Taxi has not been rejected.", {}, 1],
  ["that, as the client heard it", "Your request was rejected.", { heard: true }, 1],
  [
    "another deed than the control's",
    told,
    { step: 'Click "Approve Taxi, Ben"', name: "Approve Taxi, Ben" },
    1,
  ],
  ["it of something else", "Your session was rejected.", {}, 1],
  ["it with a fault beside it", "Taxi was rejected. An error occurred.", {}, 1],
])("a message that tells %s", (_, said, parts, expected) => {
  expect(errors(said, parts)).toBe(expected);
});
