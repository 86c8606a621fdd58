import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import type { MakePlanInput } from "@/lib/agent/planning/make-plan";
import type { GraphDeps } from "./graph-deps";
import type { TurnState } from "./state";

/** What a planner is told: the page, what is known, and the work that is already verified and must not be planned again. */
export async function planningInput(state: TurnState, deps: GraphDeps): Promise<MakePlanInput> {
  const { task, snapshot, searchQuery, verdict } = state;
  const signal = deps.signal ? { signal: deps.signal } : {};
  const knowledge = await deps.knowledge.find(task.tenantId, task.goal, { limit: 5 });
  const searchHits =
    searchQuery && deps.search.available
      ? await deps.search.search(searchQuery, { limit: 5, ...signal })
      : [];
  const left = new Set(stepsLeft(task.plan).map((step) => step.id));
  return {
    goal: task.goal,
    snapshot,
    knowledge,
    searchHits,
    answers: task.answers,
    verifiedWork: (task.plan?.steps ?? [])
      .filter((step) => !left.has(step.id))
      .map((step) => step.description),
    ...(verdict
      ? {
          verificationSummary: {
            actionSucceeded: verdict.actionSucceeded,
            taskCompleted: verdict.taskCompleted,
          },
        }
      : {}),
    outputs: Object.assign({}, ...task.subTasks.map((subTask) => subTask.result)),
    revision: (task.plan?.revision ?? -1) + 1,
    existingCriteria: task.criteria,
  };
}
