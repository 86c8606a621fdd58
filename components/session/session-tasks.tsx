import Link from "next/link";
import { StatusBadge } from "@/components/task/status-badge";
import type { SessionView } from "@/lib/contracts/session";

/** The tasks of a session that has more than one, newest first. */
export function SessionTasks({ session, current }: { session: SessionView; current: string | undefined }) {
  if (session.tasks.length < 2) return null;
  return (
    <nav aria-label="Tasks of this session" className="mb-4 flex gap-2 overflow-x-auto pb-1">
      {session.tasks.map(({ taskId, goal, status }) => (
        <Link
          key={taskId}
          href={`/sessions/${session.sessionId}?task=${taskId}`}
          aria-current={taskId === current ? "page" : undefined}
          className="flex max-w-64 shrink-0 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-1.5 hover:bg-raised aria-[current]:border-accent"
        >
          <span className="truncate">{goal}</span>
          <StatusBadge status={status} />
        </Link>
      ))}
    </nav>
  );
}
