import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { OwnedTrace, TraceSink } from "@/lib/agent/ports/tracing";
import { aReceiver, type Manner, type Receiver } from "@/tests/support/a-langfuse-receiver";
import { aTrace } from "@/tests/support/a-trace";
import type { LangfuseAddress } from "./langfuse-address";
import { langfuseV3 } from "./langfuse-v3";
import { langfuseV5 } from "./langfuse-v5";

const adapters: [string, (address: LangfuseAddress) => TraceSink][] = [
  ["v5", langfuseV5],
  ["v3", langfuseV3],
];
const keys = { publicKey: "pk-1", secretKey: "sk-1", timeoutSeconds: 1 };
const basic = `Basic ${Buffer.from("pk-1:sk-1").toString("base64")}`;
const receivers: Receiver[] = [];
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
});

async function sent(make: (address: LangfuseAddress) => TraceSink, traces: OwnedTrace[], manner?: Manner) {
  const receiver = await aReceiver(manner);
  receivers.push(receiver);
  const failed = await make({ ...keys, baseUrl: receiver.url })
    .send(traces)
    .then(
      () => false,
      () => true,
    );
  return { ...receiver, failed };
}

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const OtlpSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(Attribute),
});
const Otlp = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(OtlpSpan) })) })),
});
const Ingestion = z.object({
  batch: z.array(z.object({ type: z.string(), body: z.looseObject({ name: z.string() }) })),
});

/** Spans of either protocol in one form. */
function spansOf({ received }: Receiver) {
  return received.flatMap(({ path, body }) => {
    if (path === "/api/public/otel/v1/traces") return otlpSpans(body);
    return Ingestion.parse(body)
      .batch.filter(({ type }) => type === "span-create" || type === "generation-create")
      .map(({ body: span }) => ({
        name: span.name,
        id: span.id,
        traceId: span.traceId,
        parent: span.parentObservationId ?? undefined,
        ms: Date.parse(String(span.endTime)) - Date.parse(String(span.startTime)),
        model: span.model ?? undefined,
        usage: span.usageDetails,
        cost: span.costDetails,
        level: span.level,
      }));
  });
}

function otlpSpans(body: unknown) {
  const spans = Otlp.parse(body).resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  );
  return spans.map((span) => {
    const told = new Map(span.attributes.map(({ key, value }) => [key, value.stringValue]));
    const json = (key: string) => {
      const text = told.get(`langfuse.observation.${key}`);
      return text === undefined ? undefined : JSON.parse(text);
    };
    return {
      name: span.name,
      id: span.spanId,
      traceId: span.traceId,
      parent: span.parentSpanId,
      ms: Number((BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1_000_000n),
      model: told.get("langfuse.observation.model.name"),
      usage: json("usage_details"),
      cost: json("cost_details"),
      level: told.get("langfuse.observation.level"),
      session: told.get("session.id"),
    };
  });
}

const scoresOf = ({ received }: Receiver) =>
  received
    .filter(({ path }) => path === "/api/public/ingestion")
    .flatMap(({ body }) => Ingestion.parse(body).batch)
    .filter(({ type }) => type === "score-create")
    .map(({ body }) => [body.name, body.value, body.traceId]);

describe.each(adapters)("traces sent to Langfuse with the SDK of %s", (_name, make) => {
  it("arrive as one trace with a span for each node and model call, in their places and with their times", async () => {
    const trace = aTrace();
    const spans = spansOf(await sent(make, [trace]));
    const root = spans.find(({ name }) => name === "turn");
    const node = spans.find(({ name }) => name === "verification");
    const call = spans.find(({ name }) => name === "verify_lightly");
    expect(spans).toHaveLength(4);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace.traceId]));
    // Its time comes first in an id: only the end tells two of one moment apart.
    expect(root).toMatchObject({ id: trace.traceId.slice(-16), parent: undefined, ms: 950 });
    expect(node).toMatchObject({ id: trace.spans[0]?.spanId, parent: root?.id, ms: 700 });
    expect(call).toMatchObject({
      parent: node?.id,
      ms: 650,
      model: "small-1",
      usage: { input: 60, output: 7, input_cached_tokens: 40, output_reasoning_tokens: 3, total: 110 },
      cost: { total: 0.0012 },
      level: "DEFAULT",
    });
  });

  it("carry the scores of the turn", async () => {
    const trace = aTrace();
    expect(scoresOf(await sent(make, [trace]))).toEqual([
      ["verification_tier", 0.5, trace.traceId],
      ["verification_tokens_saved", 2400, trace.traceId],
      ["goal_status", 1, trace.traceId],
    ]);
  });

  it("say with which fault a span or a turn ended", async () => {
    const [span] = aTrace().spans;
    const spans = span ? [{ ...span, error: "model_unavailable" }] : [];
    const trace = aTrace({ error: "model_unavailable", scores: [], spans });
    expect(spansOf(await sent(make, [trace])).map(({ name, level }) => [name, level])).toEqual(
      expect.arrayContaining([
        ["turn", "ERROR"],
        ["verification", "ERROR"],
      ]),
    );
  });

  it("are signed with the project's keys", async () => {
    const { received } = await sent(make, [aTrace()]);
    expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
  });

  it("come as many at once as there are", async () => {
    const traces = Array.from({ length: 30 }, (_, turn) =>
      aTrace({ turn, traceId: turn.toString(16).padStart(32, "a") }),
    );
    const receiver = await sent(make, traces);
    expect(new Set(spansOf(receiver).map(({ traceId }) => traceId)).size).toBe(30);
    expect(scoresOf(receiver)).toHaveLength(90);
  });

  it("are known to be lost when the server is out of order", async () => {
    expect((await sent(make, [aTrace()], "fails")).failed).toBe(true);
  }, 30_000);

  it("are known to be lost when nobody listens", async () => {
    const { url, close } = await aReceiver();
    await close();
    await expect(make({ ...keys, baseUrl: url }).send([aTrace()])).rejects.toBeDefined();
  }, 30_000);

  it("are known to be lost when the server takes them and never answers", async () => {
    expect((await sent(make, [aTrace()], "hangs")).failed).toBe(true);
  }, 60_000);
});
