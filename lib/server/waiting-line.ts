export type WaitingLine<T> = {
  /** Adds an item; where `limit` of them wait already the line ends instead. */
  push(item: T): void;
  /** Lets waiting items out, then nothing more. */
  end(): void;
  items(): AsyncGenerator<T, void>;
};

/** Items in order from who pushes to the one who reads. */
export function createWaitingLine<T>(limit: number): WaitingLine<T> {
  const waiting: T[] = [];
  let ended = false;
  let wake = (): void => undefined;

  function end(): void {
    ended = true;
    wake();
  }

  function push(item: T): void {
    if (ended) return;
    if (waiting.length < limit) waiting.push(item);
    else ended = true;
    wake();
  }

  async function* items(): AsyncGenerator<T, void> {
    for (;;) {
      yield* waiting.splice(0);
      if (waiting.length > 0) continue;
      if (ended) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return { push, end, items };
}
