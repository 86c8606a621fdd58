import { planView } from "@/lib/agent/domain/respond";
import type { Task } from "@/lib/agent/domain/task";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";

/** What a person's change to a task between two turns tells the conversation and its watchers. */
export function changeNews(
  task: Task,
  notice: string,
  changeId: string,
  now: string,
  changesPlan = false,
): { messages: Message[]; events: RealtimeEvent[] } {
  const { id: taskId, sessionId, status, turn } = task;
  const plan = changesPlan && task.plan ? planView(task.plan) : undefined;
  const message: Message = {
    messageId: `${changeId}:m0`,
    sessionId,
    role: "system",
    content: notice,
    sequenceNumber: 0,
    timestamp: now,
    ...(plan ? { metadata: { messageType: "plan_update" as const, taskId, plan } } : {}),
  };
  const bodies = [
    { name: "new_message" as const, data: { type: "new_message", sessionId, message } },
    ...(plan ? [{ name: "plan_update" as const, data: { taskId, plan } }] : []),
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
