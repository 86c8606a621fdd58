import { useEffect, useState } from "react";
import { CriteriaList } from "@/components/task/criteria-list";
import { PlanCard } from "@/components/task/plan-card";
import { StepMenu } from "@/components/task/step-menu";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { sendCommand } from "@/extension/messages";
import { heldPhases, overPhases, type TaskRecord } from "@/extension/task-record";
import type { ChangePlan } from "@/lib/contracts/change-plan";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { PlanView } from "@/lib/contracts/plan";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import { Composer } from "./composer";
import { Controls } from "./controls";
import { HoldForms } from "./hold-forms";
import { PhaseLine } from "./phase-line";
import { Problem } from "./problem";
import { TurnList } from "./turn-list";
import { UsageLine } from "./usage-line";
import { useTaskDetail } from "./use-task-detail";

/** How often the panel asks whether somebody let the task go on elsewhere. */
const heldLookMs = 5_000;
/** Until the server has taken it that a task was stopped. */
const stoppedLookMs = 1_000;

/** The task of one tab, from the goal to its end. */
export function TaskPanel({ tabId, record }: { tabId: number; record: TaskRecord | undefined }) {
  const moment = `${record?.last?.turn ?? 0}/${record?.phase ?? ""}`;
  const { detail, fault, again } = useTaskDetail(record?.memory.taskId, moment);
  const occasion = `${moment}/${detail?.turns.length ?? 0}`;
  useEffect(() => {
    if (occasion !== "") window.scrollTo({ top: document.documentElement.scrollHeight });
  }, [occasion]);
  const isHeld = record !== undefined && heldPhases.includes(record.phase);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setInterval(() => sendCommand({ kind: "wake" }), heldLookMs);
    return () => clearInterval(timer);
  }, [isHeld]);
  const isUnheard = record?.phase === "stopped" && detail !== undefined && !isEndStatus(detail.status);
  useEffect(() => {
    if (!isUnheard) return undefined;
    const timer = setInterval(again, stoppedLookMs);
    return () => clearInterval(timer);
  }, [isUnheard, again]);
  const plan = detail?.plan ?? record?.last?.plan;
  const isOver = record !== undefined && overPhases.includes(record.phase);
  return (
    <>
      <main className="flex-1 space-y-3 p-3">
        {record ? (
          <>
            <div className="ml-6 rounded-xl rounded-br-sm bg-accent-soft px-3 py-2">
              <p className="sr-only">Your goal</p>
              <p className="text-sm [overflow-wrap:anywhere]">{record.goal}</p>
            </div>
            <PhaseLine record={record} detail={detail} />
            {plan ? <Plan tabId={tabId} plan={plan} record={record} detail={detail} again={again} /> : null}
            {fault === undefined || record.phase === "unreachable" ? null : (
              <p role="alert" className="flex items-center justify-between gap-2 text-sm text-bad">
                {fault}
                <Button onClick={again}>Retry</Button>
              </p>
            )}
            {detail ? <TurnList turns={detail.turns} isOver={isOver} /> : null}
            {isOver && detail ? (
              <Card title="Done when">
                <CriteriaList task={detail} />
              </Card>
            ) : null}
            <HoldForms tabId={tabId} record={record} />
            <UsageLine record={record} detail={detail} />
          </>
        ) : (
          <Welcome />
        )}
      </main>
      <footer className="sticky bottom-0 space-y-2 border-t border-line bg-surface p-3">
        {record && !isOver ? (
          <Controls tabId={tabId} phase={record.phase} />
        ) : (
          <Composer tabId={tabId} record={record} />
        )}
      </footer>
    </>
  );
}

type PlanProps = {
  tabId: number;
  plan: PlanView;
  record: TaskRecord;
  detail: TaskDetail | undefined;
  again: () => void;
};

/** The plan; while nothing is done its steps can be changed. */
function Plan({ tabId, plan, record, detail, again }: PlanProps) {
  const [problem, setProblem] = useState<string>();
  const changePlan = async (change: ChangePlan): Promise<boolean> => {
    const result = await sendCommand({ kind: "change_plan", tabId, change });
    setProblem(result.ok ? undefined : result.message);
    again();
    return result.ok;
  };
  const isOver = overPhases.includes(record.phase) || (detail !== undefined && isEndStatus(detail.status));
  const rest = isOver ? "not done" : undefined;
  const mayChange = detail && (heldPhases.includes(record.phase) || record.phase === "taken_over");
  return (
    <>
      {mayChange ? (
        <PlanCard
          plan={plan}
          rest={rest}
          aside={(step) => <StepMenu step={step} task={detail} actions={{ changePlan }} />}
        />
      ) : (
        <PlanCard plan={plan} rest={rest} />
      )}
      <Problem text={problem} />
    </>
  );
}

function Welcome() {
  return (
    <div className="space-y-2 py-6">
      <h2 className="text-lg font-semibold tracking-tight">What is to be done in this tab?</h2>
      <p className="text-sm text-ink-soft">
        Surefoot works here one action at a time, and looks for proof after each. Press Esc twice on the page
        to stop it.
      </p>
    </div>
  );
}
