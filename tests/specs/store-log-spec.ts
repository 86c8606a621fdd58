import { describe, expect, it } from "vitest";
import { aTask } from "@/tests/support/a-task";
import { aMessage, aModelCall, anEvent, anOutbox, aTurnRecord } from "@/tests/support/a-turn";
import { openTestStore } from "./open-test-store";
import type { StorePlace } from "./stores-under-test";

/** What is told and counted: messages, events, model calls. */
export function storeLogSpec(place: () => StorePlace): void {
  const { store } = openTestStore(place);

  describe("messages", () => {
    it("get their numbers here, from 1, session by session", async () => {
      const messages = ["a", "b", "a"].map((sessionId, n) =>
        aMessage({ messageId: `n${n}`, sessionId, content: `${n}` }),
      );
      await store().appendMessages("local", messages);
      await store().appendMessages("local", [aMessage({ messageId: "n3", sessionId: "a", content: "3" })]);
      const listed = await store().listMessages("local", "a", 0, 9);
      expect(listed.map(({ sequenceNumber, content }) => [sequenceNumber, content])).toEqual([
        [1, "0"],
        [2, "2"],
        [3, "3"],
      ]);
      expect(
        (await store().listMessages("local", "b", 0, 9)).map(({ sequenceNumber }) => sequenceNumber),
      ).toEqual([1]);
    });

    it("are read after a number, as many as asked for, with all their fields", async () => {
      const metadata = { messageType: "blocker", taskId: "t" } as const;
      const whole = aMessage({
        messageId: "w2",
        sessionId: "w",
        actionString: 'click("1")',
        status: "pending",
        metadata,
      });
      await store().appendMessages("local", [aMessage({ messageId: "w1", sessionId: "w" }), whole]);
      expect(await store().listMessages("local", "w", 1, 9)).toEqual([{ ...whole, sequenceNumber: 2 }]);
      expect(await store().listMessages("local", "w", 0, 1)).toHaveLength(1);
      expect(await store().listMessages("foreign", "w", 0, 9)).toEqual([]);
    });

    it("are stored once, however often they come", async () => {
      const first = aMessage({ messageId: "o1", sessionId: "once" });
      await store().appendMessages("local", [first]);
      await store().appendMessages("local", [first, aMessage({ messageId: "o2", sessionId: "once" })]);
      const numbers = (await store().listMessages("local", "once", 0, 9)).map(
        (message) => message.sequenceNumber,
      );
      expect(numbers).toEqual([1, 2]);
    });

    it("leave no gap and no double number when many append at once", async () => {
      await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          store().appendMessages("local", [
            aMessage({ messageId: `r${n}a`, sessionId: "rush" }),
            aMessage({ messageId: `r${n}b`, sessionId: "rush" }),
          ]),
        ),
      );
      const numbers = (await store().listMessages("local", "rush", 0, 99)).map(
        (message) => message.sequenceNumber,
      );
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    });
  });

  describe("events", () => {
    it("are told in order, to a tenant or a session, after the last that was heard", async () => {
      const turns = [1, 2, 3].map((turn) => (turn === 2 ? "other" : "mine"));
      for (const [index, sessionId] of turns.entries()) {
        const id = `ev${index}`;
        const outbox = anOutbox(index + 1, { record: aTurnRecord({ turnId: id }), messages: [] }, sessionId);
        await store().saveTurn(aTask({ id, tenantId: "watched", sessionId }), outbox);
      }
      const ids = async (page: { sessionId?: string; afterEventId?: string; limit?: number }) =>
        (await store().listEvents("watched", { limit: 99, ...page })).map(({ eventId }) => eventId);
      expect(await ids({})).toEqual([
        "turn-1:e0",
        "turn-1:e1",
        "turn-2:e0",
        "turn-2:e1",
        "turn-3:e0",
        "turn-3:e1",
      ]);
      expect(await ids({ sessionId: "mine", afterEventId: "turn-1:e0" })).toEqual([
        "turn-1:e1",
        "turn-3:e0",
        "turn-3:e1",
      ]);
      expect(await ids({ afterEventId: "turn-2:e1", limit: 1 })).toEqual(["turn-3:e0"]);
      expect(await ids({ afterEventId: "turn-3:e1" })).toEqual([]);
      expect(await ids({ afterEventId: "unheard of", limit: 1 })).toEqual(["turn-1:e0"]);
      expect(await store().listEvents("foreign", { limit: 9 })).toEqual([]);
    });

    it("say of a message the number that it got", async () => {
      await store().appendMessages("told", [aMessage({ messageId: "earlier" })]);
      await store().saveTurn(aTask({ id: "told", tenantId: "told" }), anOutbox(1));
      const [announced, status] = await store().listEvents("told", { limit: 9 });
      expect(announced?.data).toMatchObject({ message: { messageId: "turn-1:m0", sequenceNumber: 2 } });
      expect(status).toEqual(anEvent({ eventId: "turn-1:e1", data: { status: "executing", turn: 1 } }));
    });
  });

  it("counts model calls by task and time, the latest first", async () => {
    const modelCalls = [1, 2, 3].map((day) =>
      aModelCall({ callId: `c${day}`, at: `2026-01-0${day}T00:00:00.000Z` }),
    );
    const { tier: _, ...untiered } = aModelCall({ callId: "c4", at: "2026-01-04T00:00:00.000Z" });
    await store().saveTurn(aTask({ id: "x", tenantId: "payer" }), anOutbox(1, { modelCalls }));
    const other = anOutbox(1, { record: aTurnRecord({ turnId: "y-1" }), modelCalls: [untiered] });
    await store().saveTurn(aTask({ id: "y", tenantId: "payer" }), other);
    const ids = async (page: { taskId?: string; since?: string; limit: number }) =>
      (await store().listModelCalls("payer", page)).map(({ callId }) => callId);
    expect(await ids({ limit: 9 })).toEqual(["c4", "c3", "c2", "c1"]);
    expect(await ids({ taskId: "x", limit: 2 })).toEqual(["c3", "c2"]);
    expect(await ids({ since: "2026-01-03T00:00:00.000Z", limit: 9 })).toEqual(["c4", "c3"]);
    expect(await store().listModelCalls("payer", { taskId: "y", limit: 9 })).toEqual([untiered]);
    expect(await store().listModelCalls("foreign", { limit: 9 })).toEqual([]);
  });
}
