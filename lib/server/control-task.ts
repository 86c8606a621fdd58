import { AppError } from "@/lib/agent/domain/app-error";
import { type Control, controlTask } from "@/lib/agent/domain/control-task";
import type { Task } from "@/lib/agent/domain/task";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Store } from "@/lib/agent/ports/store";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { readTask } from "@/lib/server/session-view";

type ControlDeps = { store: Store; events: Realtime; clock: Clock; ids: Ids };
type Which = { id: string; taskId: string };

/** A person's pause, resume or cancel: one guarded commit, then told to watchers. */
export async function applyControl(
  control: Control,
  { id: sessionId, taskId }: Which,
  caller: Caller,
  { store, events, clock, ids }: ControlDeps,
): Promise<TaskDetail> {
  const task = await store.loadTask(caller.tenantId, taskId);
  if (!task || task.sessionId !== sessionId) throw new AppError("not_found", "There is no such task.");
  const result = controlTask(task, control);
  if (result.kind === "ended")
    throw new AppError("task_finished", `taskId: this task has ended (${task.status}); start a new one`);
  if (result.kind === "not_held")
    throw new AppError("invalid_request", `taskId: this task is ${task.status}; there is nothing to resume`);
  const now = clock.now().toISOString();
  const news = newsOf(result.task, result.notice, ids.uuid(), now);
  const saved = await store.saveTurn(
    { ...result.task, updatedAt: now },
    { ...news, modelCalls: [], remarks: [] },
  );
  if (saved === "stale")
    throw new AppError("turn_conflict", "A turn of this task came first; try again.", { retryable: true });
  events.publish(caller.tenantId, news.events);
  return readTask(store, caller, taskId);
}

function newsOf(
  task: Task,
  notice: string,
  changeId: string,
  now: string,
): { messages: Message[]; events: RealtimeEvent[] } {
  const { id: taskId, sessionId, status, turn } = task;
  const message: Message = {
    messageId: `${changeId}:m0`,
    sessionId,
    role: "system",
    content: notice,
    sequenceNumber: 0,
    timestamp: now,
  };
  const bodies = [
    { name: "new_message" as const, data: { type: "new_message", sessionId, message } },
    { name: "task_status" as const, data: { taskId, status, turn } },
  ];
  const events = bodies.map((body, index) => ({
    eventId: `${changeId}:e${index}`,
    sessionId,
    timestamp: now,
    ...body,
  }));
  return { messages: [message], events };
}
