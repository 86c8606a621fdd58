import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { isBusy, type PageSnapshot } from "@/lib/agent/domain/snapshot";
import {
  isDocumentLoaded,
  isMutating,
  ownDocuments,
  requestOutcome,
} from "@/lib/agent/domain/stored-requests";
import type { Task } from "@/lib/agent/domain/task";
import { compareUrls } from "@/lib/agent/domain/urls";
import { closedPlace, looksSinceLoad } from "./reopen";

/**
 * Whether this page was loaded anew by the last action, so that what it shows was read again from where it is stored. `in_place`: the page that was there
 * before it, looked at a second time for evidence.
 */
export type FreshLoad = "none" | "in_place" | "elsewhere";

const loads: ReadonlySet<string> = new Set(["navigate", "reload", "newTab"]);

export function freshLoadOf(task: Task, snapshot: PageSnapshot, report: ClientReport): FreshLoad {
  const last = task.pendingAction ?? task.history.at(-1);
  if (!last || report.execution === "failure" || isStillLoading(snapshot)) return "none";
  const isLoaded = isDocumentLoaded(report.networkEvents ?? []);
  if (last.purpose === "gather_evidence" && !loads.has(last.action.name) && !isLoaded)
    return afterReopening(last, task, snapshot);
  if (loads.has(last.action.name)) return byLoadingAction(last, snapshot, isLoaded);
  // The page that answers what was sent may show that once more instead of what is stored, also after a redirect.
  const isAnswer = (report.networkEvents ?? []).some(isMutating);
  return isLoaded && !isAnswer ? "elsewhere" : "none";
}

/** What was closed by a fresh load and opened again belongs to that load; another route of the same document came after it as well. */
function afterReopening(last: ActionRecord, { history }: Task, snapshot: PageSnapshot): FreshLoad {
  const change = compareUrls(last.urlAtAction, snapshot.url);
  if (!looksSinceLoad(history)) return "none";
  if (change === "fragment") return "elsewhere";
  return change === "none" || change === "anchor" ? "in_place" : "none";
}

/** A navigation that only changes the fragment loads nothing; one that drops it does, as its document shows. */
function byLoadingAction(last: ActionRecord, snapshot: PageSnapshot, isLoaded: boolean): FreshLoad {
  const change = compareUrls(last.urlAtAction, snapshot.url);
  const isLook = last.purpose === "gather_evidence" && sameTitle(last, snapshot);
  if (last.action.name === "newTab" || change === "host" || change === "path") return "elsewhere";
  if (change === "query") return isLook ? "in_place" : "elsewhere";
  const mayBeScrolled = change !== "none" || snapshot.url.includes("#");
  if (last.action.name === "navigate" && mayBeScrolled && !isLoaded) return "none";
  return isLook ? "in_place" : "elsewhere";
}

const sameTitle = ({ beforeState }: ActionRecord, { title }: PageSnapshot): boolean =>
  beforeState?.title === undefined || beforeState.title === title;

/**
 * The page as loaded anew has another of its parts open than the one that was worked in: what is there now, and what is not, is not about that.
 */
export const showsOtherPart = (task: Task, snapshot: PageSnapshot, load: FreshLoad): boolean =>
  load !== "none" && closedPlace(task, snapshot) !== undefined;

/** The look for what was stored came to a page that the site has not, as one that only answers a form: nothing was read. */
export const isNotFound = ({
  load,
  task,
  report,
  snapshot,
}: Pick<Ground, "load" | "task" | "report" | "snapshot">): boolean =>
  load !== "none" &&
  task.evidenceGathered &&
  ownDocuments(report.networkEvents ?? [], snapshot.url).some((event) => isRefusal(requestOutcome(event)));
const isRefusal = (outcome: ReturnType<typeof requestOutcome>): boolean =>
  outcome === "refused" || outcome === "broken";

/** The document was rendered in answer to a post: loading it again could post again. */
export const isPostedPage = (report: ClientReport): boolean =>
  (report.networkEvents ?? []).some(
    (event) =>
      event.resourceType?.toLowerCase() === "document" &&
      event.method.toUpperCase() !== "GET" &&
      requestOutcome(event) !== "redirected",
  );

const isStillLoading = ({ nodes }: PageSnapshot): boolean => nodes.some(isBusy);

/** A request of the deed was taken, or its form was posted, and that is not enough by itself: what it left is seen where it was done. */
export const isAnsweredFor = ({
  criterion,
  evidence,
  result,
}: Pick<Judgement, "criterion" | "evidence" | "result">): boolean =>
  result !== "met" &&
  (criterion.readBack?.posted === true ||
    criterion.readBack?.promised === true ||
    evidence.some(({ rank, polarity }) => rank === "network" && polarity === "for"));
