import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { handLater } from "./hand-later";

function aQueue(send: (batch: readonly number[]) => Promise<void>, limit = 100) {
  const batches: number[][] = [];
  let lost = 0;
  const queue = handLater<number>(
    async (batch) => {
      batches.push([...batch]);
      await send(batch);
    },
    {
      limit,
      afterMs: 5,
      patienceMs: 50,
      onLoss: (count) => {
        lost += count;
      },
    },
  );
  return { queue, batches, lost: () => lost };
}
const never = () => new Promise<void>(() => undefined);

describe("what is handed on later", () => {
  it("goes in one batch, in its order, without being asked for", async () => {
    const { queue, batches, lost } = aQueue(async () => undefined);
    for (const item of [1, 2, 3]) queue.add(item);
    expect(batches).toEqual([]);
    await wait(30);
    expect([batches, lost()]).toEqual([[[1, 2, 3]], 0]);
  });

  it("goes at once when it is flushed, and nothing twice", async () => {
    const { queue, batches } = aQueue(async () => undefined);
    queue.add(1);
    await Promise.all([queue.flush(), queue.flush()]);
    await wait(20);
    expect(batches).toEqual([[1]]);
  });

  it("goes one batch after the other", async () => {
    let open = 0;
    let most = 0;
    const { queue, batches } = aQueue(async () => {
      most = Math.max(most, ++open);
      await wait(10);
      open--;
    });
    queue.add(1);
    const first = queue.flush();
    await wait(1);
    queue.add(2);
    await Promise.all([first, queue.flush()]);
    expect([batches, most]).toEqual([[[1], [2]], 1]);
  });

  it.each<[string, () => Promise<void>]>([
    ["refuses", () => Promise.reject(new Error("no"))],
    ["never answers", never],
  ])("is counted as lost when its receiver %s, and the next batch goes on", async (_name, fault) => {
    const behaviours = [fault, async () => undefined];
    const { queue, batches, lost } = aQueue(() => behaviours.shift()?.() ?? Promise.resolve());
    queue.add(1);
    await queue.flush();
    queue.add(2);
    await queue.flush();
    expect([batches, lost()]).toEqual([[[1], [2]], 1]);
  });

  it("is bounded while its receiver hangs: the oldest are dropped", async () => {
    const { queue, batches, lost } = aQueue(never, 3);
    queue.add(0);
    const first = queue.flush();
    await wait(1);
    for (const item of [1, 2, 3, 4, 5]) queue.add(item);
    expect(lost()).toBe(2);
    await first;
    await wait(20);
    expect(batches.at(-1)).toEqual([3, 4, 5]);
  });
});
