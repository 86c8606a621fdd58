import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { Blocker } from "@/lib/contracts/plan";

/** What a post or a poll of a turn came to. */
export type TransportAnswer =
  | { kind: "answer"; response: InteractResponse }
  /** 202: the turn goes on; ask again after that time. */
  | { kind: "processing"; retryAfterMs: number }
  /** Network fault, 5xx, 429: the same request may be sent again. */
  | { kind: "retry"; reason: string; retryAfterMs?: number }
  /** 4xx: sending the same again would be refused again. `code` is one of the wire's error codes. */
  | { kind: "refused"; httpStatus: number; code: string; message: string };

export type Resolution = {
  resolutionMethod: Blocker["resolutionMethods"][number];
  resolutionData?: Record<string, string>;
};

/** The way to the server. Methods do not throw: a fault is an answer. */
export type Transport = {
  interact: (body: InteractRequest, signal: AbortSignal) => Promise<TransportAnswer>;
  turn: (turnId: string, signal: AbortSignal) => Promise<TransportAnswer>;
  /** The most recent active task of a session, if there is one. */
  activeTask: (sessionId: string, url: string, signal: AbortSignal) => Promise<string | undefined>;
  /** Tells the server that a blocker is out of the way. False when it could not be told. */
  resume: (
    sessionId: string,
    taskId: string,
    resolution: Resolution,
    signal: AbortSignal,
  ) => Promise<boolean>;
};

/** Time as the loop needs it. `sleep` ends early, without an error, when the signal is aborted. */
export type Clock = { now: () => number; sleep: (ms: number, signal: AbortSignal) => Promise<void> };
