import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, fold, stem, stemsOf } from "@/lib/agent/domain/wording/words";
import { isInRow, rowTextAround } from "./parts-of-page";
import { share } from "./place-values";

/** A list at an entry, the option that it is to take, and what the entry says. */
type AtEntry = { list: SnapshotNode; option: string; row: string };

/**
 * `Give the leak in the attic to Bo Falk`, where every entry has a list of who does it: the list at the one entry that says all the words which the goal has for its
 * thing, but for those that the page says outside of its entries. `The door in hall 2` is not `Window in hall 2`.
 */
export function entryList(
  goal: string,
  lists: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
): Omit<AtEntry, "row"> | undefined {
  const found = lists.flatMap((list): AtEntry[] => {
    const option = optionBecoming(goal, list);
    const row = rowTextAround(list, nodes);
    return option === undefined || row === undefined ? [] : [{ list, option, row }];
  });
  const [first] = found;
  if (!first || new Set(found.map(({ row }) => row)).size < 2) return undefined;
  const told = toldBefore(goal, first.option);
  const words = tellingWords(told, found, nodes);
  const own = found.filter(({ row }) => words.every((word) => stemsOf(row).includes(word)));
  const phrases = numbersWith(told).filter((phrase) => own.some(({ row }) => containsPhrase(row, phrase)));
  const meant = own.filter(({ row }) => phrases.every((phrase) => containsPhrase(row, phrase)));
  const [only, ...more] = labelledBest(goal, meant);
  return words.length > 0 && only && more.length === 0 ? only : undefined;
}

/** `flat 2`, `R-2`: another entry may have that number elsewhere. */
const numbersWith = (told: string): string[] =>
  goalFacts(told).flatMap((fact) =>
    fact.kind === "number"
      ? [`${wordsBefore(told, fact, 1)[0] ?? ""} ${fact.value}`]
      : fact.kind === "code" || fact.kind === "said"
        ? [fact.value]
        : [],
  );

/** What stands before the option that the thing is to come to. */
const toldBefore = (goal: string, option: string): string =>
  goal.slice(0, goal.toLowerCase().lastIndexOf(option.toLowerCase()));

/** The option with which the goal ends, behind `to` or `as`. */
function optionBecoming(goal: string, { options = [] }: SnapshotNode): string | undefined {
  const end = fold(goal).replace(/(?:\s+(?:today|now|please))*[.!]*$/u, "");
  const said = options.filter((option) =>
    ways.some((way) => [" ", " the "].some((small) => end.endsWith(` ${way}${small}${fold(option)}`))),
  );
  return said.length === 1 ? said[0] : undefined;
}
const ways = ["to", "as", "into"];

/** The words that tell the thing, without what is said of all: the verb, a word for its kind, what stands outside of the entries or labels the lists. */
function tellingWords(told: string, found: readonly AtEntry[], nodes: readonly SnapshotNode[]): string[] {
  const outside = nodes.filter((node) => !isInRow(node) && node.role !== "row" && node.role !== "item");
  const plain = told.replace(kindBefore, " ");
  const common = new Set([
    stem(fold(commandVerb(told))),
    ...[...outside, ...found.map(({ list }) => list)].flatMap(({ name }) => stemsOf(name)),
  ]);
  const said = [...contentStems(plain), ...stemsOf(plain).filter((word) => /^\d+$/.test(word))];
  return [...new Set(said)].filter(
    (word) => !common.has(word) || found.some(({ row }) => stemsOf(row).includes(word)),
  );
}
/** `the ticket about the lift`, `the lift task`: what sort of thing it is, no entry has to say. */
const kindBefore =
  /(?<!\p{L})(?:please|just|\p{Ll}+\s(?:about|called|named|titled|regarding|concerning)|(?:ticket|task|issue|problem|case|job|request|item|card|report)s?|entry)(?!\p{L})/giu;

/** Of several lists at one entry that offer the same, the one whose label the goal says. */
function labelledBest(goal: string, own: readonly AtEntry[]): readonly AtEntry[] {
  const said = stemsOf(goal);
  const told = ({ list }: AtEntry): number => share(contentStems(list.name), said);
  const most = Math.max(...own.map(told));
  return own.length < 2 ? own : own.filter((one) => most > 0 && told(one) === most);
}
