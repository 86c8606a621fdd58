import { isEditForm } from "@/lib/agent/completion/deed/edit-form";
import {
  deedOf,
  type Entered,
  enteredFor,
  enteredOnTheWay,
  inOneEntry,
  isSamePlace,
  thingsMade,
  valuesOf,
} from "@/lib/agent/completion/deed/entered";
import { isOverwritten } from "@/lib/agent/completion/deed/overwritten";
import { isInDialog } from "@/lib/agent/completion/deed/used-control";
import { withoutResults } from "@/lib/agent/completion/deed/without-results";
import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import { tellsItsAddress } from "@/lib/agent/completion/page/carried-choice";
import { isShownIn, lastingTexts, waitingFor, withoutEchoes } from "@/lib/agent/completion/page/places";
import { readableAssertions } from "@/lib/agent/completion/page-answer";
import { saysDeed } from "@/lib/agent/completion/read-back/asked-again";
import { allInOneEntry } from "@/lib/agent/completion/read-back/at-destination";
import { tellsSooner } from "@/lib/agent/completion/read-back/gone-from-list";
import { isShownOnce, isWholeEntry } from "@/lib/agent/completion/read-back/read-kept";
import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isDocumentLoaded, isMutating } from "@/lib/agent/domain/stored-requests";
import type { Task } from "@/lib/agent/domain/task";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway, takesForGood } from "@/lib/agent/domain/wording/goal-names";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { isBlankForm } from "./blank-form";
import { boxesGone } from "./boxes-gone";
import { doneList } from "./done-list";
import { partToOpen } from "./folded-part";
import { formAgain, formBehind, formBehindEntry } from "./form-again";
import { isAnsweredFor, isNotFound, isPostedPage } from "./fresh-load";
import { isInList, withoutFormPart } from "./in-list";
import { besideForm, listLink, placeItGoesTo, placeOf, routeOf } from "./list-link";
import { loadAgain, lookInto, lookUp } from "./look-again";
import { nextListPage } from "./next-list-page";
import { isOnThisPage } from "./on-this-page";
import { onlyReports } from "./only-reports";
import { isKeeping, onlyOtherPlace, ownList } from "./own-list";
import { ledToOwnList } from "./own-list-here";
import { ownPageLink } from "./own-page";
import { leavesOpenIfPublished } from "./published";
import { looksSinceLoad, nextOpener, type Opening, tabOfSuch } from "./reopen";
import { whereItBegan, whereItMayStand } from "./where-it-began";

export type Act = Extract<ActionChoice, { kind: "act" }>;
export type Gathering =
  | { how: { kind: "act"; choice: Act } | { kind: "full_text" } | { kind: "screenshot" }; reason: string }
  | undefined;

/** How to get more evidence, once: read what was stored again where that is safe, else see all of the page, else look at it. */
export function chooseGathering(
  judged: readonly Judgement[],
  ground: Ground,
  canSeeScreenshots: boolean,
): Gathering {
  if (ground.task.evidenceGathered) return reopen(judged, ground);
  const toRead = judged.filter(({ readBack }) => readBack);
  const choice = toRead.length > 0 ? readBackOf(toRead, ground) : undefined;
  if (choice) return gatheringBy(choice);
  const open = judged.filter(({ result }) => result === "unverifiable" || result === "unknown");
  if (open.length === 0) return undefined;
  if (isCut(ground.snapshot))
    return { how: { kind: "full_text" }, reason: "Only a part of the page is known; the rest may show it." };
  if (canSeeScreenshots && open.some(({ result }) => result === "unverifiable"))
    return { how: { kind: "screenshot" }, reason: "What the page's elements do not say, its look may show." };
  return undefined;
}

/** The page was loaded anew, and the part that was worked in is closed again: it is opened as it was before. */
function reopen(judged: readonly Judgement[], ground: Ground): Gathering {
  const open = judged.filter(({ result }) => result === "unverifiable" || result === "unknown");
  if (open.length === 0) return undefined;
  const begun = isNotFound(ground) || givesForm(open, ground) ? whereItBegan(ground.task.history) : undefined;
  if (begun) return gatheringBy(begun);
  // A criterion of an earlier plan rests on none of the steps that were done: what was done for the others is read again.
  const deed = [...open, ...judged].map(({ proof }) => deedOf(proof)).find(Boolean);
  const opener =
    deed &&
    (tabOfSuch(ground) ??
      nextOpener(deed, ground) ??
      listOf(deed, judged, ground) ??
      partToOpen(deed, ground));
  const done = deed && !opener ? doneList(ground) : undefined;
  if (done) return gatheringBy(lookUp(done));
  const form = opener ? undefined : (formAgain(deed, ground) ?? formBehind(deed, ground));
  if (!opener) {
    const page = form === undefined ? nextListPage(deed, ground) : undefined;
    return (
      ownPage(deed, ground) ??
      (form !== undefined ? gatheringBy(loadAgain(form)) : page && gatheringBy(lookUp(page))) ??
      otherListNext(deed, judged, ground) ??
      gatheringBegun(deed, ground)
    );
  }
  return gatheringBy(lookInto(ground.snapshot, opener, " again"));
}

const givesForm = (open: readonly Judgement[], { task, snapshot }: Ground): boolean =>
  open.some(({ criterion: { readBack = {} }, proof }) => {
    const deed = deedOf(proof);
    return isBlankForm(readBack, deed, enteredFor(deed, task), snapshot, task.goal);
  });

function gatheringBegun(deed: ActionRecord | undefined, ground: Ground): Gathering {
  const behind = formBehindEntry(deed, ground);
  const last = whereItMayStand(deed, ground) ?? (behind === undefined ? undefined : loadAgain(behind));
  return last && gatheringBy(last);
}

/** The thing's own page may tell more of it than the list does. A thing may be called after a deed: `Order 12`. */
function ownPage(deed: ActionRecord | undefined, ground: Ground): Gathering {
  const link = deed && ownPageLink(ground, valuesOf(enteredFor(deed, ground.task)), deed);
  const href = link && placeOf({ ...link, name: "" }, ground.snapshot.url);
  const choice = link && href !== undefined ? lookUp({ href, name: link.name }) : undefined;
  return choice && gatheringBy(choice);
}

/**
 * Nothing here shows it: what was got may stand in the list of one's own. Where only a place was looked up that says nothing of it, what was made may stand in the
 * next one that is called after it, or in the only other that there is. Each is looked at once.
 */
function otherListNext(
  deed: ActionRecord | undefined,
  judged: readonly Judgement[],
  ground: Ground,
): Gathering {
  const { task, snapshot } = ground;
  const { goal, history } = task;
  const looks = history.filter(({ purpose }) => purpose === "gather_evidence");
  const isSeen = (href: string): boolean => looks.some(({ action }) => action.args[0] === href);
  const isGot = deed !== undefined && (isKeeping(goal) || !isChanging(goal)) && !takesForGood(goal);
  if (!isGot) return undefined;
  const own = ownList(snapshot, (node) => placeOf(node, snapshot.url));
  if (own) return isSeen(own.href) ? undefined : gatheringBy(lookUp(own));
  const values = valuesOf(enteredOnTheWay(deed, task));
  const saysNothing = !values.some((value) => isShownIn(value, lastingTexts(snapshot, goal)));
  if (looks.length >= mostLists || values.length === 0 || !saysNothing) return undefined;
  const besides = besideForm(deed.urlAtAction, snapshot.url);
  const leadsTo = (node: SnapshotNode): string | undefined => {
    const href = besides(node);
    return href === undefined || isSeen(href) || isSamePlace(href, snapshot.url) ? undefined : href;
  };
  const list = listLink(judged, ground, leadsTo) ?? onlyOtherPlace(snapshot, leadsTo, waitingFor(goal));
  return list && gatheringBy(lookUp(list));
}
const mostLists = 3;

const gatheringBy = (choice: Act): Gathering => ({ how: { kind: "act", choice }, reason: choice.thought });

/** What was sent twice may be there twice, which only the list of such things shows. */
function listOf(deed: ActionRecord, judged: readonly Judgement[], ground: Ground): Opening | undefined {
  const { task, snapshot } = ground;
  const isFirst = looksSinceLoad(task.history)?.length === 1;
  const things = thingsMade(enteredFor(deed, task), task.goal);
  if (!deed.sentTwice || !isFirst || isShownOnce(things, snapshot)) return undefined;
  const node = listLink(judged, ground, (link) => routeOf(link, snapshot.url))?.node;
  return node && { node, action: { name: "click", args: [node.id] } };
}

const isCut = ({ textCut, truncated, form }: PageSnapshot): boolean =>
  textCut || truncated > 0 || form === "none";

/**
 * Where what was to be stored can be read again, only ever by a plain GET: a form that came filled in; this page, when it shows the thing; the list that
 * such things are in; the page where it was done. Addresses are taken as they were before the action: what they carry since then may be an echo.
 */
function readBackOf(judged: readonly Judgement[], ground: Ground): Act | undefined {
  const { snapshot, report, task } = ground;
  const deed = judged.map(({ proof }) => deedOf(proof)).find(Boolean);
  const own = enteredFor(deed, task);
  // The page of the deed may have asked only whether what was entered before it is right.
  const entered = own.length > 0 ? own : enteredOnTheWay(deed, task);
  const assertions = judged.flatMap(({ criterion, proof }) => [
    ...readableAssertions(criterion, proof.records, task.goal),
    ...(criterion.readBack?.shown ?? []),
  ]);
  const page = deed && isWeb(deed.urlAtAction) ? deed.urlAtAction : undefined;
  const isSame = page !== undefined && isSamePlace(page, snapshot.url);
  if (page && deed && isInForm(deed, entered, isSame, ground)) return loadAgain(page);
  const isHere =
    [...assertions, ...entered].some((assertion) => isOnThisPage(assertion, snapshot)) ||
    (!isSame && isInOneEntry(entered, ground));
  const makes = entered.length > 0 && !isChanging(task.goal);
  const isPut = makes || readStepIntent(task.goal).verb === "move";
  const goal = isPut ? placeItGoesTo(snapshot, task.goal) : undefined;
  if (goal) return lookUp(goal);
  const values = entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  const leadsTo = besideForm(entered.length > 0 ? page : undefined, snapshot.url);
  // Only a message says that it was taken; the list of what is made here tells whether it is there.
  const listed = withoutFormPart(entered, snapshot);
  const isMade = values.length > 0 && makesNew(task.goal) && !isWholeEntry(values, listed);
  const isLost = isMade && !judged.some(({ criterion }) => criterion.readBack?.shown.length);
  if (!isPostedPage(report) && ledToOwnList(deed, values, ground)) return loadAgain(snapshot.url);
  // A page that says what its own address says is left for the list of one's own things.
  const isTold = entered.length > 0 && tellsItsAddress(snapshot.url, deed, entered, task);
  const isEcho = makes && isTold;
  const list =
    (isEcho ? ownList(snapshot, leadsTo) : undefined) ??
    listLink(judged, ground, leadsTo) ??
    ((makes && !isHere) || isLost ? listUnnamed(ground, leadsTo) : undefined) ??
    (isObtained(judged, task.goal) && !isHere ? ownList(snapshot, leadsTo) : undefined);
  // What is told beside the form, or where it was, is told once: loaded again, the page shows the empty form.
  const isTicked = makesNew(task.goal) && boxesGone(entered, snapshot);
  if (list && isSame && (isTicked || isLost || (isMade && !isInList(values, listed)))) return lookUp(list);
  const begun = task.history.find((record) => !isLookOnly(record))?.urlAtAction;
  if (begun && onlyReports(snapshot, isTold, begun)) return list ? lookUp(list) : loadAgain(begun);
  if (begun !== undefined && entered.length === 0 && isAnswer(deed, begun, task)) return loadAgain(begun);
  if ((isHere || judged.some(isChangeKept)) && isSame) return loadAgain(page);
  if (deed?.sentTwice && list) return lookUp(list);
  // A page that shows a part of what was entered, or a draft for all it says, is left for a list that may tell all of it.
  const lasting = lastingTexts(snapshot, task.goal);
  const isWhole = entered.every((one) => one.kind !== "element_value" || isShownIn(one.value, lasting));
  const isShownWhole = isWhole && !isEcho && !leavesOpenIfPublished(ground);
  if (isHere && !isPostedPage(report) && (isShownWhole || !list))
    return loadAgain(withoutResults(withoutEchoes(snapshot.url, values), task));
  const isAnswered = !isSame && isAnswerTo(report) && isAboutThing(ground, lasting);
  if (list && !(isAnswered && tellsSooner(list, ground))) return lookUp(list);
  const isUsed = judged.some(({ criterion }) => (criterion.readBack?.used?.length ?? 0) > 0);
  if (isUsed && !isSame && begun !== undefined && isSamePlace(begun, snapshot.url)) return loadAgain(begun);
  if (isAnswered) return loadAgain(withoutResults(snapshot.url, task));
  const isTaken = judged.some(isAnsweredFor) || judged.some(isListedOtherwise);
  return page && ((isSame && (isUsed || isTaken)) || assertions.length + entered.length > 0)
    ? loadAgain(page)
    : undefined;
}

/** A form that held something else holds it since then. */
const isInForm = (
  deed: ActionRecord,
  entered: readonly Entered[],
  isSame: boolean,
  ground: Ground,
): boolean =>
  isSame ? isOverwritten(entered, ground, isAnswerTo(ground.report)) : isFilledIn(deed, entered, ground);

const isInOneEntry = (entered: readonly Entered[], ground: Ground): boolean =>
  inOneEntry(valuesOf(entered), ground.snapshot, ground.task.goal).length > 0 ||
  allInOneEntry(entered, ground).length > 0;

const makesNew = (goal: string): boolean => !isChanging(goal) && !takesForGood(goal);

/** It was pressed for and taken: what one has of it now stands in the list of one's own. */
const isObtained = (judged: readonly Judgement[], goal: string): boolean =>
  !isChanging(goal) && !takesAway(goal) && judged.some(isAnsweredFor);

const isFilledIn = (deed: ActionRecord, entered: readonly Entered[], ground: Ground): boolean =>
  entered.length > 0 && isEditForm(deed, entered, ground);

/** The list of one's own things, or the one other place that there is, where none is called after what was made. */
const listUnnamed = (
  { snapshot, task }: Ground,
  leadsTo: (node: SnapshotNode) => string | undefined,
): ReturnType<typeof ownList> =>
  ownList(snapshot, leadsTo) ?? onlyOtherPlace(snapshot, leadsTo, waitingFor(task.goal));

/** A page that only asked asks again when it is loaded anew; where the work began the thing stands, or stands no more. */
function isAnswer(deed: ActionRecord | undefined, begun: string, { history, goal }: Task): boolean {
  const { name = "", path = "" } = deed?.target ?? {};
  const first = history.find((record) => !isLookOnly(record))?.target?.name ?? "";
  return (
    affirming.test(name) &&
    !isInDialog(path) &&
    takesAway(goal) &&
    saysDeed(first, goal) &&
    isWeb(begun) &&
    !isSamePlace(begun, deed?.urlAtAction ?? begun)
  );
}

/** It shows what the goal names, or is the list that it was opened from to be taken away: it is to be gone from that. */
const isAboutThing = ({ task, snapshot }: Ground, lasting: readonly string[]): boolean =>
  goalNames(task.goal).some((name) => isShownIn(name, lasting)) ||
  (takesAway(task.goal) && task.history.some((record) => isSamePlace(record.urlAtAction, snapshot.url)));

const isListedOtherwise = ({ criterion: { readBack } }: Judgement): boolean =>
  readBack?.entriesBefore !== undefined;

const isChangeKept = ({ criterion: { readBack } }: Judgement): boolean =>
  readBack?.rowGone !== undefined ||
  [readBack?.lines, readBack?.gone, readBack?.goneJust, readBack?.told].some(
    (kept) => (kept?.length ?? 0) > 0,
  );

/** What was sent led to this page, which can be asked for by itself. */
const isAnswerTo = (report: Ground["report"]): boolean =>
  (report.networkEvents ?? []).some(isMutating) &&
  isDocumentLoaded(report.networkEvents ?? []) &&
  !isPostedPage(report);

const isWeb = (url: string): boolean => /^https?:/.test(url);
