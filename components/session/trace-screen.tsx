import { Activity } from "lucide-react";
import Link from "next/link";
import { StatusBadge } from "@/components/task/status-badge";
import { TraceWaterfall } from "@/components/task/trace-waterfall";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { durationText } from "@/components/ui/time-text";
import type { TaskTrace } from "@/lib/contracts/turn-trace";

/** Where the time of a task's turns went. `turn`: only that one. */
export function TraceScreen({
  trace,
  turn,
  base,
}: {
  trace: TaskTrace;
  turn: number | undefined;
  base: string;
}) {
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">
          {turn === undefined ? "Trace of the latest turns" : `Trace of turn ${turn}`}
        </h1>
        {turn === undefined ? null : (
          <div className="flex gap-2">
            {turn > 1 ? (
              <Button asChild size="small">
                <Link href={`${base}/trace?turn=${turn - 1}`}>Turn before</Link>
              </Button>
            ) : null}
            <Button asChild size="small">
              <Link href={`${base}/trace?turn=${turn + 1}`}>Next turn</Link>
            </Button>
          </div>
        )}
      </header>
      {trace.tooLargeToReplay.length > 0 ? (
        <p className="text-ink-faint">
          Too large to record, and left out of replays:{" "}
          {trace.tooLargeToReplay.length === 1 ? "turn" : "turns"} {trace.tooLargeToReplay.join(", ")}.
        </p>
      ) : null}
      {trace.traces.length === 0 ? (
        <EmptyState icon={Activity} title="No trace is here">
          A trace is written a second or two after its turn
          {trace.retentionDays === null ? "." : `, and is kept for ${trace.retentionDays} days.`} Load this
          page again in a moment.
        </EmptyState>
      ) : (
        trace.traces.map((one) => (
          <Card
            key={one.traceId}
            title={`Turn ${one.turn}`}
            aside={
              <span className="flex flex-wrap items-center justify-end gap-x-3 text-xs text-ink-faint">
                <Moment at={one.startedAt} />
                <span className="tabular-nums">{durationText(one.durationMs)}</span>
                {/* A turn that acted is over; what its task does now is told elsewhere. */}
                {one.status && one.status !== "executing" ? <StatusBadge status={one.status} /> : null}
                <CopyButton text={one.traceId} what="the trace id" />
              </span>
            }
          >
            <div className="p-4">
              <TraceWaterfall trace={one} />
            </div>
          </Card>
        ))
      )}
    </div>
  );
}
