"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { useLiveEvents } from "@/components/shell/live";
import { HoldCard } from "@/components/task/hold-card";
import { PlanSteps } from "@/components/task/plan-steps";
import { StatusBadge } from "@/components/task/status-badge";
import { decidedText, planTexts } from "@/components/task/task-actions";
import { VerdictBadge } from "@/components/task/verdict-badge";
import { Skeleton } from "@/components/ui/skeleton";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { TaskDetail } from "@/lib/contracts/task-detail";

const gatherMs = 150;
/** Turns that fit beside the picture; the session shows all. */
const shownTurns = 8;

/** The task of a run in short: what it waits for, its plan, and its latest turns. */
export function RunTask({ taskId, sessionId }: { taskId: string; sessionId: string }) {
  const [task, setTask] = useState<TaskDetail>();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useCallback(async () => {
    const answer = await callApi<TaskDetail>("GET", `/api/task/${taskId}`);
    if (answer.ok) setTask(answer.data);
  }, [taskId]);
  useEffect(() => {
    void look();
    return () => clearTimeout(soon.current);
  }, [look]);
  useLiveEvents((event) => {
    if (event !== "connected" && event.sessionId !== sessionId) return;
    clearTimeout(soon.current);
    soon.current = setTimeout(look, gatherMs);
  });

  async function act(path: string, body: unknown, done = "The task goes on."): Promise<boolean> {
    const answer = await callApi("POST", path, body);
    if (answer.ok) toast.success(done);
    else toast.error(answer.message);
    await look();
    return answer.ok;
  }
  if (!task)
    return (
      <div className="space-y-2 p-4">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    );
  return (
    <div className="space-y-4 p-4">
      <HoldCard
        task={task}
        actions={{
          decide: (decided) =>
            act(`/api/session/${sessionId}/decide`, { taskId, ...decided }, decidedText(decided)),
          changePlan: (change) =>
            act(`/api/session/${sessionId}/task/${taskId}/plan`, change, planTexts[change.change]),
          resume: (how) => act(`/api/session/${sessionId}/task/${taskId}/resume`, how),
        }}
      />
      {task.plan ? (
        <PlanSteps plan={task.plan} rest={isEndStatus(task.status) ? "not done" : undefined} />
      ) : null}
      <ol className="space-y-2 border-t border-line pt-3">
        {task.turns.slice(-shownTurns).map((turn) => (
          <li key={turn.turnId} className="flex items-center gap-2.5">
            <span className="w-5 text-xs text-ink-faint tabular-nums">{turn.turn}</span>
            {turn.action === undefined ? (
              <StatusBadge status={turn.status} />
            ) : (
              <code className="min-w-0 grow truncate font-mono text-xs">{turn.action}</code>
            )}
            {turn.verdict ? <VerdictBadge outcome={turn.verdict.outcome} /> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
