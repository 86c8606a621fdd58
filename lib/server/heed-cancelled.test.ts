import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { systemClock } from "@/lib/adapters/system/system-clock";
import type { Store, TaskSummary } from "@/lib/agent/ports/store";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { heedCancelled } from "./heed-cancelled";
import { createTurnsInFlight } from "./turns-in-flight";

type Asked = Parameters<Store["listRecentTasks"]>;

function aServer(cancelled: Record<string, string[]>, { fails = false } = {}) {
  const turns = createTurnsInFlight(systemClock);
  const asked: Asked[] = [];
  const logged: string[] = [];
  const listRecentTasks: Store["listRecentTasks"] = async (...ask) => {
    asked.push(ask);
    if (fails && asked.length === 1) throw new Error("away");
    return (cancelled[ask[0]] ?? []).map((id) => ({ id }) as TaskSummary);
  };
  const stop = heedCancelled(
    { turns, store: { listRecentTasks }, clock: systemClock, log: ({ event }) => void logged.push(event) },
    { everyMs: 5, longMs: 20 },
  );
  /** How the turn of a task came out: it is answered after so long where nobody ends it. */
  const run = (tenantId: string, taskId: string | undefined, ms = 150) =>
    turns
      .run(`${tenantId}/${taskId}`, { tenantId, bodyHash: "h", taskId }, async ({ signal }) => {
        await wait(ms, undefined, { signal }).catch(() => {
          throw signal.reason;
        });
        return { status: "paused" } as InteractResponse;
      })
      .answer.then(
        ({ status }) => status,
        ({ code }: { code: string }) => code,
      );
  return { run, asked, logged, stop };
}

describe("turns whose task is cancelled through another server", () => {
  it("end, and no other tenant's or task's with them", async () => {
    const { run, stop } = aServer({ a: ["gone"], b: ["older"] });
    const outcomes = await Promise.all([run("a", "gone"), run("a", "other"), run("b", "own")]);
    stop();
    expect(outcomes).toEqual(["task_finished", "paused", "paused"]);
  });

  it("are not looked for while none runs long, nor for a task that nobody knows yet", async () => {
    const { run, asked, stop } = aServer({ a: ["gone"] });
    await Promise.all([run("a", "gone", 2), run("a", undefined, 60)]);
    stop();
    expect(asked).toEqual([]);
  });

  it("are looked for again after the store was away", async () => {
    const { run, logged, stop } = aServer({ a: ["gone"] }, { fails: true });
    expect(await run("a", "gone")).toBe("task_finished");
    stop();
    expect(logged).toEqual(["cancelled_not_heeded"]);
  });
});
