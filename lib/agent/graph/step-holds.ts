import { advancePlan } from "@/lib/agent/domain/advance-plan";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import type { Evidence } from "@/lib/contracts/verdict";
import type { TurnPatch } from "./state";

/** A reversible step whose wanted state the page already shows: verified by that state, with nothing done for it. */
export function stepHolds(task: Task, step: PlanStep, reason: string): TurnPatch {
  if (!task.plan) return {};
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
