import type { Metadata } from "next";
import { orNotFound, pageCaller } from "@/app/page-caller";
import { PendingQuestion } from "@/components/session/pending-question";
import { SessionTasks } from "@/components/session/session-tasks";
import { SessionTitle } from "@/components/session/session-title";
import { TaskScreen } from "@/components/session/task-screen";
import { BackLink } from "@/components/shell/back-link";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { readSession } from "@/lib/server/session-view";
import { readTaskStory } from "@/lib/server/task-story";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ task?: string }> };

export const metadata: Metadata = { title: "Session" };

/** More turns than this come after the page is shown. */
const firstTurns = 100;

export default async function SessionPage({ params, searchParams }: Props) {
  const [{ id }, { task: wanted }] = await Promise.all([params, searchParams]);
  const { opened, caller } = await pageCaller();
  const session = await orNotFound(readSession(opened.store, caller, id));
  const taskId = wanted ?? session.tasks[0]?.taskId;
  const loaded =
    taskId === undefined
      ? undefined
      : await orNotFound(readTaskStory(opened.store, caller, session, taskId, firstTurns));
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <BackLink href="/">Sessions</BackLink>
        <SessionTitle sessionId={id} title={session.title} />
      </div>
      <SessionTasks session={session} current={taskId} />
      {session.pending ? <PendingQuestion sessionId={id} pending={session.pending} /> : null}
      {loaded ? (
        <TaskScreen key={loaded.task.taskId} loaded={loaded} />
      ) : (
        <>
          <LiveRefresh />
          {session.pending ? null : <p className="text-ink-faint">No task was started here yet.</p>}
        </>
      )}
    </>
  );
}
