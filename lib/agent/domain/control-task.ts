import type { ChangePlan } from "@/lib/contracts/change-plan";
import type { Decided } from "@/lib/contracts/decision";
import { isEndStatus, type ResponseStatus } from "@/lib/contracts/interact-response";
import type { Blocker } from "@/lib/contracts/plan";
import type { HoldTask, ResumeTask } from "@/lib/contracts/task-detail";
import { changePlanByPerson, retryFrom } from "./change-plan-by-person";
import { incompleteCompletion } from "./end-task";
import type { Task } from "./task";

/** What a person does to a task between two turns, or the server once the browser that worked on it is gone. */
export type Control =
  | ({ kind: "pause" } & HoldTask)
  | { kind: "cancel" }
  | { kind: "abandon"; reason: string }
  | { kind: "resume"; how: ResumeTask }
  | { kind: "decide"; decided: Decided }
  | { kind: "plan"; change: ChangePlan }
  | { kind: "retry"; stepId: string };

export type Controlled =
  | { kind: "changed"; task: Task; notice: string }
  | { kind: "ended" }
  | { kind: "not_held" }
  | { kind: "refused"; reason: string };

/** The task after a person's control, or why it cannot take it. */
export function controlTask(task: Task, control: Control): Controlled {
  if (control.kind === "retry") return retryFrom(task, control.stepId);
  if (isEndStatus(task.status)) return { kind: "ended" };
  switch (control.kind) {
    case "pause":
      return held(task, control);
    case "cancel":
      return endedFromOutside(task, "cancelled", "The task was cancelled.");
    case "abandon":
      return endedFromOutside(task, "failed", control.reason);
    case "resume":
      return resumed(task, control.how);
    case "plan":
      return changePlanByPerson(task, control.change);
    case "decide":
      return decidedOn(task, control.decided);
  }
}

/** Held by a person, or by a browser that lacks a permission which only a person can give. */
function held(task: Task, { permissionFor: site }: HoldTask): Controlled {
  if (site === undefined)
    return { kind: "changed", task: { ...task, status: "paused" }, notice: "The task was paused." };
  const notice = `The task has come to ${site}, which Surefoot may not look at yet.`;
  const blocker: Blocker = {
    type: "site_permission",
    description: notice,
    userMessage: `Allow ${site} in the browser's side panel, then the task goes on.`,
    // Only the browser can tell when it was permitted; it resumes the task by itself.
    resolutionMethods: ["cancel"],
    confidence: 1,
  };
  return { kind: "changed", task: { ...task, status: "awaiting_user", blocker }, notice };
}

/** What its last action came to is not known any more, so nothing that is open is told as unmet. */
function endedFromOutside(task: Task, status: "cancelled" | "failed", notice: string): Controlled {
  const { pendingAction: _open, reobserved: _looked, ...rest } = task;
  const completion = incompleteCompletion(task, notice, "unverifiable");
  return { kind: "changed", task: { ...rest, status, completion, endReason: notice }, notice };
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

/** A refusal ends the task at once; anything else waits for the client, which has the page. */
function decidedOn(task: Task, decided: Decided): Controlled {
  const { approval, answer } = decided;
  const fits = approval
    ? task.approval?.request.actionId === approval.actionId
    : task.question !== undefined && task.question.questionId === answer?.questionId;
  if (!fits) return { kind: "not_held" };
  if (approval?.decision === "reject") return refused(task);
  const notice = approval ? "A person approved the action." : "A person answered the question.";
  return { kind: "changed", task: { ...task, status: "executing", decided }, notice };
}

function refused(task: Task): Controlled {
  const { approval: _refused, ...rest } = task;
  const notice = "The action was refused by the user.";
  const completion = incompleteCompletion(rest, notice, "unverifiable");
  return { kind: "changed", task: { ...rest, status: "failed", completion, endReason: notice }, notice };
}

/** A task that was paused while it waited for an answer goes back to waiting. */
function statusBehindPause({ question, approval, plan, planApproved, decided }: Task): ResponseStatus {
  if (decided) return "executing";
  if (question) return "needs_user_input";
  if (approval) return "awaiting_approval";
  return plan && !planApproved ? "awaiting_plan_approval" : "executing";
}
