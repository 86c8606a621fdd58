"use client";

import { Inbox } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { HoldCard, QuestionHold } from "@/components/task/hold-card";
import { StatusBadge } from "@/components/task/status-badge";
import { decidedText } from "@/components/task/task-actions";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import type { SessionSummaryView } from "@/lib/contracts/session";
import type { WaitingTask } from "@/lib/contracts/waiting-task";

type Props = { tasks: readonly WaitingTask[]; questions: readonly SessionSummaryView[] };

/** All that waits for a person. What is decided goes at once, and comes back when the server did not take it. */
export function InboxList({ tasks, questions }: Props) {
  const router = useRouter();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  async function act(id: string, path: string, body: unknown, done: string): Promise<boolean> {
    setGone((before) => new Set([...before, id]));
    const answer = await callApi("POST", path, body);
    if (answer.ok) toast.success(done);
    else {
      toast.error(answer.message);
      setGone((before) => new Set([...before].filter((one) => one !== id)));
    }
    router.refresh();
    return answer.ok;
  }

  const waiting = tasks.filter(({ taskId, updatedAt }) => !gone.has(taskId + updatedAt));
  const asked = questions.filter(({ sessionId }) => !gone.has(sessionId));
  if (waiting.length + asked.length === 0)
    return (
      <EmptyState icon={Inbox} title="Nothing waits for you">
        When a task needs an approval, has a question or is held up, it shows up here.
      </EmptyState>
    );
  return (
    <ul className="space-y-4">
      {asked.map(({ sessionId, pending, updatedAt }) =>
        pending ? (
          <Item
            key={sessionId}
            goal={pending.goal}
            href={`/sessions/${sessionId}`}
            at={updatedAt}
            status="needs_user_input"
          >
            <QuestionHold
              question={pending.question}
              decide={(decided) => act(sessionId, `/api/session/${sessionId}/decide`, decided, "Answered.")}
            />
          </Item>
        ) : null,
      )}
      {waiting.map((task) => (
        <WaitingItem key={task.taskId} task={task} act={act} />
      ))}
    </ul>
  );
}

function WaitingItem({
  task,
  act,
}: {
  task: WaitingTask;
  act: (id: string, path: string, body: unknown, done: string) => Promise<boolean>;
}) {
  const { taskId, sessionId, goal, status, updatedAt } = task;
  const id = taskId + updatedAt;
  const resume = (how: unknown) =>
    act(id, `/api/session/${sessionId}/task/${taskId}/resume`, how, "The task goes on.");
  const path = `/sessions/${sessionId}?task=${taskId}`;
  return (
    <Item goal={goal} href={path} at={updatedAt} status={status}>
      {status === "paused" ? (
        <Button look="primary" onClick={() => resume({ resolutionMethod: "retry" })}>
          Resume
        </Button>
      ) : status === "awaiting_plan_approval" ? (
        <Button asChild look="primary">
          <Link href={path}>Look at the plan</Link>
        </Button>
      ) : (
        <HoldCard
          task={task}
          actions={{
            decide: (decided) =>
              act(id, `/api/session/${sessionId}/decide`, { taskId, ...decided }, decidedText(decided)),
            resume,
          }}
        />
      )}
    </Item>
  );
}

function Item({
  goal,
  href,
  at,
  status,
  children,
}: {
  goal: string;
  href: string;
  at: string;
  status: WaitingTask["status"];
  children: ReactNode;
}) {
  return (
    <li className="space-y-3 rounded-xl border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={href} className="min-w-0 grow font-semibold break-words hover:underline">
          {goal}
        </Link>
        <StatusBadge status={status} />
        <span className="text-xs text-ink-faint">
          <Moment at={at} />
        </span>
      </div>
      {children}
    </li>
  );
}
