import { maskClass, valueClass } from "@/lib/adapters/offline/reading/masked-text";

/** What holds the sentences of a language together, and how that is said in English. */
export type Language = {
  /** Small words that tell the language. */
  telling: RegExp;
  /** Words of politeness, and of wishing, before an infinitive. */
  opening: RegExp;
  /** Words of politeness that stand anywhere in a sentence. */
  polite: RegExp;
  /** English verb, then the forms of commands and infinitives. */
  verbs: readonly (readonly [string, string])[];
  /** Small words in order, longer ones first; `$` stands for what must follow. */
  words: readonly (readonly [string, string])[];
  /** How what a change leads to is said: `auf`, `en`, `a`, `para`. */
  toValue: string;
  /** A verb stands at the end as well: `den Entwurf löschen`. */
  endsWithVerb?: true;
};

/** What follows a small word that joins no two nouns: a name, a quotation, a value. */
export const certain = `(?=${maskClass}|${valueClass}|\\p{Lu}|[€$£]?\\d)`;
export const value = `(?=${maskClass}|${valueClass}|[€$£]?\\d)`;
