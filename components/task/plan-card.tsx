import { Card } from "@/components/ui/card";
import type { PlanView, StepStatus } from "@/lib/contracts/plan";

const marks: Record<StepStatus, { mark: string; style: string; word: string }> = {
  pending: { mark: "", style: "border border-line-strong", word: "to do" },
  active: { mark: "", style: "border-2 border-busy bg-busy-soft", word: "now" },
  completed: { mark: "✓", style: "bg-good-soft text-good", word: "done" },
  failed: { mark: "✕", style: "bg-bad-soft text-bad", word: "failed" },
  blocked: { mark: "!", style: "bg-unsure-soft text-unsure", word: "blocked" },
  skipped: { mark: "–", style: "bg-raised text-ink-faint", word: "skipped" },
};

export function PlanCard({ plan }: { plan: PlanView }) {
  const done = plan.steps.filter(({ status }) => status === "completed").length;
  return (
    <Card
      title="Plan"
      aside={
        <span className="text-xs text-ink-faint tabular-nums">
          {done} of {plan.totalSteps} done
        </span>
      }
    >
      <ol className="space-y-3 p-4">
        {plan.steps.map((step) => {
          const { mark, style, word } = marks[step.status];
          return (
            <li key={step.id} className="flex gap-3">
              <span
                role="img"
                aria-label={word}
                className={`mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-bold ${style}`}
              >
                {mark}
              </span>
              <div className="min-w-0">
                <p className={`text-sm ${step.status === "active" ? "font-medium" : ""}`}>
                  {step.description}
                </p>
                <p className="text-xs text-ink-faint">{step.verify}</p>
                {step.note ? <p className="mt-0.5 text-xs text-ink-soft">{step.note}</p> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
