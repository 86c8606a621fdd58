import type { ComponentProps } from "react";
import { PlanSteps, planProgress } from "@/components/task/plan-steps";
import { Card } from "@/components/ui/card";

/** The plan as it stands now. */
export function PlanCard(props: ComponentProps<typeof PlanSteps>) {
  return (
    <Card
      title="Plan"
      aside={<span className="text-xs text-ink-faint tabular-nums">{planProgress(props.plan)}</span>}
    >
      <div className="p-4">
        <PlanSteps {...props} />
      </div>
    </Card>
  );
}
