import { focusPlan } from "@/lib/agent/domain/advance-plan";
import { incompleteCompletion } from "@/lib/agent/domain/end-task";
import type { Task } from "@/lib/agent/domain/task";
import type { ReplanOutcome } from "@/lib/agent/replanning/replan";
import type { TurnPatch } from "./state";

/** Where a second thought about the plan leads; only a changed plan counts against the budget. */
export function afterReplan(task: Task, replanned: ReplanOutcome): TurnPatch {
  switch (replanned.kind) {
    case "continue":
      return { replanningFlag: "continue" };
    case "modified":
      return {
        task: { ...task, plan: focusPlan(replanned.plan), replans: task.replans + 1 },
        replanningFlag: "continue",
        planNews: "update",
      };
    case "regenerate":
      return { task: { ...task, replans: task.replans + 1 }, replanningFlag: "regenerated" };
    case "ask":
      return { replanningFlag: "ask", ending: replanned };
    case "limit":
      return {
        replanningFlag: "limit",
        ending: {
          kind: "end",
          status: "partial",
          completion: incompleteCompletion(task, replanned.reason),
          reason: replanned.reason,
        },
      };
  }
}
