import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Entry } from "./choices-from-goal";

/** Words of a label that only count, or join it with the one before. */
const counting: ReadonlySet<string> = new Set(
  "first second third one two three other another next and with 1 2 3 a b c erste erster erstes zweite zweiter zweites und mit premier première deuxième second seconde et avec primer primero primera segundo segunda y con primo prima secondo seconda e primeiro primeira com".split(
    " ",
  ),
);
/** What joins two of a kind. */
const joining = /^(?:['’]s)?\s*(?:,|&|\+|\/|and|with|und|mit|et|avec|y|con|e|com)\s+(?:the\s+|my\s+)?$/iu;

type Said = { option: string; start: number; end: number };

/**
 * `Swap the dinners of Tuesday and Friday`, where `First day` and `Second day` offer the same: of several lists whose labels only count, each takes the option that
 * stands there in the goal, if it says just as many, one right behind the other.
 */
export function pairedIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const lists = fields
    .filter(({ role, options = [] }) => role === "combobox" && options.length > 1)
    .map((node) => ({ node, kind: kindOf(node, stem(commandVerb(goal))) }));
  return [...new Set(lists.map(({ kind }) => kind))].flatMap((kind) =>
    pairedOf(
      goal,
      lists.filter((one) => one.kind === kind).map(({ node }) => node),
    ),
  );
}

/** What it offers, and its label without what only counts. */
const kindOf = ({ name, options = [] }: SnapshotNode, verb: string): string =>
  [
    ...wordsOf(name).filter((word) => !counting.has(word) && stem(word) !== verb),
    "",
    ...options.map(fold),
  ].join("\n");

function pairedOf(goal: string, lists: readonly SnapshotNode[]): Entry[] {
  const said = saidOf(lists[0]?.options ?? [], goal);
  const isRow =
    lists.length > 1 &&
    said.length === lists.length &&
    said.every(({ start }, at) => at === 0 || joining.test(goal.slice(said[at - 1]?.end, start)));
  if (!isRow) return [];
  return lists.flatMap((node, at): Entry[] => {
    const option = said[at]?.option;
    return option === undefined ? [] : [{ node, value: option, kind: "option" }];
  });
}

/** Options as they stand in a text, in the order of the text; of `North` and `North pier` the longer one. */
function saidOf(options: readonly string[], goal: string): Said[] {
  const text = goal.toLowerCase();
  const found = options.flatMap((option): Said[] => {
    const plain = option.trim().toLowerCase();
    if (!/\p{L}{2}/u.test(plain)) return [];
    const starts: number[] = [];
    for (let at = text.indexOf(plain); at >= 0; at = text.indexOf(plain, at + 1))
      if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + plain.length))) starts.push(at);
    return starts.map((start) => ({ option, start, end: start + plain.length }));
  });
  return found
    .filter((one) =>
      found.every(
        (other) =>
          other === one ||
          one.end <= other.start ||
          other.end <= one.start ||
          other.end - other.start < one.end - one.start,
      ),
    )
    .sort((a, b) => a.start - b.start);
}
const isLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A list of which the goal says several options, and that holds none of them: what it is to be was not read, and what it stands at is not meant. */
export const isLeftOpen = (goal: string, { role, options = [], value = "" }: SnapshotNode): boolean => {
  const said =
    role === "combobox" ? new Set(saidOf(options, goal).map(({ option }) => fold(option))) : new Set();
  return said.size > 1 && !said.has(fold(value));
};
