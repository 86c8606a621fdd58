import type { InteractRequest } from "@/lib/contracts/interact-request";
import { isEndStatus } from "@/lib/contracts/interact-response";
import type { ActionRecord } from "./action-record";
import { AppError } from "./app-error";
import type { Budget } from "./budget";
import { incompleteCompletion } from "./end-task";
import { newTask } from "./new-task";
import type { Session } from "./session";
import type { Task } from "./task";
import type { TurnEnding } from "./turn-ending";
import { tidyGoal } from "./wording/tidy-goal";

/** A turn as it starts. With `ending` it is answered without running the machine. */
export type OpenedTurn = {
  task: Task;
  isNewTask: boolean;
  /** Of a first call: where its question is kept while the task is not stored. */
  session?: Session;
  /** What the user said with this turn: a goal or an answer. */
  said?: string;
  approved?: ActionRecord;
  ending?: TurnEnding;
};

export type OpeningContext = { newTaskId: string; now: string; budget: Budget; approvePlans: boolean };

/** A first call: the goal is in the request, or it is the one whose question is answered now. */
export function openNewTask(request: InteractRequest, session: Session, context: OpeningContext): OpenedTurn {
  const { pending } = session;
  const answer = request.answer ?? pending?.decided?.answer;
  const answered = answer && pending?.question.questionId === answer.questionId ? pending : undefined;
  if (answer && !answered)
    throw new AppError("invalid_request", "answer.questionId: no such question is open in this session");
  const goal = answered?.goal ?? (request.query === undefined ? undefined : tidyGoal(request.query));
  if (!goal)
    throw new AppError(
      "invalid_request",
      "query: required on the first call of a task; to continue one, send its taskId",
    );
  const task = newTask({
    id: context.newTaskId,
    tenantId: session.tenantId,
    sessionId: session.id,
    goal,
    url: request.url ?? "",
    now: context.now,
    budget: context.budget,
    answers: answered && answer ? [{ question: answered.question.text, answer: answer.text }] : [],
    approvePlans: context.approvePlans,
  });
  return { task, isNewTask: true, session, said: answer?.text ?? goal };
}

/** A call that continues a stored task. Throws when the task has ended or the call belongs to another action. */
export function openTask(stored: Task, request: InteractRequest, now: string): OpenedTurn {
  if (isEndStatus(stored.status))
    throw new AppError("task_finished", `taskId: this task has ended (${stored.status}); start a new one`);
  const awaited = stored.pendingAction?.actionId;
  if (request.lastActionId !== undefined && awaited !== undefined && request.lastActionId !== awaited)
    throw new AppError("turn_conflict", "lastActionId: this is not the action that the task waits for");
  const { decided, ...open } = stored;
  const task = { ...open, ...(request.url ? { lastUrl: request.url } : {}) };
  const { approval, answer } = request.approval || request.answer ? request : (decided ?? {});
  if (approval) return openApproval(task, approval, now);
  if (answer) return openAnswer(task, answer);
  return { task, isNewTask: false, ...waiting(task) };
}

function openApproval(
  task: Task,
  approval: NonNullable<InteractRequest["approval"]>,
  now: string,
): OpenedTurn {
  const pending = task.approval;
  if (!pending || pending.request.actionId !== approval.actionId)
    throw new AppError("invalid_request", "approval.actionId: no such action waits for approval");
  const { approval: _answered, ...rest } = task;
  if (approval.decision === "reject") {
    const reason = "The action was refused by the user.";
    return {
      task: rest,
      isNewTask: false,
      ending: {
        kind: "end",
        status: "failed",
        completion: incompleteCompletion(rest, reason, "unverifiable"),
        reason,
      },
    };
  }
  if (pending.request.expiresAt < now) return { task: rest, isNewTask: false };
  return { task, isNewTask: false, approved: pending.record };
}

function openAnswer(task: Task, answer: NonNullable<InteractRequest["answer"]>): OpenedTurn {
  if (task.question?.questionId !== answer.questionId)
    throw new AppError("invalid_request", "answer.questionId: no such question is open in this task");
  const answers = [...task.answers, { question: task.question.text, answer: answer.text }];
  const { question: _answered, ...rest } = task;
  return { task: { ...rest, answers }, isNewTask: false, said: answer.text };
}

/** A task that waits for a person goes on waiting: the same question again, nothing done. */
function waiting(task: Task): { ending?: TurnEnding } {
  if (task.status === "paused") return { ending: { kind: "paused", reason: "The task is paused." } };
  if (task.status === "needs_user_input" && task.question)
    return { ending: { kind: "ask", question: task.question, missingInformation: [] } };
  if (task.status === "awaiting_approval" && task.approval)
    return { ending: { kind: "approval", request: task.approval.request, record: task.approval.record } };
  if (task.status === "awaiting_plan_approval" && !task.planApproved)
    return { ending: { kind: "plan_approval" } };
  return {};
}
