import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { systemIds } from "./system-ids";

afterEach(() => {
  vi.useRealTimers();
});

describe("ids of the system", () => {
  it("are UUIDs of version 7 that begin with the time they were made at", () => {
    vi.useFakeTimers({ now: 1_700_000_000_123 });
    const id = systemIds.uuid();
    expect(z.uuidv7().safeParse(id).success).toBe(true);
    expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(1_700_000_000_123);
  });

  it("stand in the order of the milliseconds in which they were made, and are never the same", () => {
    vi.useFakeTimers({ now: 0 });
    const made = Array.from({ length: 500 }, (_, at) => {
      vi.setSystemTime(2 ** Math.floor(at / 11));
      return systemIds.uuid();
    });
    expect(made.map((id) => id.slice(0, 13)).toSorted()).toEqual(made.map((id) => id.slice(0, 13)));
    expect(new Set(made).size).toBe(made.length);
    expect(new Set(made.map((id) => id.slice(-16))).size).toBe(made.length);
  });
});
