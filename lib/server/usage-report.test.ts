import { describe, expect, it } from "vitest";
import type { ModelCall } from "@/lib/agent/domain/turn";
import { aModelCall } from "@/tests/support/a-turn";
import { usageReport } from "./usage-report";

/** Of no tier unless one is given. */
function aCall(over: Partial<ModelCall>): ModelCall {
  const { tier: _tier, ...call } = aModelCall({
    task: "make_plan",
    model: "small",
    at: "2026-01-01T23:59:59.000Z",
  });
  return { ...call, inputTokens: 10, outputTokens: 1, costUsd: 0.5, ...over };
}
const report = (calls: ModelCall[]) =>
  usageReport(calls, { since: "2026-01-01T00:00:00.000Z", complete: true });

describe("the usage report", () => {
  it("adds everything up, in total and by day, model task, model and tier", () => {
    const { total, byDay, byModelTask, byModel, byTier } = report([
      aCall({}),
      aCall({ at: "2026-01-02T00:00:00.000Z", task: "verify_action", tier: 2, inputTokens: 5 }),
      aCall({ at: "2026-01-02T08:00:00.000Z", model: "large" }),
    ]);
    expect(total).toEqual({ inputTokens: 25, outputTokens: 3, costUsd: 1.5, calls: 3 });
    expect(byDay.map(({ name, calls }) => [name, calls])).toEqual([
      ["2026-01-01", 1],
      ["2026-01-02", 2],
    ]);
    expect(byModelTask.map(({ name, inputTokens }) => [name, inputTokens])).toEqual([
      ["make_plan", 20],
      ["verify_action", 5],
    ]);
    expect(byModel.map(({ name, calls }) => [name, calls])).toEqual([
      ["large", 1],
      ["small", 2],
    ]);
    expect(byTier.map(({ name, calls }) => [name, calls])).toEqual([
      ["2", 1],
      ["none", 2],
    ]);
  });

  it("is empty without calls", () => {
    expect(report([])).toMatchObject({ total: { calls: 0 }, byDay: [], byTier: [] });
  });
});
