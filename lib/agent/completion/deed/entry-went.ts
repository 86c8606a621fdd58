import { shownEntries } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";

const listOf = ({ role, path }: SkeletonNode): string => `${role} ${path}`;

const textsOf = ({ nodes }: PageSnapshot, list?: string): string[] =>
  shownEntries(nodes)
    .filter((entry) => list === undefined || listOf(entry) === list)
    .map((entry) => withoutControls(entry, nodes).name);

const bearing = (names: readonly string[], words: readonly string[], texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const own = new Set(wordsOf(text));
    return names.every((name) => isHeldBy(name, [text])) && words.every((word) => own.has(word));
  });

/** Of the lists that are still there: what the one entry that reads otherwise since the deed said then and says no more: the day, state or number that gave way to another one. */
export function entryWent(then: PageSnapshot, now: PageSnapshot, goal: string): Pick<ReadBack, "entryWent"> {
  const after = textsOf(now);
  const [list, ...others] = [...new Set(shownEntries(now.nodes).map(listOf))].flatMap((one) => {
    const [had, has] = [textsOf(then, one), textsOf(now, one)];
    const went = had.filter((text) => !has.includes(text));
    const came = has.filter((text) => !had.includes(text));
    return went.length + came.length > 0 ? [{ went, came }] : [];
  });
  const [old, own] = [list?.went[0], list?.came[0]];
  if (!list || others.length > 0 || list.went.length + list.came.length !== 2) return {};
  if (old === undefined || own === undefined) return {};
  const names = goalNames(goal).filter((name) => isHeldBy(name, [old]) && isHeldBy(name, [own]));
  const is = new Set(wordsOf(own));
  const words = wordsOf(old).filter((word) => !is.has(word));
  if (names.length === 0 || words.length === 0) return {};
  const waiting = after.filter(waitingFor(goal));
  return {
    entryWent: {
      names,
      words,
      count: bearing(names, words, after).length,
      waiting: bearing(names, [], waiting).length,
    },
  };
}

/** Loaded anew, the entry says that again, beside what it is to become or without it, or that it waits: `10 May, change to 17 May waiting for the depot`. */
export function entryBack({ entryWent: went }: ReadBack, page: PageSnapshot, goal: string): string[] {
  if (!went) return [];
  const texts = textsOf(page);
  const isBack = bearing(went.names, went.words, texts).length > went.count;
  const isWaiting = bearing(went.names, [], texts.filter(waitingFor(goal))).length > went.waiting;
  return [
    ...(isBack ? [`"${went.names.join(" ")}" no longer says "${went.words.join(" ")}"`] : []),
    ...(isWaiting ? [`"${went.names.join(" ")}" does not wait`] : []),
  ];
}
