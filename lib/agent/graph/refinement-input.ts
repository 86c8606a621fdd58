import type { TurnState } from "./state";

/** What refinement and action generation are told alike. */
export function refinementInput(state: TurnState) {
  const { task, snapshot, verdict } = state;
  return {
    goal: task.goal,
    snapshot,
    history: task.history,
    earlierActions: task.earlierActions,
    answers: task.answers,
    ...(verdict
      ? {
          verificationSummary: {
            actionSucceeded: verdict.actionSucceeded,
            taskCompleted: verdict.taskCompleted,
          },
        }
      : {}),
  };
}
