import { describe, expect, it } from "vitest";
import { noUsage } from "@/lib/agent/domain/budget";
import type { TaskDetail, TurnView } from "@/lib/contracts/task-detail";
import { reportLines, tiersOf, totalsOf } from "./tier-report";

type Verdict = NonNullable<TurnView["verdict"]>;

const page = { url: "http://a.test/", hash: "00", elements: [], text: [] };
const aTurn = (
  verdict: { outcome: Verdict["outcome"]; tier: Verdict["tier"] } | undefined,
  isLastStep = false,
): TurnView => ({
  turnId: "t",
  turn: 1,
  at: "2026-01-01T00:00:00.000Z",
  status: "executing",
  usage: noUsage,
  ...(verdict
    ? {
        verdict: {
          ...verdict,
          confidence: 1,
          actionSucceeded: true,
          taskCompleted: false,
          reason: "",
          semanticSummary: "",
          evidence: [],
          tokens: 0,
          tokensSaved: 0,
          checksTried: [],
          observations: [],
          remarks: [],
        },
        ground: {
          action: { actionId: "a", urlAtAction: page.url },
          isLastStep,
          ambientKeys: [],
          before: page,
          after: { page, report: {} },
        },
      }
    : {}),
});

const aTask = (...turns: TurnView[]): TaskDetail => ({
  taskId: "t",
  sessionId: "s",
  goal: "g",
  status: "completed",
  complexity: "COMPLEX",
  turn: turns.length,
  createdAt: "",
  updatedAt: "",
  criteria: [],
  turns,
  usage: noUsage,
  budgetLeft: { turns: 0, tokens: 0, costUsd: 0 },
});

describe("tiersOf", () => {
  it("counts verdicts on steps that are not the last, by what they took", () => {
    const task = aTask(
      aTurn({ outcome: "verified", tier: 1 }),
      aTurn({ outcome: "refuted", tier: 1 }),
      aTurn({ outcome: "verified", tier: 2 }),
      aTurn({ outcome: "verified", tier: 3 }),
      aTurn({ outcome: "undecided", tier: null }),
      aTurn({ outcome: "verified", tier: 3 }, true),
      aTurn(undefined),
    );
    expect(tiersOf("t", task).intermediate).toEqual({ 1: 2, 2: 1, 3: 1, undecided: 1 });
  });

  it("lets an undecided verdict count as one that needs a model, whatever tier gave up on it", () => {
    const task = aTask(aTurn({ outcome: "undecided", tier: 1 }));
    expect(totalsOf([tiersOf("t", task)])).toMatchObject({ verdicts: 1, modelShare: 1 });
  });
});

describe("the report", () => {
  it("says the share over all tasks", () => {
    const tasks = [
      tiersOf("one", aTask(aTurn({ outcome: "verified", tier: 1 }), aTurn({ outcome: "verified", tier: 2 }))),
      tiersOf("two", aTask(aTurn({ outcome: "verified", tier: 1 }), aTurn({ outcome: "verified", tier: 1 }))),
    ];
    expect(totalsOf(tasks).modelShare).toBe(0.25);
    expect(reportLines(tasks).at(-1)).toContain("1 of 4, 25.0 %");
  });

  it("has a share also when nothing was judged", () => {
    expect(totalsOf([]).modelShare).toBe(0);
  });
});
