import { advancePlan, isPlanDone, readyToolSteps } from "@/lib/agent/domain/advance-plan";
import { withClaim } from "@/lib/agent/domain/claim";
import type { Plan } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import type { ToolResult } from "@/lib/agent/tools/run-tools";
import type { TurnPatch } from "./state";

/** Puts the results of a batch of tool steps into the plan; what is blocked is replanned once, after the whole batch. */
export function afterTools(task: Task, results: readonly ToolResult[]): TurnPatch {
  if (!task.plan) return { toolsFlag: "limit" };
  const plan = results.reduce(withResult, task.plan);
  const data = [...task.data, ...results.flatMap((result) => result.rows ?? [])];
  const next = { ...task, plan, data };
  if (results.some((result) => !result.ok))
    return { task: next, toolsFlag: "blocked", replanTrigger: "blocked_steps" };
  if (isPlanDone(plan))
    return { task: withClaim(next, "plan_ended", "Every step of the plan is done."), toolsFlag: "claim" };
  if (results.length === 0 && readyToolSteps(plan).length > 0) return { task: next, toolsFlag: "limit" };
  return { task: next, toolsFlag: "more" };
}

function withResult(plan: Plan, result: ToolResult): Plan {
  if (result.ok)
    return advancePlan(plan, result.stepId, {
      kind: "tool_finished",
      note: result.note,
      output: result.output,
    });
  const steps = plan.steps.map((step) =>
    step.id === result.stepId
      ? { ...step, status: "blocked" as const, note: result.note, pendingCalls: result.pendingCalls }
      : step,
  );
  return { ...plan, steps };
}
