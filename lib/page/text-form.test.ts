import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cut, sameText, tidy } from "./text-form";

describe("tidy", () => {
  const cases: [string, string][] = [
    ["  a \n\t b  ", "a b"],
    ["a\u00a0b", "a b"],
    ["soft\u00adhyphen", "softhyphen"],
    ["\u200eleft", "left"],
    ["👩‍⚕️", "👩‍⚕️"],
    ["می‌خواهم", "می‌خواهم"],
    ["", ""],
  ];
  for (const [given, expected] of cases) it(JSON.stringify(given), () => expect(tidy(given)).toBe(expected));

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
      }),
    );
  });
});

describe("cut", () => {
  it("never grows, and never ends in half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const short = cut(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(text.startsWith(short)).toBe(true);
        expect(short).not.toMatch(/[\ud800-\udbff]$/);
      }),
    );
  });
});

it("compares texts as people do", () => {
  expect(sameText(" Save  changes", "save changes ")).toBe(true);
  expect(sameText("Save", "Saved")).toBe(false);
});
