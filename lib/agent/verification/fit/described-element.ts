import { perObject } from "@/lib/agent/domain/per-object";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, fold, phraseFinder, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { type ElementWords, elementWords } from "./candidates";

/** What an element says of itself and of where it stands, as words and as texts. */
export type Described = {
  name: ReadonlySet<string>;
  hint: ReadonlySet<string>;
  context: readonly ReadonlySet<string>[];
  nameWords: readonly string[];
  nameText: string;
  hintText: string;
  contextTexts: readonly string[];
};

const describe = ({ name, hint, context }: ElementWords): Described => ({
  name: rootsOf(name),
  hint: rootsOf(hint),
  context: context.map(rootsOf),
  nameWords: contentWords(name).map(rootOf),
  nameText: name,
  hintText: hint,
  contextTexts: context,
});

const described = perObject((_: readonly SkeletonNode[]) => new Map<number, Described>());
/** What is known of one element of a page, reckoned once. */
export function describedAt(nodes: readonly SkeletonNode[], index: number): Described {
  const known = described(nodes).get(index);
  if (known) return known;
  const found = describe(elementWords(nodes, index));
  described(nodes).set(index, found);
  return found;
}

export const standsBy = ({ context }: Described, word: string): boolean =>
  context.some((roots) => roots.has(word));
export const knows = (one: Described, word: string): boolean =>
  one.name.has(word) || one.hint.has(word) || standsBy(one, word);
export const says = (one: Described | undefined, word: string): boolean =>
  one !== undefined && (one.name.has(word) || one.hint.has(word));
const textsOf = ({ nameText, hintText, contextTexts }: Described): readonly string[] => [
  nameText,
  hintText,
  ...contextTexts,
];
export const hasQuote = (one: Described, quote: string): boolean => textsOf(one).some(phraseFinder(quote));

/** How many of the step's own words stand there as they are: `email` and `message` mean the same, unless both are there. */
export function literally(one: Described | undefined, { words }: StepIntent): number {
  const there = new Set(one ? textsOf(one).flatMap(wordsOf) : []);
  return words.filter((word) => there.has(word)).length;
}

/** A quoted text counts most as the whole name, least in a hint that holds it among other words. */
export function quoteShare({ nameText, hintText, contextTexts }: Described, quote: string): number {
  if (fold(nameText) === fold(quote)) return 1.5;
  const holdsQuote = phraseFinder(quote);
  if (holdsQuote(nameText)) return 1;
  if (contextTexts.some(holdsQuote)) return 0.75;
  return holdsQuote(hintText) ? 0.6 : 0;
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
          return isCalled ? one.name.has(word) || standsBy(one, word) : knows(one, word);
        })
        .map((one) => (says(one, word) ? one.nameText : one.contextTexts.join(" | ")));
      return [word, new Set(names).size];
    }),
  );
}
