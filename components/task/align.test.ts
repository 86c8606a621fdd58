import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { align } from "./align";

const aligned = (before: string[], after: string[]) =>
  align(before, after, (item) => item).map((row) => `${row.before ?? "-"}${row.after ?? "-"}`);

describe("align", () => {
  it.each([
    ["abc", "abc", ["aa", "bb", "cc"]],
    ["abc", "axbc", ["aa", "-x", "bb", "cc"]],
    ["abc", "ac", ["aa", "b-", "cc"]],
    ["abc", "axc", ["aa", "b-", "-x", "cc"]],
    ["", "ab", ["-a", "-b"]],
    ["ab", "", ["a-", "b-"]],
    ["aab", "ab", ["aa", "a-", "bb"]],
  ])("puts %s beside %s", (before, after, rows) => {
    expect(aligned([...before], [...after])).toEqual(rows);
  });

  it("keeps every item of both lists once and in order, and pairs only equals", () => {
    const letters = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const rows = align(before, after, (item) => item);
        expect(rows.flatMap((row) => row.before ?? [])).toEqual(before);
        expect(rows.flatMap((row) => row.after ?? [])).toEqual(after);
        for (const row of rows)
          if (row.before !== undefined && row.after !== undefined) expect(row.before).toBe(row.after);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
