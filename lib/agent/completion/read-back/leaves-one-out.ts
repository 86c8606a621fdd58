import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { joinedNames } from "@/lib/agent/domain/wording/joined-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/**
 * `Approve the sheets of Ida and Bo`: the entry of the one says that it is approved, and each entry of the other does not. What was done to one of several is not the
 * whole of it.
 */
export function leavesOneOut(page: PageSnapshot, goal: string): boolean {
  const names = joinedNames(goal);
  const done = names.length > 1 ? [...doneWords(goal)] : [];
  if (done.length === 0) return false;
  const entries = shownEntries(page.nodes).map((entry) => entryText(entry, page.nodes));
  const told = names.map((name) => {
    const own = entries.filter((text) => names.every((one) => isHeldBy(one, [text]) === (one === name)));
    return { isThere: own.length > 0, isDone: own.some((text) => says(text, done)) };
  });
  return told.every(({ isThere }) => isThere) && new Set(told.map(({ isDone }) => isDone)).size > 1;
}

const says = (text: string, done: readonly string[]): boolean =>
  done.some((word) => wordsOf(text).includes(word) && !isDenied(text, word));
