import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { isOtherMark } from "./other-mark";

const page = (states: string) => `
  item "Ann Lee 2 d ago"
    button "" ${states} #it
`;

it.each<[string, boolean, string, string, string]>([
  ["what was kept is not liked", true, "Like the post of Ann Lee", "", "[.bookmarked]"],
  ["what was kept is kept", false, "Bookmark the post of Ann Lee", "", "[.bookmarked]"],
  ["saving is keeping", false, "Save the post of Ann Lee", "", "[.bookmarked]"],
  ["a heart is for liking", false, "Love the post of Ann Lee", "", "[.is-liked]"],
  ["a star may stand for keeping", false, "Bookmark the post of Ann Lee", "", "[.starred]"],
  ["the other mark was taken away", true, "Unlike the post of Ann Lee", "[.saved]", ""],
  ["the mark itself was taken away", false, "Unlike the post of Ann Lee", "[.liked]", ""],
  ["one mark beside another", false, "Like the post of Ann Lee", "[.saved]", "[.saved .liked]"],
  ["nothing turned", false, "Like the post of Ann Lee", "[.saved]", "[.saved]"],
  ["the step speaks of no mark", false, "Open the post of Ann Lee", "", "[.bookmarked]"],
  ["a deed that the step only names", false, "Open the saved posts", "", "[.liked]"],
])("%s", (_, expected, step, before, after) => {
  const parts = { step, before: page(before), after: page(after), on: "#it" };
  expect(isOtherMark(groundOf(aVerificationCase(parts)))).toBe(expected);
});

it.each([
  ["[.bookmarked]", "undecided"],
  ["[.liked]", "verified"],
])("is believed of no other mark: %s", (after, says) => {
  const parts = { step: "Like the post of Ann Lee", before: page(""), after: page(after), on: "#it" };
  expect(ruled({ ...parts, again: true, requests: ["PUT /posts/1 200"] }).says).toBe(says);
});
