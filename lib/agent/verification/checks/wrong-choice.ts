import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, refuted } from "@/lib/agent/verification/check";
import { unshownName } from "@/lib/agent/verification/doubts/unshown-name";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { cutInWord } from "@/lib/agent/verification/page/cut-in-word";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { writtenOtherwise } from "@/lib/agent/verification/page/value-asked";

/** Something else was typed or chosen than the step says. */
export const wrongChoice: Check = {
  name: "wrong-choice",
  applies: ({ action, intent }) =>
    action.value !== undefined &&
    (action.takesText || intent.quoted.length > 0 || action.name === "select" || isNumber(intent.value)),
  check(ground) {
    if (ground.action.name === "select") return otherOption(ground);
    return (
      otherText(ground) ??
      otherEnd(ground) ??
      otherAddress(ground) ??
      otherOrder(ground) ??
      otherNumber(ground) ??
      otherNumberIn(ground) ??
      otherSpelling(ground) ??
      otherFile(ground) ??
      otherName(ground)
    );
  },
};

const isNumber = (text: string | undefined): boolean => /^\d{1,15}(?:\.\d{1,9})?$/.test(text?.trim() ?? "");

/** `Lossartan` for the `Losartan` of the step: nearly the only name that the step tells, and none of its words. Umlauts have several spellings. */
function otherSpelling({ action, intent, fit, input }: Ground) {
  const given = (action.value ?? "").trim();
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  const names = properNames(intent).filter((name) => name.length >= shortestName);
  const [name, ...others] = new Set(names);
  const isWord = /^[a-z]{5,30}$/i.test(given) && /^[a-z]{5,30}$/.test(name ?? "");
  if (fit.fit === "other" || name === undefined || others.length > 0 || !isWord) return undefined;
  const typed = given.toLowerCase();
  if (typed[0] !== name[0] || name.startsWith(typed) || typed.startsWith(name)) return undefined;
  if (containsPhrase(wording, given) || !isOneLetterOff(typed, name)) return undefined;
  return refuted(0.9, `"${given}" was entered instead of "${name}".`);
}
const shortestName = 5;

/** `packing-2025.txt` for the `packing-2026.txt` of the step: a file name that neither step nor goal gives, and that differs by a sign from one that the step does. */
function otherFile({ action, fit, input, asSaid }: Ground) {
  const given = (action.value ?? "").trim();
  if (fit.fit === "other" || !fileName.test(given)) return undefined;
  if (`${asSaid}\n${input.goal}`.toLowerCase().includes(given.toLowerCase())) return undefined;
  const meant = asSaid
    .split(/[\s"“”‘’«»(),;:!?]+/u)
    .map((word) => word.replace(/\.$/u, ""))
    .find(
      (name) =>
        fileName.test(name) &&
        name.slice(name.lastIndexOf(".")) === given.slice(given.lastIndexOf(".")) &&
        isOneLetterOff(given, name),
    );
  return meant === undefined ? undefined : refuted(0.9, `"${given}" was entered instead of "${meant}".`);
}
const fileName = /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{3,80}\.\p{L}[\p{L}\p{N}]{1,4}$/u;

/** `LEAF100` for `LEAF10`: the step calls by name what is to be entered, nothing on the page is called so, and nothing of the step is what was entered. */
function otherName(ground: Ground) {
  const { action, fit, input } = ground;
  const given = (action.value ?? "").trim();
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  if (fit.fit === "other" || !action.takesText || given.includes("{{") || containsPhrase(wording, given))
    return undefined;
  const name = unshownName(ground);
  if (
    name === undefined ||
    name.length < shortestName ||
    properNames(ground.intent).length > wordsOf(name).length
  )
    return undefined;
  const isKin = isSpeltOneWay(name) && isSpeltOneWay(given) && isDrawnOut(given, name);
  return isKin ? refuted(0.9, `"${given}" was entered instead of "${name}".`) : undefined;
}
const isSpeltOneWay = (text: string): boolean => /^[\x20-\x7e]+$/.test(text) && /[a-z]{2}/i.test(text);
/** It begins with half of the name, and is neither the beginning of it, by which it is found as well, nor more of the same. */
const isDrawnOut = (given: string, name: string): boolean => {
  const [one, other] = [given.toLowerCase(), name.toLowerCase()];
  const start = other.slice(0, Math.ceil(other.length / 2));
  return one.startsWith(start) && !other.startsWith(one) && !/^e?s$/.test(one.slice(other.length));
};

/** One letter too many, too few or another one. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

/** The parts of what the step gives, in another order. */
function otherOrder({ action, fit, input }: Ground) {
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  const meant = fit.fit === "other" ? undefined : writtenOtherwise(action.value ?? "", wording);
  return meant === undefined
    ? undefined
    : refuted(0.9, `"${action.value}" was entered instead of "${meant}".`);
}

/** `900` for `90`; `26` and `2026` are the same year. */
function otherNumber({ action, intent, fit }: Ground) {
  const [given, said] = [(action.value ?? "").trim(), (intent.value ?? "").trim()];
  const wanted = withoutUnit(said, given);
  if (fit.fit === "other" || !isNumber(given) || !isNumber(wanted)) return undefined;
  const [short = "", long = ""] = [given, wanted].sort((a, b) => a.length - b.length);
  const isYear = short.length === 2 && long.length === 4 && long.endsWith(short);
  const isSaid = Number(given) === Number(wanted) || intent.words.includes(given);
  return isSaid || isYear ? undefined : refuted(0.9, `"${given}" was entered instead of "${wanted}".`);
}

/** `Season 2031` for the `Season 2013` of the step: the same words, and a number that the step does not say. */
function otherNumberIn({ action, intent, fit }: Ground) {
  const [given, said] = [(action.value ?? "").trim(), (intent.value ?? "").trim()];
  const bare = (text: string): string => fold(text.replace(/\d{1,15}/g, "#"));
  const numbersIn = (text: string): string[] => text.match(/\d{1,15}/g) ?? [];
  const [one, ...more] = numbersIn(given);
  const [other] = numbersIn(said);
  if (fit.fit === "other" || one === undefined || other === undefined || more.length > 0) return undefined;
  const isAlike = bare(given) === bare(said) && /\p{L}{3}/u.test(said) && one.length === other.length;
  return isAlike && one !== other && !intent.words.includes(one)
    ? refuted(0.9, `"${given}" was entered instead of "${said}".`)
    : undefined;
}

/** `16 hours` in a field of hours; `7 days` may be one week, and 3 hours are 180 minutes. */
function withoutUnit(said: string, given: string): string {
  const [, number = ""] = /^(\d{2,6}) \p{L}{1,12}$/u.exec(said) ?? [];
  return number !== "" && number.length === given.length ? number : said;
}

/** The only e-mail address that the step says, and another one was typed. */
function otherAddress({ action, fit, input }: Ground) {
  const given = (action.value ?? "").trim();
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  const [wanted, ...others] = wording.match(address) ?? [];
  if (fit.fit === "other" || !action.takesText || wanted === undefined || others.length > 0) return undefined;
  const isOther = given.match(address)?.[0] === given && fold(given) !== fold(wanted);
  return isOther ? refuted(0.9, `"${given}" was entered instead of "${wanted}".`) : undefined;
}
const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/** It breaks off where the step goes on. */
function otherEnd(ground: Ground) {
  const whole = cutInWord(ground);
  return whole === undefined
    ? undefined
    : refuted(0.9, `"${ground.action.value}" was entered, and the step says "${whole}".`);
}

/** Plain words of the same kind that differ: dates and numbers may be written in many ways and are left alone. */
function otherText(ground: Ground) {
  const { action, intent } = ground;
  const given = action.value ?? "";
  const wanted = wantedText(ground);
  if (wanted === undefined || given.includes("{{")) return undefined;
  if (
    intent.quoted.some(
      (quote) => sameValue(given, quote) || containsPhrase(given, quote) || containsPhrase(quote, given),
    )
  )
    return undefined;
  const isPlain = (text: string): boolean => /\p{L}/u.test(text) && !/\d/.test(text);
  if (given.trim() === "")
    return ground.verb === "remove" ? undefined : refuted(0.9, `Nothing was entered instead of "${wanted}".`);
  return isPlain(given) && isPlain(wanted)
    ? refuted(0.9, `"${given}" was entered instead of "${wanted}".`)
    : undefined;
}

/** The quoted text that is to be entered; one that names the field is none. */
function wantedText({ intent, target }: Ground): string | undefined {
  const { node } = target;
  const about = [node?.name, node?.placeholder, node?.nearText, node?.description, intent.field]
    .filter(Boolean)
    .join("\n");
  const values = intent.quoted.filter((quote) => !containsPhrase(about, quote));
  if (intent.value !== undefined && values.includes(intent.value)) return intent.value;
  return values.length === 1 && intent.quoted.length === 1 && intent.field === undefined
    ? values[0]
    : undefined;
}

/** The step holds the words of another option in their order, and not those of the chosen one. What the list is called (`Packs of flour 1 kg`) says none of its options. */
function otherOption({ action, intent, target, input }: Ground) {
  const chosen = action.value ?? "";
  const text = input.step?.description ?? input.action.stepDescription ?? "";
  const names = (option: string): boolean => inOrder(wordsOf(option), wordsOf(text));
  if (intent.quoted.some((quote) => sameValue(quote, chosen)) || names(chosen)) return undefined;
  const options = target.node?.options ?? [];
  const rest = wordsOf(withoutName(text, target.node?.name ?? "", options));
  const isSaid = (option: string): boolean => inOrder(wordsOf(option), rest);
  const meant =
    options.find((option) => option !== chosen && wordsOf(option).length > 0 && isSaid(option)) ??
    quotedInOne(intent, chosen, options) ??
    valueInOne(intent, chosen, options);
  return meant === undefined ? undefined : refuted(0.9, `"${chosen}" was chosen instead of "${meant}".`);
}

/** A list made by the page may be called by what it holds now (`Open`): that is an option still. */
function withoutName(text: string, name: string, options: readonly string[]): string {
  if (name === "" || options.some((option) => fold(option) === fold(name))) return text;
  const parts = text.split(name);
  const isWhole = parts.every(
    (part, at) =>
      (at === 0 || !/^[\p{L}\p{N}]/u.test(part)) && (at === parts.length - 1 || !/[\p{L}\p{N}]$/u.test(part)),
  );
  return isWhole ? parts.join(" ") : text;
}

function inOrder(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at++;
  return at === part.length;
}

/** `Choose 'Optional'`, of which the list says more: `Optional (may be left empty)`. The one option that begins with the only quote, where the chosen one has it nowhere. */
function quotedInOne({ quoted }: StepIntent, chosen: string, options: readonly string[]): string | undefined {
  const [quote = "", ...more] = quoted;
  if (quote === "" || more.length > 0 || containsPhrase(chosen, quote)) return undefined;
  const [own, ...others] = options.filter((option) => wordsBegin(option, quote));
  return others.length === 0 ? own : undefined;
}
/** `Select London in the time zone list`, of which the list says more: `(UTC+00:00) London`. */
function valueInOne(
  { verb, value, quoted }: StepIntent,
  chosen: string,
  options: readonly string[],
): string | undefined {
  if (verb !== "select" || value === undefined || quoted.length > 0 || !/\p{L}{3}/u.test(value))
    return undefined;
  const [own, ...others] = options.filter((option) => containsPhrase(option, value));
  return others.length === 0 && own !== chosen && !containsPhrase(value, chosen) ? own : undefined;
}

const wordsBegin = (text: string, part: string): boolean =>
  wordsOf(part).length > 0 && wordsOf(part).every((word, at) => wordsOf(text)[at] === word);
