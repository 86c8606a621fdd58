import { describe, expect, it } from "vitest";
import { aCard } from "@/tests/support/a-model";
import { costOf, usageOf } from "./model-card";

const tokens = { input: 1_000_000, cached: 400_000, output: 100_000, thoughts: 50_000, searches: 0 };
const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe("the cost of a call", () => {
  const card = aCard({
    prices: [
      { from: "2026-01-01", input: 0.75, output: 3.75 },
      { from: "2027-01-01", input: 1.5, output: 7.5, cachedInput: 0.15 },
    ],
    searchPrice: 14,
  });

  it.each([
    ["before the table begins", "2025-12-31", 1.125],
    ["on the day before a change", "2026-12-31", 1.125],
    ["from the day of the change, cached tokens cheaper", "2027-01-01", 0.9 + 0.06 + 0.75],
  ])("follows the price %s", (_, day, cost) => {
    expect(costOf(card, tokens, on(day))).toBeCloseTo(cost, 9);
  });

  it("holds the provider's searches", () => {
    const searched = { ...tokens, searches: 3 };
    expect(costOf(card, searched, on("2026-06-01"))).toBeCloseTo(1.125 + 0.042, 9);
  });

  it("is told to be unknown where no price is known, and to be nothing where the price is that", () => {
    const unpriced = usageOf(aCard({ prices: [] }), tokens, on("2026-06-01"));
    expect(unpriced).toMatchObject({ costUsd: 0, calls: 1, unpricedCalls: 1 });
    const free = usageOf(aCard({ prices: [{ from: "", input: 0, output: 0 }] }), tokens, on("2026-06-01"));
    expect([free.costUsd, free.unpricedCalls]).toEqual([0, undefined]);
  });
});
