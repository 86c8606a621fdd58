import { describe, expect, it } from "vitest";
import { completed, executing, retry, setUp } from "@/tests/support/client-loop";
import type { TransportAnswer } from "./transport";

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
    await run({ memory: { taskId: "task-1", actionId: "a9" } });
    expect(sent[0]).toMatchObject({ taskId: "task-1", lastActionId: "a9", lastActionStatus: "pending" });
  });

  it("tells the caller what to keep: before a turn is posted, before an action and after it", async () => {
    const told: unknown[] = [];
    const { run } = setUp([executing("wait(1)")]);
    await run({}, { onProgress: (memory) => void told.push({ ...memory }) });
    const done = { lastActionId: "a1", lastActionStatus: "success" };
    expect(told).toMatchObject([
      { taskId: undefined, turnId: "turn-1", actionId: undefined, report: {} },
      { taskId: "task-1", turnId: undefined, actionId: "a1" },
      { taskId: "task-1", turnId: undefined, actionId: undefined, report: done },
      { taskId: "task-1", turnId: "turn-2", actionId: undefined, report: done },
    ]);
  });
});

describe("a loop that goes on from what was kept", () => {
  it("follows the answer to a turn that was posted, and posts none in its place", async () => {
    const { run, sent, polled, ran } = setUp([executing("wait(1)"), completed]);
    await run({ memory: { taskId: "task-1", turnId: "turn-0" } });
    expect(polled).toEqual(["turn-0"]);
    expect(ran).toHaveLength(1);
    expect(sent).toMatchObject([{ lastActionId: "a1", lastActionStatus: "success" }]);
  });

  it("posts what it had to tell when the server never got that turn", async () => {
    const unknown: TransportAnswer = { kind: "refused", httpStatus: 404, code: "not_found", message: "" };
    const { run, sent } = setUp([unknown, completed]);
    const report = { lastActionId: "a1", lastActionStatus: "success" as const };
    await run({ memory: { taskId: "task-1", turnId: "turn-0", report } });
    expect(sent).toMatchObject([{ taskId: "task-1", turnId: "turn-1", ...report }]);
  });

  it("keeps the turn while the server cannot be reached", async () => {
    const { run, sent } = setUp(Array.from({ length: 20 }, () => retry()));
    expect(await run({ memory: { turnId: "turn-0" } })).toMatchObject({
      kind: "failed",
      code: "unreachable",
    });
    expect(sent).toEqual([]);
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

  it("is told of once, at its first fault, with how long it is tried again", async () => {
    const told: unknown[] = [];
    const { run, slept } = setUp(Array.from({ length: 20 }, () => retry()));
    await run({}, { onRetry: (retrying) => void told.push(retrying) });
    expect(told).toEqual([{ reason: "no connection", forMs: slept.reduce((sum, ms) => sum + ms, 0) }]);
    const kept = setUp([retry(), completed]);
    await kept.run({ memory: { turnId: "turn-0" } }, { onRetry: (retrying) => void told.push(retrying) });
    expect(told).toHaveLength(2);
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
    expect((await found.run({ memory: { taskId: "old" } })).kind).toBe("ended");
    expect(found.sent.map((body) => body.taskId)).toEqual(["old", "task-1"]);
    const again = setUp([unknown, unknown], { transport: active });
    expect(await again.run({ memory: { taskId: "old" } })).toMatchObject({
      kind: "failed",
      code: "not_found",
    });
    const none = setUp([unknown]);
    expect(await none.run({ memory: { taskId: "old" } })).toMatchObject({
      kind: "failed",
      code: "not_found",
    });
    expect(none.sent).toHaveLength(1);
  });
});
