import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { headingSays, headingTold } from "./heading-told";

const goal = 'Submit the log "North tower" for review';
const page = (heading: string) => aPage(`heading:1 "${heading}"`);

it.each([
  ["Submitted", [{ name: "North tower", value: "submitted" }]],
  ["Submitting", []],
  ["Draft", []],
])("takes the thing's own heading with %s for what has become of it", (state, told) => {
  expect(headingTold(page("North tower Draft"), page(`North tower ${state}`), goal)).toEqual(told);
});

it("takes a page of another thing, and what said so before, for nothing", () => {
  expect(headingTold(page("South tower Draft"), page("South tower Submitted"), goal)).toEqual([]);
  expect(headingTold(page("North tower Submitted"), page("North tower, submitted"), goal)).toEqual([]);
  const both = aPage('heading:1 "North tower"\nheading "North tower submitted in May"');
  expect(headingTold(both, both, goal)).toEqual([]);
});

it.each([
  ["North tower Submitted", true],
  ["North tower Draft", false],
  ["My logs", undefined],
])("reads %s as %s", (heading, says) => {
  expect(headingSays("North tower", "submitted", page(heading))).toBe(says);
});
