import { isFirstPart } from "@/lib/agent/completion/deed/cut-short";
import { deedOf, type Entered, enteredOnTheWay, isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import { isNamedOn, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { standsAtOldPlace } from "@/lib/agent/completion/read-back/at-old-place";
import { entryStillOld } from "@/lib/agent/completion/read-back/entry-still-old";
import { stillHad } from "@/lib/agent/completion/read-back/still-had";
import type { BeforeState, PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isPlaceCalled, movedPlaces } from "@/lib/agent/domain/wording/moved-places";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { isNotFound } from "./fresh-load";
import { listBefore, saidOfOthers } from "./list-before";
import { placeOf } from "./list-link";
import { isLookBeside, saidBeside } from "./places-beside";
import { placeAside, type SecondLook, standsAside } from "./put-aside";

type OtherPage = Extract<SecondLook, { href: string }>;

/**
 * A list may show what it was told, and the thing's own page what is stored; what was moved may have been copied. Where the page that proves it links to the
 * thing's own page, to the place that it was moved from or to the archive, that is looked at as well, and so is the
 * list from which the form on its own page was opened. Undefined where there is none, or it was looked at.
 */
export function secondLook(judged: readonly Judgement[], ground: Ground): SecondLook | undefined {
  if (!judged.some(restsOnStored)) return undefined;
  const list = unseen(listBefore(judged, ground), ground);
  const look =
    placeMovedFrom(ground) ??
    placeAside(ground) ??
    (ground.keepsOthers ? list : undefined) ??
    unseen(ownPageOf(judged, ground) ?? pageOfForm(judged, ground), ground) ??
    list;
  return look && (look.node || !isSeen(look.href, ground)) ? look : undefined;
}

/** What was to be stored, or was read or answered as stored. */
export const restsOnStored = ({ criterion, evidence }: Judgement): boolean =>
  criterion.persistence || evidence.some(({ rank }) => rank === "persisted" || rank === "network");

const unseen = (page: OtherPage | undefined, ground: Ground): OtherPage | undefined =>
  page && !isCommand(page.href) && !isSeen(page.href, ground) ? page : undefined;

/** Read for evidence, or the very page that proves it. */
const isSeen = (href: string, { task, snapshot }: Ground): boolean =>
  isSamePage(href, snapshot.url) ||
  task.history.some(({ purpose, action, urlAtAction }) => {
    const loaded = action.name === "reload" ? urlAtAction : String(action.args[0] ?? "");
    return purpose === "gather_evidence" && isSamePage(href, loaded);
  });

/** `Move X from Tuesday to Thursday`: the one link that is called just so, else the page called so that the task came by. */
function placeMovedFrom({ task, snapshot }: Ground): OtherPage | undefined {
  const from = movedPlaces(task.goal)?.from;
  if (from === undefined) return undefined;
  const links = snapshot.nodes.filter(
    (node) => node.role === "link" && isShown(node) && isPlaceCalled(node.name, from),
  );
  const seen = task.history.find(
    ({ beforeState }) => beforeState && isHeadedBy(from, headsThen(beforeState)),
  );
  const href = seen?.urlAtAction;
  return (
    onlyPlace(links, snapshot.url) ??
    (href === undefined || isCommand(href) ? undefined : { href, name: from })
  );
}

const headsThen = ({ title = "", semanticSkeleton }: BeforeState): string[] => [
  title,
  ...headsIn(semanticSkeleton?.nodes ?? []),
];
const headsIn = (nodes: readonly SkeletonNode[]): string[] =>
  nodes.filter(({ role, inputType }) => role === "heading" && inputType === "1").map(({ name }) => name);
const isHeadedBy = (place: string, heads: readonly string[]): boolean =>
  heads.some((head) => isPlaceCalled(head, place));

/** The entry that says the most of the goal and of what was entered, and more than any other: the one page that it links to. */
function ownPageOf(judged: readonly Judgement[], ground: Ground): OtherPage | undefined {
  const { task, snapshot } = ground;
  const about = [...new Set([...goalNames(task.goal), ...valuesOn(judged, ground)])];
  const said = contentStems(task.goal);
  // What was taken away is no more in an entry of a namesake.
  const placed = takesAway(task.goal)
    ? judged.flatMap(({ criterion }) => (criterion.readBack?.used ?? []).map(({ place }) => place))
    : [];
  const told = shownEntries(snapshot.nodes)
    .filter(({ name }) => placed.every((place) => hasWordsOf(place, name)))
    .map((entry) => ({ entry, count: about.filter((one) => isHeldBy(one, [entry.name])).length }))
    .filter(({ count }) => count > 0)
    // Of namesakes the one with the most words of the goal: `Spin 45`, on Thursday.
    .map(({ entry, count }) => {
      const own = new Set(contentStems(entryText(entry, snapshot.nodes)));
      return { entry, count: count * said.length + said.filter((word) => own.has(word)).length };
    })
    .sort((one, other) => other.count - one.count);
  const [best, next] = told;
  if (!best || next?.count === best.count) return undefined;
  const inside = descendantsOf(snapshot.nodes, snapshot.nodes.indexOf(best.entry));
  return onlyPlace(
    inside.filter((node) => node.role === "link" && isShown(node)),
    snapshot.url,
    about,
  );
}

function hasWordsOf(place: string, text: string): boolean {
  const own = new Set(wordsOf(text));
  return wordsOf(place).every((word) => own.has(word));
}

/**
 * `/wiki/Workshop` of `/wiki/Workshop/edit`: what was written over something is read in the form itself, which may hold a draft of it; the page that the form
 * belongs to, or that was titled by the thing, and was seen on the way, shows what is stored.
 */
function pageOfForm(judged: readonly Judgement[], ground: Ground): OtherPage | undefined {
  const { task, snapshot } = ground;
  const form = readUrl(snapshot.url);
  const isWrittenHere = enteredOf(judged, ground).some(
    (one) =>
      one.kind === "element_value" &&
      (one.was ?? "") !== "" &&
      findElements(one.element, snapshot.nodes).some(({ value }) => value === one.value),
  );
  if (!form || !isWrittenHere) return undefined;
  const path = pathOf(form);
  const above = path.slice(0, path.lastIndexOf("/"));
  const values = valuesOn(judged, ground);
  const names = goalNames(task.goal).filter((name) => !isHeldBy(name, values));
  const href = task.history.findLast(({ urlAtAction, beforeState }) => {
    const read = readUrl(urlAtAction);
    if (read?.origin !== form.origin || pathOf(read) === path) return false;
    const isOfThing = names.every((name) => isHeldBy(name, [beforeState?.title ?? ""]));
    return (above !== "" && pathOf(read) === above) || (names.length > 0 && isOfThing);
  })?.urlAtAction;
  return href === undefined || isCommand(href) ? undefined : { href, name: href };
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, "");

/** Where all of the links lead that only show something. What a thing is called is no command. */
function onlyPlace(
  links: readonly SkeletonNode[],
  here: string,
  things: readonly string[] = links.map(({ name }) => name),
): OtherPage | undefined {
  const places = links.flatMap((link) => {
    const isThing = things.some((one) => fold(one) === fold(link.name));
    const href = placeOf(isThing ? { ...link, name: "" } : link, here);
    return href === undefined || isCommand(href) ? [] : [{ href, name: link.name }];
  });
  return new Set(places.map(({ href }) => href)).size === 1 ? places[0] : undefined;
}

/** An address that does something when it is asked for, whatever its link is called. */
const isCommand = (href: string): boolean =>
  (readUrl(href)?.pathname ?? "").split(/[/_.-]+/).some((part) => commands.has(part.toLowerCase()));
const commands: ReadonlySet<string> = new Set(
  (
    "cancel follow unfollow subscribe unsubscribe approve reject decline accept confirm return archive unarchive restore publish unpublish pay buy " +
    "checkout toggle enable disable undo revoke resend send mute unmute pin unpin like unlike vote join leave release delete remove start stop pause resume"
  ).split(" "),
);

const enteredOf = (judged: readonly Judgement[], { task }: Ground): Entered[] =>
  enteredOnTheWay(judged.map(({ proof }) => deedOf(proof)).find(Boolean), task).filter(({ aside }) => !aside);

const valuesOn = (judged: readonly Judgement[], ground: Ground): string[] =>
  enteredOf(judged, ground).flatMap((one) => (one.kind === "element_value" ? [one.value] : []));

/** What the page of the second look says against what was proven, in its own words. */
export function saidAgainst(judged: readonly Judgement[], ground: Ground): string[] {
  // What was added to a count is not that count.
  const isAdded = judged.some(({ criterion }) => criterion.readBack?.grown);
  const { task, snapshot, load } = ground;
  if (isNotFound(ground)) return [];
  const isLook = isLookBeside(ground);
  if (load === "none" && !isLook) return [];
  const beside = saidBeside(judged, ground);
  const anywhere = [
    ...(beside ?? []),
    ...stillThere(task.goal, snapshot),
    ...(standsAtOldPlace(snapshot, task.goal) ? ["it still stands where it was moved from"] : []),
    ...standsAside(task.goal, snapshot),
  ];
  // The list and the user's own, as another place tells them that was opened only to look, are those of that place.
  if (isLook) return anywhere;
  const told = [...stillHad(task.goal, snapshot), ...saidOfOthers(judged, valuesOn(judged, ground), ground)];
  // A value that stands at another place says nothing against the one that is meant.
  if (beside) return [...anywhere, ...told];
  return [
    ...anywhere,
    ...told,
    ...enteredOf(judged, ground).flatMap((one) => [
      ...entryStillOld(one, snapshot, task.goal),
      ...saidOtherwise(one, snapshot, task.goal, isAdded),
    ]),
  ];
}

/** The place that it was moved from is the one that the page is about, and has the thing in it. */
function stillThere(goal: string, page: PageSnapshot): string[] {
  const from = movedPlaces(goal)?.from;
  if (from === undefined || !isHeadedBy(from, [page.title, ...headsIn(page.nodes)])) return [];
  const place = goal.slice(goal.indexOf(from));
  return goalNames(goal)
    .filter((name) => !place.includes(name))
    .filter((name) => shownEntries(page.nodes).some((entry) => isCalledIn(name, entry, page)))
    .map((name) => `"${name}" still stands in "${from}"`);
}

/** A part of the entry is called just so; one that only speaks of the thing, as a log does, is not it. */
const isCalledIn = (name: string, entry: SkeletonNode, { nodes }: PageSnapshot): boolean =>
  [entry, ...descendantsOf(nodes, nodes.indexOf(entry))].some((node) => fold(node.name) === fold(name));

/** What was entered is not there, and what it was to take the place of is; or the number beside its label is another one. */
function saidOtherwise(one: Entered, page: PageSnapshot, goal: string, isAdded: boolean): string[] {
  if (one.kind !== "element_value") return [];
  const { value, was = "", element } = one;
  const label = element.name ?? "";
  const told = linesOf(page);
  const own = told.filter((line) => sameLabel(line.label, label, goal)).map(({ text }) => text);
  const isOther = (text: string): boolean =>
    plainNumber.test(text) && plainNumber.test(value) && !isHeldBy(value, [text]);
  if (own.length > 0 && own.every((text) => isFirstPart(text, value)))
    return [`"${label}" is "${own[0]}", not "${value}"`];
  if (!isAdded && own.length > 0 && own.every(isOther)) return [`"${label}" is "${own[0]}", not "${value}"`];
  if (fold(was) === "" || isHeldBy(value, [was]) || isHeldBy(was, [value]) || isNamedOn(value, page))
    return [];
  if (told.some(({ text }) => isHeldBy(value, [text]))) return [];
  const fields = isChanging(goal) ? findElements(element, page.nodes) : [];
  const holding = fields.length === 1 ? fields.flatMap((field) => field.value ?? []) : [];
  const old = [...holding, ...own].find((text) => fold(text) === fold(was));
  return old === undefined ? [] : [`"${label}" is "${old}" still, not "${value}"`];
}
const plainNumber = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** Each line with what stands before it as its label: `Places: 3`, or `Shift` over `Early`. */
function linesOf({ lines }: PageSnapshot): { label: string; text: string }[] {
  return lines.map((line, at) => {
    const [, label, text] = /^([^:|]{1,60}?)\s*[:|]\s+(\S.*)$/u.exec(line) ?? [];
    return label !== undefined && text !== undefined
      ? { label, text }
      : { label: lines[at - 1] ?? "", text: line };
  });
}

/** `Shift for Dana Whitlock` is `Shift` on her own page. */
function sameLabel(told: string, label: string, goal: string): boolean {
  const names = new Set(goalNames(goal).flatMap(contentStems));
  const wordsIn = (text: string): string =>
    [...new Set(contentStems(text))]
      .filter((word) => !names.has(word) && !newWords.has(word))
      .sort()
      .join(" ");
  const own = wordsIn(label);
  return own !== "" && wordsIn(told) === own;
}
const newWords: ReadonlySet<string> = new Set(["new", "number", "neu", "nouveau", "nuevo"].map(stem));
