import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import type { TraceSpan } from "@/lib/contracts/turn-trace";

type Observation = {
  name: string;
  startTime: Date;
  endTime: Date;
  level: "DEFAULT" | "ERROR";
  statusMessage?: string;
};

/** The turn itself, as the root of its trace. */
export const rootOf = (trace: OwnedTrace): Observation & { metadata: Record<string, unknown> } => ({
  name: "turn",
  ...timesOf(trace, 0, trace.durationMs),
  ...failing(trace.error),
  metadata: metadataOf(trace),
});

/** Ids and counts; what a person said or a page showed is no part of a trace. */
const metadataOf = ({ tenantId, taskId, turn, turnId, status, spansLeftOut }: OwnedTrace) => ({
  ...{ tenantId, taskId, turn, turnId },
  ...(status ? { status } : {}),
  ...(spansLeftOut > 0 ? { spansLeftOut } : {}),
});

/** A node of the turn graph, or a model call without what it cost. */
export const observationOf = (trace: OwnedTrace, span: TraceSpan): Observation => ({
  name: span.name,
  ...timesOf(trace, span.startMs, span.durationMs),
  ...failing(span.error),
});

/** Tokens by what they are billed as: parts are told beside their sum, never twice. */
export function generationOf({ call }: TraceSpan) {
  if (!call) return {};
  const { model, effort, tier, inputTokens, outputTokens, cachedTokens, thoughtTokens, costUsd, unpriced } =
    call;
  return {
    model,
    modelParameters: { effort, ...(tier === undefined ? {} : { tier }) },
    usageDetails: {
      input: inputTokens - cachedTokens,
      output: outputTokens - thoughtTokens,
      input_cached_tokens: cachedTokens,
      output_reasoning_tokens: thoughtTokens,
      total: inputTokens + outputTokens,
    },
    ...(unpriced ? {} : { costDetails: { total: costUsd } }),
  };
}

/** The same score again replaces itself. */
export const scoresOf = ({ traceId, scores }: OwnedTrace) =>
  scores.map(({ name, value, comment }) => ({
    id: `${traceId}-${name}`,
    traceId,
    name,
    value,
    dataType: "NUMERIC" as const,
    ...(comment ? { comment } : {}),
  }));

function timesOf(trace: OwnedTrace, startMs: number, durationMs: number) {
  const start = Date.parse(trace.startedAt) + startMs;
  return { startTime: new Date(start), endTime: new Date(start + durationMs) };
}

const failing = (error: string | undefined): Pick<Observation, "level" | "statusMessage"> =>
  error === undefined ? { level: "DEFAULT" } : { level: "ERROR", statusMessage: error };
