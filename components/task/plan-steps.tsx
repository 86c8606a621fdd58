import { Check, CircleDashed, Minus, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { SourceList } from "@/components/task/source-list";
import { cn } from "@/components/ui/cn";
import type { PlanStepView, PlanView, StepStatus } from "@/lib/contracts/plan";

const marks: Record<StepStatus, { icon?: typeof Check; style: string; word: string }> = {
  pending: { style: "border border-line-strong", word: "to do" },
  active: { icon: CircleDashed, style: "bg-busy-soft text-busy", word: "now" },
  completed: { icon: Check, style: "bg-good-soft text-good", word: "done" },
  failed: { icon: X, style: "bg-bad-soft text-bad", word: "failed" },
  blocked: { icon: TriangleAlert, style: "bg-unsure-soft text-unsure", word: "blocked" },
  skipped: { icon: Minus, style: "bg-raised text-ink-faint", word: "skipped" },
};

const isOpen = (status: StepStatus): boolean => status === "active" || status === "pending";

type Props = {
  plan: PlanView;
  /** Where nobody is at the plan: what a step is that is neither done nor given up. */
  rest?: "to do" | "not done" | undefined;
  /** Stands at the end of a step, as its menu does. */
  aside?: (step: PlanStepView) => ReactNode;
};

/** The steps of a plan with their states. */
export function PlanSteps({ plan, rest, aside }: Props) {
  return (
    <>
      <ol className="space-y-3">
        {plan.steps.map((step) => {
          const isLeft = rest !== undefined && isOpen(step.status);
          const { icon: Icon, style, word } = marks[isLeft ? "pending" : step.status];
          return (
            <li key={step.id} className="flex gap-3">
              <span
                role="img"
                aria-label={isLeft ? rest : word}
                className={cn("mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full", style)}
              >
                {Icon ? <Icon aria-hidden="true" className="size-3" strokeWidth={3} /> : null}
              </span>
              <div className="min-w-0 grow">
                <p className={cn("break-words", step.status === "active" && !isLeft && "font-medium")}>
                  {step.description}
                </p>
                <p className="text-xs break-words first-letter:uppercase text-ink-faint">{step.verify}</p>
                <StepNote step={step} />
                <SourceList sources={step.sources} />
              </div>
              {aside?.(step)}
            </li>
          );
        })}
      </ol>
      <SourceList sources={plan.sources} lead="Planned with" />
      {plan.remark ? <p className="mt-1 text-xs text-unsure">{plan.remark}</p> : null}
    </>
  );
}

/** What the note of a step tells beyond what its state and criterion say already. */
function StepNote({ step: { note = "", verify } }: { step: PlanStepView }) {
  const [, outcome, text = note] = /^\[(SUCCESS|FAIL)\]:\s*(.*)$/s.exec(note) ?? [];
  if (!text || text === verify) return null;
  return (
    <p className={cn("mt-0.5 text-xs break-words", outcome === "FAIL" ? "text-bad" : "text-ink-soft")}>
      {text}
    </p>
  );
}

export const planProgress = (plan: PlanView): string =>
  `${plan.steps.filter(({ status }) => status === "completed").length} of ${plan.totalSteps} done`;
