import type { Task } from "@/lib/agent/domain/task";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";

/** What a person's change to a task between two turns tells the conversation and its watchers. */
export function changeNews(
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
