import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCardNumber } from "./secret-field";

describe("a card number", () => {
  const cases: [string, boolean][] = [
    ["4111 1111 1111 1111", true],
    ["5500-0000-0000-0004", true],
    ["4111111111111112", false],
    ["1234", false],
    ["2026-12-31", false],
    ["+49 151 0000 0000", false],
    ["004915112345678", false],
  ];
  for (const [value, expected] of cases) it(value, () => expect(isCardNumber(value)).toBe(expected));

  it("is told by its check digit: of ten numbers that differ in the last place one is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{14}$/), (start) => {
        const all = Array.from({ length: 10 }, (_, digit) => isCardNumber(`${start}${digit}`));
        expect(all.filter(Boolean)).toHaveLength(1);
      }),
    );
  });
});
