import { headingSaid } from "@/lib/agent/completion/gathering/own-list-here";
import type { Ground } from "@/lib/agent/completion/ground";
import { isNamedOn, isShown } from "@/lib/agent/completion/page/entries";
import { isLengthening } from "@/lib/agent/completion/page/moved-dates";
import { isSentence, isShownIn, lastingTexts, saysNotYet } from "@/lib/agent/completion/page/places";
import { runningLines } from "@/lib/agent/completion/page/running-numbers";
import { entriesSince } from "@/lib/agent/completion/page/still-there";
import { isThanks } from "@/lib/agent/completion/page/thanks";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { fold } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Assertion } from "@/lib/contracts/assertion";
import { cameAfterPreview } from "./after-preview";
import { cellTaken } from "./cell-taken";
import { cellTurned } from "./cell-turned";
import { chosenBeside, optionsAlike } from "./chosen-beside";
import { commandSaid } from "./command-said";
import { controlGone } from "./control-gone";
import { countedTo } from "./counted-to";
import { countsGrown } from "./counts-grown";
import { datesTold } from "./dates-under-heading";
import { daysThen } from "./days-then";
import { type Entered, isSamePlace, typedOf, valuesOf } from "./entered";
import { entriesBefore } from "./entries-as-before";
import { entriesNew } from "./entries-new";
import { entriesPicked } from "./entries-picked";
import { entryAwaited, entryOf } from "./entry-awaited";
import { entryThen } from "./entry-then";
import { fieldsBeside } from "./fields-beside";
import { gainedValues } from "./gained-values";
import { headingTold, linesTurned } from "./heading-told";
import { linesChosen } from "./lines-chosen";
import { linesCounted } from "./lines-counted";
import { linesDated } from "./lines-dated";
import { linesLabelled } from "./lines-labelled";
import { linesNew, noLines } from "./lines-new";
import { linesRated } from "./lines-rated";
import { isNoneGone, namesGone } from "./names-gone";
import { namesThere } from "./names-there";
import { askedBefore, cameUpOnTheWay, namelessValues } from "./on-the-way";
import { isInNoPlace, openedBy, openerInPlace } from "./opened-by";
import { orderTold } from "./order-told";
import { othersBeside } from "./others-kept";
import { ownNameCame } from "./own-name-came";
import { putAway } from "./put-away";
import { rowGone } from "./row-back";
import { siblingOpen } from "./sibling-open";
import { stateTold } from "./state-told";
import { sayingsDone } from "./told-to-user";
import { turnedSince } from "./turned-since";
import { cameUnderPlace } from "./under-place";
import { begunWith, controls, isInDialog, isOnlyInDialog, usedAt } from "./used-control";
import { valuesTold } from "./values-told";
import { isSameView } from "./without-results";
import { withoutNewToasts, withoutToasts } from "./without-toasts";

/** What came with the deed, as far as the page before it is known. Nothing when the page says itself that it is not done yet. */
export function newOnPage(
  deed: ActionRecord | undefined,
  records: readonly ActionRecord[],
  entered: readonly Entered[],
  ground: Ground,
): ReadBack {
  const { before, snapshot, task } = ground;
  const then = pageBefore(before, snapshot);
  if (!deed || !then || saysNotYet(snapshot, saidOnPage(then), task.goal)) return nothing;
  const values = [...typedOf(entered), ...namelessValues(deed, ground)].filter(isTold);
  const old = lastingTexts(then, task.goal);
  // What only an open dialog shows is not there when the page is loaded anew.
  const now = lastingTexts(withoutReports(snapshot), task.goal).filter(isKept(values));
  const fresh = values.filter((value) => !isShownIn(value, old) || cameAfterPreview(value, old, now));
  // What a page that thanks for it tells once more is told there alone.
  const isLastingText = (value: string): boolean => isShownIn(value, now) && !isOnlyInDialog(value, snapshot);
  const texts = isThanks(snapshot) ? [] : fresh.filter(isLastingText);
  const isSame = isSameView(then.url, snapshot.url);
  const gained = isSame && !takesAway(task.goal) ? gainedValues(then, snapshot, task.goal) : [];
  const came = isSame && values.length === 0 ? linesNew(deed, then, snapshot, task.goal) : noLines;
  const misplaced = [...misplacedIn(gained), ...came.ofOther, ...putAway(then, snapshot, task.goal)];
  const isLasting = !cameUpOnTheWay(deed, ground);
  const opener = isLasting ? undefined : openedBy(deed, task.history, snapshot, task.goal);
  const isOwnControl = isLasting && askedBefore(deed, ground).length === 0;
  return {
    shown: [
      ...[...texts, ...(isSame ? linesKept(then, snapshot, { goal: task.goal, entered }) : [])].map(showing),
      ...(isLasting ? controlsGone(records, then, snapshot, task.goal) : goneFromPage(opener, snapshot)),
      ...(isSame && isOwnControl ? controlGone(deed, then, snapshot) : []),
      ...(isSame ? standingSince(deed, records, then, snapshot, task.goal) : []),
    ],
    // Others may count on meanwhile: then nothing is known.
    awaited: [
      ...fresh.filter((value) => !texts.includes(value)),
      ...(isSame ? linesTold(then, snapshot, values, task.goal) : []),
    ],
    lines: [...came.lines, ...(isSame ? cellTurned(then, snapshot, task.goal) : [])],
    used: [
      ...(isOwnControl && isSamePlace(then.url, snapshot.url) ? usedAt(deed, then, task.goal) : []),
      ...(isLasting ? begunWith(deed, ground) : []),
      ...openerInPlace(isLasting ? begunBy(records, snapshot) : opener, task.goal),
    ],
    ...(isOwnControl ? commandSaid(deed, then, task.goal) : {}),
    ...goneSince(deed, then, ground),
    ...(isSame ? entriesThen(then, snapshot, entered, task.goal) : {}),
    told: [
      ...valuesTold(deed, then, snapshot, task.goal),
      ...(isSame ? [headingTold, datesTold].flatMap((told) => told(then, snapshot, task.goal)) : []),
      ...gained.flatMap((one) => (one.misplaced ? [] : [{ name: one.name, value: one.value }])),
    ],
    ...(isSame ? cameThere(deed, then, snapshot, { goal: task.goal, values }) : {}),
    ...(misplaced.length > 0 ? { misplaced } : {}),
    ...entryOf(entryAwaited(then, entered, task.goal), snapshot),
    ...saidThen(then, task, { isSame, entered }),
    ...(isSame ? turnedSince(deed, then, snapshot, task.goal) : {}),
    ...(isSame && !isLengthening(task.goal) ? {} : entryThen(deed, then, task.goal)),
    ...besideThen(deed, then, entered, ground),
    ...{ ...namesThere(then, task.goal), ...daysThen(then) },
  };
}

const misplacedIn = (gained: ReturnType<typeof gainedValues>): string[] =>
  gained.flatMap((one) => (one.misplaced ? [one.value] : []));

/** Things that are there no more, or, where others bear their names, the entry that one was. */
function goneSince(deed: ActionRecord, then: PageSnapshot, ground: Ground): Partial<ReadBack> {
  const { snapshot, task } = ground;
  const gone = namesGone(then, snapshot, task.goal);
  return isNoneGone(gone) && isSameView(then.url, snapshot.url)
    ? { ...gone, ...rowGone([deed, ...askedBefore(deed, ground)], then, snapshot, task.goal) }
    : gone;
}

/** What stood beside it when it was chosen, entered or pressed. */
const besideThen = (
  deed: ActionRecord,
  then: PageSnapshot,
  entered: readonly Entered[],
  { task: { goal }, keepsOthers }: Ground,
): Partial<ReadBack> => ({
  ...chosenBeside(deed, then),
  ...optionsAlike(entered, then),
  ...fieldsBeside(deed, then, entered),
  ...siblingOpen(deed, then, goal),
  ...(keepsOthers ? othersBeside(then, goalNames(goal)) : {}),
});

/** Entries, their order and numbers that are there since the deed. */
const standingSince = (
  deed: ActionRecord,
  records: readonly ActionRecord[],
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Assertion[] => [
  ...entriesNew(deed, then, now, goal),
  ...ownNameCame(deed, then, now, goal),
  ...orderTold(then, now, goal),
  ...countedTo(deed, records, then, now, goal),
];

const entriesThen = (then: PageSnapshot, now: PageSnapshot, entered: readonly Entered[], goal: string) => ({
  ...entriesBefore(then, now),
  ...entriesPicked(then, now, entered, goal),
});

const linesTold = (
  then: PageSnapshot,
  now: PageSnapshot,
  values: readonly string[],
  goal: string,
): string[] => [...linesCounted(then, now, goal), ...linesLabelled(then, now, values, goal)];

/** Where such things are counted or kept. */
const cameThere = (
  deed: ActionRecord,
  then: PageSnapshot,
  now: PageSnapshot,
  { goal, values }: { goal: string; values: readonly string[] },
): Pick<ReadBack, "grown" | "inPlace" | "since"> => ({
  ...entriesSince(entriesNew(deed, then, now, goal), then, now, goal),
  ...countsGrown(then, now, goal, values),
  ...cameUnderPlace(deed, then, now, goal),
});

/** A single character stands everywhere. */
const isTold = (value: string): boolean => fold(value).length > 1;

const saidOnPage = ({ lines, nodes }: PageSnapshot): string[] => [...lines, ...nodes.map(({ name }) => name)];

/** The page as it was before the deed, as far as it was kept. */
const pageBefore = (before: Ground["before"], snapshot: PageSnapshot): PageSnapshot | undefined =>
  before?.semanticSkeleton && {
    ...snapshot,
    url: before.url,
    title: before.title ?? "",
    nodes: before.semanticSkeleton.nodes,
    lines: before.semanticSkeleton.textDigest,
  };

/** What a page says anew only if it did not say it before. */
const saidThen = (
  then: PageSnapshot,
  task: Task,
  deed: { isSame: boolean; entered: readonly Entered[] },
): Pick<ReadBack, "says" | "saidBefore" | "thing" | "ofThing"> => {
  const saidBefore = stateTold({ task, snapshot: then }, valuesOf(deed.entered));
  return {
    ...headingSaid(then, task.goal),
    ...(saidBefore.length > 0 ? { saidBefore } : {}),
    ...(deed.isSame ? { says: sayingsDone(task.goal, then) } : {}),
  };
};

/** Where the entry of the thing went, a line with its name and what was done says that it went: its absence is what lasts. */
function linesKept(
  then: PageSnapshot,
  now: PageSnapshot,
  { goal, entered }: { goal: string; entered: readonly Entered[] },
): string[] {
  const running = runningLines(then, now);
  return !isNoneGone(namesGone(then, now, goal))
    ? []
    : [
        ...linesTurned(then, { ...now, lines: withoutToasts(then, now) }, goal),
        ...linesRated(then, now, goal),
        ...linesDated(then, { lines: withoutToasts(then, now) }, goal),
        ...cellTaken(then, now, entered, goal),
        ...linesChosen(then, { ...now, lines: withoutNewToasts(then, now) }, entered, goal),
      ].filter((line) => !running.has(line));
}

/** What a status region says right after the deed reports it; on a fresh load it would be part of the page. */
const withoutReports = (page: PageSnapshot): PageSnapshot => ({
  ...page,
  nodes: page.nodes.map((node) => (node.role === "status" ? { ...node, role: "alert" } : node)),
});

/** A sentence that is just what was entered is said to nobody: it is what the page holds. */
const isKept = (values: readonly string[]): ((text: string) => boolean) => {
  const own = new Set(values.map(fold));
  return (text) => !isSentence(text) || own.has(fold(text));
};

const nothing: ReadBack = { shown: [], awaited: [], lines: [] };

const showing = (text: string): Assertion => ({ kind: "text", text, present: true });

/** A control of the thing that the goal names, or the one that the whole deed began with, which is no longer there. */
function controlsGone(
  records: readonly ActionRecord[],
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Assertion[] {
  const { target } = records.at(-1) ?? {};
  const begun = goneFromPage(begunBy(records, now), now);
  if (!isSamePlace(then.url, now.url) || !target) return begun;
  return [
    ...begun,
    ...goalNames(goal)
      .slice(0, 1)
      // Asked in the same words, it has to have been there: `Requiem G. Fauré` is not found as `Fauré Requiem`, neither before nor after.
      .flatMap((place) =>
        standsAt(target, place, then) && isNamedOn(place, now) ? goneNow(target, now, place) : [],
      ),
  ];
}

/** What the whole began with on this page. What was only in the way, or led to it, may well be back on a fresh one. */
function begunBy(records: readonly ActionRecord[], now: PageSnapshot): ActionRecord["target"] {
  const first = records.find(({ purpose }) => purpose === "step" || purpose === "direct");
  return first && first !== records.at(-1) && isSamePlace(first.urlAtAction, now.url)
    ? first.target
    : undefined;
}

/** A control in an entry or under a tab says nothing by its absence where those are not shown. */
const goneFromPage = (control: ActionRecord["target"], now: PageSnapshot): Assertion[] =>
  control && isInNoPlace(control) ? goneNow(control, now) : [];

function goneNow(target: ActionRecord["target"], now: PageSnapshot, place?: string): Assertion[] {
  if (!target?.name || !controls.has(target.role) || isInDialog(target.path)) return [];
  // A button may say for a moment that it was pressed.
  if (now.nodes.some((node) => node.id === target.id && node.name !== target.name && isShown(node)))
    return [];
  const element = { role: target.role, name: target.name, ...(place ? { place } : {}) };
  return findElements(element, now.nodes).some(isShown)
    ? []
    : [{ kind: "element", element, state: "absent" }];
}

const standsAt = (
  { role, name }: { role: string; name: string },
  place: string,
  page: PageSnapshot,
): boolean => findElements({ role, name, place }, page.nodes).some(isShown);
