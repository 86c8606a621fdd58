import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueSpans } from "./value-spans";

const valuesOf = (text: string): string[] => valueSpans(text).map(({ start, end }) => text.slice(start, end));

describe("values of several words", () => {
  it.each([
    ["on Friday, 27 November until 5 pm", ["Friday, 27 November", "5 pm"]],
    ["from 7 December 2026 to March 3rd, 2027", ["7 December 2026", "March 3rd, 2027"]],
    ["ab 1. Dezember 2026 um 10:40 Uhr", ["1. Dezember 2026", "10:40 Uhr"]],
    [
      "le 12 décembre 2026, el 12 de diciembre de 2026, il 4 marzo 2027",
      ["12 décembre 2026", "12 de diciembre de 2026", "4 marzo 2027"],
    ],
    ["the report for October 2026", ["October 2026"]],
    ["move to 5 Canal Row, Bath and call +48 601 223 344", ["5 Canal Row, Bath", "+48 601 223 344"]],
    ["to DE02 1203 0000 0000 2020 51 for KA-TM 482", ["DE02 1203 0000 0000 2020 51", "KA-TM 482"]],
    ["two boxes, 3 lids and May Lind", []],
  ])("are found in %s", (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it("gives sorted ranges inside the text that do not overlap", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let last = 0;
        for (const { start, end } of valueSpans(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
