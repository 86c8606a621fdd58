import { isEndStatus, type ResponseStatus } from "@/lib/contracts/interact-response";
import type { ResumeTask } from "@/lib/contracts/task-detail";
import { incompleteCompletion } from "./end-task";
import type { Task } from "./task";

/** What a person does to a task between two turns. */
export type Control = { kind: "pause" } | { kind: "cancel" } | { kind: "resume"; how: ResumeTask };

export type Controlled =
  | { kind: "changed"; task: Task; notice: string }
  | { kind: "ended" }
  | { kind: "not_held" };

/** The task after a person's control, or why it cannot take it. */
export function controlTask(task: Task, control: Control): Controlled {
  if (isEndStatus(task.status)) return { kind: "ended" };
  switch (control.kind) {
    case "pause":
      return { kind: "changed", task: { ...task, status: "paused" }, notice: "The task was paused." };
    case "cancel":
      return cancelled(task);
    case "resume":
      return resumed(task, control.how);
  }
}

function cancelled(task: Task): Controlled {
  const { pendingAction: _open, reobserved: _looked, ...rest } = task;
  const notice = "The task was cancelled.";
  const completion = incompleteCompletion(task, notice);
  return { kind: "changed", task: { ...rest, status: "cancelled", completion, endReason: notice }, notice };
}

function resumed(task: Task, { resolutionData }: ResumeTask): Controlled {
  if (task.status !== "paused" && task.status !== "awaiting_user") return { kind: "not_held" };
  const { blocker, ...rest } = task;
  const secret = new Set(blocker?.requiredFields?.flatMap((field) => (field.secret ? [field.name] : [])));
  const told = Object.entries(resolutionData ?? {})
    .filter(([name]) => !secret.has(name))
    .map(([question, answer]) => ({ question, answer }));
  return {
    kind: "changed",
    task: { ...rest, status: statusBehindPause(rest), answers: [...task.answers, ...told] },
    notice: "The task goes on.",
  };
}

/** A task that was paused while it waited for an answer goes back to waiting. */
function statusBehindPause({ question, approval, plan, planApproved }: Task): ResponseStatus {
  if (question) return "needs_user_input";
  if (approval) return "awaiting_approval";
  return plan && !planApproved ? "awaiting_plan_approval" : "executing";
}
