import { StatusBadge } from "@/components/task/status-badge";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Phase, TaskRecord } from "@/extension/task-record";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { TaskDetail } from "@/lib/contracts/task-detail";

const shown: Record<Phase, { label: string; tone: Tone }> = {
  running: { label: "Working", tone: "busy" },
  waiting: { label: "Waiting for you", tone: "unsure" },
  paused: { label: "Paused", tone: "plain" },
  taken_over: { label: "You are in control", tone: "plain" },
  needs_permission: { label: "Waiting for you", tone: "unsure" },
  unreachable: { label: "Server unreachable", tone: "bad" },
  signed_out: { label: "Not paired", tone: "bad" },
  ended: { label: "Ended", tone: "plain" },
  stopped: { label: "Stopped", tone: "plain" },
  failed: { label: "Cannot go on", tone: "bad" },
};

/** How the task stands, and why, spoken by screen readers when it changes. */
export function PhaseLine({ record, detail }: { record: TaskRecord; detail: TaskDetail | undefined }) {
  const { label, tone } = shown[record.phase];
  const status = statusShown(record, detail);
  // Why a server does not answer stands where it can be asked again.
  const text = record.phase === "unreachable" ? undefined : (record.note ?? lastWord(record, detail));
  return (
    <div role="status" className="space-y-1">
      {status ? <StatusBadge status={status} /> : <Badge tone={tone}>{label}</Badge>}
      {text === undefined ? null : <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p>}
    </div>
  );
}

/** What the server holds counts: a task may have been ended or let go on elsewhere. Of what only this browser knows the phase speaks. */
function statusShown({ phase, last }: TaskRecord, detail: TaskDetail | undefined) {
  if (phase !== "ended" && phase !== "waiting") return undefined;
  const isNews = detail && (phase === "waiting" || isEndStatus(detail.status));
  return isNews ? detail.status : last?.status;
}

function lastWord({ phase, last }: TaskRecord, detail: TaskDetail | undefined): string | undefined {
  if (phase === "ended" && detail?.completion) return detail.completion.summary;
  if (!last) return phase === "running" ? "Reading the page." : undefined;
  if (phase === "ended" && "completion" in last) return last.completion.summary;
  return phase === "running" ? last.thought : undefined;
}
