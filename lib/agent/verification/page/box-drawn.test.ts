import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { appReacted } from "./toggle-state";

const page = (box: string, around = ""): string =>
  `\n  form "Printing"${around && `\n    ${around}`}\n    checkbox "Labels" [${box}] #box`;

it.each([
  ["what draws the box by its state", 'region:stateful "" [.box--checked]', false],
  ["a part with words", 'region:stateful "Labels are on" [.on]', true],
  ["a field", 'textbox "Size"', true],
])("of %s before the box the application took note: %s", (_, around, is) => {
  const parts = { step: "Tick Labels", before: page("unchecked"), on: "#box", again: true };
  expect(appReacted(groundOf(aVerificationCase({ ...parts, after: page("checked", around) })))).toBe(is);
});
