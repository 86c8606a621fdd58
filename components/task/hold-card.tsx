"use client";

import { Hand, MessageCircleQuestion, Route, ShieldAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TaskActions } from "@/components/task/task-actions";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/input";
import type { ApprovalRequest, Blocker, UserQuestion } from "@/lib/contracts/plan";
import type { TaskDetail } from "@/lib/contracts/task-detail";

type Held = Pick<TaskDetail, "question" | "blocker" | "approval" | "decided" | "status">;
type Actions = Pick<TaskActions, "decide" | "resume"> & Partial<Pick<TaskActions, "changePlan">>;

/** What the task waits for, with what the person can do about it; nothing when it waits for nothing. */
export function HoldCard({ task, actions }: { task: Held; actions: Actions }) {
  if (task.decided && task.status === "executing")
    return (
      <p role="status" className="rounded-xl border border-busy bg-busy-soft px-4 py-3 text-busy">
        Decided. The client that runs the task goes on with its next turn.
      </p>
    );
  if (task.status === "awaiting_approval" && task.approval)
    return <ApprovalHold approval={task.approval} decide={actions.decide} />;
  if (task.status === "needs_user_input" && task.question)
    return <QuestionHold question={task.question} decide={actions.decide} />;
  if (task.status === "awaiting_user" && task.blocker)
    return <BlockerHold blocker={task.blocker} resume={actions.resume} />;
  if (task.status === "awaiting_plan_approval" && actions.changePlan)
    return <PlanHold changePlan={actions.changePlan} />;
  return null;
}

/** The plan itself stands beside it, where its steps can be changed first. */
function PlanHold({ changePlan }: Pick<TaskActions, "changePlan">) {
  const [busy, run] = useBusy();
  return (
    <section aria-label="A plan to approve" className={frame}>
      <p className={heading}>
        <Route aria-hidden="true" /> A plan to approve
      </p>
      <p className="mt-1">
        Nothing is done before you approve it. Its steps can be changed, moved and skipped.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" disabled={busy} onClick={() => run(() => changePlan({ change: "approve" }))}>
          Approve the plan
        </Button>
        <Button look="danger" disabled={busy} onClick={() => run(() => changePlan({ change: "reject" }))}>
          Reject and end
        </Button>
      </div>
    </section>
  );
}

const frame = "rounded-xl border border-unsure bg-unsure-soft px-4 py-3";
const heading = "flex items-center gap-2 text-sm font-semibold text-unsure [&>svg]:size-4";

/** Does one thing at a time, and says that it is at it. */
function useBusy(): [boolean, (work: () => Promise<boolean>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  return [
    busy,
    async (work) => {
      setBusy(true);
      await work();
      setBusy(false);
    },
  ];
}

function ApprovalHold({ approval, decide }: { approval: ApprovalRequest } & Pick<Actions, "decide">) {
  const [busy, run] = useBusy();
  const { actionId } = approval;
  return (
    <section aria-label="Needs your approval" className={frame}>
      <p className={heading}>
        <ShieldAlert aria-hidden="true" /> Needs your approval · {approval.risk}
      </p>
      <p className="mt-1 break-words">{approval.description}</p>
      {approval.values.length === 0 ? null : (
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          {approval.values.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-mono text-[0.8125rem] break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={busy}
          onClick={() => run(() => decide({ approval: { actionId, decision: "approve" } }))}
        >
          Approve once
        </Button>
        <Button
          look="danger"
          disabled={busy}
          onClick={() => run(() => decide({ approval: { actionId, decision: "reject" } }))}
        >
          Refuse and end
        </Button>
      </div>
    </section>
  );
}

export function QuestionHold({ question, decide }: { question: UserQuestion } & Pick<Actions, "decide">) {
  const [busy, run] = useBusy();
  const [text, setText] = useState("");
  const { questionId } = question;
  const send = (answer: string) => run(() => decide({ answer: { questionId, text: answer } }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim()) void send(text.trim());
  }
  return (
    <section aria-label="Has a question" className={frame}>
      <p className={heading}>
        <MessageCircleQuestion aria-hidden="true" /> Has a question
      </p>
      <p className="mt-1 break-words">{question.text}</p>
      {question.options?.length ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {question.options.map((option) => (
            <Button key={option} size="text" disabled={busy} onClick={() => send(option)}>
              {option}
            </Button>
          ))}
        </div>
      ) : null}
      <form onSubmit={submit} className="mt-3 flex gap-2">
        <Input
          aria-label="Your answer"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={4_000}
          placeholder="Your answer"
        />
        <Button type="submit" look="primary" disabled={busy || !text.trim()}>
          Answer
        </Button>
      </form>
    </section>
  );
}

function BlockerHold({ blocker, resume }: { blocker: Blocker } & Pick<Actions, "resume">) {
  const [busy, run] = useBusy();
  const [given, setGiven] = useState<Record<string, string>>({});
  const fields = blocker.resolutionMethods.includes("provide_in_chat") ? (blocker.requiredFields ?? []) : [];
  const method = blocker.resolutionMethods.find((one) => one !== "cancel");
  const complete = fields.every(({ name }) => given[name]?.trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!method) return;
    const told = fields.length > 0 ? { resolutionData: given } : {};
    void run(() => resume({ resolutionMethod: fields.length > 0 ? "provide_in_chat" : method, ...told }));
  }
  return (
    <section aria-label="Waiting for you" className={frame}>
      <p className={heading}>
        <Hand aria-hidden="true" /> Waiting for you
      </p>
      <p className="mt-1 break-words">{blocker.userMessage}</p>
      {method === undefined ? null : (
        <form onSubmit={submit} className="mt-3 space-y-3">
          {fields.map(({ name, label, secret }) => (
            <Field key={name} id={`blocker-${name}`} label={label}>
              <Input
                id={`blocker-${name}`}
                type={secret ? "password" : "text"}
                autoComplete="off"
                value={given[name] ?? ""}
                onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
              />
            </Field>
          ))}
          <Button type="submit" look="primary" disabled={busy || !complete}>
            {method === "user_action_in_browser" && fields.length === 0 ? "I have done it" : "Go on"}
          </Button>
        </form>
      )}
    </section>
  );
}
