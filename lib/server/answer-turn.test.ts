import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/agent/domain/app-error";
import type { StoredTurn } from "@/lib/agent/ports/store";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { answerTurn, findTurnAnswer, type TurnAsk, type TurnDeps } from "./answer-turn";
import { createTurnQueue } from "./turn-queue";
import { createTurnsInFlight } from "./turns-in-flight";

const usage = { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 };
const anAnswer = (turnId: string): InteractResponse => ({
  status: "paused",
  reason: "test",
  sessionId: "s1",
  turnId,
  turn: 1,
  usage: { turn: usage, task: usage, budgetLeft: { turns: 1, tokens: 1, costUsd: 1 } },
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const caller = { tenantId: "local", userId: "u1", scopes: ["read", "act"], via: "key" } as const;
const turnId = "11111111-1111-4111-8111-111111111111";

function anAsk(over: Partial<TurnAsk> & { body?: TurnAsk["body"] } = {}): TurnAsk {
  const body = { interactiveTree: [], ...(over.body ?? { query: "go", turnId }) };
  const rawBody = JSON.stringify(body);
  return { rawBody, asPosted: true, caller, requestId: "r1", canPoll: true, ...over, body };
}

/** An agent that answers after `ms`, with a store that holds what it answered. */
function aServer(
  options: { ms?: number; until?: Promise<void>; answerMs?: number; fails?: boolean; atOnce?: number } = {},
) {
  const runs: string[] = [];
  const stored = new Map<string, StoredTurn>();
  const time = { now: new Date("2026-01-01T00:00:30Z") };
  const clock = { now: () => time.now };
  const deps: TurnDeps = {
    async interact(_request, { tenantId }, { turnId, bodyHash, signal }) {
      const known = stored.get(turnId);
      if (known) return known.record.response;
      runs.push(turnId);
      await wait(options.ms ?? 0, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
      await options.until;
      if (options.fails) throw new Error("broken");
      const record = {
        turnId,
        bodyHash,
        turn: 1,
        response: anAnswer(turnId),
        createdAt: time.now.toISOString(),
      };
      stored.set(turnId, { record, sessionId: tenantId });
      return record.response;
    },
    store: { findTurn: async (_tenantId, id) => stored.get(id) ?? null },
    turns: createTurnsInFlight(clock),
    queue: createTurnQueue({ atOnce: options.atOnce ?? 9, ofTenant: 9 }),
    spend: { check: async () => undefined },
    clock,
    deadlineMs: 1000,
    answerMs: options.answerMs ?? 500,
  };
  return { deps, runs, time };
}

describe("answerTurn", () => {
  it("refuses a turn without a page before anything runs", async () => {
    const { deps, runs } = aServer();
    const ask = { ...anAsk(), body: { query: "Click Save", url: "http://a.test/" } };
    await expect(answerTurn(ask, deps)).rejects.toMatchObject({ code: "invalid_request" });
    expect(runs).toEqual([]);
  });

  it("joins a second post of a turn that is under way", async () => {
    const { deps, runs } = aServer({ ms: 20 });
    const [first, second] = await Promise.all([answerTurn(anAsk(), deps), answerTurn(anAsk(), deps)]);
    expect([runs.length, first]).toEqual([1, second]);
  });

  it("refuses the same turn with another body", async () => {
    const { deps } = aServer({ ms: 20 });
    const first = answerTurn(anAsk(), deps);
    await expect(answerTurn(anAsk({ rawBody: "{}" }), deps)).rejects.toMatchObject({ code: "turn_conflict" });
    await first;
  });

  it("keeps the turns of two tenants apart", async () => {
    const { deps, runs } = aServer({ ms: 20 });
    const foreign = anAsk({ caller: { ...caller, tenantId: "other" }, rawBody: "{}" });
    await Promise.all([answerTurn(anAsk(), deps), answerTurn(foreign, deps)]);
    expect(runs.length).toBe(2);
  });

  it("answers processing past the limit, and hands the answer out later", async () => {
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { deps, runs } = aServer({ until, answerMs: 5 });
    expect(await answerTurn(anAsk(), deps)).toMatchObject({ status: "processing", turnId });
    expect(await findTurnAnswer(turnId, caller, deps)).toMatchObject({ status: "processing" });
    answer();
    await expect.poll(() => findTurnAnswer(turnId, caller, deps)).toMatchObject({ status: "paused", turnId });
    expect(runs.length).toBe(1);
  });

  it("asks a client that cannot poll to send the turn again, which joins it", async () => {
    const { deps, runs } = aServer({ ms: 60, answerMs: 40 });
    const ask = anAsk({ canPoll: false });
    await expect(answerTurn(ask, deps)).rejects.toMatchObject({
      code: "model_unavailable",
      details: { retryAfterSeconds: 1 },
    });
    expect(await answerTurn(ask, deps)).toMatchObject({ status: "paused" });
    expect(runs.length).toBe(1);
  });

  it("tells who polls why a turn failed, and runs it again for who posts", async () => {
    const { deps, runs } = aServer({ fails: true });
    await expect(answerTurn(anAsk(), deps)).rejects.toThrow("broken");
    await expect(findTurnAnswer(turnId, caller, deps)).rejects.toThrow("broken");
    await expect(answerTurn(anAsk(), deps)).rejects.toThrow("broken");
    expect(runs.length).toBe(2);
  });

  it("still hands out the recorded answer after another body was refused for it", async () => {
    const { deps } = aServer();
    const answer = await answerTurn(anAsk(), deps);
    const refuse: TurnDeps = { ...deps, interact: () => Promise.reject(new Error("another body")) };
    await expect(answerTurn(anAsk({ rawBody: "{}" }), refuse)).rejects.toThrow();
    expect(await findTurnAnswer(turnId, caller, deps)).toEqual(answer);
  });

  it("knows no turn of another tenant", async () => {
    const { deps } = aServer();
    await answerTurn(anAsk(), deps);
    const store = { findTurn: async () => null };
    await expect(
      findTurnAnswer(turnId, { ...caller, tenantId: "other" }, { ...deps, store }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a turn that has to wait, or is not wanted any more", () => {
  const another = "22222222-2222-4222-8222-222222222222";
  const second = (taskId?: string) =>
    anAsk({ body: { query: "go", turnId: another, ...(taskId ? { taskId } : {}) } });

  it("is told its place in the queue until it runs", async () => {
    const { deps, runs } = aServer({ ms: 60, answerMs: 20, atOnce: 1 });
    const first = answerTurn(anAsk(), deps);
    expect(await answerTurn(second(), deps)).toMatchObject({ status: "processing", queuePlace: 1 });
    expect(await first).toMatchObject({ status: "processing" });
    expect(await first).not.toHaveProperty("queuePlace");
    await wait(70);
    expect(await findTurnAnswer(another, caller, deps)).not.toHaveProperty("queuePlace");
    await wait(90);
    expect((await findTurnAnswer(another, caller, deps)).status).toBe("paused");
    expect(runs).toEqual([turnId, another]);
  });

  it("is held longer by a poll the further back it stands, so that many who wait do not look every second", async () => {
    vi.useFakeTimers();
    try {
      const { answerMs: _asConfigured, ...rest } = aServer({ ms: 5_000, atOnce: 1 }).deps;
      const deps = { ...rest, deadlineMs: 1e9 };
      const ids = Array.from({ length: 30 }, (_, at) => `${at + 10}222222-2222-4222-8222-222222222222`);
      const asks = ids.map((id) => answerTurn(anAsk({ body: { query: "go", turnId: id } }), deps));
      await vi.advanceTimersByTimeAsync(25_000);
      await Promise.all(asks);
      const heldFor = async (id = "") => {
        const began = performance.now();
        const poll = findTurnAnswer(id, caller, deps).then(() => performance.now() - began);
        await vi.advanceTimersByTimeAsync(25_000);
        return poll;
      };
      expect([await heldFor(ids[0]), await heldFor(ids[2]), await heldFor(ids[29])]).toEqual([
        1_000, 1_000, 7_250,
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends at once when its task is cancelled, running or waiting, and others go on", async () => {
    const { deps } = aServer({ ms: 200, atOnce: 1 });
    const running = answerTurn(second("33333333-3333-4333-8333-333333333333"), deps);
    const waiting = answerTurn(anAsk(), deps);
    deps.turns.abandonTask("33333333-3333-4333-8333-333333333333");
    await expect(running).rejects.toMatchObject({ code: "task_finished" });
    expect(await waiting).toMatchObject({ status: "paused" });
  });

  it("is answered before a server stops, or told to come again; new ones are refused", async () => {
    const { deps } = aServer({ ms: 30 });
    const quick = answerTurn(anAsk(), deps);
    const drained = deps.turns.drain(200);
    await expect(answerTurn(second(), deps)).rejects.toMatchObject({
      code: "store_unavailable",
      retryable: true,
    });
    expect((await quick).status).toBe("paused");
    await drained;
    const slow = aServer({ ms: 5_000, answerMs: 9_000 });
    const long = answerTurn(anAsk(), slow.deps);
    const told = expect(long).rejects.toMatchObject({ code: "store_unavailable", retryable: true });
    await slow.deps.turns.drain(20);
    await told;
  });

  it("is ended when it takes longer than it may; the time in the queue does not count", async () => {
    const { deps } = aServer({ ms: 40, atOnce: 1 });
    const [first, then] = [anAsk(), second()].map((ask) => answerTurn(ask, { ...deps, deadlineMs: 70 }));
    expect([(await first)?.status, (await then)?.status]).toEqual(["paused", "paused"]);
    const slow = aServer({ ms: 5_000, answerMs: 9_000 });
    await expect(answerTurn(anAsk(), { ...slow.deps, deadlineMs: 20 })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  it("leaves nothing of itself behind, also where somebody goes on listening to its signal", async () => {
    const { deps } = aServer();
    const held: WeakRef<object>[] = [];
    const interact: typeof deps.interact = (request, caller, options) => {
      const page = { text: "a page".repeat(1_000) };
      held.push(new WeakRef(page));
      options.signal?.addEventListener("abort", () => void page.text);
      return deps.interact(request, caller, options);
    };
    await answerTurn(anAsk(), { ...deps, interact });
    for (let tries = 0; held[0]?.deref() && tries < 20; tries++) {
      await wait(10);
      collectGarbage();
    }
    expect(held.map((one) => one.deref())).toEqual([undefined]);
  });

  it("is refused when its tenant has spent what it may", async () => {
    const { deps, runs } = aServer();
    const spend = {
      check: async () => {
        throw new AppError("rate_limited", "spent", { retryable: true });
      },
    };
    await expect(answerTurn(anAsk(), { ...deps, spend })).rejects.toMatchObject({ code: "rate_limited" });
    expect(runs).toEqual([]);
  });
});

describe("a client that sends no turn id", () => {
  const first = anAsk({ body: { query: "go" } });
  const later = anAsk({ body: { query: "go", lastActionId: "a1" } });
  const runsAfter = async (ask: TurnAsk, seconds: number, other = ask) => {
    const { deps, runs, time } = aServer();
    await answerTurn(ask, deps);
    time.now = new Date(time.now.getTime() + seconds * 1000);
    await answerTurn(other, deps);
    return runs.length;
  };

  it.each([
    ["the same body at once", first, 0, first, 1],
    ["the same body in the next minute, 59 s later", first, 59, first, 1],
    ["the same body 61 s later", first, 61, first, 2],
    ["the same body an hour later, after an action", later, 3600, later, 1],
    ["another body", first, 0, later, 2],
  ])("%s", async (_name, ask, seconds, other, runs) => {
    expect(await runsAfter(ask, seconds, other)).toBe(runs);
  });
});
