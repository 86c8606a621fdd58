import { CriteriaList } from "@/components/task/criteria-list";
import { Problem } from "./problem";
import { TurnList } from "./turn-list";
import { useTaskDetail } from "./use-task-detail";

/** A task that is over, with its verdicts. */
export function PastTask({ taskId }: { taskId: string }) {
  const { detail, fault } = useTaskDetail(taskId, "past");
  if (!detail) return <Problem text={fault} />;
  return (
    <div className="space-y-2">
      <TurnList turns={detail.turns} isOver={true} />
      <CriteriaList task={detail} />
    </div>
  );
}
