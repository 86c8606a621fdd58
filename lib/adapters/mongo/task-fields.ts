import type { Task } from "@/lib/agent/domain/task";
import type { TaskDocument, TaskFields } from "./models";
import { taskJson } from "./packed-page";

export type StoredTask = TaskFields & Pick<TaskDocument, "content">;

/** A task as it stands once its next version is committed: what it is found by, and the whole as text. */
export function taskFields(task: Task): StoredTask {
  const { tenantId, sessionId, goal, status, turn, createdAt, updatedAt, usage, lastUrl } = task;
  const version = task.version + 1;
  const queried = { tenantId, sessionId, goal, status, turn, createdAt, updatedAt, usage, lastUrl, version };
  return { ...queried, content: taskJson({ ...task, version }) };
}
