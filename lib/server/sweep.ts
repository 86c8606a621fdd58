import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import type { Log } from "@/lib/server/log";

const everyMs = 3_600_000;
const dayMs = 86_400_000;

type SweepDeps = { store: Pick<Store, "sweepBefore" | "deleteTracesBefore">; clock: Clock; log: Log };

/** Deletes what is past its retention; says how many rows. */
export async function sweep(days: number, { store, clock, log }: SweepDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - days * dayMs).toISOString();
  const rows = (await store.sweepBefore(before)) + (await store.deleteTracesBefore(before));
  if (rows > 0) log({ level: "info", event: "swept", fields: { before, rows } });
  return rows;
}

/** Sweeps now and then while the server runs; several servers that do so take nothing from each other. 0 days keep everything. */
export function startSweeping(days: number, deps: SweepDeps): () => void {
  if (days === 0) return () => undefined;
  const run = () =>
    void sweep(days, deps).catch((error: unknown) =>
      deps.log({ level: "warn", event: "sweep_failed", fields: { error: String(error) } }),
    );
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
