import type { Driver, ReportFields, Wanted } from "@/lib/client/driver";
import { type Caller, runTask, type TaskRun } from "@/lib/client/run-task";
import type { Transport, TransportAnswer } from "@/lib/client/transport";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";

const usage = {
  turn: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
  task: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
  budgetLeft: { turns: 1, tokens: 1, costUsd: 1 },
};
export const common = { taskId: "task-1", sessionId: "s", turnId: "t", turn: 1, usage };
export const completion = { criteria: [], evidence: [], summary: "", originalRequestSummary: "" };
export const actionOf = (action: string, actionId = "a1") => ({
  actionId,
  action,
  actionDetails: { name: "click" as const, args: [] },
});

export const executing = (action: string, more: object = {}): TransportAnswer =>
  answer({ status: "executing", ...common, ...actionOf(action), ...more });
export const completed = answer({ status: "completed", ...common, ...actionOf("finish()"), completion });
export function answer(response: InteractResponse): TransportAnswer {
  return { kind: "answer", response };
}

/** Answers in turn; remembers what it was sent. */
function fakeTransport(answers: TransportAnswer[], more: Partial<Transport> = {}) {
  const sent: InteractRequest[] = [];
  const polled: string[] = [];
  const next = (): TransportAnswer => answers.shift() ?? completed;
  const transport: Transport = {
    interact: async (body) => {
      sent.push(body);
      return next();
    },
    turn: async (turnId) => {
      polled.push(turnId);
      return next();
    },
    activeTask: async () => undefined,
    resume: async () => true,
    ...more,
  };
  return { transport, sent, polled };
}

export function fakeDriver(reports: Record<string, ReportFields> = {}, failingCheck?: string) {
  const ran: BrowserAction[] = [];
  const looks: Wanted[] = [];
  let approved = 0;
  const driver: Driver = {
    snapshot: async (wanted) => {
      looks.push(wanted);
      return { url: "http://site/", domMode: "semantic", interactiveTree: [] };
    },
    execute: async (action) => {
      ran.push(action);
      const first = String(action.args[0] ?? action.name);
      return reports[first] ?? { lastActionStatus: "success", lastActionResult: { success: true } };
    },
    check: async (checks, action) =>
      failingCheck === action.args[0]
        ? { passed: false, check: checks[0] ?? "value_matches", message: "does not hold" }
        : { passed: true },
    approveNext: () => {
      approved += 1;
    },
    currentUrl: () => "http://site/",
  };
  return { driver, ran, looks, approvals: () => approved };
}

export function setUp(
  answers: TransportAnswer[],
  options: { driver?: ReturnType<typeof fakeDriver>; transport?: Partial<Transport> } = {},
) {
  const fake = fakeTransport(answers, options.transport);
  const page = options.driver ?? fakeDriver();
  const slept: number[] = [];
  let now = 0;
  let ids = 0;
  const abort = new AbortController();
  const run = (task: Partial<TaskRun> = {}, caller: Caller = {}) =>
    runTask({ goal: "do it", sessionId: "s", maxTurns: 20, ...task }, caller, {
      transport: fake.transport,
      driver: page.driver,
      clock: {
        now: () => now,
        sleep: async (ms) => {
          slept.push(ms);
          now += ms;
        },
      },
      ids: { uuid: () => `turn-${++ids}` },
      signal: abort.signal,
    });
  return { ...fake, ...page, run, slept, abort };
}

export const retry = (retryAfterMs?: number): TransportAnswer => ({
  kind: "retry",
  reason: "no connection",
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
