import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isUnlikePlace } from "./unlike-place";

it.each<[string, string, string, boolean]>([
  ["Go to the complaint desk", "", "Customer", true],
  ["Go to the complaint desk", "", "Customer feedback", false],
  ["Go to the feedback desk", "", "Customer", false],
  ["Go to the complaint desk", ' ^"Feedback"', "Customer", false],
  ["→", "", "Customer", false],
])("by %s%s to %s: %s", (name, description, heading, is) => {
  const ground = groundOf(
    aVerificationCase({
      step: "Open Customer Feedback",
      before: `\n  heading "Harbour"\n  link "${name}" >/desk${description} #link`,
      on: "#link",
      after: `\n  heading "${heading}"`,
      url: "https://harbour.test/",
      urlAfter: "https://harbour.test/desk",
    }),
  );
  expect(isUnlikePlace({ ...ground, fit: { fit: "unclear", reason: "" } })).toBe(is);
  expect(isUnlikePlace({ ...ground, fit: { fit: "this", reason: "" } })).toBe(false);
});
