import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Session } from "@/lib/agent/domain/session";
import { Task } from "@/lib/agent/domain/task";
import { endpoints } from "@/lib/contracts/endpoints";
import { ErrorBody, successBody } from "@/lib/contracts/error";
import { Message } from "@/lib/contracts/message";
import {
  type Call,
  type EndpointName,
  type InProcessApi,
  inProcessApi,
} from "@/tests/support/in-process-api";
import { foreignCalls } from "./foreign-calls";
import { hostileBodies, hostileFields, hostileTurns } from "./hostile-input";

const names = Object.keys(endpoints) as EndpointName[];
const bodies = process.env.SUREFOOT_TEST_DEEP ? 20_000 : 2_000;
/** Turns take the most, and are asked the most. */
const turns = Math.ceil(bodies * 0.4);
const each = Math.ceil((bodies - turns) / (names.length - 1));
const seed = 20_260_101;
const longestMs = 1_000;
const tenantId = "fuzzed";

let api: InProcessApi;
let key: string;
const taskIds = new Set<string>();
let acceptedTurns = 0;

beforeAll(async () => {
  api = await inProcessApi();
  key = await api.keyOf(tenantId);
}, 120_000);
afterAll(() => api?.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Right calls on things that are not there, to be spoilt. */
const right = () =>
  foreignCalls({
    sessionId: randomUUID(),
    taskId: randomUUID(),
    turnId: randomUUID(),
    actionId: "a1",
    keyId: randomUUID(),
    userId: randomUUID(),
    goal: "g",
  } as Parameters<typeof foreignCalls>[0]);

async function call(name: EndpointName, given: Call): Promise<void> {
  const startedAt = performance.now();
  let answer = await api.call(name, key, given);
  let ms = performance.now() - startedAt;
  if (ms > longestMs) {
    // A busy machine is no hang: that comes again.
    const again = performance.now();
    answer = await api.call(name, key, given);
    ms = performance.now() - again;
  }
  const about = `${name} ${answer.status} ${answer.text.slice(0, 300)}`;
  expect(answer.status, about).toBeLessThan(500);
  expect(ms, about).toBeLessThan(longestMs);
  const form = answer.status < 300 ? successBody(endpoints[name].data) : ErrorBody;
  const parsed = form.safeParse(answer.body);
  if (name !== "openapi") expect(parsed.error?.issues ?? [], about).toEqual([]);
  if (name === "interact" && answer.status === 200) acceptedTurns++;
  const data = isRecord(answer.body) ? answer.body.data : undefined;
  if (isRecord(data) && typeof data.taskId === "string") taskIds.add(data.taskId);
}

describe("hostile requests", () => {
  it("to interact are answered, each in its time", { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(hostileTurns, (body) => call("interact", { body })),
      { numRuns: turns, seed },
    );
  });

  const others = names.filter((name) => name !== "interact");
  it.each(others)("to %s are answered, each in its time", { timeout: 3_600_000 }, async (name) => {
    const { params = {}, query = {}, body } = right()[name];
    const hostile = fc.record({
      params: fc.oneof(fc.constant(params), hostileFields(params)),
      query: hostileFields(query),
      body: hostileBodies(isRecord(body) ? body : {}),
    });
    await fc.assert(
      fc.asyncProperty(hostile, (given) => call(name, given)),
      { numRuns: each, seed },
    );
  });

  it("have stored nothing that a schema refuses", { timeout: 600_000 }, async () => {
    const { store } = api.house;
    expect(acceptedTurns).toBeGreaterThan(turns / 20);
    expect(taskIds.size).toBeGreaterThan(10);
    for (const id of taskIds) {
      const task = await store.loadTask(tenantId, id);
      if (!task) continue;
      expect(Task.safeParse(task).error?.issues ?? []).toEqual([]);
      const session = await store.loadSession(tenantId, task.sessionId);
      expect(Session.safeParse(session).error?.issues ?? []).toEqual([]);
      for (const message of await store.listMessages(tenantId, task.sessionId, 0, 100))
        expect(Message.safeParse(message).error?.issues ?? []).toEqual([]);
    }
    expect(Reflect.get({}, "admin")).toBeUndefined();
  });
});
