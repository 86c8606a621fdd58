import { goalParts } from "./clauses";
import { containsPhrase, stem, wordsOf } from "./words";

const short = /^(?:\d{1,4}|\p{Lu})$/u;

/** The words right before each place of the goal where a value stands. */
const wordsBeforeEach = (value: string, goal: string): string[] => {
  const words = wordsOf(goal);
  const told = value.toLowerCase();
  return words.flatMap((word, at) => (word === told ? [words[at - 1] ?? ""] : []));
};

/** `set segment 3 to …`: 3 in `Segment 3 target` is no value of it. */
export function onlySaysWhich(name: string, value: string, goal: string): boolean {
  const before = short.test(value.trim()) ? wordsBeforeEach(value.trim(), goal) : [];
  return (
    before.length > 0 && before.every((word) => word.length > 2 && containsPhrase(name, `${word} ${value}`))
  );
}

/** The part of the goal that says the value is about `segment 3`, and it went into `Segment 1 target`. */
export function isOfOtherNumber(name: string, value: string, goal: string): boolean {
  if (value.trim() === "") return false;
  const parts = goalParts(goal).filter((part) => containsPhrase(part, value));
  const own = numbered(name);
  return (
    parts.length > 0 &&
    own.some(
      ({ word, number }) =>
        !containsPhrase(goal, `${word} ${number}`) &&
        parts.every((part) => numbered(part).some((other) => other.word === word && other.number !== number)),
    )
  );
}

/** `segment 3`, `zone B`: a word with the number or letter that tells which one. */
const numbered = (text: string): { word: string; number: string }[] =>
  [...text.matchAll(/(?<!\p{L})(\p{L}{3,20})\s(\d{1,4}|\p{Lu})(?![\p{L}\p{N}.,:/-]*[\p{L}\p{N}])/gu)].map(
    ([, word = "", number = ""]) => ({ word: stem(word.toLowerCase()), number: number.toLowerCase() }),
  );
