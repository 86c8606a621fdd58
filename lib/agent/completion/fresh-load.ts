import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { requestOutcome } from "@/lib/agent/domain/stored-requests";
import type { Task } from "@/lib/agent/domain/task";
import { compareUrls } from "@/lib/agent/domain/urls";
import type { NetworkEvent } from "@/lib/contracts/interact-request";

/**
 * Whether this page was loaded anew by the last action, so that what it shows was read again from where it is stored. `in_place`: the page that was there
 * before it, looked at a second time for evidence.
 */
export type FreshLoad = "none" | "in_place" | "elsewhere";

const loads: ReadonlySet<string> = new Set(["navigate", "reload", "newTab"]);

export function freshLoadOf(task: Task, snapshot: PageSnapshot, report: ClientReport): FreshLoad {
  const last = task.pendingAction ?? task.history.at(-1);
  if (!last || report.execution === "failure" || isStillLoading(snapshot)) return "none";
  if (loads.has(last.action.name)) return byLoadingAction(last, snapshot);
  return isDocumentLoaded(report.networkEvents ?? []) ? "elsewhere" : "none";
}

/** A navigation that only changes the fragment loads nothing. */
function byLoadingAction(last: ActionRecord, snapshot: PageSnapshot): FreshLoad {
  const change = compareUrls(last.urlAtAction, snapshot.url);
  const isLook = last.purpose === "gather_evidence" && sameTitle(last, snapshot);
  if (last.action.name === "newTab" || change === "host" || change === "path") return "elsewhere";
  if (change === "query") return isLook ? "in_place" : "elsewhere";
  if (last.action.name === "navigate" && (change !== "none" || snapshot.url.includes("#"))) return "none";
  return isLook ? "in_place" : "elsewhere";
}

const sameTitle = ({ beforeState }: ActionRecord, { title }: PageSnapshot): boolean =>
  beforeState?.title === undefined || beforeState.title === title;

/** The page came by GET, and after what was posted: a page rendered in answer to the post itself is the post's own word. */
export function isDocumentLoaded(events: readonly NetworkEvent[]): boolean {
  const documents = events.filter(({ resourceType }) => resourceType?.toLowerCase() === "document");
  const got = documents.filter(
    (event) => event.method.toUpperCase() === "GET" && requestOutcome(event) === "stored",
  );
  const posted = documents.filter(({ method }) => method.toUpperCase() !== "GET");
  const lastPost = Math.max(Number.NEGATIVE_INFINITY, ...posted.map(({ startedAt }) => startedAt));
  return got.some(({ startedAt }) => startedAt >= lastPost);
}

/** The document was rendered in answer to a post: loading it again could post again. */
export const isPostedPage = (report: ClientReport): boolean =>
  (report.networkEvents ?? []).some(
    (event) =>
      event.resourceType?.toLowerCase() === "document" &&
      event.method.toUpperCase() !== "GET" &&
      requestOutcome(event) !== "redirected",
  );

const isStillLoading = ({ nodes }: PageSnapshot): boolean =>
  nodes.some(
    ({ role, states }) => states.includes("busy") || (role === "progress" && !states.includes("hidden")),
  );
