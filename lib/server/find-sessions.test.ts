import { describe, expect, it } from "vitest";
import type { SessionSummary } from "@/lib/agent/ports/store";
import type { ResponseStatus } from "@/lib/contracts/interact-response";
import { findSessions } from "./find-sessions";

const caller = { tenantId: "local" };
const at = (number: number) => new Date(Date.UTC(2026, 0, 1) - number * 1000).toISOString();

const session = (number: number, goal: string, status: ResponseStatus = "completed"): SessionSummary => ({
  id: `s${number}`,
  title: "",
  createdAt: at(number),
  updatedAt: at(number),
  latestTask: {
    id: `t${number}`,
    sessionId: `s${number}`,
    goal,
    status,
    turn: 1,
    createdAt: at(number),
    updatedAt: at(number),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
  },
});

const storeOf = (rows: SessionSummary[]) => ({
  listSessions: async (_: string, { limit, before }: { limit: number; before?: string }) =>
    rows.filter(({ updatedAt }) => before === undefined || updatedAt < before).slice(0, limit),
});

describe("findSessions", () => {
  const store = storeOf([
    session(1, "Add a patient named Jas"),
    session(2, "Open the reports", "failed"),
    session(3, "Add a room", "paused"),
  ]);
  const idsOf = async (query: Parameters<typeof findSessions>[2]) =>
    (await findSessions(store, caller, query)).sessions.map(({ sessionId }) => sessionId);

  it.each([
    [{}, ["s1", "s2", "s3"]],
    [{ search: "ADD" }, ["s1", "s3"]],
    [{ search: "named add" }, ["s1"]],
    [{ status: "failed" as const }, ["s2"]],
    [{ status: "waiting" as const, search: "add" }, ["s3"]],
    [{ search: "nobody" }, []],
  ])("finds with %o: %o", async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it("goes on where a page ended, and says when there is no more", async () => {
    const many = storeOf(Array.from({ length: 70 }, (_, index) => session(index, `Goal ${index}`)));
    const first = await findSessions(many, caller, {});
    expect(first.sessions).toHaveLength(50);
    const second = await findSessions(many, caller, { before: first.next });
    expect(second.sessions.map(({ sessionId }) => sessionId)[0]).toBe("s50");
    expect(second).not.toHaveProperty("next");
  });

  it("looks past many that do not fit", async () => {
    const rows = Array.from({ length: 900 }, (_, index) => session(index, index === 850 ? "needle" : "hay"));
    const { sessions } = await findSessions(storeOf(rows), caller, { search: "needle" });
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(["s850"]);
  });
});
