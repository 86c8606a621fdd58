import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** Of a longer text a list gives the beginning on purpose. */
const mostWords = 8;
const fewestWords = 2;
const goesOn = /…|\.\.\./u;

/** `Plant a lime` of `Plant a lime tree`: all that is shown of a short text is its beginning, at least half of it, and nothing says that it goes on. */
export function isCutShort(value: string, texts: readonly string[]): boolean {
  const words = wordsOf(fold(value));
  if (words.length > mostWords || texts.some((text) => containsPhrase(text, value))) return false;
  const fewest = Math.max(fewestWords, Math.ceil(words.length / 2));
  return words.some(
    (_, count) =>
      count >= fewest &&
      texts.some((text) => !goesOn.test(text) && containsPhrase(text, words.slice(0, count).join(" "))),
  );
}

/** `Luis` of `Luis Ortega`: the first words of a name, and not the day of a date or the street of a number. */
export const isFirstPart = (text: string, value: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  fold(value).startsWith(`${fold(text)} `) &&
  /\p{L}{3}/u.test(fold(value).slice(fold(text).length));
