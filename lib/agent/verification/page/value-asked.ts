import { daysIn, onlyDay } from "@/lib/agent/domain/dates/days";
import { isMeasure } from "@/lib/agent/domain/wording/measures";
import { containsPhrase, fold, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { enteredValues } from "@/lib/agent/verification/page/form-state";

/**
 * True when what was typed or chosen can be what the step asks for: its words stand in the step, or none of them do and the step quotes no value of its own.
 */
export function valueIsAsked(ground: Ground): boolean {
  const { action, input } = ground;
  const given = wordsOf(action.value ?? "");
  if (given.length === 0) return false;
  const text = input.step?.description ?? input.action.stepDescription ?? input.goal;
  if (writtenOtherwise(action.value ?? "", text) !== undefined || isPartOfName(ground)) return false;
  if (isInOtherCase(action.value ?? "", text)) return false;
  if (containsPhrase(text, action.value ?? "") || isDaySaid(action.value ?? "", text)) return true;
  const asked = new Set(wordsOf(text));
  // `Sort by amount (high first)`, for `by amount, highest first`.
  const isSaid = (word: string): boolean =>
    asked.has(word) || (ground.verb === "sort" && asked.has(`${word.replace(/e$/u, "")}est`));
  const said = given.filter(isSaid).length;
  return said === given.length || (said === 0 && !namesValue(ground));
}

/** `returns`, for `the name Returns`: a word that the wording writes with a capital, not only because it begins with it, is entered with that. */
export function isInOtherCase(value: string, wording: string): boolean {
  const given = value.trim();
  if (!/^\p{Ll}[\p{Ll} -]*$/u.test(given) || wording.includes(given)) return false;
  const at = wording.toLowerCase().indexOf(given);
  const goesOn = /[\p{L}\p{N}]/u;
  return (
    at > 0 &&
    wording.toLowerCase().indexOf(given, at + 1) < 0 &&
    !/(?:^|[.!?:]\s*)$/u.test(wording.slice(0, at)) &&
    !goesOn.test(wording.charAt(at - 1)) &&
    !goesOn.test(wording.charAt(at + given.length))
  );
}

/** `120` out of `Recycled 120 g`: a number alone is not the thing that is told by it and by the words before it, unless the field is called by these. */
function isPartOfName({ action, intent, target }: Ground): boolean {
  const number = (action.value ?? "").trim();
  if (!/^\d+(?:[.,]\d+)?$/.test(number)) return false;
  const { name = "", placeholder = "", nearText = "" } = target.node ?? {};
  const field = new Set(stemsOf(`${name} ${placeholder} ${nearText}`));
  const isNamed = (given: string, words: RegExp): boolean => {
    const [before = "", ...after] = given.split(number);
    return (
      after.length > 0 &&
      !isMeasure(given) &&
      (before.match(words) ?? []).some((word) => !stemsOf(word).every((one) => field.has(one)))
    );
  };
  return intent.quoted.some((given) => isNamed(given, anyWord)) || isNamed(intent.value ?? "", capitals);
}
const anyWord = /\p{L}{3,}/gu;
const capitals = /(?<!\p{L})\p{Lu}\p{L}{2,}/gu;

/** `2026-11-22` for `22 November 2026`. */
function isDaySaid(value: string, text: string): boolean {
  const day = onlyDay(value);
  return day !== undefined && dateAlone.test(value.trim()) && daysIn(text).some(({ time }) => time === day);
}
const dateAlone = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A date, a code or an address of the wording that is made of the same parts as the value and is another one: `2026-12-03` for `2026-03-12`,
 * `pia@example.org` for `pia.example@org`. Dates may be written in another form.
 */
export function writtenOtherwise(value: string, wording: string): string | undefined {
  const given = value.trim();
  if (/\s/.test(given) || wordsOf(given).length < 2 || fold(wording).includes(fold(given))) return undefined;
  const sorted = (text: string): string => [...wordsOf(text)].sort().join(" ");
  return wording
    .split(/\s+/)
    .map((token) => token.replace(/^["'“‘(]+|["'”’).,;:!?]+$/gu, ""))
    .find(
      (token) =>
        fold(token) !== fold(given) &&
        sorted(token) === sorted(given) &&
        (shapeOf(token) === shapeOf(given) || given.includes("@")),
    );
}
/** `2026-12-03` is `0-0-0`, of lengths four, two and two. */
const shapeOf = (text: string): string => text.replace(/\d/g, "0").replace(/\p{L}+/gu, "a");

/** The step says itself what is to be entered: in quotes, or by a code or number that the field is not called by. */
function namesValue({ intent, input, target }: Ground): boolean {
  if (intent.quoted.length > 0 || intent.value !== undefined) return true;
  const field = new Set(wordsOf(`${target.node?.name ?? ""} ${target.node?.placeholder ?? ""}`));
  const text = input.step?.description ?? input.action.stepDescription ?? input.goal;
  return wordsOf(text).some((word) => /\d/.test(word) && !field.has(word));
}

/** A text that is given word for word is entered with the mark that it ends with. */
export const endsOtherwise = ({ action, intent }: Pick<Ground, "action" | "intent">): boolean =>
  intent.quoted.some(
    (quote) => sameValue(quote, action.value ?? "") && endOf(quote) !== endOf(action.value ?? ""),
  );
const endOf = (text: string): string => /[.!?…]*$/u.exec(text.trim())?.[0] ?? "";

/** The step wants more than the text in the field: it is to be sent as well. */
export const asksToSend = ({ input }: Pick<Ground, "input">): boolean =>
  /\b(?:and|then|,)\s+(?:then\s+)?(?:press|hit|submit|search|save|send|confirm|click|add)\b/i.test(
    input.step?.description ?? input.action.stepDescription ?? "",
  );

/** `Submit the form for "Bed 2"`, in which it was given another name: whose form the site took need not be shown by that name any more. */
export const isWhoseForm = (ground: Ground, name: string): boolean =>
  ground.verb === "submit" &&
  ground.requests.stored.length > 0 &&
  !enteredValues(ground).some((value) => sameValue(value, name));
