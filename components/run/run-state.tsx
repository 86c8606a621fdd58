import { Badge, type Tone } from "@/components/ui/badge";
import type { RunView } from "@/lib/contracts/run";

const states: Record<Exclude<RunView["state"], "ended">, { label: string; tone: Tone }> = {
  starting: { label: "Starting", tone: "busy" },
  running: { label: "Running", tone: "busy" },
  waiting: { label: "Waiting for you", tone: "unsure" },
};
const results: Record<string, { label: string; tone: Tone }> = {
  completed: { label: "Completed", tone: "good" },
  partial: { label: "Partial", tone: "unsure" },
  unverified: { label: "Unverified", tone: "unsure" },
  failed: { label: "Failed", tone: "bad" },
  cancelled: { label: "Cancelled", tone: "plain" },
  lost: { label: "Server restarted", tone: "unsure" },
  stopped: { label: "Stopped", tone: "plain" },
  error: { label: "Did not run to an end", tone: "bad" },
};

/** Where a run stands, or how it ended. */
export function RunState({ run }: { run: Pick<RunView, "state" | "result"> }) {
  const shown =
    run.state === "ended"
      ? (results[run.result ?? ""] ?? { label: "Ended", tone: "plain" as const })
      : states[run.state];
  return <Badge tone={shown.tone}>{shown.label}</Badge>;
}
