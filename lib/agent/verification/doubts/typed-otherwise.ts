import { isAmount } from "@/lib/agent/domain/wording/measures";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";

/** What was typed is not what the step says, though it is made of its words: cut off, or with something said twice. */
export function isTypedOtherwise(ground: Ground): boolean {
  const { action, intent, input } = ground;
  const { value } = action;
  if (!action.takesText || value === undefined || value.trim() === "") return false;
  const wording = input.step?.description ?? input.action.stepDescription ?? input.goal;
  const [only, ...others] = intent.quoted;
  const quote = others.length === 0 ? only : undefined;
  if (quote !== undefined && sameValue(quote, value) && isJoined(quote) !== isJoined(value)) return true;
  if (quote !== undefined && !sameValue(quote, value)) {
    if (containsPhrase(value, quote)) return !containsPhrase(wording, value);
    if (containsPhrase(quote, value)) return !isWithoutUnit(ground, quote, value);
  }
  if (isOtherForm(wording, value) && !containsPhrase(input.goal, value)) return true;
  // The rest of it may go into the next field of the form.
  if (!action.chained && intent.quoted.length === 0 && isHalf(intent.value ?? "", value)) return true;
  return isCut(wording, value) || saysTwice(wording, value) || isMisspeltCode(wording, value);
}

/** `80` for `80 g`, in a field that says itself that it takes grams. */
const isWithoutUnit = ({ target }: Ground, quote: string, value: string): boolean => {
  const { name = "", nearText = "", description = "", placeholder = "" } = target.node ?? {};
  return isAmount(quote, value.trim(), [name, nearText, description, placeholder]);
};

/** `Annandale-on-Hudson`, for which `Annandale on Hudson` is another name. */
const isJoined = (text: string): boolean => /\p{L}-\p{L}/u.test(text);

/** `2026-03` where the step says `2026-03-05`. */
function isCut(wording: string, value: string): boolean {
  const places = [...occurrences(wording, value.trim())];
  return (
    places.length > 0 &&
    places.every((at) => {
      const [before, after] = [wording.slice(0, at), wording.slice(at + value.trim().length)];
      return /[\p{L}\p{N}][-@/:.]?$/u.test(before) || /^(?:[\p{L}\p{N}]|[-@/:.,_]+[\p{L}\p{N}])/u.test(after);
    })
  );
}

/** `Harbour East` where the step says `Harbour East 2`: a name goes on with a number or a word in capitals. */
function isHalf(said: string, value: string): boolean {
  const typed = value.trim();
  return /\p{L}/u.test(typed) && said.startsWith(typed) && /^\s(?:\p{Lu}|\d)/u.test(said.slice(typed.length));
}

/** `Travels` where the step says `Travel`: a name is not another form of it. */
function isOtherForm(wording: string, value: string): boolean {
  const [said, typed] = [wordsOf(wording), wordsOf(value)];
  const isForm = (one: string, other: string): boolean =>
    one !== other && one.length > 3 && (one === `${other}s` || other === `${one}s`);
  return (
    typed.length > 0 &&
    !containsPhrase(wording, value) &&
    said.some((_, from) =>
      typed.every((word, at) => word === said[from + at] || isForm(word, said[from + at] ?? "")),
    )
  );
}

/** `KC_88` where the step says `KC-88`. */
const isMisspeltCode = (wording: string, value: string): boolean =>
  /\d/.test(value) &&
  /\p{L}/u.test(value) &&
  containsPhrase(wording, value) &&
  !fold(wording).includes(fold(value.trim()));

function* occurrences(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

/** All words of it are the step's, and one of them comes more often than there. */
function saysTwice(wording: string, value: string): boolean {
  const [said, typed] = [wordsOf(wording), wordsOf(value)];
  const count = (words: readonly string[], word: string): number =>
    words.filter((one) => one === word).length;
  return (
    typed.every((word) => said.includes(word)) && typed.some((word) => count(typed, word) > count(said, word))
  );
}
