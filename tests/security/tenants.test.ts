import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { createKey } from "@/lib/server/api-keys";
import { addKnowledge } from "@/lib/server/knowledge";
import { createUser } from "@/lib/server/users";
import {
  type EndpointName,
  fileOf,
  type InProcessApi,
  inProcessApi,
  routeHandlers,
} from "@/tests/support/in-process-api";
import { foreignCalls, type World } from "./foreign-calls";

let api: InProcessApi;
let owner: string;
let foreigner: string;
let world: World;

/** What takes the first tenant's own away comes last. */
const names = (Object.keys(endpoints) as EndpointName[]).sort(
  (a, b) => Number(a === "deleteSession") - Number(b === "deleteSession"),
);
/** Handlers that answer no JSON; each has its own test here. */
const rawHandlers = [
  "app/api/events/route.ts GET",
  "app/api/metrics/route.ts GET",
  "app/api/pusher/auth/route.ts POST",
  "app/api/run/[id]/picture/route.ts GET",
  "app/api/sign-in/route.ts GET",
  ...["DELETE", "GET", "PATCH", "POST", "PUT"].map((method) => `app/api/[...path]/route.ts ${method}`),
];

beforeAll(async () => {
  api = await inProcessApi();
  owner = await api.keyOf("one");
  foreigner = await api.keyOf("two");
  world = await makeWorld();
}, 120_000);
afterAll(() => api?.close());

async function makeWorld(): Promise<World> {
  const [sessionId, turnId] = [randomUUID(), randomUUID()];
  const goal = "Click the Reports link";
  const body = {
    query: goal,
    sessionId,
    turnId,
    url: "http://clinic.test/",
    interactiveTree: [{ i: "2", r: "link", n: "Reports" }],
  };
  const answer = await api.call("interact", owner, { body });
  const Turn = z.object({ data: z.object({ taskId: z.string(), actionId: z.string() }) });
  const { taskId, actionId } = Turn.parse(answer.body).data;
  const key = await createKey("one", { name: "key of tenant one" }, api.house);
  const { user } = await createUser("one", { name: "user of tenant one", role: "owner" }, api.house);
  const text = "the rules of tenant one";
  const document = await addKnowledge("one", { text }, api.house);
  const ids = { keyId: key.record.id, userId: user.id, documentId: document.id };
  return { sessionId, taskId, turnId, actionId, ...ids, goal };
}

/** All that the owner can see of its own. */
async function ownView(): Promise<string> {
  const { sessionId, taskId } = world;
  const answers = await Promise.all([
    api.call("session", owner, { params: { id: sessionId } }),
    api.call("messages", owner, { params: { id: sessionId } }),
    api.call("task", owner, { params: { id: taskId } }),
    api.call("users", owner),
    api.call("policy", owner),
  ]);
  return answers.map(({ text }) => text).join("\n");
}

describe("another tenant", () => {
  it("is tried on every endpoint there is, and every handler is an endpoint", async () => {
    expect(Object.keys(foreignCalls(world)).sort()).toEqual([...names].sort());
    const described = Object.values(endpoints).map((one) => `${fileOf(one)} ${one.method}`);
    expect(await routeHandlers()).toEqual([...described, ...rawHandlers].sort());
  });

  it.each(names)("finds nothing of the first one by %s", async (name) => {
    const before = await ownView();
    const { answer, ...call } = foreignCalls(world)[name];
    const { status, text } = await api.call(name, foreigner, call);
    if (answer === "missing") expect([name, status, text]).toEqual([name, 404, expect.any(String)]);
    else expect(status, text).toBeLessThan(500);
    const asked = JSON.stringify(call);
    const ids = Object.values(world).filter((id) => !asked.includes(id));
    for (const id of [...ids, "of tenant one"]) expect(text).not.toContain(id);
    expect(await ownView()).toBe(before);
  });

  it.each(names.filter((name) => endpoints[name].access === "caller"))(
    "is nobody without a key: %s",
    async (name) => {
      const { answer: _answer, ...call } = foreignCalls(world)[name];
      expect((await api.call(name, undefined, call)).status).toBe(401);
    },
  );

  it("hears nothing of the first one's events, which the first one itself hears", async () => {
    const [own, foreign] = [await listen(owner), await listen(foreigner)];
    const params = { id: world.sessionId, taskId: world.taskId };
    await api.call("pauseTask", owner, { params });
    await api.call("resumeTask", owner, { params, body: { resolutionMethod: "retry" } });
    await expect.poll(() => own.heard.join("")).toContain("The task goes on.");
    await Promise.all([own.stop(), foreign.stop()]);
    expect(own.heard.join("")).toContain(world.taskId);
    expect(foreign.heard.join("")).not.toContain("data:");
  });

  it("asked in a way that the first one itself is answered", async () => {
    const alone = new Set<EndpointName>(["redeemPairing", "run", "cancelRun"]);
    for (const name of names) {
      const { answer, ...call } = foreignCalls(world)[name];
      if (answer !== "missing" || alone.has(name)) continue;
      const { status, text } = await api.call(name, owner, call);
      expect(status === 404 || text.includes(`"details"`), `${name}: ${text}`).toBe(false);
    }
  });
});

/** Watches the first tenant's session with some tenant's key. */
async function listen(key: string): Promise<{ heard: string[]; stop(): Promise<void> }> {
  const leave = new AbortController();
  const headers = { authorization: `Bearer ${key}` };
  const path = `/api/events?sessionId=${world.sessionId}&lastEventId=0`;
  const response = await api.raw("app/api/events/route.ts", "GET", path, { headers, signal: leave.signal });
  const reader = response.body?.getReader();
  const heard: string[] = [];
  const reading = (async () => {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) return;
      heard.push(new TextDecoder().decode(read.value));
    }
  })().catch(() => undefined);
  const stop = async (): Promise<void> => {
    leave.abort();
    await reader?.cancel().catch(() => undefined);
    await reading;
  };
  return { heard, stop };
}

describe("scopes", () => {
  it.each(names.filter((name) => endpoints[name].access === "caller"))(
    "%s asks for its own",
    async (name) => {
      const { scope } = endpoints[name];
      const others = (["read", "act", "admin"] as const).filter((one) => one !== scope);
      const key = await api.keyOf("two", others);
      const { answer: _answer, ...call } = foreignCalls(world)[name];
      expect((await api.call(name, key, call)).status).toBe(403);
    },
  );

  it("are never more in a new key than its maker has", async () => {
    const admin = await api.keyOf("two", ["admin"]);
    const wanted = { name: "more", scopes: ["act"] };
    expect((await api.call("createKey", admin, { body: wanted })).status).toBe(403);
    const own = await api.call("createKey", admin, { body: { name: "same", scopes: ["admin"] } });
    expect(own.status).toBe(201);
  });
});
