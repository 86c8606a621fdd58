import type { StepIntent } from "@/lib/agent/domain/step-intent";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/words";
import type { ElementWords } from "./candidates";
import { rootOf, rootsOf } from "./word-roots";

/** What an element says of itself and of where it stands, as words and as texts. */
export type Described = Record<keyof ElementWords, ReadonlySet<string>> & {
  nameWords: string[];
  nameText: string;
  hintText: string;
  contextText: string;
};
export const describe = ({ name, hint, context }: ElementWords): Described => ({
  name: rootsOf(name),
  hint: rootsOf(hint),
  context: rootsOf(context),
  nameWords: contentWords(name).map(rootOf),
  nameText: name,
  hintText: hint,
  contextText: context,
});
export const knows = ({ name, hint, context }: Described, word: string): boolean =>
  name.has(word) || hint.has(word) || context.has(word);
export const says = (described: Described | undefined, word: string): boolean =>
  described !== undefined && (described.name.has(word) || described.hint.has(word));
export const hasQuote = ({ nameText, hintText, contextText }: Described, quote: string): boolean =>
  [nameText, hintText, contextText].some((text) => containsPhrase(text, quote));

/** How many of the step's own words stand there as they are: `email` and `message` mean the same, unless both are there. */
export function literally(one: Described | undefined, { words }: StepIntent): number {
  const there = new Set(one ? [one.nameText, one.hintText, one.contextText].flatMap(wordsOf) : []);
  return words.filter((word) => there.has(word)).length;
}

/** A quoted text counts most as the whole name, least in a hint that holds it among other words. */
export function quoteShare({ nameText, hintText, contextText }: Described, quote: string): number {
  if (fold(nameText) === fold(quote)) return 1.5;
  if (containsPhrase(nameText, quote)) return 1;
  if (containsPhrase(contextText, quote)) return 0.75;
  return containsPhrase(hintText, quote) ? 0.6 : 0;
}

/** `the orders of Ann Lee`: her name says whose they are, where the other one says `Orders`. */
export function isOwner(
  one: Described | undefined,
  own: Described,
  { object, container = "" }: StepIntent,
): boolean {
  const [things, owner] = [contentWords(object).map(rootOf), rootsOf(container)];
  return (
    one !== undefined &&
    one.nameWords.length > 0 &&
    one.nameWords.every((word) => owner.has(word)) &&
    things.length > 0 &&
    things.every((word) => own.name.has(word)) &&
    !things.some((word) => one.name.has(word))
  );
}

/**
 * A word that stands at many elements says little about which one. The copies of one button count once. What stands around an element says no verb of it.
 * Where what was used is called just that, what only leads to an address with it (`/commands/files`) is not counted.
 */
export function frequencies(
  { words, verbs }: { words: readonly string[]; verbs: readonly string[] },
  described: readonly Described[],
  own: Described,
): Map<string, number> {
  const [only, ...more] = own.nameWords;
  return new Map(
    words.map((word) => {
      const isCalled = only === word && more.length === 0;
      const names = described
        .filter((one) => {
          if (verbs.includes(word)) return says(one, word);
          return isCalled ? one.name.has(word) || one.context.has(word) : knows(one, word);
        })
        .map((one) => (says(one, word) ? one.nameText : one.contextText));
      return [word, new Set(names).size];
    }),
  );
}
