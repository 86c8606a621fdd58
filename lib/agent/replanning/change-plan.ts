import { focusPlan } from "@/lib/agent/domain/advance-plan";
import { type Plan, type PlanStep, stepFrom } from "@/lib/agent/domain/plan";
import type { PlanChange } from "@/lib/agent/model-tasks/validate-plan";

/** More changes than this are no small ones. */
const smallChanges = 5;

/**
 * The plan with small changes to steps that are left, or undefined when one of them cannot be made. Work that is done stays as it is; a changed step begins
 * anew and counts one more replan.
 */
export function changePlan(
  plan: Plan,
  changes: readonly PlanChange[],
  newId: () => string,
): Plan | undefined {
  if (changes.length === 0 || changes.length > smallChanges) return undefined;
  let steps: PlanStep[] | undefined = plan.steps;
  for (const change of changes) steps = steps && changed(steps, change, newId);
  return steps && focusPlan({ ...plan, steps, revision: plan.revision + 1 });
}

function changed(
  steps: readonly PlanStep[],
  change: PlanChange,
  newId: () => string,
): PlanStep[] | undefined {
  const at = steps.findIndex(({ id }) => id === change.stepId);
  const step = steps[at];
  if (!step || step.status === "completed" || step.status === "skipped") return undefined;
  if (change.kind === "remove")
    return steps
      .filter(({ id }) => id !== step.id)
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((id) => id !== step.id) }));
  const { description, verify } = change;
  if (!description?.trim() || !verify?.trim()) return undefined;
  if (change.kind === "reword")
    return steps.map((one) => (one === step ? { ...anew(one), description, verify, assertions: [] } : one));
  const inserted = stepFrom({ description, verify }, newId(), String);
  return [...steps.slice(0, at), inserted, ...steps.slice(at)];
}

/** A step as it was before its first try, one replan older. */
export function anew(step: PlanStep): PlanStep {
  const { note: _note, output: _output, ...rest } = step;
  return {
    ...rest,
    status: "pending",
    pendingCalls: 0,
    corrections: 0,
    reobserved: false,
    replans: step.replans + 1,
  };
}
