import type { TaskSummary } from "@/lib/agent/ports/store";
import type { TaskDocument } from "./models";

/** What a list of tasks shows, without what makes a task large. */
export const summaryFields = {
  sessionId: 1,
  goal: 1,
  status: 1,
  turn: 1,
  createdAt: 1,
  updatedAt: 1,
  usage: 1,
} as const;

type SummaryRow = Pick<TaskDocument, "_id" | keyof typeof summaryFields>;

export const summaryOf = (row: SummaryRow): TaskSummary => ({
  id: row._id,
  sessionId: row.sessionId,
  goal: row.goal,
  status: row.status,
  turn: row.turn,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  usage: row.usage,
});
