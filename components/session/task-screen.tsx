"use client";

import { useRouter } from "next/navigation";
import { useDeferredValue, useMemo, useState } from "react";
import { Conversation } from "@/components/chat/conversation";
import { TaskToolbar } from "@/components/session/task-toolbar";
import { useAddressChoice } from "@/components/session/use-address-choice";
import { type LoadedTask, useTask } from "@/components/session/use-task";
import { CostList } from "@/components/task/cost-list";
import { CriteriaList } from "@/components/task/criteria-list";
import { Ending } from "@/components/task/ending";
import { ExtractedRows } from "@/components/task/extracted-rows";
import { HoldCard } from "@/components/task/hold-card";
import { OverruleDialog } from "@/components/task/overrule-dialog";
import { PlanCard } from "@/components/task/plan-card";
import { StatusBadge } from "@/components/task/status-badge";
import { StepMenu } from "@/components/task/step-menu";
import type { TaskActions } from "@/components/task/task-actions";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Moment } from "@/components/ui/moment";
import { countText } from "@/components/ui/number-text";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { TaskDetail, TurnView } from "@/lib/contracts/task-detail";

const shown = ["all", "refuted", "undecided"] as const;
type Shown = (typeof shown)[number];

/** A task whole: its goal and how it ended, its conversation, and beside it plan, criteria and cost. */
export function TaskScreen({ loaded }: { loaded: LoadedTask }) {
  const router = useRouter();
  const { task, messages, actions } = useTask(loaded);
  const [overruled, setOverruled] = useState<TurnView>();
  const [only, setOnly] = useAddressChoice("show", shown);
  const [part, setPart] = useAddressChoice("part", parts);
  const base = `/sessions/${task.sessionId}/tasks/${task.taskId}`;
  const links = useMemo(
    () => ({
      evidence: (turn: number) => `${base}?turn=${turn}`,
      trace: (turn: number) => `${base}/trace?turn=${turn}`,
    }),
    [base],
  );
  // The button answers at once; a long list follows it.
  const listed = useDeferredValue(only);
  const turns = useMemo(
    () => (listed === "all" ? task.turns : task.turns.filter(({ verdict }) => verdict?.outcome === listed)),
    [task.turns, listed],
  );
  return (
    <article aria-labelledby="goal" className="space-y-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-72 space-y-1">
          <h1 id="goal" className="text-xl font-semibold tracking-tight text-balance break-words">
            {task.goal}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint">
            <StatusBadge status={task.status} />
            <span>
              Started <Moment at={task.createdAt} />
            </span>
            <span className="tabular-nums">
              {countText(task.turn)} {task.turn === 1 ? "turn" : "turns"}
            </span>
          </p>
        </div>
        <TaskToolbar task={task} actions={actions} onGo={(path) => router.push(path)} />
      </header>
      <HoldCard task={task} actions={actions} />
      <Ending task={task} />
      {task.completion?.data?.length ? <ExtractedRows rows={task.completion.data} /> : null}
      <PartSwitch part={part} onChange={setPart} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <section
          aria-label="Conversation"
          className={cn("min-w-0 space-y-3", part === "overview" && "max-xl:hidden")}
        >
          <TurnFilter turns={task.turns} only={only} onChange={setOnly} />
          {turns.length === 0 && listed !== "all" ? (
            <p className="text-ink-faint">No verdict was {listed} so far.</p>
          ) : (
            <Conversation
              messages={listed === "all" ? messages : none}
              turns={turns}
              isOver={isEndStatus(task.status)}
              links={links}
              onOverrule={setOverruled}
            />
          )}
        </section>
        <Aside task={task} actions={actions} hidden={part === "conversation"} />
      </div>
      <OverruleDialog turn={overruled} overrule={actions.overrule} onClose={() => setOverruled(undefined)} />
    </article>
  );
}

const none: readonly [] = [];

const parts = ["conversation", "overview"] as const;
type Part = (typeof parts)[number];

/** Where there is no room for both side by side. */
function PartSwitch({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  return (
    <fieldset aria-label="Part" className="flex gap-1 border-b border-line xl:hidden">
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === part}
          onClick={() => onChange(one)}
          className="-mb-px border-b-2 border-transparent px-3 py-2 font-medium text-ink-soft aria-pressed:border-accent aria-pressed:text-ink"
        >
          {one === "conversation" ? "Conversation" : "Plan, criteria, cost"}
        </button>
      ))}
    </fieldset>
  );
}

/** `hidden` on a small window only. */
function Aside({ task, actions, hidden }: { task: TaskDetail; actions: TaskActions; hidden: boolean }) {
  return (
    <div
      className={cn(
        "min-w-0 space-y-4 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto",
        hidden && "max-xl:hidden",
      )}
    >
      {task.plan ? (
        <PlanCard
          plan={task.plan}
          rest={isEndStatus(task.status) ? "not done" : undefined}
          aside={(step) => <StepMenu step={step} task={task} actions={actions} />}
        />
      ) : null}
      {task.criteria.length === 0 && !task.completion ? null : (
        <Card title="Done when">
          <CriteriaList task={task} />
        </Card>
      )}
      <Card title="Cost">
        <CostList task={task} />
      </Card>
    </div>
  );
}

function TurnFilter({
  turns,
  only,
  onChange,
}: {
  turns: readonly TurnView[];
  only: Shown;
  onChange: (only: Shown) => void;
}) {
  const count = (outcome: Shown) => turns.filter(({ verdict }) => verdict?.outcome === outcome).length;
  return (
    <fieldset className="flex flex-wrap gap-1" aria-label="Which turns to show">
      {shown.map((one) => (
        <Button
          key={one}
          size="small"
          look={one === only ? "plain" : "quiet"}
          aria-pressed={one === only}
          onClick={() => onChange(one)}
        >
          {one === "all" ? "Everything" : one === "refuted" ? "Refuted" : "Undecided"}
          {one === "all" ? null : <span className="text-ink-faint tabular-nums">{count(one)}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
