import { shownEntries } from "@/lib/agent/completion/page/entries";
import { withoutPassing } from "@/lib/agent/completion/page/passing-time";
import { waitingFor } from "@/lib/agent/completion/page/places";
import { lastingWords } from "@/lib/agent/completion/page/still-there";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

const listOf = ({ role, path }: SkeletonNode): string => `${role} ${path}`;

const textsOf = ({ nodes }: PageSnapshot, list?: string): string[] =>
  shownEntries(nodes)
    .filter((entry) => list === undefined || listOf(entry) === list)
    .map((entry) => entryText(entry, nodes));

const bearing = (names: readonly string[], phrases: readonly string[], texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const lasting = withoutPassing(text);
    return (
      names.every((name) => isHeldBy(name, [text])) &&
      phrases.every((phrase) => containsPhrase(lasting, phrase))
    );
  });

/** Runs of words of the one text that the other does not say there; a number with the word that it stands with: `10 May`, which `17 May 10:30` does not say. */
function phrasesWent(old: string, own: string): string[] {
  const words = wordsOf(old);
  const stays = inBoth(words, wordsOf(own));
  const runs: string[][] = [];
  words.forEach((word, at) => {
    if (stays.has(at)) return;
    const run = at > 0 && !stays.has(at - 1) ? (runs.at(-1) ?? []) : [];
    if (run.length === 0) runs.push(run);
    run.push(word);
    const isEnd = at === words.length - 1 || stays.has(at + 1);
    if (!isEnd || run.some((one) => /\p{L}/u.test(one))) return;
    const [before, behind] = [words[at - run.length], words[at + 1]];
    if (behind !== undefined) run.push(behind);
    else if (before !== undefined) run.unshift(before);
  });
  return runs.map((run) => run.join(" ")).filter((phrase) => !containsPhrase(own, phrase));
}

/** Where the words stand that the other one says as well, in the same order. */
function inBoth(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const most = Array.from({ length: words.length + 1 }, () => Array<number>(others.length + 1).fill(0));
  const of = (at: number, to: number): number => most[at]?.[to] ?? 0;
  for (let at = words.length - 1; at >= 0; at -= 1)
    for (let to = others.length - 1; to >= 0; to -= 1)
      (most[at] ?? [])[to] =
        words[at] === others[to] ? of(at + 1, to + 1) + 1 : Math.max(of(at + 1, to), of(at, to + 1));
  const stays = new Set<number>();
  for (let at = 0, to = 0; at < words.length && to < others.length; ) {
    if (words[at] === others[to]) {
      stays.add(at);
      at += 1;
      to += 1;
    } else if (of(at + 1, to) >= of(at, to + 1)) at += 1;
    else to += 1;
  }
  return stays;
}

/** `Saving…` in place of what it said: what it will say is not known yet. */
function isPassing(old: string, own: string): boolean {
  const was = new Set(wordsOf(old));
  const isNew = (word: string): boolean => !was.has(word);
  return wordsOf(own).some(isNew) && !lastingWords(own).some(isNew);
}

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
  const [said, says] = [withoutPassing(old), withoutPassing(own)];
  const words = isPassing(said, says) ? [] : phrasesWent(said, says);
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
