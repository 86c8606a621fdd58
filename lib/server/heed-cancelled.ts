import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import type { Log } from "@/lib/server/log";
import type { TurnsInFlight } from "@/lib/server/turns-in-flight";

type HeedDeps = {
  turns: Pick<TurnsInFlight, "longerThan" | "abandonTask">;
  store: Pick<Store, "listRecentTasks">;
  clock: Clock;
  log: Log;
};
type HeedPace = { everyMs: number; longMs: number };

/** Most turns are over before anybody could cancel their task; those that wait for a model are looked after. */
const usualPace: HeedPace = { everyMs: 500, longMs: 1_000 };
/** Clocks of two servers may differ by so much. */
const clocksApartMs = 60_000;
const cancelledAtMost = 200;

/** Ends turns here whose task was cancelled through another server, and with them the model calls that they wait for. Returns how to stop. */
export function heedCancelled(deps: HeedDeps, { everyMs, longMs }: HeedPace = usualPace): () => void {
  let looking = false;
  const run = async () => {
    if (looking) return;
    looking = true;
    await look(deps, longMs)
      .catch((error: unknown) =>
        deps.log({ level: "warn", event: "cancelled_not_heeded", fields: { error: String(error) } }),
      )
      .finally(() => {
        looking = false;
      });
  };
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function look({ turns, store, clock }: HeedDeps, longMs: number): Promise<void> {
  for (const [tenantId, oldestMs] of turns.longerThan(longMs)) {
    const since = new Date(clock.now().getTime() - oldestMs - clocksApartMs).toISOString();
    const page = { since, statuses: ["cancelled" as const], limit: cancelledAtMost };
    for (const { id } of await store.listRecentTasks(tenantId, page)) turns.abandonTask(id);
  }
}
