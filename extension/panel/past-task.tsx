import { CriteriaList } from "@/components/task/criteria-list";
import { PlanCard } from "@/components/task/plan-card";
import { isEndStatus } from "@/lib/contracts/end-status";
import { Problem } from "./problem";
import { TurnList } from "./turn-list";
import { useTaskDetail } from "./use-task-detail";

/** A task of a past session, with its verdicts. */
export function PastTask({ taskId }: { taskId: string }) {
  const { detail, fault } = useTaskDetail(taskId, "past");
  if (!detail) return <Problem text={fault} />;
  const isOver = isEndStatus(detail.status);
  return (
    <div className="space-y-2">
      {detail.plan ? <PlanCard plan={detail.plan} rest={isOver ? "not done" : undefined} /> : null}
      <TurnList turns={detail.turns} isOver={isOver} />
      <CriteriaList task={detail} />
    </div>
  );
}
