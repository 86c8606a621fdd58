import { describe, expect, it } from "vitest";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import type { BeforeState } from "@/lib/agent/domain/snapshot";
import type { OwnedRecording } from "@/lib/agent/ports/trace-store";
import { recordingLimits } from "@/lib/contracts/task-recording";
import { anAction, aReport, aTask, aVerdict } from "@/tests/support/a-task";
import { aTrace } from "@/tests/support/a-trace";
import { anEvent, anOutbox, aTurnRecord } from "@/tests/support/a-turn";
import { openTestStore } from "./open-test-store";
import type { StorePlace } from "./stores-under-test";

const aRecording = (parts: Partial<OwnedRecording> = {}): OwnedRecording => ({
  ...{ tenantId: "local", sessionId: "s", taskId: "t", turn: 1, turnId: "t-1", userId: "u" },
  at: "2026-01-01T00:00:00.000Z",
  request: { url: "http://clinic.test/", pageText: "Grüße ".repeat(1_000) },
  budget: defaultBudget,
  rules: defaultPolicyRules,
  tiersEnabled: true,
  model: { adapter: "offline", offline: true, vision: false },
  searchAvailable: false,
  ids: ["a", "b"],
  exchanges: [{ name: "make_plan", input: { "$odd.name": [null] }, fault: "unreadable" }],
  decision: { visited: ["context"], status: "executing", actions: ['click("1")'] },
  ...parts,
});

/** A turn that judges what came of an action on the first page. */
function aJudgedTurn(before: BeforeState, after: BeforeState) {
  const pendingAction = anAction({ beforeState: before });
  const task = aTask({ id: "judging", pendingAction, version: 0 });
  const pages = { before, after, report: aReport(), isLastStep: true, ambientKeys: [] };
  const record = aTurnRecord({ turnId: "t-1", turn: 1 });
  return { task, outbox: anOutbox(1, { record, messages: [], events: [], pages }) };
}

/** How turns ran: traces, recordings, and what is counted of them. */
export function storeTraceSpec(place: () => StorePlace): void {
  const { store } = openTestStore(place);
  const idOf = (n: number) => String(n).padStart(32, "0");

  describe("traces", () => {
    it("are read by turn, the latest where there are too many, each try for itself", async () => {
      const traces = [1, 2, 2, 3].map((turn, n) =>
        aTrace({ taskId: "traced", turn, traceId: idOf(n), startedAt: `2026-01-01T00:00:0${n}.000Z` }),
      );
      await store().saveTraces(traces.slice(2));
      await store().saveTraces(traces);
      const read = async (page: { turn?: number; limit: number }) =>
        (await store().listTraces("local", { taskId: "traced", ...page })).map(({ traceId }) => traceId);
      expect(await read({ limit: 9 })).toEqual([0, 1, 2, 3].map(idOf));
      expect(await read({ turn: 2, limit: 9 })).toEqual([1, 2].map(idOf));
      expect(await read({ limit: 1 })).toEqual([idOf(3)]);
      const { tenantId: _t, sessionId: _s, taskId: _k, ...whole } = traces[0] ?? aTrace();
      expect(await store().listTraces("local", { taskId: "traced", turn: 1, limit: 1 })).toEqual([whole]);
      expect(await store().listTraces("foreign", { taskId: "traced", limit: 9 })).toEqual([]);
    });
  });

  describe("recordings", () => {
    it("come back whole, in the order of their turns; of a turn that was recorded twice the last stands", async () => {
      const second = aRecording({ turn: 2, turnId: "t-2" });
      await store().saveRecordings([second, aRecording({ tiersEnabled: false })]);
      await store().saveRecordings([aRecording()]);
      const { tenantId: _t, sessionId: _s, taskId: _k, ...first } = aRecording();
      expect(await store().listRecordings("local", "t")).toEqual([
        first,
        { ...first, turn: 2, turnId: "t-2" },
      ]);
      expect(await store().listRecordings("foreign", "t")).toEqual([]);
    });

    it("leave the page before the judged action to their turn, and go with it", async () => {
      const page = (title: string) => ({ url: "http://clinic.test/", domHash: title, title });
      const { task, outbox } = aJudgedTurn(page("before"), page("after"));
      expect(await store().saveTurn(task, outbox)).toBe("saved");
      const recorded = { taskId: task.id, turnId: "t-1", request: {}, task };
      const elsewhere = { ...recorded, turn: 2, turnId: "t-2" };
      await store().saveRecordings([aRecording(recorded), aRecording(elsewhere)]);
      const readTurns = async () =>
        (await store().listRecordings("local", task.id)).map((one) => [one.turn, one.task]);
      expect(await readTurns()).toEqual([
        [1, task],
        [2, task],
      ]);
      await store().sweepBefore("2030-01-01T00:00:00.000Z");
      expect(await readTurns()).toEqual([[2, task]]);
    });

    it("hold the request as it was posted, where that text is given", async () => {
      const request = { url: "http://clinic.test/", pageText: "Grüße" };
      const requestText = JSON.stringify({ ...request, pageText: "as posted" }, null, 1);
      await store().saveRecordings([aRecording({ taskId: "posted", request, requestText })]);
      const [read] = await store().listRecordings("local", "posted");
      expect(read?.request).toEqual({ ...request, pageText: "as posted" });
      expect(read).not.toHaveProperty("requestText");
    });

    it("that are too large are remembered by their turn, until the turn is recorded after all", async () => {
      const later = aRecording({ taskId: "large", turn: 3, turnId: "t-3" });
      const large = { ...later, userId: "u".repeat(recordingLimits.chars) };
      await store().saveRecordings([large, aRecording({ taskId: "large" })]);
      expect(await store().listTooLarge("local", "large")).toEqual([3]);
      expect(await store().listTooLarge("foreign", "large")).toEqual([]);
      expect((await store().listRecordings("local", "large")).map(({ turn }) => turn)).toEqual([1]);
      await store().saveRecordings([later]);
      expect(await store().listTooLarge("local", "large")).toEqual([]);
      expect((await store().listRecordings("local", "large")).map(({ turn }) => turn)).toEqual([1, 3]);
    });
  });

  describe("facts of turns", () => {
    it("are kept with each commit, and read in a range, the newest first", async () => {
      const tenantId = "facts";
      const judged = anAction({ verdict: aVerdict({ tier: 1, tokens: 0, tokensSaved: 900 }) });
      const overruled = {
        turn: 1,
        judged: anAction({ verdict: aVerdict({ outcome: "refuted", tier: null }) }),
      };
      for (const day of [1, 2, 3]) {
        const at = `2026-01-0${day}T00:00:00.000Z`;
        const record = aTurnRecord({ turnId: `f-${day}`, createdAt: at });
        const outbox = anOutbox(1, { record, messages: [], events: [], ...(day === 3 ? {} : { judged }) });
        await store().saveTurn(aTask({ id: `task-${day}`, tenantId }), outbox);
      }
      const again = { messages: [], events: [], modelCalls: [], remarks: [], overruled };
      await store().saveTurn(aTask({ id: "task-2", tenantId, version: 1 }), again);
      const read = async (range: object) =>
        (
          await store().listTurnFacts(tenantId, { since: "2026-01-01T00:00:00.000Z", limit: 9, ...range })
        ).map(({ taskId, outcome, tokensSaved }) => [taskId, outcome, tokensSaved]);
      expect(await read({})).toEqual([
        ["task-3", undefined, undefined],
        ["task-2", "refuted", aVerdict().tokensSaved],
        ["task-1", "verified", 900],
      ]);
      expect(
        await read({ since: "2026-01-02T00:00:00.000Z", until: "2026-01-03T00:00:00.000Z" }),
      ).toHaveLength(1);
      expect(await read({ taskId: "task-1" })).toHaveLength(1);
      expect(await read({ limit: 1 })).toEqual([["task-3", undefined, undefined]]);
    });
  });

  it("lets go of traces and recordings when they are too old, and of those of a deleted session", async () => {
    const times = ["2020-01-01T00:00:00.000Z", "2020-01-02T00:00:00.000Z"];
    await store().saveTraces(
      times.map((startedAt, n) => aTrace({ taskId: "old", traceId: idOf(50 + n), startedAt, turn: n })),
    );
    await store().saveRecordings(times.map((at, n) => aRecording({ taskId: "old", turnId: `o-${n}`, at })));
    expect(await store().deleteTracesBefore("2020-01-02T00:00:00.000Z")).toBe(2);
    expect(await store().listTraces("local", { taskId: "old", limit: 9 })).toHaveLength(1);
    expect(await store().listRecordings("local", "old")).toHaveLength(1);
    await store().openSession("local", "s", times[0] ?? "");
    await store().deleteSession("local", "s", anEvent({ eventId: "s:gone", sessionId: "s" }));
    expect(await store().listRecordings("local", "old")).toEqual([]);
  });
}
