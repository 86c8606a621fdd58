import { z } from "zod";
import { ResponseStatus, Usage } from "./interact-response";
import { Message } from "./message";
import { UserQuestion } from "./plan";

export const TaskSummaryView = z.strictObject({
  taskId: z.string(),
  sessionId: z.string(),
  goal: z.string(),
  status: ResponseStatus,
  turn: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  usage: Usage,
});
export type TaskSummaryView = z.infer<typeof TaskSummaryView>;

/** A session in a list. Dates are ISO 8601. */
export const SessionSummaryView = z.strictObject({
  sessionId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  latestTask: TaskSummaryView.optional(),
});
export type SessionSummaryView = z.infer<typeof SessionSummaryView>;

export const SessionView = z.strictObject({
  sessionId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Newest first. */
  tasks: z.array(TaskSummaryView),
  /** A question that was asked before there was a task. */
  pending: z.strictObject({ goal: z.string(), question: UserQuestion }).optional(),
});
export type SessionView = z.infer<typeof SessionView>;

/** Body of `POST /api/session/init`: the client's own id, or none to be given one. */
export const InitSession = z.strictObject({ sessionId: z.uuid().optional() });

export const RenameSession = z.strictObject({ title: z.string().trim().min(1).max(200) });

export const MessagesQuery = z.strictObject({
  /** Sequence number of the last message that is known already. */
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
});

export const MessagePage = z.strictObject({
  messages: z.array(Message),
  /** There are more after the last one. */
  more: z.boolean(),
});
export type MessagePage = z.infer<typeof MessagePage>;
