import { describe, expect, it } from "vitest";
import { type ExportedCase, exportedQuestions } from "@/bench/exported-case";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { verifyAction } from "@/lib/agent/verification/verify-action";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { OverruleVerdict, TaskDetail } from "@/lib/contracts/task-detail";
import { overrule } from "@/lib/server/overrule";
import { readTask } from "@/lib/server/session-view";
import { overruledCases } from "@/scripts/export-cases";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play, type TestAgent, tenantId } from "@/tests/support/an-agent";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

const caller = { tenantId, userId: "tester", scopes: ["read", "act"], via: "key" } as const;

type Played = {
  agent: TestAgent;
  taskId: string;
  answers: InteractResponse[];
  actionId: (turn: number) => string;
};

/** A task that was completed: turn 1 typed, turn 2 saved. */
async function aCompletedTask(): Promise<Played> {
  const agent = await anAgent(addingJas);
  const answers = await play(agent, aSmallClinic(), { query: addJas });
  const actionId = (turn: number): string => {
    const answer = answers[turn - 1];
    return answer && "actionId" in answer ? answer.actionId : "";
  };
  return { agent, taskId: answers[0]?.taskId ?? "", answers, actionId };
}

const overruled = ({ agent, taskId }: Played, verdict: OverruleVerdict): Promise<TaskDetail> =>
  overrule(verdict, { id: agent.sessionId, taskId }, caller, {
    store: agent.store,
    events: { publish: (_tenant, events) => void agent.published.push(...events) },
    clock: { now: () => agent.clock.time },
    ids: systemIds,
  });

/** What the tiers say of an exported case, at its last look. */
async function judged(exported: ExportedCase) {
  const deps = { model: undefined, tiersEnabled: true };
  const { first, second } = exportedQuestions(exported);
  const verdict = await verifyAction(first, deps);
  return second && verdict.reobserve ? verifyAction(second(verdict), deps) : verdict;
}

describe("a person overrules a verdict", () => {
  it("stands in the task from then on, with who said so, and the task keeps its end", async () => {
    const played = await aCompletedTask();
    const saving = played.actionId(2);
    const detail = await overruled(played, {
      actionId: saving,
      outcome: "refuted",
      reason: "Jas is not there",
    });
    expect(detail.turns[1]?.verdict).toMatchObject({
      outcome: "refuted",
      check: "person",
      actionSucceeded: false,
      remarks: expect.arrayContaining(["overruled: verified by assertions-hold"]),
    });
    expect(detail.turns[1]?.verdict?.evidence).toContainEqual(
      expect.objectContaining({
        source: "person",
        polarity: "against",
        text: expect.stringContaining("Jas is not there"),
      }),
    );
    expect(detail).toMatchObject({ status: "completed", plan: { currentStepIndex: 1 } });
    expect(await readTask(played.agent.store, caller, played.taskId)).toEqual(detail);
  });

  it("is told to the conversation and to watchers", async () => {
    const played = await aCompletedTask();
    await overruled(played, { actionId: played.actionId(2), outcome: "refuted", reason: "Jas is not there" });
    const { agent } = played;
    const messages = await agent.store.listMessages(tenantId, agent.sessionId, 0, 99);
    expect(messages.at(-1)).toMatchObject({
      role: "system",
      content: expect.stringContaining("Jas is not there"),
    });
    expect(agent.published.at(-1)).toMatchObject({ name: "task_status", data: { taskId: played.taskId } });
  });

  it.each([
    ["an action that is not of this task", { actionId: "another" }, {}],
    ["an action that was never judged", {}, {}],
    ["a task of another session", {}, { id: "33333333-3333-4333-8333-333333333333" }],
  ])("cannot speak of %s", async (what, verdict, which) => {
    const played = await aCompletedTask();
    const { agent, taskId, actionId } = played;
    const last = what.includes("never") ? actionId(5) : actionId(2);
    const asked = { actionId: last, outcome: "refuted", reason: "x", ...verdict } as const;
    const deps = {
      store: agent.store,
      events: { publish: () => undefined },
      clock: { now: () => new Date(0) },
      ids: systemIds,
    };
    await expect(
      overrule(asked, { id: agent.sessionId, taskId, ...which }, caller, deps),
    ).rejects.toMatchObject({ code: "not_found" });
    await expect(
      overrule(
        { ...asked, actionId: actionId(2) },
        { id: agent.sessionId, taskId },
        { ...caller, tenantId: "elsewhere" },
        deps,
      ),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what a verdict was drawn from", () => {
  it("is read only where it is asked for", async () => {
    const { agent, taskId } = await aCompletedTask();
    const plain = await readTask(agent.store, caller, taskId);
    expect(plain.turns.map(({ ground }) => ground)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const { turns } = await readTask(agent.store, caller, taskId, { pages: true });
    const shown = turns.map(
      ({ ground }) => ground && [ground.before.text, ground.after.page.text, ground.later?.page.text],
    );
    const [without, withJas] = [expect.not.arrayContaining(["Jas"]), expect.arrayContaining(["Jas"])];
    expect(shown).toEqual([
      [without, without, undefined],
      [without, withJas, withJas],
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("an overruled verdict as a recorded case", () => {
  it("says what was true, and lets the tiers come to the verdict that they came to", async () => {
    const played = await aCompletedTask();
    const { agent, taskId, actionId } = played;
    await overruled(played, { actionId: actionId(1), outcome: "refuted", reason: "The name was cut" });
    await overruled(played, {
      actionId: actionId(2),
      outcome: "verified",
      reason: "I saw her in the records",
    });
    const cases = overruledCases(await readTask(agent.store, caller, taskId, { pages: true }));
    expect(cases.map(({ label, reason }) => [label, reason])).toEqual([
      ["failure", "A person said so: The name was cut"],
      ["success", "A person said so: I saw her in the records"],
    ]);
    const again = await Promise.all(cases.map(judged));
    expect(again.map(({ outcome, check }) => [outcome, check])).toEqual([
      ["verified", "value-read-back"],
      ["verified", "assertions-hold"],
    ]);
  });

  it("is written only for verdicts that a person overruled", async () => {
    const { agent, taskId } = await aCompletedTask();
    expect(overruledCases(await readTask(agent.store, caller, taskId, { pages: true }))).toEqual([]);
  });
});
