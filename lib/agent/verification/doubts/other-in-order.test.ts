import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOtherInOrder } from "./other-in-order";

const beds = (role: string): string =>
  ["Oak", "Ash", "Elm"].map((name) => `    ${role} "${name}"\n      button "Edit" #${name}`).join("\n");
const other = (step: string, on: string, role = "item"): boolean =>
  isOtherInOrder(
    groundOf(aVerificationCase({ step, before: `\n  list "Beds"\n${beds(role)}`, on: `#${on}` })),
  );

it("counts what is numbered by its number", () => {
  const parts = `\n${[1, 2, 3].map((number) => `  link "Group item #${number}" [collapsed] #g${number}`).join("\n")}\n`;
  const isOther = (on: string): boolean =>
    isOtherInOrder(groundOf(aVerificationCase({ step: "Expand the second group item", before: parts, on })));
  expect(isOther("#g3")).toBe(true);
  expect(isOther("#g2")).toBe(false);
});

it.each([
  ["Read the first version", "#v2", "  link", true],
  ["Read the first version", "#v1", "  link", false],
  ["Read the first version", "#v2", "button", false],
])("%s, by %s in a list of numbers, each a %s: %s", (step, on, role, says) => {
  const before = `\n  list "Versions"\n    item "2 Ida"\n      link "2" #v2\n    item "1 Oskar"\n      ${role.trim()} "1" #v1\n`;
  expect(isOtherInOrder(groundOf(aVerificationCase({ step, before, on })))).toBe(says);
});

it("counts no tabs where cards are counted", () => {
  const before = `\n  item "Card"\n    list "Tabs"\n      item "Home"\n        tab "Home" #home\n      item "Contact"\n        tab "Contact" #contact`;
  const step = "Open the Contact tab of the first card";
  expect(isOtherInOrder(groundOf(aVerificationCase({ step, before, on: "#contact" })))).toBe(false);
});

describe("an entry that the step counts to", () => {
  it.each<[string, string, string, boolean]>([
    ["Only the third entry changes", "Elm", "item", false],
    ["Only the third entry changes", "Ash", "item", true],
    ["Something becomes of the last task", "Elm", "item", false],
    ["Something becomes of the last task", "Oak", "item", true],
    // The first row may be a heading.
    ["Only the first row changes", "Ash", "row", false],
    ["Only the first row changes", "Elm", "row", true],
    ["Change the first name", "Elm", "item", false],
    ["Change the entry", "Elm", "item", false],
  ])("%s, by that of %s, a %s: %s", (step, on, role, says) => {
    expect(other(step, on, role)).toBe(says);
  });
});
