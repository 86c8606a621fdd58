import type { Task } from "@/lib/agent/domain/task";
import type { TurnState } from "./state";

/** What refinement and action generation are told alike. */
export function refinementInput(state: TurnState) {
  const { task, snapshot, verdict } = state;
  const history = ownHistory(task);
  const outputs: Record<string, string> = Object.assign({}, ...task.subTasks.map(({ result }) => result));
  return {
    goal: task.goal,
    snapshot,
    history,
    earlierActions: task.earlierActions + task.history.length - history.length,
    answers: [
      ...task.answers,
      ...Object.entries(outputs).map(([question, answer]) => ({ question, answer })),
    ],
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

/** Between sub-tasks the context is trimmed: of what was done before only the number, and the outputs, go on. */
function ownHistory({ subTasks, currentSubTaskIndex, history }: Task): Task["history"] {
  const current = subTasks[currentSubTaskIndex];
  if (!current) return history;
  return history.filter(({ stepId }) => stepId !== undefined && current.stepIds.includes(stepId));
}
