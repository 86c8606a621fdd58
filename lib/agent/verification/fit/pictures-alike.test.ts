import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const said = (step: string, before: string, on: string): string => {
  const { fit } = groundOf(aVerificationCase({ step, before, on }));
  return `${fit.fit}: ${fit.reason}`;
};
const unsaid = "unclear: the step's words do not say which element is meant";
const rival = (what: string): string => `other: the step names the ${what}`;

describe("pictures that are called alike", () => {
  const tabs =
    '\n  link "" #config ^"tab config"\n  list\n    item "All configuration nodes"\n      link "" #beds';
  const flows =
    '\n  list\n    item "Greenhouse"\n      button "" #own\n    item "Greenhouse flow, waters at noon"\n      button "" #other';
  it.each<[string, string, string, string]>([
    ["Show the configuration nodes", tabs, "#config", unsaid],
    // Of which kind the thing is, its entry may not say.
    ["Disable the flow Greenhouse", flows, "#own", unsaid],
    [
      "Disable the watered Greenhouse",
      flows.replace("flow", "watered"),
      "#own",
      rival('button of "Greenhouse watered, waters at noon"'),
    ],
  ])("%s", (step, before, on, expected) => expect(said(step, before, on)).toBe(expected));
});
