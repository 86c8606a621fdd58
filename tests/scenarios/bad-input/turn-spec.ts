import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Asked, aGoal, answerOf, aPage, dataOf, errorOf, type TestApi } from "@/tests/support/an-api";
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
    const expectUnchanged = async (sessionId: string, work: () => Promise<Asked>): Promise<Asked> => {
      const before = await api().stored(sessionId);
      const asked = await work();
      expect(await api().stored(sessionId)).toEqual(before);
      return asked;
    };

    it("the same turnId with the same body: the recorded answer, and nothing is run twice", async () => {
      const { goal, first } = await begun();
      const again = await expectUnchanged(goal.sessionId, () => api().interact(goal));
      expect(answerOf(again)).toEqual(first);
      expect(dataOf(await api().ask(`/api/agent/turn/${goal.turnId}`))).toEqual(first);
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
      for (const path of paths) expect((await api().ask(path, { headers })).status, path).toBe(404);
      for (const control of ["pause", "cancel"]) {
        const path = `/api/session/${sessionId}/task/${taskId}/${control}`;
        expect((await api().ask(path, { method: "POST", headers })).status, path).toBe(404);
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

    it("a finished task: 409, and it stays finished", async () => {
      const { goal, taskId } = await begun();
      await api().ask(`/api/session/${goal.sessionId}/task/${taskId}/cancel`, { method: "POST" });
      const asked = await expectUnchanged(goal.sessionId, () =>
        api().interact({ ...aPage(), taskId, turnId: randomUUID() }),
      );
      expect([asked.status, errorOf(asked).code]).toEqual([409, "task_finished"]);
      expect(errorOf(asked).message).toMatch(/^taskId: .*cancelled/);
    });
  });
}
