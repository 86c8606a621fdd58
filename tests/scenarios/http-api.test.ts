import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { ErrorBody, successBody } from "@/lib/contracts/error";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { type ApiClient, apiClient } from "@/tests/support/api-client";

/** The wire as a stranger's client meets it: a real server, real requests. */
let server: RunningServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startServer();
  api = apiClient(server, server.key);
}, 300_000);
afterAll(() => server?.stop());

const aPage = (over: object = {}) => ({
  url: "http://clinic.test/patients",
  pageTitle: "Patients",
  domMode: "semantic",
  interactiveTree: [
    { i: "1", r: "btn", n: "Add patient" },
    { i: "2", r: "link", n: "Reports" },
  ],
  pageText: "# Patients\nAdd patient\nReports",
  ...over,
});
const aTurn = (over: object = {}) => ({
  query: "Click the Reports link",
  sessionId: randomUUID(),
  turnId: randomUUID(),
  ...aPage(),
  ...over,
});
const dataOf = <T extends z.ZodType>(schema: T, body: unknown): z.infer<T> => {
  const { data } = successBody(z.unknown()).parse(body);
  return schema.parse(data);
};
const errorOf = (body: unknown) => ErrorBody.parse(body).error;

describe("a turn over HTTP", () => {
  it("answers with an action that fits the contract, and stores it", async () => {
    const turn = aTurn();
    const { status, headers, body } = await api.post("/api/agent/interact", turn);
    expect([status, headers.get("x-surefoot-protocol")]).toEqual([200, "1"]);
    const answer = dataOf(endpoints.interact.data, body);
    expect(answer).toMatchObject({ status: "executing", turn: 1, turnId: turn.turnId, action: 'click("2")' });
    const taskId = "taskId" in answer ? answer.taskId : undefined;
    const task = dataOf(endpoints.task.data, (await api.get(`/api/task/${taskId}`)).body);
    expect(task).toMatchObject({
      goal: turn.query,
      status: "executing",
      turns: [{ turn: 1, action: 'click("2")' }],
    });
    const active = await api.get(`/api/session/${turn.sessionId}/task/active?url=http://clinic.test/`);
    expect(dataOf(endpoints.activeTask.data, active.body).taskId).toBe(taskId);
    const messages = dataOf(
      endpoints.messages.data,
      (await api.get(`/api/session/${turn.sessionId}/messages`)).body,
    );
    expect(messages.messages[0]).toMatchObject({ role: "user", content: turn.query });
  });

  it("gives the recorded answer to the same turn, also when both come at once, and refuses it with another body", async () => {
    const turn = aTurn();
    const [first, second] = await Promise.all([1, 2].map(() => api.post("/api/agent/interact", turn)));
    expect(first?.body).toEqual(second?.body);
    expect((await api.post("/api/agent/interact", turn)).body).toEqual(first?.body);
    const other = await api.post("/api/agent/interact", { ...turn, pageTitle: "Other" });
    expect([other.status, errorOf(other.body).code]).toEqual([409, "turn_conflict"]);
    expect((await api.get(`/api/agent/turn/${turn.turnId}`)).body).toEqual(first?.body);
  });

  it("derives the turn of a client that sends none: the same body is the same turn", async () => {
    const { turnId: _none, ...turn } = aTurn();
    const answers = await Promise.all([1, 2].map(() => withoutProtocol(turn)));
    expect(answers[0]).toEqual(answers[1]);
  });
});

async function withoutProtocol(turn: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${server.key}` };
  const init = { method: "POST", headers, body: JSON.stringify(turn) };
  const response = await fetch(`${server.url}/api/agent/interact`, init);
  expect(response.status).toBe(200);
  return response.json();
}

describe("a person's control", () => {
  it("pauses, resumes and cancels a task between two turns", async () => {
    const turn = aTurn();
    const begun = dataOf(endpoints.interact.data, (await api.post("/api/agent/interact", turn)).body);
    if (!("action" in begun) || !begun.taskId) throw new Error("the task did not begin");
    const { taskId, actionId } = begun;
    const path = `/api/session/${turn.sessionId}/task/${taskId}`;
    const next = () => aTurn({ query: undefined, sessionId: turn.sessionId, taskId, lastActionId: actionId });

    expect(dataOf(endpoints.pauseTask.data, (await api.post(`${path}/pause`)).body).status).toBe("paused");
    expect((await api.post("/api/agent/interact", next())).body).toMatchObject({
      data: { status: "paused" },
    });
    const resumed = await api.post(`${path}/resume`, { resolutionMethod: "retry" });
    expect(dataOf(endpoints.resumeTask.data, resumed.body).status).toBe("executing");
    expect((await api.post(`${path}/resume`, { resolutionMethod: "retry" })).status).toBe(400);
    expect(dataOf(endpoints.cancelTask.data, (await api.post(`${path}/cancel`)).body).status).toBe(
      "cancelled",
    );
    const late = await api.post("/api/agent/interact", next());
    expect([late.status, errorOf(late.body).code]).toEqual([409, "task_finished"]);
    expect((await api.post(`${path}/pause`)).status).toBe(409);
  });
});
