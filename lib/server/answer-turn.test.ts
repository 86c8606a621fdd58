import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { StoredTurn } from "@/lib/agent/ports/store";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { answerTurn, findTurnAnswer, type TurnAsk, type TurnDeps } from "./answer-turn";
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

const caller = { tenantId: "local", userId: "u1", via: "key" } as const;
const turnId = "11111111-1111-4111-8111-111111111111";

function anAsk(over: Partial<TurnAsk> & { body?: TurnAsk["body"] } = {}): TurnAsk {
  const body = { interactiveTree: [], ...(over.body ?? { query: "go", turnId }) };
  return { rawBody: JSON.stringify(body), caller, requestId: "r1", canPoll: true, ...over, body };
}

/** An agent that answers after `ms`, with a store that holds what it answered. */
function aServer(options: { ms?: number; answerMs?: number; fails?: boolean } = {}) {
  const runs: string[] = [];
  const stored = new Map<string, StoredTurn>();
  const time = { now: new Date("2026-01-01T00:00:30Z") };
  const clock = { now: () => time.now };
  const deps: TurnDeps = {
    async interact(_request, { tenantId }, { turnId, bodyHash }) {
      const known = stored.get(turnId);
      if (known) return known.record.response;
      runs.push(turnId);
      await wait(options.ms ?? 0);
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
    const { deps, runs } = aServer({ ms: 60, answerMs: 5 });
    expect(await answerTurn(anAsk(), deps)).toMatchObject({ status: "processing", turnId });
    expect(await findTurnAnswer(turnId, caller, deps)).toMatchObject({ status: "processing" });
    await wait(80);
    expect(await findTurnAnswer(turnId, caller, deps)).toMatchObject({ status: "paused", turnId });
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
