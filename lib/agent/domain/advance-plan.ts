import { AppError } from "./app-error";
import type { Plan, PlanStep } from "./plan";

/** Why a step is left behind. Nothing else moves the step index. */
export type StepResult =
  | { kind: "verified"; evidenceIds: readonly string[] }
  | { kind: "tool_finished"; note: string; output?: unknown }
  | { kind: "passed_unverified" }
  | { kind: "skipped" };

const isLeft = (step: PlanStep): boolean => step.status === "completed" || step.status === "skipped";

/**
 * Leaves one step behind and moves the index to the first step that still waits. A mutating step is never passed on unverified: doing that is
 * a bug and throws.
 */
export function advancePlan(plan: Plan, stepId: string, result: StepResult): Plan {
  const steps = plan.steps.map((step) => (step.id === stepId ? leave(step, result) : step));
  return focusPlan({ ...plan, steps });
}

/** Puts the index on the first step that is not left behind, and marks it active. */
export function focusPlan(plan: Plan): Plan {
  const found = plan.steps.findIndex((step) => !isLeft(step));
  const currentStepIndex = found < 0 ? plan.steps.length : found;
  const steps = plan.steps.map((step, index) => {
    if (index === currentStepIndex && step.status === "pending")
      return { ...step, status: "active" as const };
    if (index !== currentStepIndex && step.status === "active")
      return { ...step, status: "pending" as const };
    return step;
  });
  return { ...plan, steps, currentStepIndex };
}

function leave(step: PlanStep, result: StepResult): PlanStep {
  switch (result.kind) {
    case "verified":
      return {
        ...step,
        status: "completed",
        unverified: false,
        verifiedBy: [...result.evidenceIds],
        note: `[SUCCESS]: ${step.verify}`,
      };
    case "tool_finished":
      return { ...step, status: "completed", note: result.note, output: result.output };
    case "passed_unverified":
      if (step.mutating)
        throw new AppError(
          "internal",
          `step ${step.id} changes something and was not verified: it cannot be passed on`,
        );
      return { ...step, status: "completed", unverified: true };
    case "skipped":
      return { ...step, status: "skipped" };
  }
}

/** Server-tool steps that can run now: everything they depend on is behind us. */
export function readyToolSteps(plan: Plan): PlanStep[] {
  const left = new Set(plan.steps.filter(isLeft).map((step) => step.id));
  return plan.steps.filter(
    (step) =>
      step.toolType !== "browser" &&
      step.status !== "blocked" &&
      !isLeft(step) &&
      step.dependsOn.every((id) => left.has(id)),
  );
}

/** All steps that wait, directly or through others, for one of these. */
export function downstreamOf(plan: Plan, stepIds: readonly string[]): string[] {
  const reached = new Set(stepIds);
  for (let grew = true; grew; ) {
    grew = false;
    for (const step of plan.steps) {
      if (reached.has(step.id) || !step.dependsOn.some((id) => reached.has(id))) continue;
      reached.add(step.id);
      grew = true;
    }
  }
  return plan.steps.map((step) => step.id).filter((id) => reached.has(id) && !stepIds.includes(id));
}

export const isPlanDone = (plan: Plan): boolean => plan.steps.every(isLeft);

export const stepsLeft = (plan: Plan | undefined): PlanStep[] =>
  plan?.steps.filter((step) => !isLeft(step)) ?? [];
