import { AppError } from "@/lib/agent/domain/app-error";
import type { Decide } from "@/lib/contracts/decision";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { applyControl, type ControlDeps } from "@/lib/server/control-task";

/** A person's approval, refusal or answer from the dashboard. The client that has the page carries it out with its next turn. */
export async function decide(
  sessionId: string,
  { taskId, ...decided }: Decide,
  caller: Caller,
  deps: ControlDeps,
): Promise<{ task?: TaskDetail }> {
  if (taskId === undefined) return answerPending(sessionId, decided, caller, deps);
  return { task: await applyControl({ kind: "decide", decided }, { id: sessionId, taskId }, caller, deps) };
}

async function answerPending(
  sessionId: string,
  decided: Omit<Decide, "taskId">,
  caller: Caller,
  { store }: ControlDeps,
): Promise<{ task?: TaskDetail }> {
  const session = await store.loadSession(caller.tenantId, sessionId);
  if (!session) throw new AppError("not_found", "There is no such session.");
  const { pending } = session;
  if (!pending || pending.question.questionId !== decided.answer?.questionId)
    throw new AppError("invalid_request", "answer.questionId: no such question is open in this session");
  if ((await store.saveSession({ ...session, pending: { ...pending, decided } })) === "saved") return {};
  throw new AppError("turn_conflict", "The session changed meanwhile; try again.", { retryable: true });
}
