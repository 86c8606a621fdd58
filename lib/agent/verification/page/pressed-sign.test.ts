import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

it.each<[string, string, boolean]>([
  ["Click the × of the fern", 'checkbox ""', true],
  ['Press "✕" at the fern', 'checkbox "Fern"', true],
  ["Tap the 🗑 of the fern", 'button "Edit"', true],
  ["Click on the ✎ icon of the fern", 'button "Delete"', true],
  ["Click the × of the fern", 'button "✎"', true],
  ["Click the ⋮ of the fern", 'button "★"', true],
  ["Click the × of the fern", 'button "Remove"', false],
  ["Click the × of the fern", 'button "×"', false],
  ["Click the × of the fern", 'button "Fern ×"', false],
  ["Click the × of the fern", 'button ""', false],
  ["Click the × of the fern", 'button "Fern"', false],
  ["Click the ★ of the fern", 'checkbox ""', false],
  ["Click the ✓ of the fern", 'checkbox ""', false],
  ["Click the ⋮ of the fern", 'button "More options"', false],
  ["Click the ⋮ of the fern", 'button "" ^"Options"', false],
  ["Click the fern", 'button "Edit"', false],
  ["Untick the × of the fern", 'checkbox ""', false],
])("%s, with %s", (step, control, isOther) => {
  const before = `\n  list "Beds"\n    item "Fern"\n      ${control} #it\n    item "Rose"`;
  const { fit } = groundOf(aVerificationCase({ step, before, on: "#it" }));
  expect(fit.fit === "other" && fit.reason.startsWith("the step says")).toBe(isOther);
});
