import { type StepIntent, stepVerbs } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Described } from "@/lib/agent/verification/fit/described-element";
import { hasSynonyms, rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** `verbs`: the step's first word and what it means; in what stands around an element it means something else. `said`: the words with those in quotes. */
export type Wanted = {
  words: string[];
  quotes: string[];
  said: ReadonlySet<string>;
  verbs: string[];
  places: string[];
};

/** `user name` is looked for as `Username` where a control is called so. */
export function wantedWords(
  intent: StepIntent,
  value: string | undefined,
  all: readonly Described[],
): Wanted {
  const written = new Set(all.flatMap(({ nameText }) => wordsOf(nameText)));
  const isValue = (text: string): boolean =>
    value !== undefined && value.trim() !== "" && containsPhrase(value, text);
  const quotes = intent.quoted.filter((text) => !isValue(text));
  const ofValue = new Set(value === undefined ? [] : wordsOf(value));
  const quotedWords = new Set(intent.quoted.flatMap(wordsOf));
  const unquoted = intent.quoted.reduce((text, quote) => text.replaceAll(quote, ", "), intent.object);
  const joined = [...pairsOf(wordsOf(withoutQuotes(intent))), ...pairsOf(wordsOf(unquoted))];
  const words = [
    ...intent.words.filter(
      (word, at) => !ofValue.has(word) && !quotedWords.has(word) && !(at > 0 && isDone(word, written)),
    ),
    ...joined.filter((word) => hasSynonyms(word) || written.has(word)),
    ...((lightVerbs.has(intent.words[0] ?? "") && intent.verb !== "unknown") || sessions.has(intent.verb)
      ? [intent.verb]
      : []),
  ];
  const roots = [...new Set(words.map(rootOf))];
  return {
    words: roots,
    quotes,
    said: new Set([...roots, ...quotes.flatMap((quote) => wordsOf(quote).map(rootOf))]),
    verbs: [rootOf(intent.words[0] ?? ""), rootOf(intent.verb)],
    places: placesOf(intent),
  };
}

const pairsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => (words[at + 1] === undefined ? [] : [word + words[at + 1]]));

/** `Save the renamed item`: what was done to the thing before, and no control that does it, unless one is called so. */
const isDone = (word: string, written: ReadonlySet<string>): boolean =>
  participle.test(word) && deeds.has(rootOf(word)) && !written.has(word);
const participle = /\p{L}{3}ed$/u;
const deeds: ReadonlySet<string> = new Set(stepVerbs.map(rootOf));

/** `Take it off the list`: what is done is said by the words behind, and the control by the verb that they mean. */
const lightVerbs: ReadonlySet<string> = new Set(["take", "put", "get", "bring"]);

/** `Log out` is one word on a page, and its second half alone says nothing. */
const sessions: ReadonlySet<string> = new Set(["login", "logout"]);

const withoutQuotes = (intent: StepIntent): string => {
  const quoted = new Set(intent.quoted.flatMap(contentWords));
  return intent.words.filter((word) => !quoted.has(word)).join(" ");
};

/** Words that only say where the thing is. One that is to be new is no place. */
const placesOf = ({ container = "", object }: StepIntent): string[] =>
  /^(?:a )?new(?!\p{L})/iu.test(container)
    ? []
    : [...rootsOf(container)].filter((word) => !rootsOf(object).has(word));
