import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/contracts/endpoints";
import { aReceiver, type Manner, type Receiver } from "@/tests/support/a-langfuse-receiver";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { aGoal, answerOf, dataOf } from "@/tests/support/an-api";

const slow = 60_000;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function anApiTracedTo(manner: Manner | "is gone", sdk: "v3" | "v5" = "v5") {
  const receiver: Receiver = await aReceiver(manner === "is gone" ? "takes" : manner);
  closers.push(receiver.close);
  if (manner === "is gone") await receiver.close();
  const env = {
    LANGFUSE_BASE_URL: receiver.url,
    LANGFUSE_PUBLIC_KEY: "pk",
    LANGFUSE_SECRET_KEY: "sk",
    LANGFUSE_SDK: sdk,
  };
  const api = await serveApi({}, { env });
  closers.push(api.close);
  return { api, receiver };
}

/** Two turns: the click, and the verdict on it. */
async function twoTurns({ client }: ServedApi, page: object = {}) {
  const goal = { ...aGoal(), ...page };
  const first = answerOf(await client.post("/api/agent/interact", goal));
  if (first.status !== "executing") throw new Error(`the first turn answered ${first.status}`);
  const { taskId, actionId } = first;
  const { query: _said, ...same } = goal;
  const next = { ...same, turnId: randomUUID(), taskId, lastActionId: actionId, lastActionStatus: "success" };
  return { taskId, second: answerOf(await client.post("/api/agent/interact", next)) };
}

const traceOf = async ({ client }: ServedApi, taskId: string | undefined, query = "") =>
  endpoints.taskTrace.data.parse(dataOf(await client.get(`/api/task/${taskId}/trace${query}`)));

describe("the trace of a turn", () => {
  it(
    "shows every node and model call, with the verdict's scores, in the product and at Langfuse alike",
    async () => {
      const { api, receiver } = await anApiTracedTo("takes");
      const { taskId } = await twoTurns(api);
      await api.house.traces.flush();
      const { traces, retentionDays } = await traceOf(api, taskId);
      expect(traces.map(({ turn }) => turn)).toEqual([1, 2]);
      expect(retentionDays).toBe(30);
      const [first, second] = traces;
      expect(first?.spans.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
        expect.arrayContaining(["node context", "model analyse_context", "node policy", "node finalize"]),
      );
      expect(second?.spans[0]).toMatchObject({ kind: "node", name: "verification" });
      expect(second?.scores.map(({ name }) => name)).toContain("verification_tokens_saved");
      const calls = first?.spans.filter(({ kind }) => kind === "model") ?? [];
      const nodes = new Set(first?.spans.filter(({ kind }) => kind === "node").map(({ spanId }) => spanId));
      expect(calls.length).toBeGreaterThan(0);
      for (const { parentId, call } of calls) {
        expect(nodes.has(parentId ?? "")).toBe(true);
        expect(call).toMatchObject({ model: "offline", costUsd: 0 });
      }
      const sent = receiver.received.map(({ text }) => text).join("");
      for (const { traceId, spans } of traces)
        for (const id of [traceId, ...spans.map(({ spanId }) => spanId)]) expect(sent).toContain(id);
      expect((await traceOf(api, taskId, "?turn=2")).traces).toEqual([second]);
      expect((await traceOf(api, taskId, "?turn=9")).traces).toEqual([]);
      const usage = dataOf(await api.client.get(`/api/usage?taskId=${taskId}&timeZone=Asia/Kathmandu`));
      const counted = traces.flatMap(({ spans }) => spans.filter(({ call }) => call)).length;
      expect(endpoints.usage.data.parse(usage)).toMatchObject({
        total: { calls: counted },
        tasks: { total: 1 },
      });
    },
    slow,
  );

  it(
    "holds nothing of the goal or the page",
    async () => {
      const { api, receiver } = await anApiTracedTo("takes");
      const marks = ["zanzibar", "kilimanjaro", "hunter2secret"];
      const [goal, text, secret] = marks;
      const { taskId } = await twoTurns(api, {
        query: `Click "${goal}"`,
        pageText: `Patients\nSettings\n${text}`,
        pageTitle: text,
        interactiveTree: [
          { i: "1", r: "btn", n: goal },
          { i: "9", r: "inp", n: "Key", v: secret, k: "password" },
        ],
      });
      await api.house.traces.flush();
      const told =
        JSON.stringify(await traceOf(api, taskId)) + receiver.received.map(({ text }) => text).join("");
      expect(told.length).toBeGreaterThan(2_000);
      for (const mark of marks) expect(told).not.toContain(mark);
    },
    slow,
  );

  it.each([
    ["hangs", "v5"],
    ["fails", "v5"],
    ["is gone", "v5"],
    ["hangs", "v3"],
  ] as const)(
    "neither fails nor holds up its turn when its receiver %s (%s)",
    async (manner, sdk) => {
      const { api } = await anApiTracedTo(manner, sdk);
      await twoTurns(api);
      const began = performance.now();
      const { taskId, second } = await twoTurns(api);
      expect(performance.now() - began).toBeLessThan(4_000);
      expect(second.turn).toBe(2);
      await expect.poll(async () => (await traceOf(api, taskId)).traces.length).toBe(2);
    },
    slow,
  );

  it(
    "of a task of another tenant is as absent as that of none",
    async () => {
      const { api } = await anApiTracedTo("takes");
      expect((await api.client.get(`/api/task/${randomUUID()}/trace`)).status).toBe(404);
    },
    slow,
  );
});
