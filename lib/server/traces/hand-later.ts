import { setTimeout as wait } from "node:timers/promises";

export type LaterOptions = {
  /** Items that wait at most; past it the oldest are dropped, so that a receiver that hangs does not fill the memory. */
  limit: number;
  /** Milliseconds from the first item to its batch. */
  afterMs: number;
  /** Milliseconds that one batch may take; then it counts as lost. */
  patienceMs: number;
  /** Hears of items that did not get there. */
  onLoss(count: number): void;
};

export type Later<T> = {
  /** Returns at once and never throws. */
  add(item: T): void;
  /** Hands on what waits, and resolves when that has got there or was given up. Never rejects. */
  flush(): Promise<void>;
};

/** Hands items on in batches some time after they came, one batch at a time. Whoever adds one waits for nothing and hears of no fault. */
export function handLater<T>(
  send: (batch: readonly T[]) => Promise<void>,
  { limit, afterMs, patienceMs, onLoss }: LaterOptions,
): Later<T> {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  async function handOn(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    if (batch.length === 0) return;
    waiting = [];
    busy = true;
    try {
      await within(send(batch), patienceMs);
    } catch {
      onLoss(batch.length);
    }
    busy = false;
    if (waiting.length > 0) soon();
  }

  function flush(): Promise<void> {
    running = running.then(handOn);
    return running;
  }

  function soon(): void {
    if (timer || busy) return;
    timer = setTimeout(() => void flush(), afterMs);
    // What waits here keeps no process alive; who stops one flushes.
    timer.unref();
  }

  return {
    add(item) {
      waiting.push(item);
      if (waiting.length > limit) onLoss(waiting.splice(0, waiting.length - limit).length);
      soon();
    },
    flush,
  };
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const over = new AbortController();
  const tooLate = wait(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error("the receiver takes too long");
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    over.abort();
  }
}
