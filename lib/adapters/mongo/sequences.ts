/** The last number given in each log, as far as this process knows: another process may be further. */
export type Sequences = {
  last(log: string): number | undefined;
  learn(log: string, last: number | undefined): void;
  /** Runs the work once all before it on the same log is through: writers of one process need not race. */
  inTurn<T>(log: string, work: () => Promise<T>): Promise<T>;
};

const keptLogs = 10_000;

export function createSequences(): Sequences {
  const numbers = new Map<string, number>();
  const queues = new Map<string, Promise<unknown>>();

  function learn(log: string, last: number | undefined): void {
    numbers.delete(log);
    if (last === undefined) return;
    numbers.set(log, last);
    if (numbers.size <= keptLogs) return;
    const [oldest] = numbers.keys();
    if (oldest !== undefined) numbers.delete(oldest);
  }

  async function inTurn<T>(log: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(log);
    const mine = (before ?? Promise.resolve()).then(work, work);
    queues.set(log, mine);
    try {
      return await mine;
    } finally {
      if (queues.get(log) === mine) queues.delete(log);
    }
  }

  return { last: (log) => numbers.get(log), learn, inTurn };
}
