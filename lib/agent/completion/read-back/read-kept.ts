import { chosenLost } from "@/lib/agent/completion/deed/chosen-beside";
import { commandsGone } from "@/lib/agent/completion/deed/command-said";
import { stillShut } from "@/lib/agent/completion/deed/control-shut";
import { grownKept } from "@/lib/agent/completion/deed/counts-grown";
import { standsUnderName } from "@/lib/agent/completion/deed/dates-under-heading";
import { entryTurned } from "@/lib/agent/completion/deed/entry-then";
import { entryBack } from "@/lib/agent/completion/deed/entry-went";
import { headingSays } from "@/lib/agent/completion/deed/heading-told";
import { othersLost } from "@/lib/agent/completion/deed/others-kept";
import { relabelledKept } from "@/lib/agent/completion/deed/relabelled";
import { rowIsBack } from "@/lib/agent/completion/deed/row-back";
import { saidOn } from "@/lib/agent/completion/deed/told-to-user";
import { inPlaceKept } from "@/lib/agent/completion/deed/under-place";
import { hasHeading, isAt, waitsAt } from "@/lib/agent/completion/deed/used-control";
import { isClosed, isTabOfSuch } from "@/lib/agent/completion/gathering/reopen";
import type { Ground } from "@/lib/agent/completion/ground";
import {
  entriesCalled,
  entriesOf,
  entriesOrCardsOf,
  entryRoles,
  isNamedOn,
  saysOf,
  shownEntries,
} from "@/lib/agent/completion/page/entries";
import { isDated, lengthTold } from "@/lib/agent/completion/page/moved-dates";
import { echoes, isShownIn, lastingTexts, textsOf, waitingFor } from "@/lib/agent/completion/page/places";
import { isStillThere } from "@/lib/agent/completion/page/still-there";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion, ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Assertion } from "@/lib/contracts/assertion";
import { asChangedSince } from "./changed-since";
import { withOneLess } from "./places-left";

/** What a fresh load says of it. `texts`: entered values that are shown. `told`: what the thing's own entry says of the goal. `usable`: the control that was used is there to be used again. */
export type Kept = { held: string[]; lost: string[]; texts: string[]; told: string[]; usable: boolean };

/** That a control is not on another page than the one on which it was used says nothing, and behind another tab what is not there never was. */
export function withoutUsed(kept: ReadBack, { load, task }: Pick<Ground, "load" | "task">): ReadBack {
  const isTab = isTabOfSuch(task);
  if (load === "in_place" && !isTab) return kept;
  return { ...kept, used: [], commanded: [], ...(isTab ? { gone: [], goneJust: [] } : {}) };
}

/**
 * A control went: what it offered was taken. That says nothing where the server only promised to do it, nor where the control stood in a part, as a menu, that is closed
 * now: it is shown there only while that is open.
 */
const withoutAbsent = (kept: ReadBack): ReadBack => ({
  ...kept,
  used: [],
  commanded: [],
  shown: kept.shown.filter((one) => one.kind !== "element" || one.state !== "absent"),
});

const nothingKept: Kept = { held: [], lost: [], texts: [], told: [], usable: false };

/** Read where the deed was done, as far as later ones left it. */
export function keptHere(
  { readBack: kept, stepId }: Criterion,
  { deed, isForm }: { deed: ActionRecord | undefined; isForm: boolean },
  ground: Ground,
): Kept {
  const { load, snapshot, task } = ground;
  if (!kept || (load !== "in_place" && !isForm)) return nothingKept;
  const isTold = kept.promised !== true && !isClosed(deed, ground);
  const own = withoutUsed(isTold ? kept : withoutAbsent(kept), { load, task });
  return readKept(asChangedSince(own, stepId, task.history, snapshot), snapshot, task.goal);
}

const stoodBefore = [othersLost, chosenLost, rowIsBack, entryBack] as const;

export function readKept(readBack: ReadBack, page: PageSnapshot, goal: string): Kept {
  const { shown, awaited, lines, used = [], gone = [], goneJust = [], told = [] } = readBack;
  const lasting = lastingTexts(page, goal);
  const usable = used.some((one) => isAt(one, one.place, page));
  const labels = relabelledKept(readBack, page);
  const gotBack = stoodBefore.flatMap((lost) => lost(readBack, page, goal));
  const grown = grownKept(readBack, page);
  const put = inPlaceKept(readBack, page, goal);
  const past = [...stillShut(readBack, page), ...commandsGone(readBack, page, lasting)];
  const kept: Kept = {
    held: [...labels.held, ...grown.held, ...put.held, ...past],
    lost: [...gotBack, ...labels.lost, ...put.lost],
    texts: [],
    told: grown.told,
    usable,
  };
  for (const was of shown) {
    const one = was.kind === "text" ? { ...was, text: withOneLess(was.text, lasting, goal) } : was;
    if (one.kind === "text" && echoes(page.url, one.text)) continue;
    const answer = one.kind === "text" ? isShownIn(one.text, lasting) : isThere(one, readBack, page, goal);
    if (answer !== undefined) kept[answer ? "held" : "lost"].push(assertionText(one));
    if (answer && one.kind === "text") kept.texts.push(one.text);
  }
  for (const name of gone) kept[entriesOf(name, page).length > 0 ? "lost" : "held"].push(`"${name}" is gone`);
  for (const name of goneJust)
    kept[entriesCalled(name, page).length > 0 ? "lost" : "held"].push(`"${name}" is gone`);
  // What a message in the entry told to be done, its day tells when it is loaded anew.
  const turned = entryTurned(readBack, page, goal);
  const waits = waitingFor(goal);
  for (const { name, value } of told) {
    const entries = entriesOrCardsOf(name, page);
    const heading = headingSays(name, value, page);
    const isUnder = isDated(value) && standsUnderName(name, value, page);
    const saying = entries.filter((entry) => saysIt(entry, value, page));
    const says = saying.length > 0 || heading === true || isUnder;
    // Its own entry has all of it, and says that it is a draft or waits: nobody knows what it will come to.
    if (saying.length > 0 && saying.every((entry) => waits(entry.name))) continue;
    if (says) kept.told.push(`${name} ${value} ${lengthTold(value, goal)}`.trim());
    // A card may stand elsewhere on the page as well.
    if (!says && turned.length > 0 && doneWords(goal).has(fold(value))) continue;
    if (says || entriesOf(name, page).length > 0 || heading !== undefined)
      kept[says ? "held" : "lost"].push(`"${name}" is "${value}"`);
  }
  for (const one of used) {
    if (!isNamedOn(one.place, page) || !hasHeading(one.under, page)) continue;
    if (waitsAt(one.place, page, goal)) kept.lost.push(`"${one.place}" no longer waits`);
    else if (!isAt(one, one.place, page)) kept.held.push(`"${one.name}" of "${one.place}" is gone`);
  }
  const come = awaited.filter((value) => !echoes(page.url, value) && isShownIn(value, lasting));
  const folded = new Set(textsOf(page).map(fold));
  const said = saidOn(readBack.says ?? [], lasting, page, goal);
  const stay = lines.length > 0 && lines.every((line) => folded.has(fold(line))) ? lines : [];
  return {
    held: [...kept.held, ...[...come, ...stay, ...(said ? [said] : [])].map((text) => `"${text}" is shown`)],
    lost: kept.lost,
    texts: [...kept.texts, ...come],
    told: kept.told,
    usable,
  };
}

/** Undefined where the page cannot tell it. */
function isThere(one: Assertion, kept: ReadBack, page: PageSnapshot, goal: string): boolean | undefined {
  const answer = checkAssertion(one, { after: page });
  return one.kind === "order" ? answer : answer || isStillThere(one, page, goal, kept) || isListed(one, page);
}

const saysIt = (entry: SkeletonNode, value: string, page: PageSnapshot): boolean =>
  (saysOf(entry, value, page) && !isDenied(entry.name, value)) || holdsInField(entry, value, page);

/** An entry that is written over where it stands holds the value in a field of its own, the only one that has something in it. */
function holdsInField(entry: SkeletonNode, value: string, { nodes }: PageSnapshot): boolean {
  const fields = descendantsOf(nodes, nodes.indexOf(entry as SnapshotNode)).filter(
    (node) => node.role === "textbox" && (node.value ?? "").trim() !== "",
  );
  return fields.length === 1 && sameText(fields[0]?.value ?? "", value);
}
const sameText = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();

/** Undefined where the page lists no such entries at all: it shows something else than it did then. */
const isListed = (one: Assertion, { nodes }: PageSnapshot): false | undefined =>
  one.kind === "element" &&
  one.state === "present" &&
  entryRoles.has(one.element.role ?? "") &&
  !nodes.some(({ role, states }) => role === one.element.role && !states.includes("hidden"))
    ? undefined
    : false;

/** The same entry twice, with the very same words but for the number that each has of its own (`No. 8140: …`, `O-3318: …`): it may have been done twice. */
export function isDoubled(values: readonly string[], { nodes, lines }: PageSnapshot): boolean {
  if (values.length === 0) return false;
  const entries = shownEntries(nodes).map(({ name }) => name);
  const texts = entries.length > 0 ? entries : lines;
  const about = texts
    .filter((text) => values.every((value) => isHeldBy(value, [text])))
    .map((text) => fold(text.replace(ownCode, " ").replace(ownNumber, " ")));
  return new Set(about).size < about.length;
}
const ownNumber =
  /(?:[#№]|(?<!\p{L})(?:no|nr|num|n[º°]|ref|id)(?!\p{L})[.:]{0,2})\s?(?:\p{L}{1,6}-?)?\d[\p{N}-]{0,20}/giu;
const ownCode = /^\s*(?:\p{Lu}{1,6}-?\d{2,12}|\d{4,12})(?![\p{L}\p{N}-])(?:\s?[:.)])?/u;

/** One entry holds all of these values. */
export const isWholeEntry = (values: readonly string[], { nodes }: PageSnapshot): boolean =>
  shownEntries(nodes).some(({ name }) => values.every((value) => isHeldBy(value, [name])));

/** `/added?item=Milk`: a page may say what its address carries, and nothing of it need be stored. An entry of a list is read from where it is. */
export const isEchoed = (text: string, page: PageSnapshot): boolean =>
  echoes(page.url, text) && !isWholeEntry([text], page);

/** One entry of several holds the most telling of these values: it was done once. */
export function isShownOnce(values: readonly string[], { nodes }: PageSnapshot): boolean {
  const [telling] = [...values].sort((a, b) => b.length - a.length);
  const entries = shownEntries(nodes);
  const holding = entries.filter(({ name }) => telling !== undefined && isHeldBy(telling, [name]));
  const [only] = holding;
  return (
    only !== undefined &&
    holding.length === 1 &&
    entries.some((other) => other !== only && other.role === only.role && other.path === only.path)
  );
}

/** Some of what a criterion wants shown the page may have from its own address. */
export const isFromAddress = (
  { assertions }: Pick<Criterion, "assertions">,
  { snapshot }: { snapshot: PageSnapshot },
): boolean => assertions.some((one) => one.kind === "text" && one.present && isEchoed(one.text, snapshot));
