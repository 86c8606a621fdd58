import { describe, expect, it } from "vitest";
import type { ModelCall } from "@/lib/agent/domain/turn";
import type { TurnFacts } from "@/lib/agent/ports/trace-store";
import { UsageQuery } from "@/lib/contracts/usage-report";
import { aModelCall } from "@/tests/support/a-turn";
import { dayIn, daysBetween, readUsage, usageReport } from "./usage-report";

/** Of no tier unless one is given. */
function aCall(over: Partial<ModelCall>): ModelCall {
  const { tier: _tier, ...call } = aModelCall({
    task: "make_plan",
    model: "small",
    at: "2026-01-01T23:59:59.000Z",
  });
  return { ...call, inputTokens: 10, outputTokens: 1, costUsd: 0.5, ...over };
}
const at = "2026-01-01T10:00:00.000Z";
let turns = 0;
const aTurn = (over: Partial<TurnFacts>): TurnFacts => ({
  taskId: "t1",
  turn: ++turns,
  at,
  status: "executing",
  ...over,
});
const frame = { since: "2026-01-01T00:00:00.000Z", until: null, complete: true, dayOf: dayIn("UTC") };
const report = (calls: ModelCall[], over: TurnFacts[] = []) => usageReport({ calls, turns: over }, frame);

describe("the usage report", () => {
  it("adds everything up, in total and by day, model task, model and tier", () => {
    const { total, byDay, byModelTask, byModel, byTier } = report([
      aCall({ cachedTokens: 4 }),
      aCall({ at: "2026-01-02T00:00:00.000Z", task: "verify_action", tier: 2, inputTokens: 5 }),
      aCall({ at: "2026-01-02T08:00:00.000Z", model: "large", thoughtTokens: 1, cachedTokens: 2 }),
    ]);
    expect(total).toEqual({
      ...{ inputTokens: 25, outputTokens: 3, costUsd: 1.5, calls: 3 },
      ...{ cachedTokens: 6, thoughtTokens: 1 },
    });
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
    expect(report([])).toMatchObject({
      total: { calls: 0 },
      byDay: [],
      byTier: [],
      savings: { tier1Share: null },
      tasks: { total: 0, costPerCompletedUsd: null },
    });
  });

  it("counts verdicts by what decided them, and the cost of a task that was proved done", () => {
    const { verdicts, verdictsByDay, savings, tasks } = report(
      [aCall({ costUsd: 3 })],
      [
        aTurn({ outcome: "verified", tier: 1, tokens: 0, tokensSaved: 900 }),
        aTurn({ outcome: "refuted", tier: 1, tokens: 0, tokensSaved: 900, at: "2026-01-02T10:00:00.000Z" }),
        aTurn({ outcome: "verified", tier: 2, tokens: 300, tokensSaved: 900 }),
        aTurn({ outcome: "verified", tier: 3, tokens: 1000, tokensSaved: 0 }),
        aTurn({ outcome: "undecided" }),
        aTurn({ outcome: "undecided", tier: 1, tokens: 0, tokensSaved: 0 }),
        aTurn({ outcome: "undecided", tier: 3, tokens: 500, tokensSaved: 0 }),
        aTurn({}),
        aTurn({ status: "completed" }),
        aTurn({ taskId: "t2", status: "unverified" }),
      ],
    );
    expect(verdicts).toEqual({ tier1: 2, tier2: 1, tier3: 1, undecided: 3, tokensSaved: 2700 });
    expect(verdictsByDay.map(({ name, tier1, tokensSaved }) => [name, tier1, tokensSaved])).toEqual([
      ["2026-01-01", 1, 1800],
      ["2026-01-02", 1, 900],
    ]);
    expect(savings).toMatchObject({
      tier1Share: 0.5,
      byTier: [
        { tier: 1, verdicts: 2, tokens: 0, tokensSaved: 1800 },
        { tier: 2, verdicts: 1, tokens: 300, tokensSaved: 900 },
        { tier: 3, verdicts: 1, tokens: 1500, tokensSaved: 0 },
      ],
      computed: expect.stringContaining("900"),
    });
    expect(tasks).toEqual({ total: 2, completed: 1, costPerCompletedUsd: 3, tokensPerCompleted: 11 });
  });

  it("says that the cost is unknown where a call's is, in its lines too, and puts no price on a proof then", () => {
    const { total, byModel, tasks } = report(
      [aCall({}), aCall({ model: "local", costUsd: 0, unpriced: true })],
      [aTurn({ status: "completed" })],
    );
    expect(total).toMatchObject({ costUsd: 0.5, calls: 2, unpricedCalls: 1 });
    expect(byModel.map(({ name, unpricedCalls }) => [name, unpricedCalls])).toEqual([
      ["local", 1],
      ["small", undefined],
    ]);
    expect(tasks).toMatchObject({ completed: 1, costPerCompletedUsd: null, tokensPerCompleted: 22 });
  });

  it.each([
    ["UTC", "2026-01-01T23:59:00.000Z", "2026-01-01"],
    ["Asia/Kathmandu", "2026-01-01T18:14:59.000Z", "2026-01-01"],
    ["Asia/Kathmandu", "2026-01-01T18:15:00.000Z", "2026-01-02"],
    ["America/New_York", "2026-03-08T04:59:00.000Z", "2026-03-07"],
    ["America/New_York", "2026-03-09T03:59:00.000Z", "2026-03-08"],
    ["Pacific/Kiritimati", "2026-01-01T10:00:00.000Z", "2026-01-02"],
    ["Asia/Calcutta", "2026-01-01T18:30:00.000Z", "2026-01-02"],
    ["Asia/Kolkata", "2026-01-01T18:30:00.000Z", "2026-01-02"],
    ["US/Pacific", "2026-01-01T07:59:00.000Z", "2025-12-31"],
    ["Europe/Kyiv", "2026-01-01T22:00:00.000Z", "2026-01-02"],
  ])("counts by the days of %s: %s is %s", (zone, moment, day) => {
    expect(UsageQuery.parse({ timeZone: zone })).toEqual({ timeZone: zone });
    expect(dayIn(zone)(moment)).toBe(day);
  });

  it.each([
    ["UTC", "2026-01-01T12:00:00Z", "2026-01-03T12:00:00Z", ["2026-01-01", "2026-01-02", "2026-01-03"]],
    // Days of 23 and of 25 hours.
    [
      "Europe/Berlin",
      "2026-03-28T22:59:00Z",
      "2026-03-29T22:00:00Z",
      ["2026-03-28", "2026-03-29", "2026-03-30"],
    ],
    [
      "US/Pacific",
      "2026-11-01T06:59:00Z",
      "2026-11-02T08:00:00Z",
      ["2026-10-31", "2026-11-01", "2026-11-02"],
    ],
    ["UTC", "2026-01-01T23:59:59Z", "2026-01-02T00:00:00Z", ["2026-01-01", "2026-01-02"]],
  ])("knows all days in %s from %s to %s", (zone, since, until, days) => {
    expect(daysBetween(new Date(since), new Date(until), zone)).toEqual(days);
  });
});

describe("reading usage", () => {
  it("asks for a range by moments in UTC, whatever zone they come in, and says when it was too much", async () => {
    const asked: unknown[] = [];
    const store = {
      listModelCalls: async (_tenant: string, page: object) => {
        asked.push(page);
        return Array.from({ length: 20_000 }, () => aCall({}));
      },
      listTurnFacts: async () => [],
    };
    const query = { since: "2026-01-01T00:00:00+05:45", until: "2026-02-01T00:00:00+05:45" };
    const { complete } = await readUsage("t", query, { store, clock: { now: () => new Date(at) } });
    const [since, until] = ["2025-12-31T18:15:00.000Z", "2026-01-31T18:15:00.000Z"];
    expect([asked, complete]).toEqual([[{ since, until, limit: 20_000 }], false]);
  });
});
