import Link from "next/link";
import { StatusBadge } from "@/components/task/status-badge";
import { Card } from "@/components/ui/card";
import { Moment } from "@/components/ui/moment";
import type { SessionSummaryView } from "@/lib/contracts/session";

export function SessionList({ sessions, now }: { sessions: readonly SessionSummaryView[]; now: string }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <Link
              href={`/sessions/${session.sessionId}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-raised"
            >
              <span className="min-w-0 flex-1 basis-64">
                <span className="block truncate font-medium">
                  {session.latestTask?.goal ?? (session.title || "New session")}
                </span>
                <span className="block text-xs text-ink-faint tabular-nums">
                  {session.latestTask ? factsOf(session.latestTask) : "No task yet"}
                </span>
              </span>
              {session.latestTask ? <StatusBadge status={session.latestTask.status} /> : null}
              <span className="w-28 text-right text-xs text-ink-faint">
                <Moment at={session.updatedAt} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function factsOf({ turn, usage }: NonNullable<SessionSummaryView["latestTask"]>): string {
  const tokens = (usage.inputTokens + usage.outputTokens).toLocaleString("en");
  return `${turn} ${turn === 1 ? "turn" : "turns"} · ${tokens} tokens`;
}
