import { advancePlan } from "./advance-plan";
import type { Plan, SubTask } from "./plan";
import { outputsOf, withOutputs } from "./sub-task-outputs";
import type { Task } from "./task";
import { thresholds } from "./thresholds";
import type { VerdictRecord } from "./verdict";

/**
 * The sub-tasks after what was done: one whose steps are all behind is completed and hands its outputs on, the next begins. A verdict that the objective is
 * reached passes over what is left of its steps, unless one of them is still to store something.
 */
export function advanceSubTasks(task: Task, lines: readonly string[], verdict?: VerdictRecord): Task {
  const current = task.subTasks[task.currentSubTaskIndex];
  if (!current || !task.plan) return task;
  const plan = saysReached(verdict) ? passOver(task.plan, current) : task.plan;
  if (!isBehind(plan, current)) return failedBy(verdict) ? marked(task, "failed") : { ...task, plan };
  const result = { ...current.result, ...outputsOf(current, task, lines) };
  const index = task.currentSubTaskIndex + 1;
  const subTasks = task.subTasks.map((subTask, at): SubTask => {
    if (at === index - 1) return { ...subTask, status: "completed", result };
    return at === index ? { ...subTask, status: "active" } : subTask;
  });
  const known = Object.assign({}, ...subTasks.map((subTask) => subTask.result));
  return advanceSubTasks(
    { ...task, plan: withOutputs(plan, known), subTasks, currentSubTaskIndex: index },
    lines,
  );
}

const saysReached = (verdict: VerdictRecord | undefined): boolean =>
  verdict?.subTaskCompleted === true &&
  verdict.outcome === "verified" &&
  verdict.confidence >= thresholds.subTaskCompleted;

const failedBy = (verdict: VerdictRecord | undefined): boolean =>
  verdict?.subTaskCompleted === false && verdict.outcome === "refuted";

const marked = (task: Task, status: SubTask["status"]): Task => ({
  ...task,
  subTasks: task.subTasks.map((subTask, at) =>
    at === task.currentSubTaskIndex ? { ...subTask, status } : subTask,
  ),
});

/** Steps that a new plan no longer has are behind. */
const leftOf = (plan: Plan, { stepIds }: SubTask) =>
  plan.steps.filter(
    ({ id, status }) => stepIds.includes(id) && status !== "completed" && status !== "skipped",
  );

const isBehind = (plan: Plan, subTask: SubTask): boolean => leftOf(plan, subTask).length === 0;

function passOver(plan: Plan, subTask: SubTask): Plan {
  const left = leftOf(plan, subTask);
  if (left.some(({ mutating, toolType }) => mutating || toolType !== "browser")) return plan;
  return left.reduce((next, { id }) => advancePlan(next, id, { kind: "skipped" }), plan);
}
