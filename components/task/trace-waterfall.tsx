import { SourceList } from "@/components/task/source-list";
import { cn } from "@/components/ui/cn";
import { costText, countText } from "@/components/ui/number-text";
import { durationText } from "@/components/ui/time-text";
import type { TraceSpan, TurnTrace } from "@/lib/contracts/turn-trace";

/** How one turn ran, as bars along its time. */
export function TraceWaterfall({ trace }: { trace: TurnTrace }) {
  const total = Math.max(trace.durationMs, ...trace.spans.map((span) => span.startMs + span.durationMs), 1);
  const byId = new Map(trace.spans.map((span) => [span.spanId, span]));
  return (
    <div className="space-y-3">
      <ol className="grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] overflow-hidden rounded-lg border border-line">
        {trace.spans.map((span) => (
          <Bar key={span.spanId} span={span} total={total} depth={depthOf(span, byId)} />
        ))}
      </ol>
      {trace.spansLeftOut > 0 ? (
        <p className="text-xs text-ink-faint">{countText(trace.spansLeftOut)} more spans were not kept.</p>
      ) : null}
      {trace.scores.length === 0 ? null : (
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs">
          {trace.scores.map(({ name, value, comment }) => (
            <div key={name} className="flex gap-1.5">
              <dt className="font-mono text-ink-faint">{name}</dt>
              <dd className="tabular-nums">
                {value}
                {comment ? ` (${comment})` : ""}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function depthOf(span: TraceSpan, byId: ReadonlyMap<string, TraceSpan>): number {
  const parent = span.parentId === undefined ? undefined : byId.get(span.parentId);
  return parent && parent !== span ? depthOf(parent, byId) + 1 : 0;
}

function Bar({ span, total, depth }: { span: TraceSpan; total: number; depth: number }) {
  const { name, kind, startMs, durationMs, error, call, sources } = span;
  return (
    <li className="col-span-full grid grid-cols-subgrid items-center gap-3 border-b border-line px-3 py-1.5 last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-y-0.5">
      <span
        className="min-w-0 truncate font-mono text-xs max-sm:flex-auto"
        style={{ paddingLeft: `${depth}rem` }}
        title={name}
      >
        {name}
      </span>
      <span className="relative h-4 max-sm:order-last max-sm:basis-full" aria-hidden="true">
        <span
          className={cn(
            "absolute inset-y-0.5 min-w-0.5 rounded-sm",
            error ? "bg-bad" : kind === "model" ? "bg-busy" : "bg-accent",
          )}
          style={{ left: `${(startMs / total) * 100}%`, width: `${(durationMs / total) * 100}%` }}
        />
      </span>
      <span className="text-right text-xs text-ink-faint tabular-nums">
        {durationText(durationMs)}
        {call
          ? ` · ${call.model} · ${countText(call.inputTokens + call.outputTokens)} tokens · ${costText({ ...call, unpricedCalls: call.unpriced ? 1 : 0 })}`
          : ""}
        {error ? <span className="text-bad"> · {error}</span> : null}
      </span>
      {sources ? (
        <span className="col-span-full max-sm:order-last max-sm:basis-full">
          <SourceList sources={sources.map(({ title, url }) => ({ title, source: url }))} lead="Looked up" />
        </span>
      ) : null}
    </li>
  );
}
