import { AppError } from "@/lib/agent/domain/app-error";
import { type Control, controlTask } from "@/lib/agent/domain/control-task";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Store } from "@/lib/agent/ports/store";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { changeNews } from "@/lib/server/change-news";
import { readTask } from "@/lib/server/session-view";
import type { TurnsInFlight } from "@/lib/server/turns-in-flight";

export type ControlDeps = {
  store: Store;
  events: Realtime;
  clock: Clock;
  ids: Ids;
  turns: Pick<TurnsInFlight, "abandonTask">;
};
type Which = { id: string; taskId: string };

/** A change to a task between two turns: one guarded commit, then told to watchers. */
export async function applyControl(
  control: Control,
  { id: sessionId, taskId }: Which,
  caller: Pick<Caller, "tenantId">,
  { store, events, clock, ids, turns }: ControlDeps,
): Promise<TaskDetail> {
  const task = await store.loadTask(caller.tenantId, taskId);
  if (!task || task.sessionId !== sessionId) throw new AppError("not_found", "There is no such task.");
  const result = controlTask(task, control);
  if (result.kind === "ended")
    throw new AppError("task_finished", `taskId: this task has ended (${task.status}); start a new one`);
  if (result.kind === "not_held")
    throw new AppError(
      "invalid_request",
      control.kind === "decide"
        ? "taskId: this task does not wait for that answer (any more)"
        : `taskId: this task is ${task.status}; there is nothing to resume`,
    );
  if (result.kind === "refused") throw new AppError("invalid_request", result.reason);
  const now = clock.now().toISOString();
  const changesPlan = result.task.plan !== task.plan;
  const news = changeNews(result.task, result.notice, ids.uuid(), now, changesPlan);
  const saved = await store.saveTurn(
    { ...result.task, updatedAt: now },
    { ...news, modelCalls: [], remarks: [] },
  );
  if (saved === "stale")
    throw new AppError("turn_conflict", "A turn of this task came first; try again.", { retryable: true });
  if (control.kind === "cancel" || control.kind === "abandon") turns.abandonTask(taskId);
  events.publish(caller.tenantId, news.events);
  return readTask(store, caller, taskId);
}
