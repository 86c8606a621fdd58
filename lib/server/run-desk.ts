import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { RunReport, RunView, StartRun } from "@/lib/contracts/run";
import { hashOfKey, newApiKey } from "@/lib/server/api-key";
import type { Caller } from "@/lib/server/caller";
import type { Log } from "@/lib/server/log";
import type { RunProcess, StartRunProcess } from "@/lib/server/run-process";
import type { RunTender } from "@/lib/server/tend-runs";

export type RunDesk = {
  start(wanted: StartRun, caller: Caller): RunView;
  /** Of the tenant, newest first. */
  list(tenantId: string): RunView[];
  find(tenantId: string, runId: string): RunView;
  /** The last picture, as JPEG. */
  picture(tenantId: string, runId: string): Uint8Array | undefined;
  cancel(tenantId: string, runId: string): RunView;
};

type Run = {
  tenantId: string;
  view: RunView;
  picture?: Uint8Array;
  process?: RunProcess;
  callbackUrl?: string;
  isCancelled?: true;
};

export type RunDeskDeps = {
  startProcess: StartRunProcess;
  tender: Pick<RunTender, "began" | "ended">;
  /** Keys that work while their run lives, by hash. */
  passingKeys: Map<string, Caller>;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** The server's own address, as its machine reaches it. */
  serverUrl: string;
  /** Browsers at once, of all tenants. */
  atOnce: number;
};

const keptEnded = 50;

/** The goals that this process runs in headless browsers. What a task did is in the store; only pictures and processes are held here. */
export function createRunDesk(deps: RunDeskDeps): RunDesk {
  const runs = new Map<string, Run>();
  const found = (tenantId: string, runId: string): Run => {
    const run = runs.get(runId);
    if (run?.tenantId === tenantId) return run;
    throw new AppError("not_found", "There is no such run, or the server was restarted since.");
  };
  return {
    start(wanted, caller) {
      const busy = [...runs.values()].filter(({ view }) => view.state !== "ended").length;
      if (busy >= deps.atOnce)
        throw new AppError(
          "rate_limited",
          `This server runs ${deps.atOnce} goals at once; wait for one to end, or cancel one.`,
          { retryable: true, details: { retryAfterSeconds: 15 } },
        );
      const run = newRun(wanted, caller, deps);
      runs.set(run.view.runId, run);
      forgetOldest(runs);
      begin(run, wanted, caller, deps);
      return run.view;
    },
    list: (tenantId) =>
      [...runs.values()]
        .filter((run) => run.tenantId === tenantId)
        .map(({ view }) => view)
        .reverse(),
    find: (tenantId, runId) => found(tenantId, runId).view,
    picture: (tenantId, runId) => found(tenantId, runId).picture,
    cancel(tenantId, runId) {
      const run = found(tenantId, runId);
      if (run.process) run.isCancelled = true;
      run.process?.stop();
      return run.view;
    },
  };
}

function newRun(
  { goal, url, callbackUrl }: StartRun,
  { tenantId }: Caller,
  { clock, ids }: RunDeskDeps,
): Run {
  const view: RunView = {
    runId: ids.uuid(),
    sessionId: ids.uuid(),
    goal,
    ...(url === undefined ? {} : { url }),
    state: "starting",
    frame: 0,
    startedAt: clock.now().toISOString(),
  };
  return { tenantId, view, ...(callbackUrl === undefined ? {} : { callbackUrl }) };
}

function begin(run: Run, wanted: StartRun, caller: Caller, deps: RunDeskDeps): void {
  const key = newApiKey();
  deps.passingKeys.set(hashOfKey(key), { ...caller, scopes: ["read", "act"], via: "key" });
  const job = {
    goal: wanted.goal,
    ...(wanted.url === undefined ? {} : { url: new URL(wanted.url, deps.serverUrl).href }),
    sessionId: run.view.sessionId,
    approve: wanted.approve,
    maxTurns: wanted.maxTurns,
    server: { url: deps.serverUrl, key },
  };
  run.process = deps.startProcess(job, {
    report: (report) => take(run, report, deps),
    exit: (said) => {
      deps.passingKeys.delete(hashOfKey(key));
      end(run, { result: "error", reason: said || "The process of its browser ended without a word." }, deps);
    },
  });
  deps.tender.began(run);
}

function take(run: Run, report: RunReport, deps: RunDeskDeps): void {
  if (report.kind === "frame") {
    run.picture = Buffer.from(report.jpeg, "base64");
    run.view = { ...run.view, frame: run.view.frame + 1, pageUrl: report.url };
    return;
  }
  if (report.taskId !== undefined) run.view = { ...run.view, taskId: report.taskId };
  if (report.kind === "ended")
    end(
      run,
      { result: report.result, ...(report.reason === undefined ? {} : { reason: report.reason }) },
      deps,
    );
  else run.view = { ...run.view, state: report.kind };
}

/** The first end counts: the process goes away after it has told of its own. However a cancelled one goes away, it was cancelled, unless its task was over by then. */
function end(run: Run, how: Pick<RunView, "result" | "reason">, { clock, log, tender }: RunDeskDeps): void {
  if (run.view.state === "ended") return;
  const wasCut = how.result === "error" || how.result === "stopped";
  const told = run.isCancelled && wasCut ? { result: "cancelled", reason: "It was cancelled." } : how;
  run.view = { ...run.view, ...told, state: "ended", endedAt: clock.now().toISOString() };
  delete run.process;
  void tender.ended(run);
  if (run.callbackUrl !== undefined) void tell(run.callbackUrl, run.view, log);
}

const callbackMs = 10_000;

async function tell(url: string, view: RunView, log: Log): Promise<void> {
  const told = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(view),
    signal: AbortSignal.timeout(callbackMs),
    redirect: "error",
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!told) log({ level: "warn", event: "run_callback_failed", fields: { runId: view.runId } });
}

function forgetOldest(runs: Map<string, Run>): void {
  const ended = [...runs].filter(([, { view }]) => view.state === "ended");
  for (const [runId] of ended.slice(0, Math.max(0, ended.length - keptEnded))) runs.delete(runId);
}
