import { describe, expect, it } from "vitest";
import {
  aimsOf,
  joined,
  type Measured,
  memoryGrowth,
  type Report,
  reportLines,
  spreadOf,
} from "./load-report";

const measured = (name: string, parts: Partial<Measured> = {}): Measured => ({
  name,
  requests: 100,
  perSecond: 50,
  cpuMs: 1,
  ms: { p50: 10, p95: 20, p99: 30, max: 40 },
  memoryMb: 300,
  ...parts,
});
const report = (parts: Partial<Report> = {}): Report => ({
  bodyBytes: 30_720,
  turn: measured("turn", { cpuMs: 4 }),
  emptyNext: measured("empty Next route"),
  bareNode: measured("node:http"),
  crowd: {
    ...measured("crowd"),
    tasks: 500,
    turnsWanted: 100,
    errors: 0,
    duplicates: 0,
    statuses: { completed: 500 },
  },
  memoryMb: [100, 200, 300, 300, 301, 299, 300, 302, 300, 301],
  ...parts,
});

describe("the report on the server's load", () => {
  it("takes percentiles from what was measured", () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(spreadOf(values)).toEqual({ p50: 100, p95: 190, p99: 198, max: 200 });
    expect(spreadOf([])).toEqual({ p50: 0, p95: 0, p99: 0, max: 0 });
  });

  it("sees memory that grows, and not the growth of a server that warms up", () => {
    expect(memoryGrowth([100, 200, 300, 300, 301, 299, 300, 302, 300, 301])).toBeLessThan(0.02);
    expect(memoryGrowth([100, 120, 140, 160, 180, 200, 220, 240, 260, 280])).toBeGreaterThan(0.3);
  });

  it("takes rounds as one run", () => {
    const round = { name: "turn", seconds: 1, memoryMb: 300 };
    const joint = joined([
      { ...round, ms: [1, 2, 3], cpuMs: 30 },
      { ...round, ms: [4], cpuMs: 2, memoryMb: 310 },
    ]);
    expect(joint).toMatchObject({ name: "turn", requests: 4, perSecond: 2, cpuMs: 8, memoryMb: 310 });
    expect(joint.ms.max).toBe(4);
  });

  it.each([
    ["a turn that costs too much", { turn: measured("turn", { cpuMs: 6 }) }],
    ["an error", { crowd: { ...report().crowd, errors: 1 } }],
    ["a save done twice", { crowd: { ...report().crowd, duplicates: 1 } }],
    ["a long tail", { crowd: { ...report().crowd, ms: { p50: 1, p95: 9, p99: 21, max: 30 } } }],
    ["turns that were not sent", { crowd: { ...report().crowd, turnsWanted: 101 } }],
    ["memory that grows", { memoryMb: [100, 120, 140, 160, 180, 200, 220, 240, 260, 280] }],
  ])("misses its aim by %s alone", (_, parts) => {
    expect(aimsOf(report()).every(({ met }) => met)).toBe(true);
    expect(aimsOf(report(parts)).filter(({ met }) => !met)).toHaveLength(1);
    expect(reportLines(report(parts)).filter((line) => line.startsWith("MISS"))).toHaveLength(1);
  });
});
