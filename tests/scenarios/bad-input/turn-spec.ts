import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { TaskDetail } from "@/lib/contracts/task-detail";
import { aGoal, answerOf, aPage, dataOf, errorOf, type TestApi } from "@/tests/support/an-api";
import type { Reply } from "@/tests/support/api-client";
import { expectCleanError, pageSecret } from "./clean-error";

/** Turns that do not fit the task they are sent to. */
export function turnSpec(api: () => TestApi): void {
  describe("a turn that does not fit its task", () => {
    /** A task with its first turn answered. */
    async function begun() {
      const goal = aGoal();
      const first = answerOf(await api().interact(goal));
      if (first.status !== "executing" || !first.taskId) throw new Error(`the first turn is ${first.status}`);
      return { goal, first, taskId: first.taskId };
    }
    /** Posts the same page on until the action is judged for good: one look, and a second where that was not enough. */
    async function judged(taskId: string, actionId: string): Promise<void> {
      const next = { ...aPage(), pageText: "Settings", taskId, turnId: randomUUID() };
      const answer = answerOf(await api().interact({ ...next, lastActionId: actionId }));
      if (answer.status !== "executing") return;
      await api().interact({ ...next, turnId: randomUUID(), lastActionId: answer.actionId });
    }
    const expectUnchanged = async (sessionId: string, work: () => Promise<Reply>): Promise<Reply> => {
      const before = await api().stored(sessionId);
      const asked = await work();
      expect(await api().stored(sessionId)).toEqual(before);
      return asked;
    };

    it("the same turnId with the same body: the recorded answer, and nothing is run twice", async () => {
      const { goal, first } = await begun();
      const again = await expectUnchanged(goal.sessionId, () => api().interact(goal));
      expect(answerOf(again)).toEqual(first);
      expect(dataOf(await api().client.get(`/api/agent/turn/${goal.turnId}`))).toEqual(first);
    });

    it("the same turnId with another body: 409", async () => {
      const { goal } = await begun();
      const asked = await expectUnchanged(goal.sessionId, () =>
        api().interact({ ...goal, query: `Click "${pageSecret}"` }),
      );
      expect([asked.status, errorOf(asked).code]).toEqual([409, "turn_conflict"]);
      expect(errorOf(asked).message).toMatch(/^turnId: /);
      expectCleanError(asked);
    });

    it("the report on another action than the task waits for: 409", async () => {
      const { goal, taskId } = await begun();
      const asked = await expectUnchanged(goal.sessionId, () =>
        api().interact({ ...aPage(), taskId, turnId: randomUUID(), lastActionId: "another" }),
      );
      expect([asked.status, errorOf(asked).code]).toEqual([409, "turn_conflict"]);
      expect(errorOf(asked).message).toMatch(/^lastActionId: /);
    });

    it("a task of another session: 404", async () => {
      const { goal, taskId } = await begun();
      const asked = await expectUnchanged(goal.sessionId, () =>
        api().interact({ ...aPage(), taskId, sessionId: randomUUID(), turnId: randomUUID() }),
      );
      expect([asked.status, errorOf(asked).code]).toEqual([404, "not_found"]);
    });

    it("what belongs to another tenant is as absent as what never was", async () => {
      const { goal, taskId } = await begun();
      const headers = { authorization: `Bearer ${api().foreignKey}` };
      const { sessionId, turnId } = goal;
      const turns = [
        { ...aPage(), taskId, turnId: randomUUID() },
        { ...aGoal(), sessionId },
      ];
      for (const turn of turns) {
        const asked = await expectUnchanged(sessionId, () => api().interact(turn, headers));
        expect([asked.status, errorOf(asked).code]).toEqual([404, "not_found"]);
      }
      const paths = [
        `/api/session/${sessionId}`,
        `/api/session/${sessionId}/messages`,
        `/api/session/${sessionId}/task/active`,
        `/api/task/${taskId}`,
        `/api/agent/turn/${turnId}`,
      ];
      for (const path of paths) expect((await api().client.get(path, headers)).status, path).toBe(404);
      for (const control of ["pause", "cancel"]) {
        const path = `/api/session/${sessionId}/task/${taskId}/${control}`;
        expect((await api().client.post(path, undefined, headers)).status, path).toBe(404);
      }
      expect((await api().stored(sessionId))?.tasks).toHaveLength(1);
    });

    it("no page in the middle of a task: 400", async () => {
      const { goal, taskId } = await begun();
      const asked = await expectUnchanged(goal.sessionId, () =>
        api().interact({ taskId, url: "http://clinic.test/patients", turnId: randomUUID() }),
      );
      expect(errorOf(asked).message).toMatch(/^interactiveTree: no page/);
    });

    it("a person's verdict on what was not judged yet: 404; on what was, it stands", async () => {
      const { goal, first, taskId } = await begun();
      const path = `/api/session/${goal.sessionId}/task/${taskId}/verdict`;
      const verdict = { actionId: first.actionId, outcome: "refuted", reason: "Nothing opened" };
      const early = await expectUnchanged(goal.sessionId, () => api().client.post(path, verdict));
      expect([early.status, errorOf(early).code]).toEqual([404, "not_found"]);
      await judged(taskId, first.actionId);
      const [begins] = TaskDetail.parse(dataOf(await api().client.post(path, verdict))).turns;
      expect(begins?.verdict).toMatchObject({ outcome: "refuted", check: "person" });
    });

    it("gives a task's pages only on a plain wish for them", async () => {
      const { first, taskId } = await begun();
      await judged(taskId, first.actionId);
      const groundsAt = async (query: string) =>
        TaskDetail.parse(dataOf(await api().client.get(`/api/task/${taskId}${query}`))).turns.map(
          ({ ground }) => ground?.before.url,
        );
      expect(await groundsAt("")).not.toContain(aPage().url);
      expect((await groundsAt("?pages=1"))[0]).toBe(aPage().url);
      const asked = await api().client.get(`/api/task/${taskId}?pages=all`);
      expect([asked.status, errorOf(asked).message.split(":")[0]]).toEqual([400, "pages"]);
    });

    it("a finished task: 409, and it stays finished", async () => {
      const { goal, taskId } = await begun();
      await api().client.post(`/api/session/${goal.sessionId}/task/${taskId}/cancel`);
      const asked = await expectUnchanged(goal.sessionId, () =>
        api().interact({ ...aPage(), taskId, turnId: randomUUID() }),
      );
      expect([asked.status, errorOf(asked).code]).toEqual([409, "task_finished"]);
      expect(errorOf(asked).message).toMatch(/^taskId: .*cancelled/);
    });
  });
}
