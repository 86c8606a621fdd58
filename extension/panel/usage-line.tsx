import { costText } from "@/components/ui/number-text";
import type { TaskRecord } from "@/extension/task-record";
import type { TaskDetail } from "@/lib/contracts/task-detail";

/** Progress, tokens and cost in one line. */
export function UsageLine({ record, detail }: { record: TaskRecord; detail: TaskDetail | undefined }) {
  const usage = detail?.usage ?? record.last?.usage.task;
  if (!usage || !record.last) return null;
  const { plan, turn } = record.last;
  const done = plan?.steps.filter(({ status }) => status === "completed").length ?? 0;
  const facts = [
    plan ? `${done} of ${plan.totalSteps} steps` : undefined,
    `${turn} ${turn === 1 ? "turn" : "turns"}`,
    `${(usage.inputTokens + usage.outputTokens).toLocaleString("en")} tokens`,
    costText(usage),
  ];
  return (
    <div className="space-y-1">
      {plan ? (
        <progress
          className="block h-1 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          max={plan.totalSteps}
          value={done}
          aria-label="Steps done"
        />
      ) : null}
      <p className="text-xs text-ink-faint tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
