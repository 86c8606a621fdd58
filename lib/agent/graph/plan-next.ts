import { isPlanDone, readyToolSteps } from "@/lib/agent/domain/advance-plan";
import { withClaim } from "@/lib/agent/domain/claim";
import type { Task } from "@/lib/agent/domain/task";
import type { TurnPatch } from "./state";

/** What a plan asks for next: its approval, ready server tools, its current browser step, or judgement that it is done. */
export function planNext(task: Task): TurnPatch {
  const { plan } = task;
  if (!plan || isPlanDone(plan))
    return { task: withClaim(task, "plan_ended", "Every step of the plan is done."), planningFlag: "claim" };
  if (!task.planApproved) return { task, planningFlag: "await_approval", ending: { kind: "plan_approval" } };
  return { task, planningFlag: readyToolSteps(plan).length > 0 ? "tools" : "refine" };
}
