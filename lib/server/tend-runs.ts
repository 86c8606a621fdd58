import { AppError } from "@/lib/agent/domain/app-error";
import type { Control } from "@/lib/agent/domain/control-task";
import type { Store } from "@/lib/agent/ports/store";
import type { RunView } from "@/lib/contracts/run";
import { applyControl, type ControlDeps } from "@/lib/server/control-task";
import type { Log } from "@/lib/server/log";

/** A run with whose it is. */
export type TenantRun = { tenantId: string; view: RunView };

/** Told of the runs of this process, so that no task of theirs stays open when nobody works on it any more. */
export type RunTender = { began(run: TenantRun): void; ended(run: TenantRun): Promise<void>; stop(): void };

type Ending = Extract<Control, { kind: "cancel" | "abandon" }>;
type TendDeps = ControlDeps & { store: Store; log: Log };

/** A server that said nothing for `silentMs` is gone; clocks of two may differ by a minute. */
const usualPace = { aliveEveryMs: 20_000, silentMs: 150_000 };
const serverGone: Ending = {
  kind: "abandon",
  reason: "The server that ran its browser was stopped before the task ended.",
};

/**
 * Says in the store of the runs of this process that they go on, and ends the tasks of those that no server says this of. `alone`: no other process
 * can have the store, so whatever run is noted in it at first is of a life before this one.
 */
export async function tendRuns(alone: boolean, deps: TendDeps, pace = usualPace): Promise<RunTender> {
  const mine = new Map<string, { run: TenantRun; noted: Promise<void> }>();
  const carefully = (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) =>
      deps.log({ level: "warn", event: "runs_not_tended", fields: { error: String(error) } }),
    );
  const now = () => deps.clock.now().getTime();
  const note = ({ tenantId, view: { runId, sessionId } }: TenantRun) =>
    deps.store.noteRun({ runId, tenantId, sessionId, aliveAt: deps.clock.now().toISOString() });
  const endSilent = async (sinceMs: number) => {
    for (const { runId, tenantId, sessionId } of await deps.store.listSilentRuns(
      new Date(sinceMs).toISOString(),
    )) {
      if (mine.has(runId)) continue;
      await endWork(tenantId, sessionId, serverGone, deps);
      await deps.store.forgetRun(tenantId, runId);
    }
  };
  const tend = () =>
    carefully(async () => {
      for (const { run } of mine.values()) await note(run);
      await endSilent(now() - pace.silentMs);
    });
  await carefully(() => endSilent(alone ? now() + 1 : now() - pace.silentMs));
  const timer = setInterval(() => void tend(), pace.aliveEveryMs);
  timer.unref();
  return {
    stop: () => clearInterval(timer),
    began: (run) => void mine.set(run.view.runId, { run, noted: carefully(() => note(run)) }),
    ended: ({ tenantId, view }) =>
      carefully(async () => {
        await mine.get(view.runId)?.noted;
        mine.delete(view.runId);
        await endWork(tenantId, view.sessionId, endingOf(view), deps);
        await deps.store.forgetRun(tenantId, view.runId);
      }),
  };
}

function endingOf({ result, reason }: RunView): Ending {
  if (result === "cancelled") return { kind: "cancel" };
  const why = reason === undefined ? "." : `: ${reason.replace(/\.?$/, ".")}`;
  return { kind: "abandon", reason: `The run ended before the task did${why}` };
}

/** Ends what is still open in the session of a run: its task, or the question that came before there was one. */
async function endWork(tenantId: string, sessionId: string, ending: Ending, deps: TendDeps): Promise<void> {
  await dropQuestion(tenantId, sessionId, deps);
  for (;;) {
    const task = await deps.store.activeTask(tenantId, sessionId);
    if (!task) return;
    await applyControl(ending, { id: sessionId, taskId: task.id }, { tenantId }, deps).catch(unlessOvertaken);
  }
}

/** A turn that was under way came first: then the task is looked at again. */
function unlessOvertaken(error: unknown): void {
  if (error instanceof AppError && (error.code === "turn_conflict" || error.code === "task_finished")) return;
  throw error;
}

async function dropQuestion(tenantId: string, sessionId: string, { store }: TendDeps): Promise<void> {
  const session = await store.loadSession(tenantId, sessionId);
  if (!session?.pending) return;
  const { pending: _nobodyHears, ...settled } = session;
  await store.saveSession(settled);
}
