import { describe, expect, it } from "vitest";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { applyVerdict } from "./apply-verdict";
import { overruleVerdict } from "./overrule-verdict";
import type { Task } from "./task";

const judged = (outcome: "verified" | "refuted", parts: Partial<Task> = {}) =>
  applyVerdict(
    aTask({ plan: aPlan(aStep({ id: "a", mutating: true }), aStep({ id: "b" })), ...parts }),
    anAction({ stepId: "a" }),
    aVerdict({ outcome }),
  );

const personal = {
  id: "a1:person",
  source: "person" as const,
  polarity: "for" as const,
  strength: 1,
  rank: "persisted" as const,
  text: "",
};

describe("overruleVerdict", () => {
  it("leaves a step behind that a person saw succeed", () => {
    const { task } = overruleVerdict(judged("refuted"), {
      actionId: "a1",
      outcome: "verified",
      reason: "I saw it",
    });
    expect([task.plan?.currentStepIndex, task.history[0]?.verdict?.check]).toEqual([1, "person"]);
  });

  it("goes back to a step that a person saw fail", () => {
    const { task } = overruleVerdict(judged("verified"), {
      actionId: "a1",
      outcome: "refuted",
      reason: "It is not there",
    });
    expect([task.plan?.currentStepIndex, task.plan?.steps[0]?.status]).toEqual([0, "active"]);
    expect(task.history[0]?.verdict?.actionSucceeded).toBe(false);
  });

  it("puts the person's word in place of the verdict", () => {
    const base = judged("refuted");
    const before = { ...base, evidence: [{ ...personal, id: "e9", source: "alert" as const }] };
    const long = "x".repeat(600);
    const text = `A person said so: ${long}`.slice(0, 500);
    const yes = overruleVerdict(before, { actionId: "a1", outcome: "verified", reason: long });
    const said = { ...personal, text };
    expect(yes.judged.verdict).toEqual({
      ...base.history[0]?.verdict,
      outcome: "verified",
      tier: null,
      check: "person",
      confidence: 1,
      actionSucceeded: true,
      taskCompleted: false,
      reobserve: false,
      routeToCorrection: false,
      remarks: ["overruled: refuted by no check"],
      reason: text,
      semanticSummary: text.slice(0, 300),
      evidence: [said],
    });
    expect(yes.task.evidence).toEqual([...before.evidence, said]);
    expect(yes.task.plan?.steps[0]?.verifiedBy).toEqual(["a1:person"]);
    const no = overruleVerdict(yes.task, { actionId: "a1", outcome: "refuted", reason: "no" });
    expect(no.judged.verdict).toMatchObject({
      routeToCorrection: true,
      remarks: ["overruled: refuted by no check", "overruled: verified by person"],
    });
    expect(no.task.plan?.steps[0]).toMatchObject({ verifiedBy: [], unverified: false });
    expect(no.task.evidence.map(({ id }) => id)).toEqual(["e9", "a1:person"]);
  });

  it("moves no step for an action that had none", () => {
    const task = aTask({
      plan: aPlan(aStep({ id: "a" })),
      history: [anAction({ verdict: aVerdict({ outcome: "refuted" }) }), anAction({ actionId: "a2" })],
    });
    const next = overruleVerdict(task, { actionId: "a1", outcome: "verified", reason: "x" }).task;
    expect(next.plan?.currentStepIndex).toBe(0);
    expect(next.history[1]).toBe(task.history[1]);
    expect(() => overruleVerdict(task, { actionId: "a2", outcome: "verified", reason: "" })).toThrow(
      "actionId",
    );
  });

  it("moves every step that a chain of actions stood for", () => {
    const task = aTask({
      plan: aPlan(aStep({ id: "a" }), aStep({ id: "b" }), aStep({ id: "c" })),
      history: [
        anAction({ stepId: "a", chainStepIds: ["a", "b"], verdict: aVerdict({ outcome: "refuted" }) }),
      ],
    });
    const verified = overruleVerdict(task, { actionId: "a1", outcome: "verified", reason: "both" }).task;
    expect(verified.plan?.currentStepIndex).toBe(2);
    const refuted = overruleVerdict(verified, { actionId: "a1", outcome: "refuted", reason: "none" }).task;
    expect(refuted.plan?.currentStepIndex).toBe(0);
  });

  it("takes the action from its turn when the task no longer remembers it, and keeps what the turn knows", () => {
    const stored = anAction({ actionId: "old", stepId: "a", verdict: aVerdict({ outcome: "refuted" }) });
    const before = judged("refuted");
    const { task, judged: record } = overruleVerdict(
      before,
      { actionId: "old", outcome: "verified", reason: "I saw it" },
      stored,
    );
    expect(task.history).toEqual(before.history);
    expect(task.plan?.currentStepIndex).toBe(1);
    expect(record).toMatchObject({ actionId: "old", verdict: { outcome: "verified", check: "person" } });
  });

  it("counts the last word of a person who says it twice", () => {
    const overruling = { actionId: "a1", outcome: "verified", reason: "I saw it" } as const;
    const once = overruleVerdict(judged("refuted"), overruling).task;
    const twice = overruleVerdict(once, { ...overruling, outcome: "refuted", reason: "No, I did not" }).task;
    const said = twice.evidence.filter(({ source }) => source === "person");
    expect(said.map(({ text, polarity }) => [text, polarity])).toEqual([
      ["A person said so: No, I did not", "against"],
    ]);
  });

  it("keeps the end of a task that has ended", () => {
    const ended = judged("verified", { status: "completed" });
    const { task } = overruleVerdict(ended, {
      actionId: "a1",
      outcome: "refuted",
      reason: "It is not there",
    });
    expect(task.status).toBe("completed");
  });

  it("waits for the second look that is on its way", () => {
    const task = aTask({ reobserved: { record: anAction(), report: aReport() } });
    const stored = anAction({ verdict: aVerdict({ outcome: "undecided" }) });
    const overruling = { actionId: "a1", outcome: "verified", reason: "I saw it" } as const;
    expect(() => overruleVerdict(task, overruling, stored)).toThrow("second time");
    expect(() => overruleVerdict(task, overruling, stored)).toThrow(
      expect.objectContaining({ code: "turn_conflict", retryable: true }),
    );
  });

  it("says when the action is unknown", () => {
    expect(() => overruleVerdict(aTask(), { actionId: "x", outcome: "verified", reason: "" })).toThrow(
      "actionId",
    );
  });
});
