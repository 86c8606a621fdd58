import { describe, expect, it } from "vitest";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { applyVerdict, holdForSecondLook, remember } from "./apply-verdict";

const plan = aPlan(aStep({ id: "a" }), aStep({ id: "b" }));
const task = aTask({ plan, pendingAction: anAction({ stepId: "a" }) });

describe("applyVerdict", () => {
  it.each([
    ["verified", aVerdict(), {}, 1],
    ["verified, but not surely enough", aVerdict({ confidence: 0.69 }), {}, 0],
    ["refuted", aVerdict({ outcome: "refuted" }), {}, 0],
    ["undecided on a reversible step", aVerdict({ outcome: "undecided" }), {}, 1],
    ["undecided on a mutating step", aVerdict({ outcome: "undecided" }), { mutating: true }, 0],
  ])("%s moves the step index as it should", (_name, verdict, step, index) => {
    const steps = plan.steps.map((each) => (each.id === "a" ? { ...each, ...step } : each));
    const next = applyVerdict({ ...task, plan: { ...plan, steps } }, anAction({ stepId: "a" }), verdict);
    expect(next.plan?.currentStepIndex).toBe(index);
    expect(next.pendingAction).toBeUndefined();
  });

  it("does not leave a step behind because something was moved out of its way", () => {
    const next = applyVerdict(task, anAction({ stepId: "a", purpose: "contingency" }), aVerdict());
    expect(next.plan?.currentStepIndex).toBe(0);
  });

  it("leaves behind every step of a verified chain", () => {
    const next = applyVerdict(task, anAction({ stepId: "a", chainStepIds: ["a", "b"] }), aVerdict());
    expect(next.plan?.currentStepIndex).toBe(2);
  });

  it("keeps the verdict and drops the skeleton", () => {
    const next = applyVerdict(task, anAction({ stepId: "a" }), aVerdict());
    expect(next.history[0]?.verdict?.outcome).toBe("verified");
    expect(next.history[0]?.beforeState).not.toHaveProperty("semanticSkeleton");
  });
});

describe("remember", () => {
  it("keeps ten actions and counts the older ones", () => {
    let next = aTask();
    for (let index = 0; index < 14; index++) next = remember(next, anAction({ actionId: `a${index}` }));
    expect([next.history.length, next.earlierActions, next.history[0]?.actionId]).toEqual([10, 4, "a4"]);
  });
});

describe("holdForSecondLook", () => {
  it("keeps the action with its own before-state", () => {
    const held = holdForSecondLook(task, anAction({ stepId: "a" }), aReport());
    expect(held.reobserved?.record.beforeState?.semanticSkeleton).toBeDefined();
    expect([held.pendingAction, held.plan?.steps[0]?.reobserved]).toEqual([undefined, true]);
  });
});
