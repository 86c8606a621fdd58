import { describe, expect, it } from "vitest";
import { anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { applyVerdict } from "./apply-verdict";
import { overruleVerdict } from "./overrule-verdict";

const judged = (outcome: "verified" | "refuted") =>
  applyVerdict(
    aTask({ plan: aPlan(aStep({ id: "a", mutating: true }), aStep({ id: "b" })) }),
    anAction({ stepId: "a" }),
    aVerdict({ outcome }),
  );

describe("overruleVerdict", () => {
  it("leaves a step behind that a person saw succeed", () => {
    const task = overruleVerdict(judged("refuted"), {
      actionId: "a1",
      outcome: "verified",
      reason: "I saw it",
    });
    expect([task.plan?.currentStepIndex, task.history[0]?.verdict?.check]).toEqual([1, "person"]);
  });

  it("goes back to a step that a person saw fail", () => {
    const task = overruleVerdict(judged("verified"), {
      actionId: "a1",
      outcome: "refuted",
      reason: "It is not there",
    });
    expect([task.plan?.currentStepIndex, task.plan?.steps[0]?.status]).toEqual([0, "active"]);
    expect(task.history[0]?.verdict?.actionSucceeded).toBe(false);
  });

  it("says when the action is unknown", () => {
    expect(() => overruleVerdict(aTask(), { actionId: "x", outcome: "verified", reason: "" })).toThrow(
      "actionId",
    );
  });
});
