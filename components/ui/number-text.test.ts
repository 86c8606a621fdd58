import { describe, expect, it } from "vitest";
import { costText } from "./number-text";

describe("costText", () => {
  it.each([
    [{ costUsd: 0 }, "$0.00"],
    [{ costUsd: 0.0012 }, "$0.0012"],
    [{ costUsd: 1.5 }, "$1.50"],
    [{ costUsd: 0, unpricedCalls: 2 }, "unknown"],
    [{ costUsd: 0.5, unpricedCalls: 2 }, "$0.50 + unknown"],
  ])("says what %j comes to", (cost, text) => {
    expect(costText(cost)).toBe(text);
  });
});
