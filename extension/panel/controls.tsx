import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type Command, sendCommand } from "@/extension/messages";
import type { Phase } from "@/extension/task-record";
import { Problem } from "./problem";

type Control = Extract<Command["kind"], "pause" | "take_over" | "go_on" | "stop" | "forget">;

const held: readonly Control[] = ["go_on", "stop"];
const offered: Partial<Record<Phase, readonly Control[]>> = {
  running: ["pause", "take_over", "stop"],
  paused: held,
  taken_over: held,
};
const labels: Record<Control, string> = {
  pause: "Pause",
  take_over: "Take over",
  go_on: "Resume",
  stop: "Stop",
  forget: "Forget",
};

/** What a person may do to a task that is not over. */
export function Controls({ tabId, phase }: { tabId: number; phase: Phase }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function run(kind: Control): Promise<void> {
    setBusy(true);
    const result = await sendCommand({ kind, tabId });
    setProblem(result.ok ? undefined : result.message);
    setBusy(false);
  }
  return (
    <>
      <Problem text={problem} />
      <fieldset className="flex flex-wrap gap-2" disabled={busy}>
        <legend className="sr-only">Control the task</legend>
        {(offered[phase] ?? ["stop"]).map((kind) => (
          <Button key={kind} look={kind === "stop" ? "danger" : "plain"} onClick={() => run(kind)}>
            {kind === "go_on" && phase === "taken_over" ? "Hand back" : labels[kind]}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
