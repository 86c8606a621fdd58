import { perObject } from "@/lib/agent/domain/per-object";
import { phraseFinder, wordsOf } from "./words";

const wordsAmong = perObject(
  (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsOf)),
);

/** Whether a phrase stands in one of these texts, of which several are asked: most have a word that none of them has. */
export const isPhraseAmong = (phrase: string, texts: readonly string[]): boolean => {
  const known = wordsAmong(texts);
  return wordsOf(phrase).every((word) => known.has(word)) && texts.some(phraseFinder(phrase));
};
