import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { httpTransport } from "@/lib/client/http-transport";
import { type Caller, runTask, type TaskRun, type TurnRecord } from "@/lib/client/run-task";
import type { Clock } from "@/lib/client/transport";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { browserDriver, type DriverOptions } from "./browser-driver";
import { type TaskResult, taskResult } from "./task-result";
import type { Resumed } from "./wait-for-person";

export type GoalOptions = {
  goal: string;
  /** Where the task begins; the tab's own page when none is given. */
  url?: string;
  server: { url: string; key?: string };
  context: BrowserContext;
  sessionId?: string;
  maxTurns?: number;
  signal?: AbortSignal;
  driver?: DriverOptions;
  caller?: Caller;
  /** Told when the task waits for a person and the caller had no answer; the task goes on when one was found elsewhere. */
  whenWaiting?: (response: InteractResponse) => Promise<Resumed>;
};

const defaultMaxTurns = 60;

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};

/** Works on one goal in a browser, through a server, to its end. */
export async function runGoal(options: GoalOptions): Promise<TaskResult> {
  const { server, caller = {} } = options;
  const turns: TurnRecord[] = [];
  const driver = await browserDriver(options.context, options.driver);
  if (options.url !== undefined) {
    const opened = await driver.open(options.url);
    if (!opened.ok) return taskResult({ kind: "failed", code: opened.code, message: opened.message }, turns);
  }
  const run: TaskRun = {
    goal: options.goal,
    sessionId: options.sessionId ?? randomUUID(),
    maxTurns: options.maxTurns ?? defaultMaxTurns,
  };
  const more = (taskId: string | undefined) =>
    runTask(
      { ...run, maxTurns: run.maxTurns - turns.length, memory: { taskId } },
      {
        ...caller,
        onTurn: (turn) => {
          turns.push(turn);
          caller.onTurn?.(turn);
        },
      },
      {
        transport: httpTransport(server),
        driver,
        clock: systemClock,
        ids: { uuid: randomUUID },
        signal: options.signal ?? new AbortController().signal,
      },
    );
  let end = await more(undefined);
  while (end.kind === "waiting" && options.whenWaiting) {
    const resumed = await options.whenWaiting(end.response);
    if (!resumed.go) break;
    if (resumed.approved) driver.approveNext();
    end = await more(end.response.taskId);
  }
  return taskResult(end, turns);
}
