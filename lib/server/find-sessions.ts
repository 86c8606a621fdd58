import type { Store } from "@/lib/agent/ports/store";
import type { ResponseStatus } from "@/lib/contracts/interact-response";
import type { SessionPage, SessionSummaryView, SessionsQuery } from "@/lib/contracts/session";
import type { Caller } from "@/lib/server/caller";
import { summaryView } from "@/lib/server/session-view";

type Shown = NonNullable<SessionsQuery["status"]>;

/** Statuses in which a task waits for a person. */
export const waitingStatuses = [
  "needs_user_input",
  "awaiting_user",
  "awaiting_approval",
  "awaiting_plan_approval",
  "paused",
] as const satisfies ResponseStatus[];

const statusesOf: Record<Shown, readonly ResponseStatus[]> = {
  working: ["executing", "needs_context", "needs_full_dom"],
  waiting: waitingStatuses,
  completed: ["completed"],
  unproven: ["partial", "unverified"],
  failed: ["failed", "cancelled"],
};

const shownAtOnce = 50;
/** Where most that is read may not fit. */
const readAtOnce = 200;
/** Sessions that one look goes through; past them the person is offered to look further. */
const readAtMost = 2_000;

/** Sessions whose goal or title has every word of the search and whose newest task has the status, newest first. */
export async function findSessions(
  store: Pick<Store, "listSessions">,
  caller: Pick<Caller, "tenantId">,
  { search = "", status, before }: SessionsQuery,
): Promise<SessionPage> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const limit = words.length === 0 && status === undefined ? shownAtOnce : readAtOnce;
  const found: SessionSummaryView[] = [];
  let last = before;
  for (let read = 0; read < readAtMost; read += limit) {
    const rows = await store.listSessions(caller.tenantId, {
      limit,
      ...(last === undefined ? {} : { before: last }),
    });
    for (const session of rows.map(summaryView)) {
      last = session.updatedAt;
      if (!hasWords(session, words) || !hasStatus(session, status)) continue;
      found.push(session);
      if (found.length === shownAtOnce) return { sessions: found, next: last };
    }
    if (rows.length < limit) return { sessions: found };
  }
  return { sessions: found, ...(last === undefined ? {} : { next: last }) };
}

function hasWords({ title, latestTask, pending }: SessionSummaryView, words: readonly string[]): boolean {
  const text = [title, latestTask?.goal, pending?.goal].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

function hasStatus({ latestTask, pending }: SessionSummaryView, status: Shown | undefined): boolean {
  if (status === undefined) return true;
  if (pending) return status === "waiting";
  return latestTask !== undefined && statusesOf[status].includes(latestTask.status);
}
