import { advancePlan, isPlanDone } from "@/lib/agent/domain/advance-plan";
import { addUsage, exhaustedLimit } from "@/lib/agent/domain/budget";
import { withClaim } from "@/lib/agent/domain/claim";
import { incompleteCompletion, limitReason } from "@/lib/agent/domain/end-task";
import type { Plan } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import type { ToolResult } from "@/lib/agent/tools/run-tools";
import type { Usage } from "@/lib/contracts/interact-response";
import type { TurnPatch } from "./state";

/**
 * Puts the results of a batch of tool steps into the plan; what is blocked is replanned once, after the whole batch. Tools follow one another within a
 * turn, so what this turn used counts against the budget here.
 */
export function afterTools(
  task: Task & { plan: Plan },
  results: readonly ToolResult[],
  usedInTurn: Usage,
): TurnPatch {
  const plan = results.reduce(withResult, task.plan);
  const data = [...task.data, ...results.flatMap((result) => result.rows ?? [])];
  const next = { ...task, plan, data };
  if (isPlanDone(plan))
    return { task: withClaim(next, "plan_ended", "Every step of the plan is done."), toolsFlag: "claim" };
  const { corrections, replans, turn: turns } = task;
  const limit = exhaustedLimit(task.budget, {
    turns,
    corrections,
    replans,
    usage: addUsage(task.usage, usedInTurn),
  });
  if (limit) return ended(next, limitReason(limit));
  if (results.some((result) => !result.ok))
    return { task: next, toolsFlag: "blocked", replanTrigger: "blocked_steps" };
  return { task: next, toolsFlag: "more" };
}

const ended = (task: Task, reason: string): TurnPatch => ({
  task,
  toolsFlag: "limit",
  ending: { kind: "end", status: "partial", completion: incompleteCompletion(task, reason), reason },
});

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
