import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { InteractResponse } from "@/lib/contracts/interact-response";

export type TurnInFlight = {
  bodyHash: string;
  answer: Promise<InteractResponse>;
  /** How many turns go before it; 0 while it runs. */
  place(): number;
};

/** What a turn that starts is given, and says of itself. */
export type TurnStart = (turn: {
  /**
   * Ends the turn, and with it the model calls that it waits for. A signal of its own and not one made of others: Node keeps such a one for good when
   * somebody listens to it to the end, as the turn graph does, and with it all of the turn.
   */
  signal: AbortSignal;
  waitsAt(place: () => number): void;
  /** Ends the turn after so long, unless what this returns is called before. */
  endsIn(ms: number): () => void;
}) => Promise<InteractResponse>;

type TurnAbout = { tenantId: string; bodyHash: string; taskId?: string | undefined };

export type TurnsInFlight = {
  /** Runs `start`, or joins the same turn that runs already. Throws `turn_conflict` when that one came with another body. */
  run(key: string, about: TurnAbout, start: TurnStart): TurnInFlight;
  /** The turn while it runs. */
  find(key: string): TurnInFlight | undefined;
  /** What a turn ended with that failed within the last minute, so that a client that polls learns why. */
  failure(key: string): { error: unknown } | undefined;
  /** The tenants whose turns of a known task have run for so long, each with the age of its oldest in milliseconds. */
  longerThan(ms: number): ReadonlyMap<string, number>;
  /** Ends the turns of a task that nobody waits for any more. */
  abandonTask(taskId: string): void;
  /** Refuses new turns, waits for those under way, and ends the ones that take longer. */
  drain(patienceMs: number): Promise<void>;
};

const failureKeptMs = 60_000;
/** For turns that were ended to say so to whoever waits. */
const farewellMs = 500;

const tooLong = "The turn takes longer than it may.";
const stopping = () =>
  new AppError("store_unavailable", "This server is about to stop; send the same request again.", {
    retryable: true,
  });

type Running = TurnInFlight & {
  tenantId: string;
  taskId: string | undefined;
  startedAt: number;
  abort(reason: AppError): void;
};

/** A turn as it begins: it can be ended, and tells its place while it waits. */
function begun(start: Parameters<TurnsInFlight["run"]>[2]): Pick<Running, "answer" | "place" | "abort"> {
  const ending = new AbortController();
  let place = () => 0;
  const answer = start({
    signal: ending.signal,
    waitsAt(given) {
      place = given;
    },
    endsIn(ms) {
      const timer = setTimeout(() => ending.abort(new DOMException(tooLong, "TimeoutError")), ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  });
  return { answer, place: () => place(), abort: ending.abort.bind(ending) };
}

/** The turns that this process is working on. Answered ones are found in the store. */
export function createTurnsInFlight(clock: Clock): TurnsInFlight {
  const running = new Map<string, Running>();
  const failures = new Map<string, { error: unknown; at: number }>();
  const now = () => clock.now().getTime();
  let open = true;

  function forgetOldFailures(): void {
    for (const [key, { at }] of failures) if (now() - at >= failureKeptMs) failures.delete(key);
  }

  const run: TurnsInFlight["run"] = (key, { tenantId, bodyHash, taskId }, start) => {
    forgetOldFailures();
    const same = running.get(key);
    if (same && same.bodyHash !== bodyHash)
      throw new AppError("turn_conflict", "turnId: this turn is under way with another body");
    if (same) return same;
    if (!open) throw stopping();
    failures.delete(key);
    const turn = { tenantId, bodyHash, taskId, startedAt: now(), ...begun(start) };
    running.set(key, turn);
    turn.answer
      .catch((error: unknown) => failures.set(key, { error, at: now() }))
      .finally(() => running.delete(key));
    return turn;
  };

  function failure(key: string): { error: unknown } | undefined {
    forgetOldFailures();
    return failures.get(key);
  }

  function longerThan(ms: number): ReadonlyMap<string, number> {
    const ages = new Map<string, number>();
    for (const { tenantId, taskId, startedAt } of running.values()) {
      const age = now() - startedAt;
      if (taskId !== undefined && age >= ms) ages.set(tenantId, Math.max(age, ages.get(tenantId) ?? 0));
    }
    return ages;
  }

  function abandonTask(taskId: string): void {
    const cancelled = new AppError("task_finished", "taskId: this task was cancelled; start a new one");
    for (const turn of running.values()) if (turn.taskId === taskId) turn.abort(cancelled);
  }

  async function drain(patienceMs: number): Promise<void> {
    open = false;
    const left = () => Promise.allSettled([...running.values()].map(({ answer }) => answer));
    const over = new AbortController();
    const inTime = (ms: number) => wait(ms, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([left(), inTime(patienceMs)]);
    for (const turn of running.values()) turn.abort(stopping());
    await Promise.race([left(), inTime(farewellMs)]);
    over.abort();
  }

  return { run, find: (key) => running.get(key), failure, longerThan, abandonTask, drain };
}
