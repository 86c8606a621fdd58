import { CriteriaCard } from "@/components/task/criteria-card";
import { HoldCard } from "@/components/task/hold-card";
import { PlanCard } from "@/components/task/plan-card";
import { StatusBadge } from "@/components/task/status-badge";
import { TurnRow } from "@/components/task/turn-row";
import { Card } from "@/components/ui/card";
import { Moment } from "@/components/ui/moment";
import type { TaskDetail } from "@/lib/contracts/task-detail";

/** A task whole: its goal and how it ended, its turns, and beside them plan, criteria and cost. */
export function TaskView({ task, now }: { task: TaskDetail; now: string }) {
  return (
    <article aria-labelledby={`goal-${task.taskId}`} className="space-y-4">
      <header className="space-y-1">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={`goal-${task.taskId}`} className="text-xl font-semibold tracking-tight text-balance">
            {task.goal}
          </h2>
          <StatusBadge status={task.status} />
        </div>
        <p className="text-sm text-ink-faint">
          Started <Moment at={task.createdAt} now={now} />
        </p>
      </header>
      <HoldCard task={task} />
      <Ending task={task} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title="Turns">
          {task.turns.length === 0 ? (
            <p className="p-4 text-sm text-ink-faint">The first turn is on its way.</p>
          ) : (
            <ol className="divide-y divide-line">
              {task.turns.map((turn, index) => (
                <TurnRow key={turn.turnId} turn={turn} latest={index === task.turns.length - 1} now={now} />
              ))}
            </ol>
          )}
        </Card>
        <div className="space-y-4">
          {task.plan ? <PlanCard plan={task.plan} /> : null}
          <CriteriaCard task={task} />
          <CostCard task={task} />
        </div>
      </div>
    </article>
  );
}

const endTones: Partial<Record<TaskDetail["status"], string>> = {
  completed: "border-good bg-good-soft",
  partial: "border-unsure bg-unsure-soft",
  unverified: "border-unsure bg-unsure-soft",
  failed: "border-bad bg-bad-soft",
};

function Ending({ task: { status, completion, endReason } }: { task: TaskDetail }) {
  if (!completion) return null;
  const left = completion.remainingWork ?? [];
  return (
    <div className={`rounded-xl border px-4 py-3 ${endTones[status] ?? "border-line bg-surface"}`}>
      <p>{endReason ?? completion.summary}</p>
      {left.length === 0 ? null : (
        <>
          <p className="mt-2 text-sm font-medium">Left to do</p>
          <ul className="list-disc pl-5 text-sm text-ink-soft">
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function CostCard({ task: { usage, turns, turn } }: { task: TaskDetail }) {
  const verdicts = turns.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const free = verdicts.filter(({ tier, tokens }) => tier === 1 && tokens === 0).length;
  const facts = [
    ["Turns", turn.toLocaleString("en")],
    ["Verdicts without a model", `${free} of ${verdicts.length}`],
    ["Tokens", (usage.inputTokens + usage.outputTokens).toLocaleString("en")],
    ["Cost", `$${usage.costUsd.toFixed(usage.costUsd === 0 || usage.costUsd >= 0.01 ? 2 : 4)}`],
  ];
  return (
    <Card title="Cost">
      <dl className="space-y-1.5 p-4 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
