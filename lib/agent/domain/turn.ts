import { z } from "zod";
import { InteractResponse } from "@/lib/contracts/interact-response";
import { Message, RealtimeEvent } from "@/lib/contracts/message";
import { ActionRecord } from "./action-record";
import { ClientReport } from "./client-report";
import { BeforeState } from "./snapshot";

/** The recorded answer to one turn id. `bodyHash` tells a retry from another body under the same id. */
export const TurnRecord = z.object({
  turnId: z.string(),
  bodyHash: z.string(),
  turn: z.number().int(),
  response: InteractResponse,
  createdAt: z.string(),
});
export type TurnRecord = z.infer<typeof TurnRecord>;

/** Tokens and cost of one model call. */
export const ModelCall = z.object({
  callId: z.string(),
  task: z.string(),
  model: z.string(),
  tier: z.number().int().optional(),
  effort: z.string().optional(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cachedTokens: z.number().int().optional(),
  thoughtTokens: z.number().int().optional(),
  costUsd: z.number(),
  /** The model's price is not known: what the call cost is not in `costUsd`. */
  unpriced: z.boolean().optional(),
  durationMs: z.number().optional(),
  at: z.string(),
});
export type ModelCall = z.infer<typeof ModelCall>;

/** What a verdict was drawn from, kept so that the same question can be put again; of a second look the pages and report of that look. */
export const JudgedPages = z.object({
  before: BeforeState,
  after: BeforeState,
  report: ClientReport,
  step: z
    .object({ id: z.string(), description: z.string(), verify: z.string(), mutating: z.boolean() })
    .optional(),
  isLastStep: z.boolean(),
  nextStep: z.string().optional(),
  ambientKeys: z.array(z.string()),
});
export type JudgedPages = z.infer<typeof JudgedPages>;

/** What one turn produced; stored inside the task by its one guarded update, then spread to its own collections by idempotent upserts. */
export const TurnOutbox = z.object({
  record: TurnRecord,
  /** The judged action of this turn, with its verdict and without its skeleton. */
  judged: ActionRecord.optional(),
  /** The pages that its verdict was drawn from. */
  pages: JudgedPages.optional(),
  messages: z.array(Message),
  events: z.array(RealtimeEvent),
  modelCalls: z.array(ModelCall),
  remarks: z.array(z.string()),
});
export type TurnOutbox = z.infer<typeof TurnOutbox>;

/** What a commit of a task carries. There is no record when a person changed the task between two turns; `overruled` is then a judged action with that person's verdict, and the turn that holds it. */
export const TaskOutbox = TurnOutbox.partial({ record: true }).extend({
  overruled: z.object({ turn: z.number().int(), judged: ActionRecord }).optional(),
});
export type TaskOutbox = z.infer<typeof TaskOutbox>;
