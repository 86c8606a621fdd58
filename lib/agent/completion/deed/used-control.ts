import type { Ground } from "@/lib/agent/completion/ground";
import { entriesOf, entryAround, isShown } from "@/lib/agent/completion/page/entries";
import { isProvisional } from "@/lib/agent/completion/page/places";
import type { ActionRecord, ActionTarget } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, contentWords, fold } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { entryPart, pathParts } from "@/lib/agent/snapshot/path-parts";
import { calledInEntry } from "./called-in-entry";
import { isSamePlace } from "./entered";

export const controls: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
export const isInDialog = (path: string): boolean => /(?:^|\/)dialog\b/.test(path);

/** A control that stands at what is called so, or in an entry that says all of it. `under`: of several, the one under that heading, or in that part of the page. */
export const isAt = (
  { role, name, under }: { role: string; name: string; under?: string | undefined },
  place: string,
  page: PageSnapshot,
): boolean =>
  controlsAt({ role, name }, place, page).some(
    (node) =>
      under === undefined ||
      [headingOver(node, page.nodes), regionOf(node.path) ?? ""].some(
        (text) => uncounted(text) === uncounted(under),
      ),
  );

/** The innermost part of the page with a name, such as the one that a tab shows. */
export const regionOf = (path: string): string | undefined =>
  pathParts(path).findLast(({ role, name }) => role === "region" && name !== "")?.name;

/** `Dinner menu (4)` is `Dinner menu (5)` once one more is on it. */
const uncounted = (heading: string): string => fold(heading).replace(/[\s(]*\d+\)?$/, "");

/** A control in the entry says that it waits (`On waiting list`): what was asked for has not come about. */
export const waitsAt = (place: string, page: PageSnapshot, goal: string): boolean =>
  !isProvisional(goal) &&
  entriesOf(place, page).some((entry) =>
    descendantsOf(page.nodes, page.nodes.indexOf(entry)).some(
      ({ role, name }) => controls.has(role) && isProvisional(name),
    ),
  );

const placing: ReadonlySet<string> = new Set(["heading", "region"]);
/** The heading that a control stood under, or its part of the page, is there: without it nobody can tell where its place is now. */
export const hasHeading = (under: string | undefined, { nodes }: PageSnapshot): boolean =>
  under === undefined ||
  nodes.some((node) => placing.has(node.role) && isShown(node) && uncounted(node.name) === uncounted(under));

function controlsAt(
  { role, name }: { role: string; name: string },
  place: string,
  page: PageSnapshot,
): SnapshotNode[] {
  const { nodes } = page;
  const inEntries = entriesOf(place, page).flatMap((entry) =>
    descendantsOf(nodes, nodes.indexOf(entry)).filter((one) => one.role === role && one.name === name),
  );
  return [...new Set([...findElements({ role, name, place }, nodes), ...inEntries])].filter(isShown);
}

/** The control of the deed, where it stands at the thing that the goal names. */
export function usedAt(
  { target }: ActionRecord,
  then: PageSnapshot,
  goal: string,
): NonNullable<ReadBack["used"]> {
  const place = target && (namedInEntry(target.id, then, goal) ?? calledInEntry(target.id, then, goal));
  if (!target?.name || place === undefined || !controls.has(target.role) || isInDialog(target.path))
    return [];
  const { role, name } = target;
  const own = ownHeading(target, place, then, goal);
  if (own !== undefined) return [{ role, name, place: own }];
  const under = headingMeant(target, controlsAt(target, place, then), then, goal);
  return isAt(target, place, then) ? [{ role, name, place, ...(under === undefined ? {} : { under }) }] : [];
}

/** What the goal names first; of several entries that bear it, all that the goal says of the one in which that control stands. */
function namedInEntry(id: string, page: PageSnapshot, goal: string): string | undefined {
  const [first, ...more] = goalNames(goal);
  if (first === undefined) return undefined;
  const alike = entriesOf(first, page);
  if (alike.length < 2) return first;
  const entry = entryAround(
    page.nodes.findIndex((node) => node.id === id),
    page.nodes,
  );
  if (!entry || !isHeldBy(first, [entry.name])) return first;
  const own = more.filter((name) => isHeldBy(name, [entry.name]));
  const named = [first, ...own].join(" ");
  const others = alike.filter((other) => other !== entry && isHeldBy(named, [other.name]));
  return [named, ...wordsOnlyOf(entry, others, page, goal)].join(" ");
}

/** Words of the goal that the entry says apart from its controls, where none of the others has all of them. */
function wordsOnlyOf(
  entry: SkeletonNode,
  others: readonly SkeletonNode[],
  { nodes }: PageSnapshot,
  goal: string,
): readonly string[] {
  const says = entryText(entry, nodes);
  const said = [...new Set(contentWords(goal))].filter((word) => word.length > 1);
  const words = said.filter((word) => isHeldBy(word, [says]));
  const isShared = others.some(({ name }) => words.every((word) => isHeldBy(word, [name])));
  return others.length === 0 || isShared ? [] : words;
}

/** Several things of that name have such a control: the heading over the one that was used, where it has more of the goal than any other over such a control. */
function ownHeading(
  target: ActionTarget,
  place: string,
  page: PageSnapshot,
  goal: string,
): string | undefined {
  const alike = page.nodes.filter(
    (node) => node.role === target.role && node.name === target.name && isShown(node),
  );
  const own = headingMeant(target, alike, page, goal);
  const others = alike.filter(({ id }) => id !== target.id).map((node) => headingOver(node, page.nodes));
  return own !== undefined && isHeldBy(place, [own]) && others.some((heading) => isHeldBy(place, [heading]))
    ? own
    : undefined;
}

/** Of equal controls the used one's heading, where it has more of the goal than that of any other. */
function headingMeant(
  { id }: ActionTarget,
  alike: readonly SnapshotNode[],
  { nodes }: PageSnapshot,
  goal: string,
): string | undefined {
  const used = alike.find((node) => node.id === id);
  const own = used && headingOver(used, nodes);
  const said = new Set(contentStems(goal));
  const shared = (heading: string): number =>
    new Set(contentStems(heading).filter((word) => said.has(word))).size;
  const others = alike.filter((node) => node !== used).map((node) => headingOver(node, nodes));
  return own && others.length > 0 && others.every((heading) => shared(heading) < shared(own))
    ? own
    : undefined;
}

/** What the whole began with on this page, at the thing that the goal names: another page or a dialog came between, such as one that asked. */
export function begunWith(deed: ActionRecord, { task, snapshot }: Ground): NonNullable<ReadBack["used"]> {
  const first = task.history.find((record) => !isLookOnly(record));
  const { target, urlAtAction = "" } = first ?? {};
  if (!target?.name || first?.actionId === deed.actionId || !controls.has(target.role)) return [];
  const isAsked = isInDialog(deed.target?.path ?? "") || first?.onlyAsked === true;
  if (!isSamePlace(urlAtAction, snapshot.url)) return [];
  if (isSamePlace(deed.urlAtAction, snapshot.url) && !isAsked) return [];
  const entry = entryPart(target.path)?.name ?? "";
  // All that the goal says of it: others may bear the same name.
  const names = goalNames(task.goal).filter((name) => isHeldBy(name, [entry]));
  return names.length === 0 ? [] : [{ role: target.role, name: target.name, place: names.join(" ") }];
}

/** Nothing but an open dialog shows it. */
export const isOnlyInDialog = (value: string, { nodes }: PageSnapshot): boolean => {
  const isBearing = (node: SkeletonNode): boolean => isShown(node) && isHeldBy(value, [node.name]);
  const showing = nodes.filter((node) => node.role !== "textbox" && isBearing(node));
  return showing.length > 0 && showing.every(({ role, path }) => role === "dialog" || isInDialog(path));
};
