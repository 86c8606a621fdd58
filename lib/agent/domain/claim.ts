import type { PendingClaim, Task } from "./task";

/** The task with a claim on it: someone says that the goal is done. */
export function withClaim(task: Task, source: PendingClaim["source"], summary: string): Task {
  return { ...task, claim: { source, summary, originalRequestSummary: task.goal.slice(0, 300) } };
}

export function withoutClaim(task: Task): Task {
  const { claim: _refused, ...rest } = task;
  return rest;
}
