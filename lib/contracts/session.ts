import { z } from "zod";
import { Decided } from "./decision";
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

export const PendingQuestion = z.strictObject({
  goal: z.string(),
  question: UserQuestion,
  /** It is answered; the client's next turn carries it out. */
  decided: Decided.optional(),
});
export type PendingQuestion = z.infer<typeof PendingQuestion>;

/** A session in a list. Dates are ISO 8601. */
export const SessionSummaryView = z.strictObject({
  sessionId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  latestTask: TaskSummaryView.optional(),
  /** A question that was asked before there was a task. */
  pending: PendingQuestion.optional(),
});
export type SessionSummaryView = z.infer<typeof SessionSummaryView>;

/** Which sessions a list shows. `before` is the `updatedAt` of the last one that is known already. */
export const SessionsQuery = z.strictObject({
  search: z.string().trim().max(200).optional(),
  status: z.enum(["working", "waiting", "completed", "unproven", "failed"]).optional(),
  before: z.string().max(40).optional(),
});
export type SessionsQuery = z.infer<typeof SessionsQuery>;

export const SessionPage = z.strictObject({
  sessions: z.array(SessionSummaryView),
  /** There may be more; ask with this as `before`. */
  next: z.string().optional(),
});
export type SessionPage = z.infer<typeof SessionPage>;

/** At most 200: what is counted is listed too. */
export const WaitingCount = z.strictObject({ count: z.number().int() });
export type WaitingCount = z.infer<typeof WaitingCount>;

export const SessionView = z.strictObject({
  sessionId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Newest first. */
  tasks: z.array(TaskSummaryView),
  /** A question that was asked before there was a task. */
  pending: PendingQuestion.optional(),
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
