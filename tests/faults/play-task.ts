import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Driver } from "@/lib/client/driver";
import { runTask, type TaskEnd } from "@/lib/client/run-task";
import type { Transport } from "@/lib/client/transport";

/** A task over a real wire, with the client's own loop and patience for servers that come back. */
export const playTask = (task: {
  goal: string;
  sessionId: string;
  transport: Transport;
  driver: Driver;
}): Promise<TaskEnd> =>
  runTask(
    { goal: task.goal, sessionId: task.sessionId, maxTurns: 40 },
    {},
    {
      transport: task.transport,
      driver: task.driver,
      clock: { now: () => Date.now(), sleep: (ms) => wait(Math.min(ms, 250)) },
      ids: { uuid: () => randomUUID() },
      signal: new AbortController().signal,
      retry: { attempts: 200, firstDelayMs: 100, maxDelayMs: 250, pollForMs: 60_000 },
    },
  );
