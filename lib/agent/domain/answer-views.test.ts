import { describe, expect, it } from "vitest";
import { aBlocker, anAction, anApprovalRequest, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { noUsage } from "./budget";
import { incompleteCompletion } from "./end-task";
import { planView, respond, verificationView } from "./respond";
import type { TurnEnding } from "./turn-ending";

const source = { title: "Kale", source: "https://garden.test/kale" };
const expectedOutcome = { description: "It opens.", domChanges: {}, assertions: [] };

describe("a plan as it is shown", () => {
  it("leaves out what is not known", () => {
    const step = aStep({ id: "a", description: "Open it", verify: "It is open" });
    expect(planView({ ...aPlan(step), createdAt: "2026-01-01T00:00:00.000Z" })).toEqual({
      steps: [
        {
          id: "a",
          index: 0,
          description: "Open it",
          verify: "It is open",
          status: expect.any(String),
          toolType: step.toolType,
          dependsOn: [],
        },
      ],
      totalSteps: 1,
      currentStepIndex: 0,
      createdAt: "2026-01-01T00:00:00.000Z",
    });
  });

  it("tells what is", () => {
    const step = aStep({
      id: "a",
      reasoning: "It helps.",
      expectedOutcome: "It opens.",
      note: "[SUCCESS]: done",
      output: { sources: [source] },
    });
    const view = planView({ ...aPlan(aStep({ id: "b" }), step), sources: [source], remark: "By rules" });
    expect(view).toMatchObject({ totalSteps: 2, sources: [source], remark: "By rules" });
    expect(view.steps[1]).toMatchObject({
      index: 1,
      reasoning: "It helps.",
      expectedOutcome: "It opens.",
      note: "[SUCCESS]: done",
      sources: [source],
    });
  });

  it("names no sources where its output has none", () => {
    for (const output of [undefined, "text", { sources: "none" }, {}])
      expect(planView(aPlan(aStep({ id: "a", output }))).steps[0]).not.toHaveProperty("sources");
  });
});

describe("a verdict as it is shown", () => {
  it("leaves out what is kept for the engines", () => {
    expect(verificationView(aVerdict({ reason: "So.", remarks: ["x"], tokens: 3, tokensSaved: 9 }))).toEqual({
      outcome: "verified",
      tier: 1,
      confidence: 0.95,
      actionSucceeded: true,
      taskCompleted: false,
      reason: "So.",
      semanticSummary: "It worked.",
      evidence: [],
      tokens: 3,
      tokensSaved: 9,
    });
  });

  it("names the check and the sub-task where they are known", () => {
    expect(verificationView(aVerdict({ check: "item-gone", subTaskCompleted: false }))).toMatchObject({
      check: "item-gone",
      subTaskCompleted: false,
    });
  });
});

describe("an answer", () => {
  const plan = aPlan(aStep({ id: "a" }), aStep({ id: "b" }));
  const answer = (ending: TurnEnding, parts: Partial<Parameters<typeof respond>[0]> = {}) =>
    respond({
      task: aTask({ turn: 2 }),
      ending,
      turnId: "t1",
      turnUsage: noUsage,
      stored: true,
      ...parts,
    });
  const paused: TurnEnding = { kind: "paused", reason: "A person paused it." };

  it("of a paused task says why", () => {
    expect(answer(paused)).toMatchObject({
      status: "paused",
      reason: "A person paused it.",
      turn: 2,
      turnId: "t1",
    });
  });

  it("names plan, verdict and task only where they are there", () => {
    const bare = answer(paused, { stored: false });
    for (const part of ["plan", "currentStep", "totalSteps", "verification", "taskId", "thought"])
      expect(bare).not.toHaveProperty(part);
    expect(answer(paused, { task: aTask({ plan }), verdict: aVerdict() })).toMatchObject({
      taskId: aTask().id,
      plan: { totalSteps: 2 },
      currentStep: 0,
      totalSteps: 2,
      verification: { outcome: "verified" },
    });
  });

  it("tells what is left of the budget, and never less than nothing", () => {
    const budget = { ...aTask().budget, turns: 10, tokens: 100, costUsd: 2 };
    const used = { ...noUsage, inputTokens: 30, outputTokens: 10, costUsd: 0.5 };
    const left = (turn: number, usage: typeof used) =>
      answer(paused, { task: aTask({ budget, usage, turn }) }).usage.budgetLeft;
    expect(left(4, used)).toEqual({ turns: 6, tokens: 60, costUsd: 1.5 });
    expect(left(14, { ...used, inputTokens: 300, costUsd: 3 })).toEqual({ turns: 0, tokens: 0, costUsd: 0 });
  });

  const target = { id: "1", role: "button", name: "Save", path: "" } as const;
  it("with an action says what, on what and why", () => {
    const record = anAction({ actionId: "a9", thought: "Saving.", target, expectedOutcome });
    const approval: TurnEnding = { kind: "approval", request: anApprovalRequest, record };
    expect(answer(approval)).toMatchObject({
      status: "awaiting_approval",
      thought: "Saving.",
      actionId: "a9",
      action: 'click("1")',
      actionDetails: { name: "click", args: ["1"], elementId: "1", role: "button", accessibleName: "Save" },
    });
    expect(answer({ kind: "blocked", blocker: aBlocker })).not.toHaveProperty("thought");
  });

  it("of an end is an action of its own, cut", () => {
    const completion = incompleteCompletion(aTask(), "It is not there.");
    const end = answer({ kind: "end", status: "failed", completion, reason: "x".repeat(2_000) });
    const said = `failed: ${"x".repeat(992)}`;
    expect(end).toMatchObject({
      status: "failed",
      actionId: `${aTask().id}:t1`,
      actionDetails: { name: "fail", args: [said] },
      action: `fail("${said}")`,
    });
    expect(answer({ kind: "end", status: "partial", completion, reason: "So." })).not.toHaveProperty(
      "reason",
    );
  });
});
