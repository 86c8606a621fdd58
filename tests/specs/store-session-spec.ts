import { describe, expect, it } from "vitest";
import type { Session } from "@/lib/agent/domain/session";
import { aTask, now } from "@/tests/support/a-task";
import { aMessage, anEvent, anOutbox, aTurnRecord } from "@/tests/support/a-turn";
import { openTestStore } from "./open-test-store";
import type { StorePlace } from "./stores-under-test";

const question = { questionId: "q1", text: "Which clinic?" };

export function storeSessionSpec(place: () => StorePlace): void {
  const { store } = openTestStore(place);
  const opened = async (id: string): Promise<Session> => {
    const session = await store().openSession("local", id, now);
    if (!session) throw new Error(`${id} belongs to another tenant`);
    return session;
  };

  describe("sessions", () => {
    it("are made once, and belong to who made them", async () => {
      const session = await opened("made");
      expect(session).toMatchObject({ id: "made", tenantId: "local", version: 0, createdAt: now, title: "" });
      expect(await store().openSession("local", "made", "2027-01-01T00:00:00.000Z")).toEqual(session);
      expect(await store().openSession("foreign", "made", now)).toBeNull();
      expect(await store().loadSession("foreign", "made")).toBeNull();
      expect(await store().loadSession("local", "none")).toBeNull();
    });

    it("are made once also when many open them at the same time", async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => opened("rush")));
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set(["rush"]));
    });

    it("are saved under a guard of their version", async () => {
      const session = await opened("guarded");
      expect(await store().saveSession({ ...session, title: "first" })).toBe("saved");
      expect(await store().saveSession({ ...session, title: "second" })).toBe("stale");
      expect(await store().loadSession("local", "guarded")).toEqual({
        ...session,
        title: "first",
        version: 1,
      });
      expect(await store().saveSession({ ...session, tenantId: "foreign", version: 1 })).toBe("stale");
    });

    it("hold the question of a task that is not stored yet, and its answer by turn id", async () => {
      const session = await opened("asking");
      const record = aTurnRecord({ turnId: "asked" });
      const pending = { goal: "Add a patient", question, turn: record };
      await store().saveSession({ ...session, pending });
      expect((await store().loadSession("local", "asking"))?.pending).toEqual(pending);
      expect(await store().findTurn("local", "asked")).toEqual({ record, sessionId: "asking" });
      expect(await store().findTurn("foreign", "asked")).toBeNull();
      const asking = async (tenantId: string) =>
        (await store().listAskingSessions(tenantId, 9)).map(({ id }) => id);
      expect([await asking("local"), await asking("foreign")]).toEqual([["asking"], []]);
      await store().saveSession({ ...session, version: 1 });
      expect(await store().loadSession("local", "asking")).not.toHaveProperty("pending");
      expect(await asking("local")).toEqual([]);
      expect(await store().findTurn("local", "asked")).toBeNull();
    });

    it("are not made stale by the turns of their tasks", async () => {
      const session = await opened("busy");
      const task = aTask({ id: "busy-task", sessionId: "busy", updatedAt: "2026-02-01T00:00:00.000Z" });
      await store().saveTurn(task, anOutbox(1, { record: aTurnRecord({ turnId: "busy-1" }) }, "busy"));
      expect(await store().saveSession({ ...session, title: "named" })).toBe("saved");
      const now = await store().loadSession("local", "busy");
      expect(now).toMatchObject({ title: "named", nextSequence: 2, updatedAt: "2026-02-01T00:00:00.000Z" });
    });

    it("are listed latest first, page by page, each with its latest task", async () => {
      const list = (limit: number, before?: string) =>
        store().listSessions("lister", { limit, ...(before ? { before } : {}) });
      for (const day of [1, 2, 3]) {
        await store().openSession("lister", `day${day}`, `2026-01-0${day}T00:00:00.000Z`);
      }
      const task = (id: string, createdAt: string) =>
        aTask({
          id,
          tenantId: "lister",
          sessionId: "day1",
          createdAt,
          updatedAt: "2026-01-09T00:00:00.000Z",
        });
      await store().saveTurn(task("t1", "2026-01-04T00:00:00.000Z"), anOutbox(1, {}, "day1"));
      const second = anOutbox(1, {
        record: aTurnRecord({ turnId: "second" }),
        messages: [],
        events: [],
        modelCalls: [],
      });
      await store().saveTurn(task("t2", "2026-01-05T00:00:00.000Z"), second);
      const [first, next] = await list(2);
      expect([first?.id, next?.id]).toEqual(["day1", "day3"]);
      expect(first?.latestTask?.id).toBe("t2");
      expect(next).not.toHaveProperty("latestTask");
      expect((await list(2, next?.updatedAt)).map(({ id }) => id)).toEqual(["day2"]);
      expect(await store().listSessions("foreign", { limit: 9 })).toEqual([]);
    });

    it("go with all that was said and done in them, and nobody else's", async () => {
      await opened("gone");
      const task = aTask({ id: "gone-task", sessionId: "gone" });
      await store().saveTurn(task, anOutbox(1, { record: aTurnRecord({ turnId: "gone-1" }) }, "gone"));
      await store().appendMessages("local", [aMessage({ messageId: "stays", sessionId: "stays" })]);
      const log = (tenantId: string) => store().listEvents(tenantId, { limit: 99 });
      const others = (await log("local")).filter(({ sessionId }) => sessionId !== "gone");
      const news = anEvent({ eventId: "gone:e0", sessionId: "gone" });
      expect(await store().deleteSession("foreign", "gone", news)).toBe(false);
      expect(await log("foreign")).toEqual([]);
      expect(await store().loadTask("local", "gone-task")).not.toBeNull();
      const end = (await store().tailEvents("local", undefined, 1)).last;
      expect(await store().deleteSession("local", "gone", news)).toBe(true);
      expect(await store().loadSession("local", "gone")).toBeNull();
      expect(await store().loadTask("local", "gone-task")).toBeNull();
      expect(await store().findTurn("local", "gone-1")).toBeNull();
      expect(await store().listMessages("local", "gone", 0, 9)).toEqual([]);
      expect(await log("local")).toEqual([...others, news]);
      expect(await store().tailEvents("local", end, 9)).toEqual({ events: [news], last: end + 1 });
      expect(await store().listMessages("local", "stays", 0, 9)).toHaveLength(1);
      expect(await store().deleteSession("local", "gone", news)).toBe(false);
    });
  });

  describe("pairing codes", () => {
    const anOffer = (hash: string) => ({
      hash,
      tenantId: "local",
      userId: "owner",
      createdAt: "2026-02-01T00:00:00.000Z",
      expiresAt: "2026-02-01T00:10:00.000Z",
    });
    const inTime = "2026-02-01T00:09:59.000Z";

    it("are taken once, also when two come at the same moment", async () => {
      await store().createPairingCode(anOffer("code-1"));
      const taken = await Promise.all([1, 2, 3].map(() => store().takePairingCode("code-1", inTime)));
      expect(taken.filter((offer) => offer !== null)).toEqual([anOffer("code-1")]);
      expect(await store().takePairingCode("code-1", inTime)).toBeNull();
    });

    it("are worth nothing when they expired or were never made", async () => {
      await store().createPairingCode(anOffer("code-2"));
      expect(await store().takePairingCode("code-2", "2026-02-01T00:10:00.000Z")).toBeNull();
      expect(await store().takePairingCode("code-9", inTime)).toBeNull();
      expect(await store().takePairingCode("code-2", inTime)).toEqual(anOffer("code-2"));
    });
  });

  it("answers when it is asked whether it is there", async () => {
    await expect(store().ping()).resolves.toBeUndefined();
  });
}
