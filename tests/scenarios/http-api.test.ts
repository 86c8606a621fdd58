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
const sessions = async () => (await api.get("/api/session/latest")).body;

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
    const old = apiClient(server, server.key);
    const noProtocol = { "x-surefoot-protocol": "" };
    const [first, second] = await Promise.all(
      [1, 2].map(() => old.post("/api/agent/interact", turn, noProtocol)),
    );
    expect([first?.status, second?.status]).toEqual([426, 426]);
    const answers = await Promise.all([1, 2].map(() => withoutProtocol(turn)));
    expect(answers[0]).toEqual(answers[1]);
  });

  it("ignores unknown top-level fields and counts them", async () => {
    const { status, headers } = await api.post(
      "/api/agent/interact",
      aTurn({ colour: "red", shape: "round" }),
    );
    expect([status, headers.get("x-surefoot-ignored-fields")]).toEqual([200, "2"]);
  });

  it.each([
    ["no elements", { interactiveTree: [], pageText: "" }],
    ["right-to-left text and emoji", { pageText: "مرحبا بالعالم 👩‍⚕️", pageTitle: "שלום 🎉" }],
    [
      "malformed HTML",
      { interactiveTree: undefined, domMode: "full", dom: "<div><p>Hi<table><tr><td>x</div></p></" },
    ],
    ["8 MB of HTML", { interactiveTree: undefined, domMode: "full", dom: "<p>word</p>".repeat(700_000) }],
  ])("handles a page with %s", { timeout: 90_000 }, async (_name, page) => {
    const { status, body } = await api.post("/api/agent/interact", aTurn(page));
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  });
});

async function withoutProtocol(turn: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${server.key}` };
  const init = { method: "POST", headers, body: JSON.stringify(turn) };
  const response = await fetch(`${server.url}/api/agent/interact`, init);
  expect(response.status).toBe(200);
  return response.json();
}

describe("bad input", () => {
  const interact = "/api/agent/interact";
  it.each([
    ["malformed JSON", interact, '{"query":', 400, "invalid_request", "body"],
    ["a list", interact, "[]", 400, "invalid_request", "body"],
    ["a wrong type", interact, aTurn({ hasErrors: "no" }), 400, "invalid_request", "hasErrors"],
    [
      "a wrong type deep inside",
      interact,
      aTurn({ interactiveTree: [{ i: "1", r: "btn", n: 5 }] }),
      400,
      "invalid_request",
      "interactiveTree[0].n",
    ],
    [
      "an unknown field deep inside",
      interact,
      aTurn({ interactiveTree: [{ i: "1", r: "btn", n: "x", zz: 1 }] }),
      400,
      "invalid_request",
      "interactiveTree[0].zz",
    ],
    ["no goal", interact, aTurn({ query: undefined }), 400, "invalid_request", "query"],
    [
      "a goal that is too long",
      interact,
      aTurn({ query: "x".repeat(4_001) }),
      400,
      "invalid_request",
      "query",
    ],
    [
      "no page",
      interact,
      {
        query: "Click the Reports link",
        sessionId: randomUUID(),
        turnId: randomUUID(),
        url: "http://clinic.test/",
      },
      400,
      "invalid_request",
      "interactiveTree",
    ],
    [
      "20,000 elements",
      interact,
      aTurn({
        interactiveTree: Array.from({ length: 20_000 }, (_, i) => ({ i: String(i), r: "btn", n: "b" })),
      }),
      413,
      "too_large",
      "interactiveTree",
    ],
    ["too much HTML", interact, aTurn({ dom: "x".repeat(8 * 1024 * 1024 + 1) }), 413, "too_large", "dom"],
    ["a body past the limit", interact, "x".repeat(10 * 1024 * 1024 + 1), 413, "too_large", "body"],
    ["an unknown task", interact, aTurn({ taskId: randomUUID() }), 404, "not_found", "taskId"],
    [
      "an answer to nothing",
      interact,
      aTurn({ answer: { questionId: "q", text: "x" } }),
      400,
      "invalid_request",
      "answer.questionId",
    ],
    ["an unknown field elsewhere", "/api/session/init", { colour: "red" }, 400, "invalid_request", "colour"],
    ["an id that is none", "/api/session/init", { sessionId: "1" }, 400, "invalid_request", "sessionId"],
    ["a key without a name", "/api/keys", {}, 400, "invalid_request", "name"],
  ])("%s is refused, named and leaves nothing behind", async (_name, path, sent, status, code, field) => {
    const before = await sessions();
    const reply = await api.post(path, sent);
    const error = errorOf(reply.body);
    expect([reply.status, error.code]).toEqual([status, code]);
    expect(error.message.startsWith(field), error.message).toBe(true);
    expect(error.requestId).toBe(reply.headers.get("x-request-id"));
    expect(JSON.stringify(error)).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
    expect(await sessions()).toEqual(before);
  });

  it("is answered 404 for what there is not", async () => {
    const paths = [`/api/task/${randomUUID()}`, `/api/session/${randomUUID()}`, "/api/nothing"];
    paths.push(`/api/session/${randomUUID()}/messages`, `/api/session/${randomUUID()}/task/active`);
    for (const path of paths) expect((await api.get(path)).status, path).toBe(404);
  });

  it("tells a client of another protocol version which side is behind", async () => {
    const { status, body } = await api.post(interact, aTurn(), { "x-surefoot-protocol": "2" });
    expect([status, errorOf(body).code]).toEqual([426, "unsupported_protocol"]);
  });
});

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
