import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play, type TestAgent, tenantId } from "@/tests/support/an-agent";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

const usage = { inputTokens: 100, outputTokens: 20, costUsd: 0.001, calls: 1 };
const statuses = (answers: readonly InteractResponse[]) => answers.map(({ status }) => status);
const onlyTask = async ({ store, sessionId }: TestAgent) => {
  const [summary] = await store.listTasks(tenantId, sessionId);
  return summary ? store.loadTask(tenantId, summary.id) : null;
};

describe("a task from its goal to its end", () => {
  it("is planned, done, verified and completed, with proof that was read again", async () => {
    const agent = await anAgent(addingJas);
    const clinic = aSmallClinic();
    const answers = await play(agent, clinic, { query: addJas });
    expect(clinic.stored).toEqual(["Jas"]);
    expect(statuses(answers)).toEqual(["executing", "executing", "executing", "executing", "completed"]);
    const acted = answers.flatMap((answer) => ("actionId" in answer ? [answer.actionId] : []));
    for (const { verification } of answers) if (verification) expect(acted).toContain(verification.actionId);
    expect(answers.map((answer) => answer.verification?.outcome)).toEqual([
      undefined,
      "verified",
      "undecided",
      "verified",
      undefined,
    ]);
    const end = answers.at(-1);
    expect(end).toMatchObject({
      action: expect.stringMatching(/^finish\(/),
      completion: { criteria: [{ result: "met" }] },
    });
    const proof = end && "completion" in end ? end.completion.evidence : [];
    expect(proof.map(({ rank }) => rank)).toContain("persisted");
    expect(await onlyTask(agent)).toMatchObject({
      status: "completed",
      turn: 5,
      plan: { currentStepIndex: 2 },
    });
  });

  it.each([
    ["one that it begins itself", undefined, addJas],
    ["one that was opened before", "", addJas],
    ["one that a person gave a name", "Monday", "Monday"],
  ])("calls its session by its goal: %s", async (_name, before, title) => {
    const agent = await anAgent(addingJas);
    if (before !== undefined)
      await agent.store.openSession(tenantId, agent.sessionId, "2026-01-01T00:00:00.000Z", before);
    const answers = await play(agent, aSmallClinic(), { query: addJas });
    expect(answers.at(-1)?.status).toBe("completed");
    expect(await agent.store.loadSession(tenantId, agent.sessionId)).toMatchObject({ title });
  });

  it("numbers its turns, and keeps each with its answer", async () => {
    const agent = await anAgent(addingJas);
    const answers = await play(agent, aSmallClinic(), { query: addJas });
    const taskId = answers[0]?.taskId ?? "";
    expect(answers.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(answers.map((answer) => answer.taskId))).toEqual(new Set([taskId]));
    const turns = await agent.store.listTurns(tenantId, taskId);
    expect(turns.map(({ record }) => record.response)).toEqual(answers);
    const judged = turns.map(
      (turn) => turn.judged && [turn.judged.action.name, turn.judged.verdict?.outcome],
    );
    expect(judged).toEqual([
      undefined,
      ["setValue", "verified"],
      ["click", "undecided"],
      ["click", "verified"],
      undefined,
    ]);
  });

  it("tells the conversation in order, and watchers just what the log holds", async () => {
    const agent = await anAgent(addingJas);
    await play(agent, aSmallClinic(), { query: addJas });
    const messages = await agent.store.listMessages(tenantId, agent.sessionId, 0, 99);
    expect(messages.map(({ sequenceNumber }) => sequenceNumber)).toEqual(
      messages.map((_, index) => index + 1),
    );
    expect(messages.slice(0, 3).map(({ role, content }) => [role, content.split("\n")[0]])).toEqual([
      ["user", addJas],
      ["system", "Here's my plan to complete this task:"],
      ["assistant", "Doing setValue."],
    ]);
    expect(messages.at(-1)).toMatchObject({ role: "assistant", metadata: { messageType: "completion" } });
    const events = await agent.store.listEvents(tenantId, { sessionId: agent.sessionId, limit: 999 });
    expect(events.map(({ eventId }) => eventId)).toEqual(agent.published.map(({ eventId }) => eventId));
    expect(events.filter(({ name }) => name === "interact_response")).toHaveLength(5);
  });

  it("counts what the model cost, by turn and in all", async () => {
    const agent = await anAgent(addingJas, {}, usage);
    const answers = await play(agent, aSmallClinic(), { query: addJas });
    const asked = agent.model.asked.length;
    expect(answers.map((answer) => answer.usage.turn.calls)).toEqual([3, 1, 0, 0, 0]);
    expect(answers.at(-1)?.usage.task).toMatchObject({ calls: asked, inputTokens: 100 * asked });
    const calls = await agent.store.listModelCalls(tenantId, { limit: 99 });
    expect(calls.map(({ task }) => task).sort()).toEqual(agent.model.asked.map(({ task }) => task).sort());
  });

  it("asks no model to verify what rules can", async () => {
    const agent = await anAgent(addingJas);
    await play(agent, aSmallClinic(), { query: addJas });
    expect(agent.model.asked.map(({ task }) => task)).toEqual([
      "analyse_context",
      "make_plan",
      "refine_step",
      "refine_step",
    ]);
  });
});

describe("a question before there is a task", () => {
  const question = "What is the patient's name?";
  const asking = {
    ...addingJas,
    analyse_context: [
      { data: { decision: "ask", question, missingInformation: ["the name"] } },
      { data: { decision: "complex" } },
    ],
  };

  it("is kept on the session, and no task is stored", async () => {
    const agent = await anAgent(asking);
    const clinic = aSmallClinic();
    const answer = await agent.turn({ ...clinic.page(), query: "Add a patient" });
    expect(answer).toMatchObject({ status: "needs_user_input", userQuestion: { text: question } });
    expect(answer.taskId).toBeUndefined();
    expect(await agent.store.listTasks(tenantId, agent.sessionId)).toEqual([]);
    const session = await agent.store.loadSession(tenantId, agent.sessionId);
    expect(session?.pending).toMatchObject({ goal: "Add a patient", question: { text: question } });
    const messages = await agent.store.listMessages(tenantId, agent.sessionId, 0, 9);
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ["user", "Add a patient"],
      ["assistant", question],
    ]);
  });

  it("goes on to the goal's end with the answer", async () => {
    const agent = await anAgent(asking);
    const clinic = aSmallClinic();
    const asked = await agent.turn({ ...clinic.page(), query: "Add a patient" });
    const questionId = asked.status === "needs_user_input" ? asked.userQuestion.questionId : "";
    const answers = await play(agent, clinic, { answer: { questionId, text: '"Jas"' } });
    expect(answers.at(-1)?.status).toBe("completed");
    expect(await onlyTask(agent)).toMatchObject({ goal: "Add a patient", answers: [{ answer: '"Jas"' }] });
    expect((await agent.store.loadSession(tenantId, agent.sessionId))?.pending).toBeUndefined();
  });

  it("takes no answer to a question that was never asked, and opens no session for it", async () => {
    const agent = await anAgent(asking);
    const answer = { questionId: "made-up", text: "Jas" };
    await expect(agent.turn({ ...aSmallClinic().page(), answer })).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("answer.questionId"),
    });
    expect(await agent.store.loadSession(tenantId, agent.sessionId)).toBeNull();
  });
});

describe("the same turn again", () => {
  it("gives the recorded answer, and runs nothing", async () => {
    const agent = await anAgent(addingJas);
    const body = { ...aSmallClinic().page(), query: addJas, turnId: randomUUID() };
    const first = await agent.turn(body);
    const asked = agent.model.asked.length;
    expect(await agent.turn(body)).toEqual(first);
    expect(agent.model.asked).toHaveLength(asked);
    expect(await agent.store.listTasks(tenantId, agent.sessionId)).toHaveLength(1);
  });

  it("is a conflict with another body", async () => {
    const agent = await anAgent(addingJas);
    const body = { ...aSmallClinic().page(), query: addJas, turnId: randomUUID() };
    await agent.turn(body);
    await expect(agent.turn({ ...body, query: "Something else" })).rejects.toMatchObject({
      code: "turn_conflict",
      message: expect.stringContaining("turnId"),
    });
    expect(await agent.store.listTasks(tenantId, agent.sessionId)).toHaveLength(1);
  });

  it("makes one task of two posts at once", async () => {
    const agent = await anAgent(addingJas);
    const body = { ...aSmallClinic().page(), query: addJas, turnId: randomUUID() };
    const [one, other] = await Promise.all([agent.turn(body), agent.turn(body)]);
    expect(one).toEqual(other);
    expect(await agent.store.listTasks(tenantId, agent.sessionId)).toHaveLength(1);
  });
});

describe("two turns of one task at once", () => {
  it("answer one; the other is a conflict that may be tried again", async () => {
    const agent = await anAgent(addingJas);
    const clinic = aSmallClinic();
    const first = await agent.turn({ ...clinic.page(), query: addJas });
    if (first.status !== "executing") throw new Error(first.status);
    const report = clinic.act(first.action);
    const next = { ...clinic.page(), ...report, taskId: first.taskId, lastActionId: first.actionId };
    const both = await Promise.allSettled([agent.turn(next), agent.turn(next)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find(({ status }) => status === "rejected");
    expect(lost).toMatchObject({ reason: { code: "turn_conflict", retryable: true } });
    expect(await onlyTask(agent)).toMatchObject({ turn: 2, version: 2 });
  });

  it("refuse the report on an action that the task does not wait for", async () => {
    const agent = await anAgent(addingJas);
    const clinic = aSmallClinic();
    const { taskId } = await agent.turn({ ...clinic.page(), query: addJas });
    await expect(agent.turn({ ...clinic.page(), taskId, lastActionId: "another" })).rejects.toMatchObject({
      code: "turn_conflict",
      message: expect.stringContaining("lastActionId"),
    });
    expect(await onlyTask(agent)).toMatchObject({ turn: 1 });
  });
});
