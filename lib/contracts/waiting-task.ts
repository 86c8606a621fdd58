import type { TaskSummaryView } from "./session";
import type { TaskDetail } from "./task-detail";

/** A task that waits for a person, with what it waits for. */
export type WaitingTask = Pick<TaskSummaryView, "taskId" | "sessionId" | "goal" | "status" | "updatedAt"> &
  Pick<TaskDetail, "question" | "approval" | "blocker" | "decided">;
