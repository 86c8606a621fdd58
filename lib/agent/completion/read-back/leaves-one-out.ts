import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

const joint = /^["”’']?(?:\s*,\s*(?:and\s+)?|\s+(?:and|&|und|et|y|e|en|i)\s+)(?:the\s+)?["“‘']?$/iu;

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

/** Names of the goal that stand side by side in it. */
function joinedNames(goal: string): string[] {
  const found = goalNames(goal)
    .map((name) => ({ name, start: goal.indexOf(name) }))
    .sort((one, other) => one.start - other.start);
  const joins = found.map(({ start }, at) => {
    const before = found[at - 1];
    return before !== undefined && joint.test(goal.slice(before.start + before.name.length, start));
  });
  return found.flatMap(({ name }, at) => (joins[at] || joins[at + 1] ? [name] : []));
}
