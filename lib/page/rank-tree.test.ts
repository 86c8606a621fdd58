import fc from "fast-check";
import { expect, it } from "vitest";
import { cutToBest } from "./rank-tree";

it("keeps the best in their order, the earlier first, and counts the rest", () => {
  const ranked = [3, 0, 2, 0, 1].map((rank, entry) => ({ entry, rank }));
  expect(cutToBest(ranked, 3)).toEqual({ kept: [1, 3, 4], left: 2 });
  expect(cutToBest(ranked, 5)).toEqual({ kept: [0, 1, 2, 3, 4], left: 0 });
});

it("loses none and keeps none that is worse than one left out", () => {
  const some = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 60 }), (ranks, max) => {
      const { kept, left } = cutToBest(
        ranks.map((rank, entry) => ({ entry, rank })),
        max,
      );
      expect(kept.length + left).toBe(ranks.length);
      expect([...kept].sort((a, b) => a - b)).toEqual(kept);
      const worstKept = Math.max(-1, ...kept.map((at) => ranks[at] ?? 0));
      const bestLeft = Math.min(9, ...ranks.filter((_, at) => !kept.includes(at)));
      expect(left === 0 || worstKept <= bestLeft).toBe(true);
    }),
  );
});
