import { entryRoles, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import {
  echoes,
  isOfPage,
  lastingTexts,
  standsUnderOtherHeading,
  waitingFor,
} from "@/lib/agent/completion/page/places";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { weekdayNamed, weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import {
  containsPhrase,
  contentStems,
  contentWords,
  fold,
  stem,
  wordsOf,
} from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Entered, valuesOf } from "./entered";

/** One word alone may come and go with anything; a sentence does not. */
const fewestTold = 2;
const isEnough = (told: readonly string[]): boolean =>
  told.length >= fewestTold || told.some((one) => contentWords(one).length > fewestTold);

/**
 * What the goal names and what was entered for it, where no entry on the page held all of that before the deed: an entry that does later came with it. Of an
 * option that says more than the goal (`Electricity E-20931`), what the goal says of it; of a table, what it has a column for.
 */
export function entryAwaited(then: PageSnapshot, entered: readonly Entered[], goal: string): string[] {
  const columns = columnsFor(entered, then);
  const hidden = valuesOf(entered.filter((one) => columns !== undefined && !hasColumn(one, columns)));
  const isHidden = (name: string): boolean => hidden.some((value) => isHeldBy(name, [value]));
  const names = goalNames(goal);
  const values = valuesSaid(entered, goal);
  const toldOf = (some: readonly string[]): string[] => {
    const all = [...new Map([...values, ...some].map((one) => [fold(one), one])).values()];
    // `2026-12-17` and `17 December` hold each other: one of them stands for both.
    const isInOther = (one: string, at: number): boolean =>
      all.some(
        (other, index) => index !== at && isHeldBy(one, [other]) && !(index > at && isHeldBy(other, [one])),
      );
    return all.filter((one, at) => !isHidden(one) && !isInOther(one, at));
  };
  // On the page of plot D-27 its orders do not say each time that they are for D-27.
  const own = toldOf(names.filter((name) => !(isOfPage(name, then) || isDayOfPage(name, then))));
  const told = isEnough(own) ? own : toldOf(names);
  return values.length > 0 && isEnough(told) && holding(told, then).length === 0 ? told : [];
}

/** What was entered, in the goal's words where it says a part of it. */
export function valuesSaid(entered: readonly Entered[], goal: string): string[] {
  const names = goalNames(goal);
  return valuesOf(entered).flatMap((value) => {
    const said = names.filter((name) => containsPhrase(value, name));
    // `Gas (G-104)`, of which the goal says what it is.
    const bare = value.trim().replace(/ \([^()]{1,60}\)$/u, "");
    return said.length > 0 ? said : [containsPhrase(goal, bare) ? bare : value];
  });
}

/** Of a weekday the page is where it speaks of no other one. */
function isDayOfPage(name: string, { title, lines }: PageSnapshot): boolean {
  const day = weekdayNamed(name);
  const told = day === undefined ? [] : [title, ...lines].flatMap((text) => weekdaysIn(text));
  return told.length > 0 && told.every((one) => one === day);
}

/** The words over the columns of the one table that names the fields of most of what was entered. */
function columnsFor(entered: readonly Entered[], { nodes }: PageSnapshot): ReadonlySet<string> | undefined {
  const heads = nodes
    .filter((node, at) => node.role === "row" && nodes[at - 1]?.role === "table" && !/\d/.test(node.name))
    .map(({ name }) => new Set(contentStems(name)));
  const [only, ...others] = heads.filter((words) => {
    const named = entered.filter((one) => hasColumn(one, words));
    return named.length > 1 && named.length * 2 > entered.length;
  });
  return others.length === 0 ? only : undefined;
}

/** A radio button is called by what it is for, and not by its group. */
const hasColumn = ({ kind, element }: Entered, columns: ReadonlySet<string>): boolean =>
  kind === "element" || contentWords(element.name ?? "").some((word) => columns.has(stem(word)));

/** The one entry that holds all of it on a fresh load of the page where it was not before; two of them may be a deed that was done twice. */
export function cameSince(told: readonly string[], page: PageSnapshot, goal: string): string[] {
  const [entry, ...more] = isEnough(told) ? holding(told, page) : [];
  const isThere =
    entry !== undefined &&
    more.length === 0 &&
    toneOfText(entry.name) !== "error" &&
    lastingTexts(page, goal).includes(entry.name) &&
    !lacksState(entry, page, goal) &&
    !waitingFor(goal)(headingOver(entry, page.nodes)) &&
    !told.some((one) => echoes(page.url, one)) &&
    !standsUnderOtherHeading(entry.name, page, goal);
  return isThere ? told.map((one) => `"${one}" is shown`) : [];
}

/** One entry holds all of it right after the deed. */
export const holdsAwaited = (told: readonly string[], page: PageSnapshot): boolean =>
  isEnough(told) && holding(told, page).length === 1;

/** Others of its list say that what the goal asks for was done with them (`Published`), and this one says nothing of it. */
function lacksState({ name, role, parent }: SkeletonNode, { nodes }: PageSnapshot, goal: string): boolean {
  const done = doneWords(goal);
  const says = (text: string): boolean =>
    wordsOf(text).some((word) => done.has(word) && !isDenied(text, word));
  return (
    !says(name) &&
    shownEntries(nodes).some((one) => one.role === role && one.parent === parent && says(one.name))
  );
}

/** What is awaited, and whether it came with the deed. */
export const entryOf = (
  awaited: string[],
  now: PageSnapshot,
): Pick<ReadBack, "entryAwaited" | "entryHeld"> =>
  awaited.length === 0
    ? {}
    : { entryAwaited: awaited, ...(holdsAwaited(awaited, now) ? { entryHeld: true } : {}) };

/** The innermost entries that say all of it, apart from what their buttons are called; what an entry leaves out may be the title of a card around it, or of the page. */
function holding(told: readonly string[], { nodes }: PageSnapshot): SkeletonNode[] {
  const all = shownEntries(nodes).filter((entry) => {
    const own = entryText(entry, nodes);
    const left = told.filter((one) => !isHeldBy(one, [own]));
    const titles =
      left.length > 0 && left.length < told.length ? [...titlesAround(entry, nodes), ...titleOf(nodes)] : [];
    return left.every((one) => titles.some((title) => isHeldBy(one, [title])));
  });
  return all.filter(
    (entry) => !descendantsOf(nodes, nodes.indexOf(entry)).some((node) => all.includes(node)),
  );
}

/** What the entries around this one are headed by. */
function titlesAround(entry: SkeletonNode, nodes: readonly SkeletonNode[]): string[] {
  const around = ancestorsOf(nodes, nodes.indexOf(entry)).flatMap((at) => nodes[at] ?? []);
  return around
    .filter(({ role }) => entryRoles.has(role))
    .flatMap((card) => descendantsOf(nodes, nodes.indexOf(card)).find(isHeading)?.name ?? []);
}
/** `Book club, 14 October`: each of its guests is one of that evening. Of several such headings none is over all of the page. */
function titleOf(nodes: readonly SkeletonNode[]): string[] {
  const titles = nodes.filter((node) => node.role === "heading" && node.inputType === "1" && isShown(node));
  return titles.length === 1 ? titles.map(({ name }) => name) : [];
}

const isHeading = (node: SkeletonNode): boolean => node.role === "heading" && isShown(node);
