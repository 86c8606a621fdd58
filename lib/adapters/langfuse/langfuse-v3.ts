import { Langfuse } from "langfuse";
import type { OwnedTrace, TraceSink } from "@/lib/agent/ports/tracing";
import type { LangfuseAddress } from "./langfuse-address";
import { generationOf, observationOf, rootOf, scoresOf } from "./observation-of";

/** One request holds 2.5 MB at most; a trace takes a few dozen kB. */
const tracesPerRequest = 20;

/** Self-hosted servers of version 3 and before, which take all of a trace by the ingestion route. */
export function langfuseV3(address: LangfuseAddress): TraceSink {
  return {
    async send(traces) {
      for (let from = 0; from < traces.length; from += tracesPerRequest)
        await sendSome(traces.slice(from, from + tracesPerRequest), address);
    },
  };
}

/** With a client of its own: one client keeps no account of which traces a fault belongs to. */
async function sendSome(traces: readonly OwnedTrace[], address: LangfuseAddress): Promise<void> {
  const { timeoutSeconds, ...server } = address;
  const faults: unknown[] = [];
  const client = new Langfuse({
    ...server,
    requestTimeout: timeoutSeconds * 1000,
    fetchRetryCount: 1,
    fetchRetryDelay: 500,
    // It sends when it is told to, and not before.
    flushAt: Number.MAX_SAFE_INTEGER,
    flushInterval: 0,
  });
  // What could not be sent comes as a warning.
  for (const event of ["warning", "error"]) client.on(event, (fault: unknown) => void faults.push(fault));
  for (const trace of traces) write(trace, client);
  await client.shutdownAsync();
  if (faults.length > 0) throw faults[0];
}

function write(trace: OwnedTrace, client: Langfuse): void {
  const { name, startTime, endTime, metadata, level, statusMessage } = rootOf(trace);
  const { traceId, sessionId } = trace;
  const { status } = trace;
  client.trace({
    id: traceId,
    name,
    sessionId,
    timestamp: startTime,
    metadata,
    ...(status ? { tags: [status] } : {}),
  });
  const root = { id: traceId.slice(-16), traceId };
  client.span({ ...root, name, startTime, endTime, level, ...(statusMessage ? { statusMessage } : {}) });
  for (const span of trace.spans) {
    const observed = {
      ...observationOf(trace, span),
      id: span.spanId,
      traceId,
      parentObservationId: span.parentId ?? root.id,
    };
    if (span.kind === "model") client.generation({ ...observed, ...generationOf(span) });
    else client.span(observed);
  }
  for (const score of scoresOf(trace)) client.score(score);
}
