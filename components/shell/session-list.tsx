import { MessagesSquare } from "lucide-react";
import Link from "next/link";
import { StatusBadge } from "@/components/task/status-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { costText, countText } from "@/components/ui/number-text";
import type { SessionPage, SessionSummaryView } from "@/lib/contracts/session";

/** Sessions with where their newest task stands. `older` leads to the next page. */
export function SessionList({ page, older }: { page: SessionPage; older: string | undefined }) {
  if (page.sessions.length === 0)
    return (
      <EmptyState
        icon={MessagesSquare}
        title="No session fits"
        action={
          <Button asChild>
            <Link href="/">Show all</Link>
          </Button>
        }
      >
        Search for other words, or choose another status.
      </EmptyState>
    );
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {page.sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      </Card>
      {older === undefined ? null : (
        <div className="mt-4 text-center">
          <Button asChild>
            <Link href={older}>Older sessions</Link>
          </Button>
        </div>
      )}
    </>
  );
}

function SessionRow({ session }: { session: SessionSummaryView }) {
  const { sessionId, title, latestTask, pending, updatedAt } = session;
  return (
    <li>
      <Link
        href={`/sessions/${sessionId}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors first:rounded-t-xl hover:bg-raised"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block truncate font-medium">
            {title || pending?.goal || latestTask?.goal || "New session"}
          </span>
          <span className="block truncate text-xs text-ink-faint tabular-nums">
            {latestTask ? factsOf(latestTask) : (pending?.question.text ?? "No task yet")}
          </span>
        </span>
        <span className="flex items-center gap-4">
          {pending ? (
            <StatusBadge status="needs_user_input" />
          ) : latestTask ? (
            <StatusBadge status={latestTask.status} />
          ) : null}
          <span className="text-right text-xs text-ink-faint sm:w-26">
            <Moment at={updatedAt} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function factsOf({ turn, usage }: NonNullable<SessionSummaryView["latestTask"]>): string {
  const tokens = usage.inputTokens + usage.outputTokens;
  return `${countText(turn)} ${turn === 1 ? "turn" : "turns"} · ${countText(tokens)} tokens · ${costText(usage)}`;
}
