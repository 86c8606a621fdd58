import { describe, expect, it } from "vitest";
import type { Task } from "@/lib/agent/domain/task";
import type { Store } from "@/lib/agent/ports/store";
import { aCriterion, anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { anOutbox, aTurnRecord } from "@/tests/support/a-turn";
import { openTestStore } from "./open-test-store";
import type { StoreKind, StorePlace } from "./stores-under-test";

/** The turns of a task, from the first commit to what is read of them. */
export function storeSpec(place: () => StorePlace, kind: StoreKind): void {
  const { store, reopen } = openTestStore(place);

  describe("committing turns", () => {
    it("gives back the whole task as it was saved, one version on", async () => {
      const task = aTask({
        id: "whole",
        plan: aPlan(aStep({ id: "s1" }), aStep({ id: "s2" })),
        criteria: [aCriterion()],
        pendingAction: anAction(),
        history: [anAction({ actionId: "a0", verdict: aVerdict() })],
        data: [{ name: "Jas", empty: {}, list: [], nothing: null }],
      });
      expect(await store().saveTurn(task, turnOf("whole", 1))).toBe("saved");
      expect(await store().loadTask("local", "whole")).toEqual({ ...task, version: 1 });
    });

    it.skipIf(kind === "ferretdb")("keeps rows whose fields have any name and any form", async () => {
      const data = [{ $price: 1, "a.b": 2, grid: [[1, [2]], []], "": "empty name" }];
      await store().saveTurn(aTask({ id: "odd", data }), turnOf("odd", 1));
      expect((await store().loadTask("local", "odd"))?.data).toEqual(data);
    });

    it("forgets what the task no longer has", async () => {
      const task = aTask({ id: "cleared", pendingAction: anAction(), endReason: "x" });
      await store().saveTurn(task, turnOf("cleared", 1));
      const { pendingAction: _, endReason: __, ...cleared } = await loaded(store(), "cleared");
      expect(await store().saveTurn(cleared, turnOf("cleared", 2))).toBe("saved");
      expect(await store().loadTask("local", "cleared")).toEqual({ ...cleared, version: 2 });
    });

    it("lets a field that is undefined count as absent", async () => {
      const task: Task = { ...aTask({ id: "undefined" }), ...JSON.parse("{}"), ...{ endReason: undefined } };
      await store().saveTurn(task, turnOf("undefined", 1));
      expect(await loaded(store(), "undefined")).not.toHaveProperty("endReason");
    });

    it("refuses an older version, and stores nothing of it", async () => {
      await store().saveTurn(aTask({ id: "stale" }), turnOf("stale", 1));
      const first = await loaded(store(), "stale");
      expect(await store().saveTurn({ ...first, goal: "first" }, turnOf("stale", 2))).toBe("saved");
      expect(await store().saveTurn({ ...first, goal: "second" }, turnOf("stale", 3))).toBe("stale");
      expect((await loaded(store(), "stale")).goal).toBe("first");
      expect(await store().findTurn("local", "stale-3")).toBeNull();
      expect(await turnIds(store(), "stale")).toEqual(["stale-1", "stale-2"]);
    });

    it("refuses to create a task twice, or two tasks for one turn", async () => {
      expect(await store().saveTurn(aTask({ id: "twice" }), turnOf("twice", 1))).toBe("saved");
      expect(await store().saveTurn(aTask({ id: "twice" }), turnOf("twice", 2))).toBe("stale");
      expect(await store().saveTurn(aTask({ id: "other" }), turnOf("twice", 1))).toBe("stale");
      expect(await store().loadTask("local", "other")).toBeNull();
    });

    it("refuses a turn id that the task has had, whatever its version", async () => {
      await store().saveTurn(aTask({ id: "again" }), turnOf("again", 1));
      await store().saveTurn(await loaded(store(), "again"), turnOf("again", 2));
      const repeated = turnOf("again", 3, { record: aTurnRecord({ turnId: "again-1", turn: 3 }) });
      expect(await store().saveTurn(await loaded(store(), "again"), repeated)).toBe("stale");
      expect(await turnIds(store(), "again")).toEqual(["again-1", "again-2"]);
    });

    it.skipIf(kind === "ferretdb")("lets one of many through that commit at once", async () => {
      await store().saveTurn(aTask({ id: "race" }), turnOf("race", 1));
      const task = await loaded(store(), "race");
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, writer) =>
          store().saveTurn({ ...task, goal: `by ${writer}` }, turnOf("race", 2, {}, `race-2-${writer}`)),
        ),
      );
      expect(results.filter((result) => result === "saved")).toHaveLength(1);
      expect((await loaded(store(), "race")).version).toBe(2);
      expect(await turnIds(store(), "race")).toHaveLength(2);
    });

    it("commits a person's change without a turn", async () => {
      await store().saveTurn(aTask({ id: "person" }), turnOf("person", 1));
      const { record: _, ...news } = turnOf("person", 2);
      const task = await loaded(store(), "person");
      expect(await store().saveTurn({ ...task, status: "paused" }, news)).toBe("saved");
      expect(await loaded(store(), "person")).toEqual({ ...task, status: "paused", version: 2 });
      expect(await turnIds(store(), "person")).toEqual(["person-1"]);
      expect(await store().listModelCalls("local", { taskId: "person", limit: 9 })).toHaveLength(2);
    });

    it("puts a person's verdict in place of the one that its turn holds", async () => {
      const judged = anAction({ verdict: aVerdict() });
      await store().saveTurn(aTask({ id: "overruled" }), turnOf("overruled", 1, { judged }));
      const { record: _, ...news } = turnOf("overruled", 2);
      const said = anAction({ verdict: aVerdict({ outcome: "refuted", check: "person" }) });
      const task = await loaded(store(), "overruled");
      const change = { ...news, overruled: { turn: 1, judged: said } };
      expect(await store().saveTurn(task, change)).toBe("saved");
      const turns = await store().listTurns("local", "overruled");
      expect(turns.map((turn) => turn.judged)).toEqual([said]);
      expect((await loaded(store(), "overruled")).version).toBe(2);
    });

    it.skipIf(kind === "ferretdb")(
      "says of a task past the limit of a document that it is too large",
      async () => {
        await store().saveTurn(aTask({ id: "large" }), turnOf("large", 1));
        const task = await loaded(store(), "large");
        const data = [{ text: "x".repeat(17 * 1024 * 1024) }];
        await expect(store().saveTurn({ ...task, data }, turnOf("large", 2))).rejects.toMatchObject({
          code: "too_large",
          retryable: false,
        });
        expect(await loaded(store(), "large")).toEqual(task);
        await expect(
          store().saveTurn(aTask({ id: "too-large", data }), turnOf("too-large", 1)),
        ).rejects.toMatchObject({ code: "too_large" });
      },
    );

    it("is there after the store was closed and opened again", async () => {
      const task = aTask({ id: "kept" });
      await store().saveTurn(task, turnOf("kept", 1));
      const again = await reopen();
      expect(await again.loadTask("local", "kept")).toEqual({ ...task, version: 1 });
      expect(await again.saveTurn(task, turnOf("kept", 1))).toBe("stale");
    });
  });

  describe("finding turns", () => {
    it("gives the recorded answer with the action that was judged", async () => {
      const judged = anAction({ verdict: aVerdict() });
      const outbox = turnOf("answered", 1, { judged });
      await store().saveTurn(aTask({ id: "answered" }), outbox);
      const { record } = outbox;
      const { sessionId } = aTask();
      expect(await store().findTurn("local", "answered-1")).toEqual({
        record,
        judged,
        taskId: "answered",
        sessionId,
      });
      expect(await store().listTurns("local", "answered")).toHaveLength(1);
    });

    it("gives the pages of a verdict only to who asks for them", async () => {
      const page = {
        url: "http://clinic.test/",
        domHash: "00",
        semanticSkeleton: { nodes: [], textDigest: [] },
      };
      const pages = {
        before: page,
        after: { ...page, domHash: "01" },
        report: aReport(),
        isLastStep: true,
        ambientKeys: [],
      };
      const judged = anAction({ verdict: aVerdict() });
      await store().saveTurn(aTask({ id: "pages" }), turnOf("pages", 1, { judged, pages }));
      const read = async (wanted?: { pages: boolean }) =>
        (await store().listTurns("local", "pages", wanted)).map((turn) => turn.pages);
      expect(await read({ pages: true })).toEqual([pages]);
      expect(await read()).toEqual([undefined]);
      expect((await store().findTurn("local", "pages-1"))?.pages).toBeUndefined();
    });

    it("lists turns in order", async () => {
      await store().saveTurn(aTask({ id: "long" }), turnOf("long", 1));
      for (let turn = 2; turn <= 11; turn++) {
        await store().saveTurn(await loaded(store(), "long"), turnOf("long", turn));
      }
      const turns = (await store().listTurns("local", "long")).map(({ record }) => record.turn);
      expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    });
  });

  describe("finding tasks", () => {
    const saved = (id: string, parts: Partial<Task>) =>
      store().saveTurn(aTask({ id, tenantId: "finder", sessionId: "s", ...parts }), turnOf(id, 1));

    it("gives the newest that is open, on the page's host first, and lists all, newest first", async () => {
      await saved("old", { createdAt: "2026-01-01T00:00:00.000Z", lastUrl: "https://a.test/x" });
      await saved("new", { createdAt: "2026-01-02T00:00:00.000Z", lastUrl: "https://b.test/x" });
      await saved("done", { createdAt: "2026-01-03T00:00:00.000Z", status: "completed" });
      const active = async (url?: string) => (await store().activeTask("finder", "s", url))?.id;
      expect(await active()).toBe("new");
      expect(await active("https://a.test/other")).toBe("old");
      expect(await active("https://c.test/")).toBe("new");
      expect(await active("about:blank")).toBe("new");
      expect(await store().activeTask("finder", "elsewhere")).toBeNull();
      const { goal, usage } = aTask();
      const listed = await store().listTasks("finder", "s");
      expect(listed.map(({ id }) => id)).toEqual(["done", "new", "old"]);
      expect(listed[0]).toEqual({
        id: "done",
        sessionId: "s",
        goal,
        status: "completed",
        turn: 0,
        createdAt: "2026-01-03T00:00:00.000Z",
        updatedAt: aTask().updatedAt,
        usage,
      });
    });

    it("are found by where they stand, the one that changed last first", async () => {
      const stored = (id: string, day: number, status: Task["status"]) =>
        saved(id, { sessionId: "stand", status, updatedAt: `2026-01-0${day}T00:00:00.000Z` });
      await stored("waits", 1, "awaiting_approval");
      await stored("held", 3, "paused");
      await stored("works", 4, "executing");
      await stored("asks", 2, "needs_user_input");
      const found = async (tenantId: string, limit: number, since?: string) => {
        const statuses = ["paused", "awaiting_approval", "needs_user_input"] as const;
        const page = { statuses, limit, ...(since ? { since } : {}) };
        return (await store().listRecentTasks(tenantId, page)).map(({ id }) => id);
      };
      expect(await found("finder", 9)).toEqual(["held", "asks", "waits"]);
      expect(await found("finder", 2)).toEqual(["held", "asks"]);
      expect(await found("finder", 9, "2026-01-02T00:00:00.000Z")).toEqual(["held", "asks"]);
      expect(await found("foreign", 9)).toEqual([]);
    });
  });

  it("shows nothing of it to another tenant, and lets none change it", async () => {
    await store().saveTurn(aTask({ id: "mine" }), turnOf("mine", 1));
    expect(await store().loadTask("foreign", "mine")).toBeNull();
    expect(await store().findTurn("foreign", "mine-1")).toBeNull();
    expect(await store().listTurns("foreign", "mine")).toEqual([]);
    expect(await store().listTasks("foreign", aTask().sessionId)).toEqual([]);
    expect(await store().activeTask("foreign", aTask().sessionId)).toBeNull();
    const mine = await loaded(store(), "mine");
    expect(await store().saveTurn({ ...mine, tenantId: "foreign", goal: "theirs" }, turnOf("mine", 2))).toBe(
      "stale",
    );
    expect(await store().saveTurn({ ...aTask({ id: "mine" }), tenantId: "foreign" }, turnOf("mine", 3))).toBe(
      "stale",
    );
    expect(await loaded(store(), "mine")).toEqual(mine);
  });

  it("keeps apart two tenants whose clients chose the same turn id", async () => {
    const outbox = turnOf("shared", 1);
    await store().saveTurn(aTask({ id: "of-a", tenantId: "a" }), outbox);
    await store().saveTurn(aTask({ id: "of-b", tenantId: "b" }), outbox);
    expect((await store().findTurn("a", "shared-1"))?.taskId).toBe("of-a");
    expect((await store().findTurn("b", "shared-1"))?.taskId).toBe("of-b");
    const { sessionId } = aTask();
    for (const tenant of ["a", "b"])
      expect(await store().listMessages(tenant, sessionId, 0, 9)).toHaveLength(1);
  });
}

/** The outbox of a task's n-th turn, with ids of its own. */
function turnOf(
  task: string,
  turn: number,
  parts: Partial<ReturnType<typeof anOutbox>> = {},
  turnId = `${task}-${turn}`,
) {
  const outbox = anOutbox(turn);
  return {
    ...outbox,
    record: aTurnRecord({ turnId, turn }),
    messages: outbox.messages.map((message) => ({ ...message, messageId: `${turnId}:m` })),
    events: outbox.events.map((event, position) => ({ ...event, eventId: `${turnId}:e${position}` })),
    modelCalls: outbox.modelCalls.map((call) => ({ ...call, callId: `${turnId}:c` })),
    ...parts,
  };
}

async function loaded(store: Store, taskId: string): Promise<Task> {
  const task = await store.loadTask("local", taskId);
  if (!task) throw new Error(`there is no task ${taskId}`);
  return task;
}

async function turnIds(store: Store, taskId: string): Promise<string[]> {
  return (await store.listTurns("local", taskId)).map(({ record }) => record.turnId);
}
