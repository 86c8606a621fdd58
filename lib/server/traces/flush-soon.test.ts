import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSoon } from "./flush-soon";

describe("a flush of what turns left behind", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("is one for turns that end close together, and another for one that ends later", async () => {
    const traces = { flush: vi.fn(async () => undefined) };
    const first = [flushSoon(traces), flushSoon(traces)];
    expect(traces.flush).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(first);
    expect(traces.flush).toHaveBeenCalledTimes(1);
    const later = flushSoon(traces);
    await vi.advanceTimersByTimeAsync(1_000);
    await later;
    expect(traces.flush).toHaveBeenCalledTimes(2);
  });
});
