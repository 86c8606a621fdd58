import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { InteractResponse } from "@/lib/contracts/interact-response";

export type TurnsInFlight = {
  /** Runs `start`, or joins the same turn that runs already. Throws `turn_conflict` when that one came with another body. */
  run(key: string, bodyHash: string, start: () => Promise<InteractResponse>): Promise<InteractResponse>;
  /** The turn while it runs, and for a minute after it failed, so that a client that polls learns why. */
  find(key: string): Promise<InteractResponse> | undefined;
  /** How many are running. */
  size(): number;
};

const failureKeptMs = 60_000;

type Entry = { bodyHash: string; answer: Promise<InteractResponse>; failedAt?: number };

/** The turns that this process is working on. Finished ones are found in the store. */
export function createTurnsInFlight(clock: Clock): TurnsInFlight {
  const entries = new Map<string, Entry>();
  const now = () => clock.now().getTime();

  function forgetOldFailures(): void {
    for (const [key, { failedAt }] of entries)
      if (failedAt !== undefined && now() - failedAt >= failureKeptMs) entries.delete(key);
  }

  function run(
    key: string,
    bodyHash: string,
    start: () => Promise<InteractResponse>,
  ): Promise<InteractResponse> {
    forgetOldFailures();
    const running = entries.get(key);
    if (running && running.failedAt === undefined) {
      if (running.bodyHash === bodyHash) return running.answer;
      throw new AppError("turn_conflict", "turnId: this turn is under way with another body");
    }
    const entry: Entry = { bodyHash, answer: start() };
    entries.set(key, entry);
    entry.answer.then(
      () => entries.delete(key),
      () => {
        entry.failedAt = now();
      },
    );
    return entry.answer;
  }

  function find(key: string): Promise<InteractResponse> | undefined {
    forgetOldFailures();
    return entries.get(key)?.answer;
  }

  const size = () => [...entries.values()].filter(({ failedAt }) => failedAt === undefined).length;

  return { run, find, size };
}
