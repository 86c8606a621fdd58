import { describe, expect, it } from "vitest";
import { acrossServers, createRateLimit } from "./rate-limit";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describe("the rate limit", () => {
  it("lets the limit through, refuses the next, and says how long to wait", async () => {
    const limit = createRateLimit(2);
    await limit.count("a", at(0));
    await limit.count("a", at(10));
    await expect(limit.count("a", at(20))).rejects.toMatchObject({
      message: expect.stringMatching(/2 requests a minute; wait 40 s/),
      details: { retryAfterSeconds: 40 },
    });
  });

  it("counts each caller apart, and anew after a minute", async () => {
    const limit = createRateLimit(1);
    await limit.count("a", at(0));
    await limit.count("b", at(0));
    await limit.count("a", at(60));
    await expect(limit.count("a", at(61))).rejects.toThrow();
  });

  it("counts nothing at 0", async () => {
    const limit = createRateLimit(0);
    for (let i = 0; i < 1000; i++) await limit.count("a", at(0));
  });

  it("is one limit for two servers of one store", async () => {
    const counts = new Map<string, number>();
    const store = {
      countRequest: async (bucket: string) => {
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
        return counts.get(bucket) ?? 0;
      },
    };
    const [one, other] = [createRateLimit(2, acrossServers(store)), createRateLimit(2, acrossServers(store))];
    await one.count("a", at(0));
    await other.count("a", at(0));
    await expect(one.count("a", at(1))).rejects.toMatchObject({ code: "rate_limited" });
  });
});
