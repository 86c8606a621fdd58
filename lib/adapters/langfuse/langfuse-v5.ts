import { randomUUID } from "node:crypto";
import { LangfuseClient } from "@langfuse/client";
import { LangfuseSpanProcessor } from "@langfuse/otel";
import { createObservationAttributes } from "@langfuse/tracing";
import { type Context, ROOT_CONTEXT, type Tracer, trace as tracing } from "@opentelemetry/api";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { OwnedTrace, TraceSink } from "@/lib/agent/ports/tracing";
import type { TraceSpan } from "@/lib/contracts/turn-trace";
import type { LangfuseAddress } from "./langfuse-address";
import { generationOf, observationOf, rootOf, scoresOf } from "./observation-of";

/** Spans of one export; those of a batch of turns go in a few requests. */
const spansPerRequest = 512;
const scoresPerRequest = 100;

/** Langfuse's cloud, and servers from version 4 on: spans as OpenTelemetry, scores by the ingestion route. */
export function langfuseV5({ timeoutSeconds: timeout, ...server }: LangfuseAddress): TraceSink {
  const next = { traceId: "", spanId: "" };
  const processor = new LangfuseSpanProcessor({
    ...server,
    timeout,
    flushAt: spansPerRequest,
    mediaUploadEnabled: false,
  });
  const provider = new NodeTracerProvider({
    spanProcessors: [processor],
    // Spans keep the ids that the store knows them by.
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    forceFlushTimeoutMillis: 2 * timeout * 1000,
  });
  const tracer = provider.getTracer("langfuse-sdk");
  const client = new LangfuseClient({ ...server, timeout });
  return {
    async send(traces) {
      for (const trace of traces) write(trace, tracer, next);
      const scores = traces.flatMap(scoresOf);
      await Promise.all([processor.forceFlush(), sendScores(client, scores)]);
    },
  };
}

function write(trace: OwnedTrace, tracer: Tracer, next: { traceId: string; spanId: string }): void {
  next.traceId = trace.traceId;
  next.spanId = trace.traceId.slice(-16);
  const { name, startTime, endTime, ...told } = rootOf(trace);
  const root = tracer.startSpan(name, { startTime, root: true }, ROOT_CONTEXT);
  root.setAttributes({
    ...createObservationAttributes("agent", told),
    "langfuse.trace.name": name,
    "session.id": trace.sessionId,
  });
  const below = tracing.setSpan(ROOT_CONTEXT, root);
  const contexts = new Map<string, Context>();
  for (const span of trace.spans) {
    next.spanId = span.spanId;
    const written = writeSpan(trace, span, tracer, contexts.get(span.parentId ?? "") ?? below);
    contexts.set(span.spanId, tracing.setSpan(ROOT_CONTEXT, written));
  }
  root.end(endTime);
}

function writeSpan(trace: OwnedTrace, span: TraceSpan, tracer: Tracer, below: Context) {
  const { name, startTime, endTime, ...told } = observationOf(trace, span);
  const written = tracer.startSpan(name, { startTime }, below);
  const attributes =
    span.kind === "model"
      ? createObservationAttributes("generation", { ...told, ...generationOf(span) })
      : createObservationAttributes("span", told);
  written.setAttributes({ ...attributes, "langfuse.trace.name": "turn", "session.id": trace.sessionId });
  written.end(endTime);
  return written;
}

async function sendScores(client: LangfuseClient, scores: ReturnType<typeof scoresOf>): Promise<void> {
  const timestamp = new Date().toISOString();
  for (let from = 0; from < scores.length; from += scoresPerRequest) {
    const batch = scores
      .slice(from, from + scoresPerRequest)
      .map((body) => ({ id: randomUUID(), type: "score-create" as const, timestamp, body }));
    await client.api.ingestion.batch({ batch }, { maxRetries: 1 });
  }
}
