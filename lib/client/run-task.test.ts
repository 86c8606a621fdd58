import { describe, expect, it } from "vitest";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse, ResponseStatus } from "@/lib/contracts/interact-response";
import type { Chain } from "@/lib/contracts/plan";
import type { Driver, ReportFields, Wanted } from "./driver";
import { type Caller, runTask, type TaskRun } from "./run-task";
import type { Transport, TransportAnswer } from "./transport";

const usage = {
  turn: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
  task: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
  budgetLeft: { turns: 1, tokens: 1, costUsd: 1 },
};
const common = { taskId: "task-1", sessionId: "s", turnId: "t", turn: 1, usage };
const completion = { criteria: [], evidence: [], summary: "", originalRequestSummary: "" };
const actionOf = (action: string, actionId = "a1") => ({
  actionId,
  action,
  actionDetails: { name: "click" as const, args: [] },
});

const executing = (action: string, more: object = {}): TransportAnswer =>
  answer({ status: "executing", ...common, ...actionOf(action), ...more });
const completed = answer({ status: "completed", ...common, ...actionOf("finish()"), completion });
function answer(response: InteractResponse): TransportAnswer {
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

function fakeDriver(reports: Record<string, ReportFields> = {}, failingCheck?: string) {
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

function setUp(
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

const retry = (retryAfterMs?: number): TransportAnswer => ({
  kind: "retry",
  reason: "no connection",
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

describe("the loop", () => {
  it("shows the page, does what it is told, and says what came of it", async () => {
    const { run, sent, ran } = setUp([executing('click("3")')]);
    expect(await run()).toMatchObject({ kind: "ended", status: "completed" });
    expect(ran).toEqual([{ name: "click", args: ["3"] }]);
    expect(sent[0]).toEqual({
      sessionId: "s",
      query: "do it",
      turnId: "turn-1",
      url: "http://site/",
      domMode: "semantic",
      interactiveTree: [],
    });
    expect(sent[1]).toMatchObject({
      taskId: "task-1",
      lastActionId: "a1",
      lastActionStatus: "success",
      turnId: "turn-2",
    });
    expect(sent[1]).not.toHaveProperty("query");
  });

  it("reports an action that it cannot read instead of guessing", async () => {
    const { run, sent, ran } = setUp([executing("clickk(3)")]);
    await run();
    expect(ran).toEqual([]);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "failure",
      lastActionError: { code: "ACTION_INVALID" },
    });
  });

  it("stops when its turns run out, and when it is told to", async () => {
    const endless = () => setUp(Array.from({ length: 50 }, () => executing("wait(1)")));
    expect(await endless().run({ maxTurns: 3 })).toMatchObject({ kind: "stopped", reason: "max_turns" });
    const stopped = endless();
    const end = await stopped.run({}, { onTurn: () => stopped.abort.abort() });
    expect(end).toMatchObject({ kind: "stopped", reason: "aborted" });
    expect(stopped.sent).toHaveLength(1);
  });

  it("says that an action was begun before a crash and that its outcome is unknown", async () => {
    const { run, sent } = setUp([]);
    await run({ taskId: "task-1", interruptedActionId: "a9" });
    expect(sent[0]).toMatchObject({ taskId: "task-1", lastActionId: "a9", lastActionStatus: "pending" });
  });

  it("tells the caller of the task's id and of each action before it runs", async () => {
    const told: unknown[] = [];
    const { run } = setUp([executing("wait(1)")]);
    await run({}, { onProgress: (progress) => void told.push(progress) });
    expect(told).toEqual([
      { taskId: "task-1", actionId: undefined },
      { taskId: "task-1", actionId: "a1" },
    ]);
  });
});

describe("a turn that does not come through at once", () => {
  it("is sent again with the same turnId and body, later each time, or when the server says", async () => {
    const { run, sent, slept } = setUp([retry(), retry(), retry(4_000), completed]);
    expect((await run()).kind).toBe("ended");
    expect(sent).toHaveLength(4);
    for (const body of sent) expect(body).toEqual(sent[0]);
    expect(slept).toEqual([500, 1_000, 4_000]);
  });

  it("is given up after eight faults", async () => {
    const { run, sent } = setUp(Array.from({ length: 20 }, () => retry()));
    expect(await run()).toEqual({ kind: "failed", code: "unreachable", message: "no connection" });
    expect(sent).toHaveLength(8);
  });

  it("is polled while the server works on it, not posted again", async () => {
    const processing: TransportAnswer = { kind: "processing", retryAfterMs: 1_500 };
    const { run, sent, polled, slept } = setUp([processing, processing, retry(), completed]);
    expect((await run()).kind).toBe("ended");
    expect(sent).toHaveLength(1);
    expect(polled).toEqual(["turn-1", "turn-1", "turn-1"]);
    expect(slept).toEqual([1_500, 1_500, 500]);
  });

  it("is posted again, with its turnId, when the server lost it", async () => {
    const lost: TransportAnswer = {
      kind: "refused",
      httpStatus: 404,
      code: "not_found",
      message: "no such turn",
    };
    const { run, sent } = setUp([{ kind: "processing", retryAfterMs: 100 }, lost, completed]);
    expect((await run()).kind).toBe("ended");
    expect(sent.map((body) => body.turnId)).toEqual(["turn-1", "turn-1"]);
  });

  it("ends the loop when it is refused", async () => {
    const { run } = setUp([{ kind: "refused", httpStatus: 409, code: "task_finished", message: "over" }]);
    expect(await run()).toEqual({ kind: "failed", code: "task_finished", message: "over" });
  });
});

describe("a task that was lost", () => {
  it("is asked for at the start when wanted", async () => {
    const { run, sent } = setUp([], { transport: { activeTask: async () => "task-7" } });
    await run({ findActive: true });
    expect(sent[0]).toMatchObject({ taskId: "task-7" });
  });

  it("is looked up once when the server does not know its id", async () => {
    const unknown: TransportAnswer = {
      kind: "refused",
      httpStatus: 404,
      code: "not_found",
      message: "no task",
    };
    let asked = 0;
    const active = { activeTask: async () => `task-${++asked}` };
    const found = setUp([unknown, completed], { transport: active });
    expect((await found.run({ taskId: "old" })).kind).toBe("ended");
    expect(found.sent.map((body) => body.taskId)).toEqual(["old", "task-1"]);
    const again = setUp([unknown, unknown], { transport: active });
    expect(await again.run({ taskId: "old" })).toMatchObject({ kind: "failed", code: "not_found" });
    const none = setUp([unknown]);
    expect(await none.run({ taskId: "old" })).toMatchObject({ kind: "failed", code: "not_found" });
    expect(none.sent).toHaveLength(1);
  });
});

const chain: Chain = {
  actions: ["1", "2", "3"].map((id, index) => ({
    action: `setValue("${id}", "x")`,
    description: "",
    index,
    targetElementId: id,
    actionType: "input",
    verificationLevel: "client" as const,
    clientVerificationChecks: ["value_matches" as const],
  })),
  metadata: {
    totalActions: 3,
    safeToChain: true,
    chainReason: "FORM_FILL",
    defaultVerificationLevel: "client",
    clientVerificationSufficient: true,
    finalVerificationLevel: "full",
  },
};

describe("a chain", () => {
  it("runs in order and reports the whole window", async () => {
    const seen = (text: string, status: number): ReportFields => ({
      lastActionStatus: "success",
      previousUrl: `http://site/${text}`,
      beforeDomHash: text,
      recentEvents: [text],
      networkEvents: [{ method: "POST", urlPath: `/${text}`, status, startedAt: 1 }],
      clientObservations: { didNetworkOccur: true, didDomMutate: text === "a" },
    });
    const driver = fakeDriver({ "1": seen("a", 200), "2": seen("b", 500), "3": seen("c", 200) });
    const { run, sent, ran } = setUp([executing('setValue("1", "x")', { chain })], { driver });
    await run();
    expect(ran.map((action) => action.args[0])).toEqual(["1", "2", "3"]);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "success",
      previousUrl: "http://site/a",
      beforeDomHash: "a",
      recentEvents: ["a", "b", "c"],
      clientObservations: { didNetworkOccur: true, didDomMutate: true, didUrlChange: false },
      chainPartialState: { executedActions: 3, totalActionsInChain: 3 },
    });
    expect(sent[1]?.networkEvents).toHaveLength(3);
    expect(sent[1]).not.toHaveProperty("chainError");
  });

  it("stops at the first action that fails", async () => {
    const failed: ReportFields = {
      lastActionStatus: "failure",
      lastActionError: { code: "ELEMENT_STALE", message: "gone" },
    };
    const { run, sent, ran } = setUp([executing('setValue("1", "x")', { chain })], {
      driver: fakeDriver({ "2": failed }),
    });
    await run();
    expect(ran).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "failure",
      chainPartialState: { executedActions: 1, totalActionsInChain: 3 },
      chainError: {
        action: 'setValue("2", "x")',
        code: "ELEMENT_STALE",
        message: "gone",
        failedIndex: 1,
        elementId: "2",
      },
    });
  });

  it("stops at the first check that does not hold", async () => {
    const { run, sent, ran } = setUp([executing('setValue("1", "x")', { chain })], {
      driver: fakeDriver({}, "1"),
    });
    await run();
    expect(ran).toHaveLength(1);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "failure",
      lastActionError: { code: "CHECK_FAILED" },
      chainError: { code: "CHECK_FAILED", message: "value_matches: does not hold", failedIndex: 0 },
    });
  });
});

const question = { questionId: "q1", text: "Which?" };
const blocker = {
  type: "login_required" as const,
  description: "",
  userMessage: "Log in",
  resolutionMethods: ["user_action_in_browser" as const],
  confidence: 1,
};
const approvalRequest = {
  actionId: "a5",
  action: 'click("1")',
  risk: "delete" as const,
  description: "",
  values: [],
  expiresAt: "",
};
const asks = answer({
  status: "needs_user_input",
  ...common,
  userQuestion: question,
  missingInformation: [],
});
const wantsApproval = answer({
  status: "awaiting_approval",
  ...common,
  ...actionOf('click("1")', "a5"),
  approvalRequest,
});
const isBlocked = answer({ status: "awaiting_user", ...common, blocker });

describe("statuses that are no action", () => {
  const ends: [ResponseStatus, object, "ended" | "waiting"][] = [
    ["completed", { ...actionOf("finish()"), completion }, "ended"],
    ["partial", { ...actionOf('fail("x")'), completion }, "ended"],
    ["unverified", { ...actionOf('fail("x")'), completion }, "ended"],
    ["failed", { ...actionOf('fail("x")'), completion, reason: "r" }, "ended"],
    ["cancelled", { reason: "r" }, "ended"],
    ["needs_user_input", { userQuestion: question, missingInformation: [] }, "waiting"],
    ["awaiting_user", { blocker }, "waiting"],
    ["awaiting_approval", { ...actionOf('click("1")'), approvalRequest }, "waiting"],
    ["awaiting_plan_approval", {}, "waiting"],
    ["paused", { reason: "r" }, "waiting"],
  ];
  for (const [status, fields, kind] of ends)
    it(`${status} without anybody to ask: ${kind}`, async () => {
      const { run, sent, ran } = setUp([answer({ status, ...common, ...fields } as InteractResponse)]);
      expect(await run()).toMatchObject({ kind, status });
      expect(sent).toHaveLength(1);
      expect(ran).toEqual([]);
    });

  it("passes the user's answer on", async () => {
    const { run, sent } = setUp([asks]);
    await run({}, { onQuestion: async ({ text }) => `${text} that` });
    expect(sent[1]).toMatchObject({ answer: { questionId: "q1", text: "Which? that" } });
    expect(sent[1]).not.toHaveProperty("lastActionId");
  });

  it("passes a decision on, and lets the page's own question pass only when it was approved", async () => {
    const approved = setUp([wantsApproval]);
    await approved.run({}, { onApproval: async () => "approve" });
    expect(approved.sent[1]).toMatchObject({ approval: { actionId: "a5", decision: "approve" } });
    expect(approved.approvals()).toBe(1);
    const rejected = setUp([wantsApproval]);
    await rejected.run({}, { onApproval: async () => "reject" });
    expect(rejected.sent[1]).toMatchObject({ approval: { decision: "reject" } });
    expect(rejected.approvals()).toBe(0);
  });

  it("goes on after a blocker once the server was told", async () => {
    const told: unknown[] = [];
    const resume: Transport["resume"] = async (...args) => told.push(args.slice(0, 3)) > 0;
    const { run } = setUp([isBlocked], { transport: { resume } });
    expect(
      (await run({}, { onBlocker: async () => ({ resolutionMethod: "user_action_in_browser" }) })).kind,
    ).toBe("ended");
    expect(told).toEqual([["s", "task-1", { resolutionMethod: "user_action_in_browser" }]]);
    const deaf = setUp([isBlocked], { transport: { resume: async () => false } });
    expect((await deaf.run({}, { onBlocker: async () => ({ resolutionMethod: "retry" }) })).kind).toBe(
      "waiting",
    );
  });

  it("gives HTML, full text and a screenshot only when asked, once, and repeats the last report with them", async () => {
    const wants = (more: object): TransportAnswer =>
      answer({ status: "needs_context", ...common, requestedDomMode: "semantic", reason: "r", ...more });
    const full = answer({ status: "needs_full_dom", ...common, requestedDomMode: "full", reason: "r" });
    const { run, looks, sent } = setUp([
      executing("wait(1)"),
      wants({ needsScreenshot: true }),
      full,
      executing("wait(1)"),
    ]);
    await run();
    expect(looks).toEqual([
      { dom: false, screenshot: false, fullText: false },
      { dom: false, screenshot: false, fullText: false },
      { dom: false, screenshot: true, fullText: true },
      { dom: true, screenshot: false, fullText: true },
      { dom: false, screenshot: false, fullText: false },
    ]);
    expect(sent[2]).toMatchObject({ lastActionId: "a1", lastActionStatus: "success" });
    expect(new Set(sent.map((body) => body.turnId)).size).toBe(5);
  });
});
