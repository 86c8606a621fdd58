import { z } from "zod";
import { ErrorCode } from "@/lib/contracts/error";
import { InteractRequest } from "@/lib/contracts/interact-request";
import { ResponseStatus, Usage } from "@/lib/contracts/interact-response";
import { Outcome, Tier } from "@/lib/contracts/verdict";
import { Budget } from "./budget";
import { PolicyRules } from "./policy";
import { Session } from "./session";
import { Task } from "./task";

/** How a question failed: its answer did not fit, the budget did not hold it, the code of another fault, or the turn ended first. */
export const ExchangeFault = z.union([z.enum(["unreadable", "budget", "aborted"]), ErrorCode]);
export type ExchangeFault = z.infer<typeof ExchangeFault>;

/** One question to the outside and what came back: to be put again, and answered the same. */
export const Exchange = z.object({
  /** Model task, or `search` or `knowledge`. */
  name: z.string(),
  /** What was asked: a model task's input, or a query. Of a stored question its hash stands for it; earlier programs stored the whole. */
  input: z.unknown().optional(),
  /** The rendered prompt of a model task. */
  prompt: z.object({ system: z.string(), user: z.string() }).optional(),
  inputHash: z.string().optional(),
  promptHash: z.string().optional(),
  /** Absent when it ended in a fault. */
  answer: z
    .object({
      data: z.unknown(),
      usage: Usage.optional(),
      model: z.string().optional(),
      sources: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
    })
    .optional(),
  fault: ExchangeFault.optional(),
});
export type Exchange = z.infer<typeof Exchange>;

/** What a turn came to, as far as two runs of it can be compared. */
export const TurnDecision = z.object({
  /** Nodes of the turn graph, in order. */
  visited: z.array(z.string()),
  verdict: z.object({ outcome: Outcome, tier: Tier.nullable(), check: z.string().optional() }).optional(),
  status: ResponseStatus,
  /** The chosen action, or all of the chosen chain; empty when there was none. */
  actions: z.array(z.string()),
});
export type TurnDecision = z.infer<typeof TurnDecision>;

/** All that one turn was made of, so that it can be run again elsewhere. */
export const TurnRecording = z.object({
  turn: z.number().int(),
  turnId: z.string(),
  /** ISO 8601: when the turn began. */
  at: z.string(),
  userId: z.string(),
  /** Without its screenshot. */
  request: InteractRequest,
  /** The task as the turn found it; absent on a first call. */
  task: Task.optional(),
  /** The session of a first call, with what it was asked before. */
  session: Session.optional(),
  budget: Budget,
  rules: PolicyRules,
  tiersEnabled: z.boolean(),
  model: z.object({ adapter: z.string(), offline: z.boolean(), vision: z.boolean() }),
  searchAvailable: z.boolean(),
  /** Ids that were made in the turn, in order. */
  ids: z.array(z.string()),
  exchanges: z.array(Exchange),
  decision: TurnDecision,
});
export type TurnRecording = z.infer<typeof TurnRecording>;

/** A question as it leaves the process that asked it: of what was asked only the hashes, or none where a secret was taken out of it later. */
export const HashedExchange = Exchange.omit({ input: true, prompt: true });
export type HashedExchange = z.infer<typeof HashedExchange>;

/** A recorded turn outside of the store. */
export const ReplayTurn = TurnRecording.extend({ exchanges: z.array(HashedExchange) });
export type ReplayTurn = z.infer<typeof ReplayTurn>;
