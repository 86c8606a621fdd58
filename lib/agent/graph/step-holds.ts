import { advancePlan } from "@/lib/agent/domain/advance-plan";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import type { Evidence } from "@/lib/contracts/verdict";
import type { TurnPatch } from "./state";

/**
 * A step whose wanted state the page already shows, with nothing done for it. A reversible one is verified by that state. One that stores, sends
 * or deletes is only passed over (no confirmation was asked for, say): it proves nothing.
 */
export function stepHolds(task: Task, step: PlanStep, reason: string): TurnPatch {
  if (!task.plan) return {};
  if (step.mutating) {
    const plan = advancePlan(task.plan, step.id, { kind: "skipped" });
    return { task: { ...task, plan }, refinementFlag: "step_holds" };
  }
  const evidence: Evidence = {
    id: `${step.id}:holds`,
    source: "read_back",
    polarity: "for",
    strength: 0.9,
    rank: "dom",
    text: reason.slice(0, 500),
  };
  const plan = advancePlan(task.plan, step.id, { kind: "verified", evidenceIds: [evidence.id] });
  return { task: { ...task, plan, evidence: [...task.evidence, evidence] }, refinementFlag: "step_holds" };
}
