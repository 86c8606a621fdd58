import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { InteractResponse } from "@/lib/contracts/interact-response";

export type TurnsInFlight = {
  /** Runs `start`, or joins the same turn that runs already. Throws `turn_conflict` when that one came with another body. */
  run(key: string, bodyHash: string, start: () => Promise<InteractResponse>): Promise<InteractResponse>;
  /** The turn while it runs. */
  find(key: string): Promise<InteractResponse> | undefined;
  /** What a turn ended with that failed within the last minute, so that a client that polls learns why. */
  failure(key: string): { error: unknown } | undefined;
};

const failureKeptMs = 60_000;

/** The turns that this process is working on. Answered ones are found in the store. */
export function createTurnsInFlight(clock: Clock): TurnsInFlight {
  const running = new Map<string, { bodyHash: string; answer: Promise<InteractResponse> }>();
  const failures = new Map<string, { error: unknown; at: number }>();
  const now = () => clock.now().getTime();

  function forgetOldFailures(): void {
    for (const [key, { at }] of failures) if (now() - at >= failureKeptMs) failures.delete(key);
  }

  function run(
    key: string,
    bodyHash: string,
    start: () => Promise<InteractResponse>,
  ): Promise<InteractResponse> {
    forgetOldFailures();
    const same = running.get(key);
    if (same && same.bodyHash !== bodyHash)
      throw new AppError("turn_conflict", "turnId: this turn is under way with another body");
    if (same) return same.answer;
    failures.delete(key);
    const answer = start();
    running.set(key, { bodyHash, answer });
    answer
      .catch((error: unknown) => failures.set(key, { error, at: now() }))
      .finally(() => running.delete(key));
    return answer;
  }

  function failure(key: string): { error: unknown } | undefined {
    forgetOldFailures();
    return failures.get(key);
  }

  return { run, failure, find: (key) => running.get(key)?.answer };
}
