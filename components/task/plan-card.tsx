import type { ReactNode } from "react";
import { PlanSteps, planProgress } from "@/components/task/plan-steps";
import { Card } from "@/components/ui/card";
import type { PlanStepView, PlanView } from "@/lib/contracts/plan";

/** The plan as it stands now. */
export function PlanCard({ plan, aside }: { plan: PlanView; aside?: (step: PlanStepView) => ReactNode }) {
  return (
    <Card
      title="Plan"
      aside={<span className="text-xs text-ink-faint tabular-nums">{planProgress(plan)}</span>}
    >
      <div className="p-4">
        <PlanSteps plan={plan} {...(aside ? { aside } : {})} />
      </div>
    </Card>
  );
}
