import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { TaskDetail } from "@/lib/contracts/task-detail";

const doubt = { icon: CircleHelp, style: "border-unsure bg-unsure-soft [&>svg]:text-unsure" };
const looks: Partial<Record<TaskDetail["status"], { icon: typeof CircleX; style: string }>> = {
  completed: { icon: CircleCheck, style: "border-good bg-good-soft [&>svg]:text-good" },
  partial: doubt,
  unverified: doubt,
  failed: { icon: CircleX, style: "border-bad bg-bad-soft [&>svg]:text-bad" },
};
const plain = { icon: CircleX, style: "border-line bg-surface [&>svg]:text-ink-faint" };

/** How a task ended, and what is left to do; nothing while it runs. */
export function Ending({ task: { status, completion, endReason } }: { task: TaskDetail }) {
  if (!completion) return null;
  const { icon: Icon, style } = looks[status] ?? plain;
  const left = completion.remainingWork ?? [];
  return (
    <div className={cn("flex gap-3 rounded-xl border px-4 py-3", style)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 space-y-2">
        <p className="break-words">{endReason ?? completion.summary}</p>
        {left.length === 0 ? null : (
          <div>
            <p className="text-sm font-medium">Left to do</p>
            <ul className="list-disc pl-5 text-ink-soft">
              {left.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
