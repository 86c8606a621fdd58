import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { joinedNames } from "@/lib/agent/domain/wording/joined-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/**
 * `Approve the sheets of Ida and Bo`: the entry of the one says that it is approved, and each entry of the other in the same list, as anywhere else, does not. What
 * was done to one of several is not the whole of it.
 */
export function leavesOneOut(page: PageSnapshot, goal: string): boolean {
  const names = joinedNames(goal);
  const done = names.length > 1 ? [...doneWords(goal)] : [];
  if (done.length === 0) return false;
  const told = shownEntries(page.nodes).flatMap((entry) => {
    // What an entry says is costly to tell, and most are called otherwise.
    if (!names.some((name) => isHeldBy(name, [entry.name]))) return [];
    const text = entryText(entry, page.nodes);
    const [name, ...others] = names.filter((one) => isHeldBy(one, [text]));
    return name === undefined || others.length > 0
      ? []
      : [{ name, list: `${entry.role} ${entry.parent}`, isDone: says(text, done) }];
  });
  const doneAnywhere = new Set(told.flatMap(({ name, isDone }) => (isDone ? [name] : [])));
  return [...new Set(told.map(({ list }) => list))].some((list) => {
    const own = told.filter((one) => one.list === list);
    return (
      names.every((name) => own.some((one) => one.name === name)) &&
      own.some(({ isDone }) => isDone) &&
      !names.every((name) => doneAnywhere.has(name))
    );
  });
}

const says = (text: string, done: readonly string[]): boolean => {
  const now = text.replace(before, " ");
  return done.some((word) => wordsOf(now).includes(word) && !isDenied(now, word));
};
/** `Last approved 3 May` is said of another time. */
const before =
  /(?<!\p{L})(?:last|previously|formerly|earlier|once|ever|zuletzt|früher|dernièrement|última vez)\s\p{L}+/giu;
