import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  retry,
  wrap,
} from "cockatiel";
import type {
  ModelProvider,
  ProviderAnswer,
  ProviderFault,
  ProviderQuestion,
} from "@/lib/agent/ports/model-provider";
import type { CallEnds } from "./call-ends";
import { untilAborted } from "./until-aborted";

/** How patient a caller is with a provider. Times in milliseconds. */
export type Patience = {
  /** Tries after the first, when a fault may pass. */
  retries: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** Outages in a row after which it is left alone for `restMs`. */
  outages: number;
  restMs: number;
};

export const patience: Patience = {
  retries: 3,
  firstWaitMs: 500,
  longestWaitMs: 20_000,
  outages: 6,
  restMs: 15_000,
};

const isFault = (answer: unknown): answer is ProviderFault =>
  typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "fault";
/** Worth another try, and soon enough: whoever is told to wait longer comes back by himself. */
const passes = (answer: unknown, { longestWaitMs }: Patience): boolean =>
  isFault(answer) &&
  (answer.fault === "quota" || answer.fault === "outage") &&
  (answer.retryAfterMs ?? 0) <= longestWaitMs;
const isOutage = (answer: unknown): boolean => isFault(answer) && answer.fault === "outage";

/** Asks a question. Rejects only with the reason of whoever ended the call. */
export type GuardedAsk = (question: ProviderQuestion, ends: CallEnds) => Promise<ProviderAnswer>;

/** Asks a provider with retries, waiting as long as it says, and leaves it alone for a while once it seems to be down. */
export function guardedCalls(provider: ModelProvider, limits: Patience = patience): GuardedAsk {
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    halfOpenAfter: limits.restMs,
    breaker: new ConsecutiveBreaker(limits.outages),
  });
  const retries = retry(
    handleWhenResult((answer) => passes(answer, limits)),
    {
      maxAttempts: limits.retries,
      backoff: new DelegateBackoff(({ attempt, result }) =>
        waitBefore(attempt, "value" in result ? result.value : undefined, limits),
      ),
    },
  );
  const policy = wrap(retries, breaker);
  return async (question, ends) => {
    const attempt = () => overdueAs(ends, () => provider.ask(question, ends.signal));
    // The waits between tries end with the call as well.
    return overdueAs(ends, () => policy.execute(attempt, ends.signal)).catch((error: unknown) => {
      if (isBrokenCircuitError(error)) return { ...outage, retryAfterMs: limits.restMs };
      throw error;
    });
  };
}

const outage: ProviderFault = { kind: "fault", fault: "outage" };

/** A provider that lets the deadline pass is down like one that says so; only what the caller ends is no answer at all. */
async function overdueAs(
  { signal, isOverdue }: CallEnds,
  work: () => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  try {
    signal.throwIfAborted();
    return await untilAborted(work(), signal);
  } catch (error) {
    if (isOverdue()) return outage;
    if (signal.aborted) throw signal.reason;
    throw error;
  }
}

/** What the provider asks for, else twice as long each time, with some spread so that callers do not come back all at once. */
function waitBefore(attempt: number, answer: unknown, limits: Patience): number {
  const asked = isFault(answer) ? answer.retryAfterMs : undefined;
  const doubled = limits.firstWaitMs * 2 ** (attempt - 1);
  return Math.min(asked ?? doubled * (0.5 + Math.random()), limits.longestWaitMs);
}
