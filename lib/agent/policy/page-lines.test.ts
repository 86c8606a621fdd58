import { describe, expect, it } from "vitest";
import { linesOf, showsMoney } from "./page-lines";

const page = (line: string, steady: string) => ({
  nodes: [],
  textDigest: ["Beds", line],
  movingText: [{ line: 1, steady }],
});
const mayBe = (line: string, steady: string, other: string): boolean | undefined =>
  linesOf(page(line, steady), [0, 2], new Set())?.[1]?.mayBe?.(other);

describe("a line that changes by itself", () => {
  it.each<[string, string, string, boolean]>([
    ["3 visitors", "· visitors", "41 visitors", true],
    ["3 visitors", "· visitors", "41 guests", false],
    ["now 3", "now ·", "now 41", true],
    ["now 3", "now ·", "then 41", false],
    ["now 3", "now ·", "it is now 41", false],
    ["3 of 7 seen", "· of · seen", "4 of 9 seen", true],
    ["3 of 7 seen", "· of · seen", "4 in 9 seen", false],
    ["3 of 7 seen", "· of · seen", "seen 4 of 9", false],
    ["a 3 b", "a · b", "a 4 c b", true],
    ["a 3 b", "a · b", "a 4 b c", false],
    ["ab", "ab · ab", "ab", false],
    ["costs 3", "costs ·", "costs $4", false],
    ["total 3", "total ·", "total 4", true],
    ["costs $3", "costs ·", "costs 4", false],
    ["costs $3 now 1", "costs $3 now ·", "costs $3 now 2", true],
    ["all new", "·", "anything else", true],
  ])("%j, as %j, may be %j: %s", (line, steady, other, may) => {
    expect(mayBe(line, steady, other)).toBe(may);
  });

  it("is known by its number on the page", () => {
    const lines = linesOf(page("3 visitors", "· visitors"), [1, 2], new Set());
    expect(lines?.map(({ raw }) => raw)).toEqual(["3 visitors"]);
    expect(lines?.[0]?.mayBe?.("4 visitors")).toBe(true);
    expect(linesOf(page("3 visitors", "· visitors"), [0, 1], new Set())?.[0]?.mayBe).toBeUndefined();
  });

  it("is left out where it is a message, and not known where it was not kept", () => {
    const one = page("3 visitors", "· visitors");
    expect(linesOf(one, [0, 2], new Set(["Beds"]))?.map(({ raw }) => raw)).toEqual(["3 visitors"]);
    expect(linesOf(one, [0, 3], new Set())).toBeUndefined();
    expect(linesOf({ nodes: [], textDigest: ["Beds"] }, [0, 1], new Set())).toEqual([
      { raw: "Beds", text: "Beds", strict: "Beds", mayBe: undefined },
    ]);
  });
});

describe("an amount of money", () => {
  it.each([
    ..."$ € £ ¥ ₹ ₽ ₩".split(" ").map((sign) => `${sign}7`),
    ..."EUR USD GBP CHF JPY CNY INR CAD AUD Total Amount Price".split(" ").map((word) => `${word} 7`),
  ])("is in %s", (text) => {
    expect(showsMoney(text)).toBe(true);
  });

  it.each(["Price", "7", "Europe 7", "Totally 7", "$"])("is not in %s", (text) => {
    expect(showsMoney(text)).toBe(false);
  });
});
