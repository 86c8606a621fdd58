import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOnlyWhere, isSaidAsPlace } from "./said-as-place";

const tree =
  '\n  treeitem "Europe" [expanded] #europe\n    treeitem "Norway" #norway\n  button "Europe" #button';
const asPlace = (step: string, on: string): boolean =>
  isSaidAsPlace(groundOf(aVerificationCase({ step, before: tree, on })));

describe("a branch that only says where the thing is", () => {
  it.each<[string, string, boolean]>([
    ["Select Norway under Europe", "#europe", true],
    ["Select the first child of the folder Europe", "#europe", true],
    ["Select Europe > Norway", "#europe", true],
    ["Select Norway under Europe", "#norway", false],
    ["Select Europe", "#europe", false],
    ["Expand the branch under Europe", "#europe", false],
    ["Select Norway under Europe", "#button", false],
  ])("%s by %s: %s", (step, on, says) => expect(asPlace(step, on)).toBe(says));
});

it.each<[string, string, boolean]>([
  ['Select the quote on the slide "Feedback"', "5 Feedback", true],
  ['Press the first button in the section "Feedback"', "Feedback", true],
  ['Select the quote on the slide "Feedback"', "6 Roadmap", false],
  ['Select the slide "Feedback"', "5 Feedback", false],
  ['Select the quote of the customer "Feedback"', "5 Feedback", false],
  ['Select "Ann" on the slide "Feedback"', "5 Feedback", false],
])("%s, and an entry %s: %s", (step, name, says) => {
  expect(isOnlyWhere(groundOf(aVerificationCase({ step, before: tree, on: "#europe" })), name)).toBe(says);
});
