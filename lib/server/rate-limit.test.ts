import { describe, expect, it } from "vitest";
import { createRateLimit } from "./rate-limit";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describe("the rate limit", () => {
  it("lets the limit through, refuses the next, and says how long to wait", () => {
    const limit = createRateLimit(2);
    limit.count("a", at(0));
    limit.count("a", at(10));
    expect(() => limit.count("a", at(20))).toThrow(/2 requests a minute; wait 40 s/);
  });

  it("counts each caller apart, and anew after a minute", () => {
    const limit = createRateLimit(1);
    limit.count("a", at(0));
    limit.count("b", at(0));
    limit.count("a", at(60));
    expect(() => limit.count("a", at(61))).toThrow();
  });

  it("counts nothing at 0", () => {
    const limit = createRateLimit(0);
    for (let i = 0; i < 1000; i++) limit.count("a", at(0));
  });
});
