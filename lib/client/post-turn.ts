import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { Clock, Transport, TransportAnswer } from "./transport";

/** How a turn ended for the client: with an answer, a refusal, no way through, or the caller's own stop. */
export type PostResult =
  | { kind: "answer"; response: InteractResponse; attempts: number }
  | { kind: "refused"; httpStatus: number; code: string; message: string }
  | { kind: "unreachable"; reason: string; attempts: number }
  | { kind: "aborted" };

export type RetryLimits = { attempts: number; firstDelayMs: number; maxDelayMs: number; pollForMs: number };
export const retryLimits: RetryLimits = {
  attempts: 8,
  firstDelayMs: 500,
  maxDelayMs: 15_000,
  pollForMs: 10 * 60_000,
};

const minPollMs = 100;

/** The first attempt of a turn came to nothing. `forMs`: how long it is tried again, if each attempt fails at once and the server names no time. */
export type Retrying = { reason: string; forMs: number };

type PostDeps = {
  transport: Transport;
  clock: Clock;
  signal: AbortSignal;
  /** Told once a turn, so that who waits knows what for. */
  onRetry?: ((retrying: Retrying) => void) | undefined;
};

/**
 * Posts a turn until there is an answer. Each attempt carries the same body and `turnId`, so the server runs the turn once; while it says
 * "processing" the turn is polled, not posted again.
 */
export async function postTurn(
  body: InteractRequest & { turnId: string },
  deps: PostDeps,
  limits: RetryLimits = retryLimits,
): Promise<PostResult> {
  return untilAnswered(body.turnId, body, deps, limits);
}

/** Asks for the answer to a turn that was posted before. Refused as `not_found` when the server never got it. */
export async function pollTurn(
  turnId: string,
  deps: PostDeps,
  limits: RetryLimits = retryLimits,
): Promise<PostResult> {
  return untilAnswered(turnId, undefined, deps, limits);
}

async function untilAnswered(
  turnId: string,
  body: InteractRequest | undefined,
  deps: PostDeps,
  limits: RetryLimits,
): Promise<PostResult> {
  const { transport, clock, signal } = deps;
  const startedAt = clock.now();
  let faults = 0;
  let polling = false;
  while (!signal.aborted) {
    const answer: TransportAnswer =
      polling || !body ? await transport.turn(turnId, signal) : await transport.interact(body, signal);
    if (signal.aborted) break;
    if (answer.kind === "answer") return { ...answer, attempts: faults + 1 };
    if (answer.kind === "refused") {
      // A poll may ask for a turn that the server lost in a restart: then the turn is posted again.
      if (!polling || answer.code !== "not_found") return answer;
      polling = false;
    }
    if (answer.kind === "processing") {
      if (clock.now() - startedAt > limits.pollForMs)
        return { kind: "unreachable", reason: "the server did not finish the turn", attempts: faults + 1 };
      polling = true;
      await clock.sleep(Math.max(answer.retryAfterMs, minPollMs), signal);
      continue;
    }
    faults += 1;
    const reason = answer.kind === "retry" ? answer.reason : answer.message;
    if (faults >= limits.attempts) return { kind: "unreachable", reason, attempts: faults };
    if (faults === 1) deps.onRetry?.({ reason, forMs: retriedFor(limits) });
    await clock.sleep(delayOf(faults, answer, limits), signal);
  }
  return { kind: "aborted" };
}

/** Doubling, unless the server named a time. */
function delayOf(faults: number, answer: TransportAnswer | undefined, limits: RetryLimits): number {
  const doubled = limits.firstDelayMs * 2 ** (faults - 1);
  const asked = answer?.kind === "retry" ? answer.retryAfterMs : undefined;
  return Math.min(asked ?? doubled, limits.maxDelayMs);
}

/** Milliseconds between the first attempt and the last. */
function retriedFor(limits: RetryLimits): number {
  const faults = Array.from({ length: limits.attempts - 1 }, (_, at) => at + 1);
  return faults.reduce((sum, fault) => sum + delayOf(fault, undefined, limits), 0);
}
