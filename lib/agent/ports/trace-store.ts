import type { TurnRecording } from "@/lib/agent/domain/turn-recording";
import type { ResponseStatus } from "@/lib/contracts/interact-response";
import type { TurnTrace } from "@/lib/contracts/turn-trace";
import type { Outcome } from "@/lib/contracts/verdict";
import type { OwnedTrace } from "./tracing";

export type OwnedRecording = TurnRecording & {
  tenantId: string;
  sessionId: string;
  taskId: string;
  /** The request as JSON, where it was posted as just that. */
  requestText?: string;
};

/** What one turn came to, for sums over many. The verdict is on the action before it; `tier` is absent where none decided. */
export type TurnFacts = {
  taskId: string;
  turn: number;
  at: string;
  status: ResponseStatus;
  outcome?: Outcome;
  tier?: number;
  tokens?: number;
  tokensSaved?: number;
};

/** `until` is not in the range any more. Both ISO 8601. */
export type TimeRange = { since: string; until?: string; taskId?: string; limit: number };

/** How turns ran, kept beside what they came to. Nothing here is needed to go on with a task. */
export type TraceStore = {
  saveTraces(traces: readonly OwnedTrace[]): Promise<void>;
  /** Traces of one turn, or of the latest turns; oldest first. */
  listTraces(tenantId: string, page: { taskId: string; turn?: number; limit: number }): Promise<TurnTrace[]>;
  /** Of one that is longer than `recordingLimits` only that there was one is kept. */
  saveRecordings(recordings: readonly OwnedRecording[]): Promise<void>;
  /** Turns of a task whose recording was too large to keep. */
  listTooLarge(tenantId: string, taskId: string): Promise<number[]>;
  /** Recordings of a task, oldest turn first. */
  listRecordings(tenantId: string, taskId: string): Promise<TurnRecording[]>;
  /** Newest first: what a limit cuts off is the oldest. These stay when traces are swept. */
  listTurnFacts(tenantId: string, range: TimeRange): Promise<TurnFacts[]>;
  /** Of every tenant, all traces and recordings that is older than this moment (ISO 8601); says how many rows went. */
  deleteTracesBefore(before: string): Promise<number>;
};
