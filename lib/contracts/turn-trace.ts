import { z } from "zod";
import { ResponseStatus } from "./interact-response";

/** What one model call was, and what it took. Thoughts are part of `outputTokens`, cached tokens of `inputTokens`. */
export const ModelCallFacts = z.strictObject({
  model: z.string(),
  modelTask: z.string(),
  effort: z.string(),
  /** Verification tier that asked; absent for calls that verify nothing. */
  tier: z.number().int().optional(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cachedTokens: z.number().int(),
  thoughtTokens: z.number().int(),
  costUsd: z.number(),
  /** The model's price is not known: what the call cost is not in `costUsd`. */
  unpriced: z.boolean().optional(),
});
export type ModelCallFacts = z.infer<typeof ModelCallFacts>;

/** One bar of a waterfall. Times are milliseconds; `startMs` counts from the start of the turn. No page text, no secret. */
export const TraceSpan = z.strictObject({
  /** 16 hex digits. */
  spanId: z.string(),
  /** The node that a model call was made in; absent directly below the turn. */
  parentId: z.string().optional(),
  kind: z.enum(["node", "model"]),
  /** Node of the turn graph, or model task. */
  name: z.string(),
  startMs: z.number(),
  durationMs: z.number(),
  /** Code of the fault that it ended with. */
  error: z.string().optional(),
  /** Only of model calls that were answered. */
  call: ModelCallFacts.optional(),
  /** What the model looked up on the web for its answer, the first of it. */
  sources: z.array(z.strictObject({ title: z.string(), url: z.string() })).optional(),
});
export type TraceSpan = z.infer<typeof TraceSpan>;

export const TraceScore = z.strictObject({
  name: z.enum(["verification_tier", "verification_tokens_saved", "goal_status"]),
  /** `verification_tier`: 1, 0.5 or 0 for tiers 1, 2 and 3; `goal_status`: 1 completed, 0.5 partial or unverified, 0 failed or cancelled. */
  value: z.number(),
  /** The word behind the number. */
  comment: z.string().optional(),
});
export type TraceScore = z.infer<typeof TraceScore>;

/** How one turn ran: its spans in order of their start. A turn that failed and was sent again has one for each try. */
export const TurnTrace = z.strictObject({
  /** 32 hex digits. */
  traceId: z.string(),
  turn: z.number().int(),
  turnId: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  durationMs: z.number(),
  /** What was answered; absent when the turn failed. */
  status: ResponseStatus.optional(),
  /** Code of the fault that ended the turn. */
  error: z.string().optional(),
  scores: z.array(TraceScore),
  spans: z.array(TraceSpan),
  /** Spans past the limit of one trace. */
  spansLeftOut: z.number().int(),
});
export type TurnTrace = z.infer<typeof TurnTrace>;

/** `turn` asks for the traces of one turn; without it those of the latest turns come. */
export const TraceQuery = z.strictObject({ turn: z.coerce.number().int().min(1).max(10_000).optional() });

/** Traces of a task by turn. Empty where they are past their retention, or not written yet: that takes a second or two. */
export const TaskTrace = z.strictObject({
  taskId: z.string(),
  traces: z.array(TurnTrace),
  /** Turns whose recording was too large to keep: replay leaves them out. */
  tooLargeToReplay: z.array(z.number().int()),
  /** Days that traces are kept; null is for good. */
  retentionDays: z.number().nullable(),
});
export type TaskTrace = z.infer<typeof TaskTrace>;
