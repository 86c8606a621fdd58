import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { httpTransport } from "@/lib/client/http-transport";
import { type Caller, runTask, type TurnRecord } from "@/lib/client/run-task";
import type { Clock } from "@/lib/client/transport";
import { browserDriver, type DriverOptions } from "./browser-driver";
import { type TaskResult, taskResult } from "./task-result";

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
  const end = await runTask(
    {
      goal: options.goal,
      sessionId: options.sessionId ?? randomUUID(),
      maxTurns: options.maxTurns ?? defaultMaxTurns,
    },
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
  return taskResult(end, turns);
}
