import { stemsOf } from "@/lib/agent/domain/wording/words";

/** Words between a label and its value: `to the North depot`. */
const near = 3;

/** Where a row of words begins in others. */
const startsOf = (own: readonly string[], words: readonly string[]): number[] =>
  own.length === 0
    ? []
    : words.flatMap((_, at) => (own.every((word, on) => words[at + on] === word) ? [at] : []));

/** The words before a place, the next one first. */
const back = (words: readonly string[], at: number): string[] =>
  words.slice(Math.max(0, at - near), at).reverse();

const labelWords = (label: string): ReadonlySet<string> => new Set([...stemsOf(label), ...wayIn(label)]);

/**
 * `from the North depot to the South depot`: the option that the goal says right after the word that labels the list; where such a word stands before several, the one
 * that has more of the label before it (`To depot`).
 */
export function besideLabel(label: string, options: readonly string[], said: string): string | undefined {
  const words = said.trim().split(" ");
  const labels = labelWords(label);
  const told = options.flatMap((option) => {
    const starts = startsOf(stemsOf(option), words);
    // `4 people`: what is counted stands right behind its number.
    const isCount = /^\d+$/.test(option.trim()) && starts.some((at) => labels.has(words[at + 1] ?? ""));
    if (isCount) return [{ option, distance: -1, shared: 0 }];
    const before = starts.flatMap((at) => {
      const distance = back(words, at).findIndex((word) => labels.has(word));
      const shared = back(words, at).filter((word) => labels.has(word)).length;
      return distance < 0 ? [] : [{ option, distance, shared }];
    });
    return before.sort(closer).slice(0, 1);
  });
  const [best, next] = told.sort(closer);
  return best && (!next || closer(best, next) < 0) ? best.option : undefined;
}

type Told = { distance: number; shared: number };
const closer = (one: Told, other: Told): number => one.distance - other.distance || other.shared - one.shared;

/** The options without those that the goal says as of the other way only: what goes `from site 1` is none for `To site`. */
export function withoutOtherWay(label: string, options: readonly string[], said: string): readonly string[] {
  const own = [...ways].filter((word) => labelWords(label).has(word));
  if (own.length !== 1) return options;
  const words = said.trim().split(" ");
  const isOther = (at: number): boolean => {
    const way = back(words, at).find((word) => ways.has(word));
    return way !== undefined && way !== own[0];
  };
  return options.filter((option) => {
    const starts = startsOf(stemsOf(option), words);
    return starts.length === 0 || !starts.every(isOther);
  });
}

const ways: ReadonlySet<string> = new Set(["from", "to"]);

/** The small word of the goal for which a label has another: `from` for `Source shelf`, `to` for `Destination`. */
const wayIn = (label: string): string[] => [
  ...(/(?<!\p{L})(?:source|origin|sender)(?!\p{L})/iu.test(label) ? ["from"] : []),
  ...(/(?<!\p{L})(?:target|destination|recipient|receiver)(?!\p{L})/iu.test(label) ? ["to"] : []),
];
