import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isBoxOfOtherName } from "./other-box";

const behind =
  '\n  list "Packing"\n    button "Tent"\n    checkbox "" [unchecked] #tent\n    button "Rope"\n    checkbox "" [unchecked] #rope\n';
const before =
  '\n  list "Packing"\n    checkbox "" [unchecked] #tent\n    button "Tent"\n    checkbox "" [unchecked] #rope\n    button "Rope"\n';
const mixed = behind.replace('    button "Rope"\n', '    button "Rope"\n    link "More" >/rope\n');

it.each<[string, string, string, boolean]>([
  ['Tick "Rope"', behind, "#tent", true],
  ['Tick "Rope"', behind, "#rope", false],
  ['Tick "Rope"', before, "#tent", true],
  ['Tick "Rope"', before, "#rope", false],
  ['Tick "Lamp"', behind, "#tent", false],
  ['Tick "Rope"', mixed, "#tent", false],
  ['Open "Rope"', behind, "#tent", false],
])("%s in %j by %s: %s", (step, page, on, says) =>
  expect(isBoxOfOtherName(groundOf(aVerificationCase({ step, before: page, on })))).toBe(says),
);
