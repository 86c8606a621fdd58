import { describe, expect, it } from "vitest";
import type { Script, ScriptedAnswer } from "@/lib/adapters/scripted/scripted-model";
import { AppError } from "@/lib/agent/domain/app-error";
import { defaultBudget } from "@/lib/agent/domain/budget";
import type { Store } from "@/lib/agent/ports/store";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play, tenantId } from "@/tests/support/an-agent";
import { addingJas, addJas, refiningJas } from "@/tests/support/clinic-scripts";

const fault = new AppError("model_unavailable", "The model cannot be reached.", { retryable: true });
const finishing = { data: { thought: "Done.", decision: "finish", certainty: 1, reason: "Jas was added." } };

describe("a model that says it is done", () => {
  it("is not believed while nothing was done", async () => {
    const agent = await anAgent({ ...addingJas, refine_step: [finishing], generate_action: [finishing] });
    const clinic = aSmallClinic();
    const answers = await play(agent, clinic, { query: addJas });
    expect(answers.map(({ status }) => status)).not.toContain("completed");
    expect(["partial", "unverified", "failed"]).toContain(answers.at(-1)?.status);
    expect(answers.at(-1)).toMatchObject({ action: expect.stringMatching(/^fail\(/) });
  });

  it("is not believed when a SIMPLE goal is claimed at once", async () => {
    const agent = await anAgent({
      ...addingJas,
      analyse_context: [{ data: { decision: "simple" } }],
      generate_action: [finishing],
    });
    const answers = await play(agent, aSmallClinic(), { query: addJas });
    expect(answers.map(({ status }) => status)).not.toContain("completed");
  });

  it("is not believed when the page shows what its back end never got", async () => {
    const agent = await anAgent(addingJas, { budget: { ...defaultBudget, replans: 1 } });
    const clinic = aSmallClinic({ forgets: true });
    const answers = await play(agent, clinic, { query: addJas });
    expect(clinic.stored).toEqual([]);
    expect(["partial", "unverified"]).toContain(answers.at(-1)?.status);
  });
});

describe("a turn that is ended while it asks a model", () => {
  it.each([
    [
      "why, by whoever ended it",
      new AppError("store_unavailable", "This server is about to stop."),
      "store_unavailable",
    ],
    ["that its time was over", new DOMException("over", "TimeoutError"), "model_unavailable"],
  ])("says %s", async (_, reason, code) => {
    const agent = await anAgent({});
    const request = { ...aSmallClinic().page(), query: addJas };
    await expect(agent.turn(request, AbortSignal.abort(reason))).rejects.toMatchObject({ code });
  });
});

describe("a model that fails", () => {
  it.each([
    ["cannot be reached", { fault }],
    ["answers what does not fit", { data: { outcome: "perhaps" } }],
  ])("%s at the first call: a clear error, and no task is left behind", async (_, answer) => {
    const agent = await anAgent({ ...addingJas, make_plan: [answer, ...addingJas.make_plan] });
    const clinic = aSmallClinic();
    await expect(agent.turn({ ...clinic.page(), query: addJas })).rejects.toMatchObject({
      code: "model_unavailable",
      retryable: true,
    });
    expect(await agent.store.listTasks(tenantId, agent.sessionId)).toEqual([]);
    expect(await agent.store.listMessages(tenantId, agent.sessionId, 0, 9)).toEqual([]);
    expect(agent.logged.at(-1)).toMatchObject({
      event: "turn_failed",
      fields: { code: "model_unavailable" },
    });
    const answers = await play(agent, clinic, { query: addJas });
    expect(answers.at(-1)?.status).toBe("completed");
  });

  it.each([
    ["cannot be reached", { fault }],
    ["answers what does not fit", { data: { decision: "act" } }],
  ])("%s in the middle: the task stays as it was, and the next turn works", async (_, answer) => {
    const agent = await anAgent({ ...addingJas, refine_step: [refiningJas, answer, refiningJas] });
    const clinic = aSmallClinic();
    const first = await agent.turn({ ...clinic.page(), query: addJas });
    if (first.status !== "executing") throw new Error(first.status);
    const { taskId = "", actionId } = first;
    const before = await agent.store.loadTask(tenantId, taskId);
    const report = { ...clinic.act(first.action), taskId, lastActionId: actionId };
    await expect(agent.turn({ ...clinic.page(), ...report })).rejects.toMatchObject({
      code: "model_unavailable",
    });
    expect(await agent.store.loadTask(tenantId, taskId)).toEqual(before);
    expect(agent.published.at(-1)).toMatchObject({
      name: "task_status",
      data: { error: "model_unavailable" },
    });
    const answers = await play(agent, clinic, report);
    expect(answers.at(-1)?.status).toBe("completed");
  });
});

describe("a model that fails when it is to verify", () => {
  const page = (news: string) => ({
    url: "http://clinic.test/start",
    pageTitle: "Start",
    interactiveTree: [
      { i: "sync", r: "btn", n: "Ask the laboratory" },
      { i: "side", r: "reg", n: "News" },
      { i: "news", r: "head", n: news, c: "side" },
    ],
    pageText: `Start\nNews\n${news}`,
  });
  const script = (answer: ScriptedAnswer): Script => ({
    ...addingJas,
    make_plan: [
      {
        data: {
          outcome: "plan",
          steps: [
            { description: 'Click "Ask the laboratory"', verify: "The laboratory was asked", mutating: true },
          ],
          criteria: [{ text: "The laboratory was asked", kind: "change", persistence: true }],
        },
      },
    ],
    refine_step: [
      { data: { thought: "Asking.", decision: "act", action: 'click("sync")', certainty: 0.95 } },
    ],
    verify_lightly: [answer],
    verify_fully: [answer],
  });

  it.each([
    ["cannot be reached", { fault }],
    ["answers what does not fit", { data: { outcome: "surely" } }],
  ])(
    "%s: the action stays undecided, is not done again, and the task does not end completed",
    async (_, answer) => {
      const agent = await anAgent(script(answer));
      const answers = [await agent.turn({ ...page("Monday"), query: "Ask the laboratory" })];
      for (
        let last = answers.at(-1);
        last?.status === "executing" && answers.length < 9;
        last = answers.at(-1)
      ) {
        const { taskId, actionId } = last;
        const report = { taskId, lastActionId: actionId, lastActionStatus: "success" as const };
        answers.push(await agent.turn({ ...page("Tuesday"), ...report }));
      }
      const clicks = answers.filter((one) => one.status === "executing" && one.action.startsWith("click"));
      expect(clicks).toHaveLength(1);
      expect(answers.map(({ verification }) => verification?.outcome)).not.toContain("verified");
      expect(answers.at(-1)?.status).toBe("unverified");
    },
  );
});

describe("a store that fails to commit", () => {
  it("gives a clear error, and the same turn can be sent again", async () => {
    const full = new AppError("store_unavailable", "The disk is full.", { retryable: true });
    let failures = 1;
    const failing = (store: Store): Store => ({
      ...store,
      saveTurn: async (task, outbox) => {
        if (task.turn === 2 && failures-- > 0) throw full;
        return store.saveTurn(task, outbox);
      },
    });
    const agent = await anAgent(addingJas, { wrapStore: failing });
    const clinic = aSmallClinic();
    const first = await agent.turn({ ...clinic.page(), query: addJas });
    if (first.status !== "executing") throw new Error(first.status);
    const { taskId = "", actionId } = first;
    const before = await agent.store.loadTask(tenantId, taskId);
    const published = agent.published.length;
    const report = { ...clinic.act(first.action), taskId, lastActionId: actionId };
    await expect(agent.turn({ ...clinic.page(), ...report })).rejects.toBe(full);
    expect(await agent.store.loadTask(tenantId, taskId)).toEqual(before);
    expect(agent.published.slice(published).map(({ name }) => name)).toEqual(["task_status"]);
    const answers = await play(agent, clinic, report);
    expect(answers.at(-1)?.status).toBe("completed");
  });
});
