import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import { isEndStatus, type ResponseStatus } from "@/lib/contracts/interact-response";
import type { TraceScore, TraceSpan } from "@/lib/contracts/turn-trace";

/** What one trace holds at most; a turn that passes more nodes ends at the graph's own limit. */
const spanLimit = 400;

export type OpenSpan = { end(result?: Pick<TraceSpan, "error" | "call" | "sources">): void };

/** Watches one turn run, and tells it as a trace when it is over. */
export type TurnWatch = {
  node(name: string): OpenSpan;
  /** Belongs to the node that runs. */
  model(name: string): OpenSpan;
  /** Names of the nodes passed so far, in order. */
  visited(): readonly string[];
  trace(result: { status: ResponseStatus; verdict?: VerdictRecord } | { error: string }): OwnedTrace;
};

type Whose = Pick<OwnedTrace, "tenantId" | "sessionId" | "taskId" | "turn" | "turnId">;

export function watchTurn(whose: Whose, { clock, ids }: { clock: Clock; ids: Ids }): TurnWatch {
  const started = clock.now();
  const sinceStart = () => Math.max(0, clock.now().getTime() - started.getTime());
  const spans: TraceSpan[] = [];
  const visited: string[] = [];
  let spansLeftOut = 0;
  let running: string | undefined;

  function begin(kind: TraceSpan["kind"], name: string, parentId?: string): OpenSpan & { spanId: string } {
    // The end of an id, which is random: spans of a turn begin in the same millisecond.
    const spanId = hexOf(ids).slice(-16);
    const startMs = sinceStart();
    if (spans.length >= spanLimit) spansLeftOut++;
    else spans.push({ spanId, ...(parentId ? { parentId } : {}), kind, name, startMs, durationMs: 0 });
    return {
      spanId,
      end(result = {}) {
        const at = spans.findIndex((span) => span.spanId === spanId);
        const span = spans[at];
        if (span) spans[at] = { ...span, durationMs: sinceStart() - startMs, ...result };
      },
    };
  }

  return {
    node(name) {
      visited.push(name);
      const span = begin("node", name);
      running = span.spanId;
      return {
        end(result) {
          if (running === span.spanId) running = undefined;
          span.end(result);
        },
      };
    },
    model: (name) => begin("model", name, running),
    visited: () => visited,
    trace: (result) => ({
      ...whose,
      traceId: hexOf(ids),
      startedAt: started.toISOString(),
      durationMs: sinceStart(),
      ...("error" in result
        ? { error: result.error, scores: [] }
        : { status: result.status, scores: scoresOf(result) }),
      spans,
      spansLeftOut,
    }),
  };
}

const hexOf = (ids: Ids): string => ids.uuid().replaceAll("-", "");

const tierScore: Readonly<Record<number, number>> = { 1: 1, 2: 0.5, 3: 0 };
const goalScore = { completed: 1, partial: 0.5, unverified: 0.5, failed: 0, cancelled: 0 } as const;

function scoresOf({ status, verdict }: { status: ResponseStatus; verdict?: VerdictRecord }): TraceScore[] {
  const decidedBy = verdict?.outcome === "undecided" ? undefined : verdict?.tier;
  const tier = typeof decidedBy === "number" ? tierScore[decidedBy] : undefined;
  return [
    ...(tier === undefined ? [] : [{ name: "verification_tier", value: tier } as const]),
    ...(verdict ? [{ name: "verification_tokens_saved", value: verdict.tokensSaved } as const] : []),
    ...(isEndStatus(status)
      ? [{ name: "goal_status", value: goalScore[status], comment: status } as const]
      : []),
  ];
}
