import type { Metadata } from "next";
import Link from "next/link";
import { orNotFound, pageCaller } from "@/app/page-caller";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Shell } from "@/components/shell/shell";
import { TaskView } from "@/components/task/task-view";
import { healthOf } from "@/lib/server/health";
import { readSession, readTask } from "@/lib/server/session-view";

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Session" };

export default async function SessionPage({ params }: Props) {
  const { id } = await params;
  const { opened, caller } = await pageCaller();
  const session = await orNotFound(readSession(opened.store, caller, id));
  const tasks = await Promise.all(session.tasks.map(({ taskId }) => readTask(opened.store, caller, taskId)));
  const now = opened.clock.now().toISOString();
  return (
    <Shell health={healthOf(opened)} current="">
      <div className="mb-4 flex items-center justify-between gap-3">
        <Link href="/" className="text-sm text-ink-soft hover:text-ink">
          ← Sessions
        </Link>
        <LiveRefresh sessionId={id} />
      </div>
      {session.pending ? (
        <div role="status" className="mb-6 rounded-xl border border-unsure bg-unsure-soft px-4 py-3">
          <p className="text-sm font-semibold text-unsure">“{session.pending.goal}” has a question</p>
          <p>{session.pending.question.text}</p>
        </div>
      ) : null}
      <div className="space-y-12">
        {tasks.map((task) => (
          <TaskView key={task.taskId} task={task} now={now} />
        ))}
        {tasks.length === 0 && !session.pending ? (
          <p className="text-ink-faint">No task was started here yet.</p>
        ) : null}
      </div>
    </Shell>
  );
}
