import { describe, expect, it } from "vitest";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { groundOf } from "./ground";
import { isOtherInOrder } from "./other-in-order";

const beds = (role: string): string =>
  ["Oak", "Ash", "Elm"].map((name) => `    ${role} "${name}"\n      button "Edit" #${name}`).join("\n");
const other = (step: string, on: string, role = "item"): boolean =>
  isOtherInOrder(
    groundOf(aVerificationCase({ step, before: `\n  list "Beds"\n${beds(role)}`, on: `#${on}` })),
  );

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
