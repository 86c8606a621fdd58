import { type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { isIdentifierIn } from "./kin";

/** What can be pressed at one place of a page, and the words that are said there. */
export type Entry = { own: SnapshotNode[]; place: string; path: string; words: ReadonlySet<string> };

/** A price of 5.20 has no 5 and no 20. */
export const joined = (text: string): string => text.replace(/(?<=\d)[.,](?=\d)/g, "x");
export const wordSet = (text: string, cut: (word: string) => string = stem): ReadonlySet<string> =>
  new Set(wordsOf(joined(text)).map(cut));
/** `Spring` beside `Trade spring draft`: of those that are alike the one that says nothing which the others do not. */
export function plainest(alike: readonly Entry[]): Entry[] {
  const words = ({ words: all }: Entry): string[] => [...all].filter((word) => !/\d/.test(word));
  const others = (entry: Entry): Entry[] => alike.filter((other) => other !== entry);
  return alike.filter((entry) => {
    const own = words(entry);
    return others(entry).every(
      (other) => words(other).length > own.length && own.every((word) => other.words.has(word)),
    );
  });
}

/** `Biscuit in run 12`, `Yoga at 7 pm`: of those that are called alike the one with the goal's numbers and times. */
export function hasNumbers({ words, place, own }: Entry, goal: string): boolean {
  const numbers = goalFacts(goal).filter(({ kind }) => numeric.has(kind));
  const texts = [place, ...own.map(({ name }) => name)];
  return (
    numbers.length > 0 &&
    numbers.every(({ kind, value }) =>
      kind === "time" ? isHeldBy(value, texts) : [...wordSet(value)].every((word) => words.has(word)),
    )
  );
}
const numeric: ReadonlySet<Fact["kind"]> = new Set(["number", "code", "time"]);

export const isCalled = ({ own }: Entry, goal: string): boolean =>
  goalFacts(goal).some(
    ({ kind, value }) =>
      (kind === "name" || kind === "said") && own.some(({ name }) => fold(name) === fold(value)),
  ) || own.some(({ name }) => isIdentifierIn(goal, name));
