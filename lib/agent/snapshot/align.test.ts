import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignGroups, type Details } from "./align";

const runs = { seed: 7, numRuns: 300 };
/** Few different details, so that many members look alike; a member is `own | neighbours`, the most telling first. */
const member = fc
  .tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("x", "y"))
  .map(([own, beside]): Details => [`${own}${beside}`, own]);
const group = fc.array(member, { maxLength: 40 });

describe("alignGroups", () => {
  it("pairs all of the shorter side, each member once", () => {
    fc.assert(
      fc.property(group, group, (left, right) => {
        const pairs = alignGroups(left, right);
        expect(pairs).toHaveLength(Math.min(left.length, right.length));
        expect(new Set(pairs.map(([one]) => one)).size).toBe(pairs.length);
        expect(new Set(pairs.map(([, other]) => other)).size).toBe(pairs.length);
        for (const [one, other] of pairs) {
          expect(left[one]).toBeDefined();
          expect(right[other]).toBeDefined();
        }
      }),
      runs,
    );
  });

  it("pairs equal groups member by member", () => {
    fc.assert(
      fc.property(group, (all) => {
        expect(alignGroups(all, all).toSorted(([a], [b]) => a - b)).toEqual(all.map((_, at) => [at, at]));
      }),
      runs,
    );
  });

  it("leaves out the inserted member and no other, where it differs from all", () => {
    fc.assert(
      fc.property(group, fc.nat(), (all, pick) => {
        const at = pick % (all.length + 1);
        const pairs = alignGroups(all, all.toSpliced(at, 0, ["new", "new"]));
        expect(pairs.map(([, other]) => other)).not.toContain(at);
        for (const [one, other] of pairs) expect(other).toBe(one < at ? one : one + 1);
      }),
      runs,
    );
  });

  it("finds a moved member by its details, else by less of them", () => {
    const [one, two, three]: Details[] = [
      ["a", "A"],
      ["b", "B"],
      ["c", "C"],
    ];
    if (!one || !two || !three) throw new Error("three members");
    expect(alignGroups([one, two, three], [three, one, two]).toSorted()).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    expect(
      alignGroups(
        [
          ["a", "A"],
          ["b", "B"],
        ],
        [
          ["p", "B"],
          ["q", "A"],
        ],
      ).toSorted(),
    ).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it("stays complete where an exact alignment would cost too much", () => {
    const many = Array.from({ length: 900 }, (_, at): Details => [String(at % 7)]);
    const pairs = alignGroups(many, many.toSpliced(450, 0, ["new"]));
    expect(pairs).toHaveLength(900);
    expect(pairs.map(([, other]) => other)).not.toContain(450);
  });
});
