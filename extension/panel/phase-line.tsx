import { StatusBadge } from "@/components/task/status-badge";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Phase, TaskRecord } from "../task-record";

const shown: Record<Phase, { label: string; tone: Tone }> = {
  running: { label: "Working", tone: "busy" },
  waiting: { label: "Waiting for you", tone: "unsure" },
  paused: { label: "Paused", tone: "plain" },
  taken_over: { label: "You are in control", tone: "plain" },
  needs_permission: { label: "Needs permission", tone: "unsure" },
  unreachable: { label: "Server unreachable", tone: "bad" },
  signed_out: { label: "Not paired", tone: "bad" },
  ended: { label: "Ended", tone: "plain" },
  stopped: { label: "Stopped", tone: "plain" },
  failed: { label: "Cannot go on", tone: "bad" },
};

/** How the task stands, and why, spoken by screen readers when it changes. */
export function PhaseLine({ record }: { record: TaskRecord }) {
  const { label, tone } = shown[record.phase];
  const showsStatus = record.last !== undefined && (record.phase === "ended" || record.phase === "waiting");
  const text = record.note ?? lastWord(record);
  return (
    <div role="status" className="space-y-1">
      {showsStatus && record.last ? (
        <StatusBadge status={record.last.status} />
      ) : (
        <Badge tone={tone}>{label}</Badge>
      )}
      {text === undefined ? null : <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p>}
    </div>
  );
}

function lastWord({ phase, last }: TaskRecord): string | undefined {
  if (!last) return phase === "running" ? "Reading the page." : undefined;
  if (phase === "ended" && "completion" in last) return last.completion.summary;
  return phase === "running" ? last.thought : undefined;
}
