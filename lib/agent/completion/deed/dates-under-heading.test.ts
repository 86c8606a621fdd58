import { expect, it } from "vitest";
import { datesTold, standsUnderName } from "./dates-under-heading";

const cards = (one: string, other: string) => ({
  lines: ["# My loans", "## Tides", `Due ${one}`, "### Notes", "Renew", "## Sails", `Due ${other}`],
});
const then = cards("28 November 2026", "28 November 2026");

it.each([
  [
    "of the thing",
    cards("19 December 2026", "28 November 2026"),
    [{ name: "Tides", value: "19 December 2026" }],
  ],
  ["of another thing", cards("28 November 2026", "19 December 2026"), []],
  ["that is earlier", cards("2 November 2026", "28 November 2026"), []],
])("reads a day %s that came with the deed", (_, now, told) => {
  expect(datesTold(then, now, "Renew the loan of 'Tides'")).toEqual(told);
});

it("reads it again under the same heading only", () => {
  const page = cards("28 November 2026", "19 December 2026");
  expect(standsUnderName("Tides", "19 December 2026", page)).toBe(false);
  expect(standsUnderName("Sails", "19 December 2026", page)).toBe(true);
});

it.each([
  ["March 2028", true],
  ["September 2027", false],
  ["March 2027", false],
])("reads the month %s from a single line", (month, stands) => {
  const page = {
    lines: ["## Sea view", "Let until March 2028.", "Cleaned in September 2028, seen in 2027."],
  };
  expect(standsUnderName("Sea view", month, page)).toBe(stands);
});

it("reads no day of a thing whose name goes on where one is called just so", () => {
  const [old, now] = ["3 May 2031", "24 May 2031"].map((day) => ({
    lines: ["## Tides", "Due 3 May 2031", "## Tides and moons", `Due ${day}`],
  }));
  expect(old && now && datesTold(old, now, "Renew the loan of 'Tides'")).toEqual([]);
  expect(old && now && datesTold(old, now, "Renew the loan of 'Tides and moons'")).toHaveLength(1);
});
