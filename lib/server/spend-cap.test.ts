import { describe, expect, it } from "vitest";
import { createSpendCap } from "./spend-cap";

const noon = Date.parse("2026-05-06T12:00:00.000Z");

function aCap(usdPerDay: number | undefined, spent: Record<string, number>) {
  const clock = { at: noon };
  const asked: string[] = [];
  const store = {
    spentSince: async (tenantId: string, since: string) => {
      asked.push(`${tenantId} ${since}`);
      return spent[tenantId] ?? 0;
    },
  };
  const cap = createSpendCap(usdPerDay, { store, clock: { now: () => new Date(clock.at) } });
  return { cap, clock, asked, spent };
}

describe("the spend cap", () => {
  it("stops the tenant that has spent it, until the day is over, and no other", async () => {
    const { cap, clock, spent } = aCap(5, { a: 5, b: 4.99 });
    await expect(cap.check("a")).rejects.toMatchObject({
      code: "rate_limited",
      details: { retryAfterSeconds: 43_200 },
    });
    await cap.check("b");
    clock.at += 43_200_000;
    spent.a = 0;
    await cap.check("a");
  });

  it("counts from midnight, and asks the store now and then only", async () => {
    const { cap, clock, asked } = aCap(5, {});
    await cap.check("a");
    await cap.check("a");
    clock.at += 6_000;
    await cap.check("a");
    expect(asked).toEqual(Array(2).fill("a 2026-05-06T00:00:00.000Z"));
  });

  it("without a cap asks nothing", async () => {
    const { cap, asked } = aCap(undefined, { a: 1_000 });
    await cap.check("a");
    expect(asked).toEqual([]);
  });
});
