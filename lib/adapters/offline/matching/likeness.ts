import { contentWords, fold, remember, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { baseOf } from "./kin";
import { areSynonyms, wordsOfSign } from "./synonyms";

const squashed = remember((text) => wordsOf(text).join(""));

/** Words that mean one thing together, in one spelling. */
const together: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log|sign)[ -]?(?:in|on)(?:to)?\b/gi, "login"],
  [/\b(?:log|sign)[ -]?(?:out|off)\b/gi, "logout"],
  [/\b(?:sign|join)[ -]?up\b/gi, "signup"],
  [/\bcheck[ -]out\b/gi, "checkout"],
  [/\b(?:put|place) on hold\b/gi, "pause"],
  [/\b(?:put|take|make|go) live\b/gi, "publish"],
  [/\b(?:send|give) back\b/gi, "return"],
  [/\b(?:throw (?:away|out)|get rid of)\b/gi, "delete"],
  [/\bcall off\b/gi, "cancel"],
  [/\bhand over\b/gi, "assign"],
  [/\b(?:give|grant) access\b/gi, "share"],
  [
    /\b(?:end|terminate) (?=(?:my |the )?(?:membership|subscription|contract|plan|trial|policy)\b)/gi,
    "cancel ",
  ],
  [/\be-mail\b/gi, "email"],
  [/\bto[ -]do(s?)\b/gi, "todo$1"],
  [/\b(?:date of birth|birth ?date|d\.?o\.?b\.?)(?![\p{L}])/giu, "birthday"],
  [/\b(?:first|given) name\b|\bforename\b/gi, "givenname"],
  [/\b(?:last|family) name\b|\bsurname\b/gi, "familyname"],
  [/\b(?:post|zip)[ -]?code\b/gi, "zip"],
  [/\b(?:per|a|each|every) (?=(?:hour|week|month|year)\b)/gi, ""],
  [/\b(?:annual(?:ly)?|per annum)\b/gi, "year"],
  [/\b(?:daily|per day|a day)\b/gi, "day"],
  [/\b(hour|week|month|year)ly\b/gi, "$1"],
];
const spelled = (text: string): string =>
  together.reduce((one, [pattern, word]) => one.replace(pattern, word), text);

/** The words that tell names apart; a name of nothing but stop words keeps them. */
const tokens = remember((text): readonly string[] => {
  const plain = spelled(text);
  const content = contentWords(plain);
  // What has a figure in it is no word with an ending: `T480s` is not `T480`.
  return (content.length > 0 ? content : wordsOf(plain)).map((word) => (/\d/.test(word) ? word : stem(word)));
});

/**
 * How well a wording names a text, 0 to 1. 1: the same; 0.95: the same words; less with every word of the wording that the text lacks, and,
 * slower, with words that the text has besides. `exact` trades no word for a synonym.
 */
export function likeness(wording: string, text: string, exact = false): number {
  return (exact ? exactLikeness : freeLikeness)(wording, text);
}

/** Pairs remembered at most, and characters of a text that is worth remembering: few compare a whole page with anything. */
const remembered = 20_000;
const longest = 200;

/** A page's texts are compared with the same few wordings when its goal is read, planned and done, and again in the next turn. */
function rememberedPairs(work: (wording: string, text: string) => number) {
  const known = new Map<string, Map<string, number>>();
  let count = 0;
  return (wording: string, text: string): number => {
    const before = known.get(wording)?.get(text);
    if (before !== undefined) return before;
    const result = work(wording, text);
    if (wording.length + text.length > longest) return result;
    if (++count > remembered) {
      known.clear();
      count = 1;
    }
    const ofWording = known.get(wording) ?? new Map<string, number>();
    known.set(wording, ofWording.set(text, result));
    return result;
  };
}

const freeLikeness = rememberedPairs((wording, text) => likenessOf(wording, text, false));
const exactLikeness = rememberedPairs((wording, text) => likenessOf(wording, text, true));

function likenessOf(wording: string, text: string, exact: boolean): number {
  if (wording.trim() === "" || text.trim() === "") return 0;
  if (wording.trim() === text.trim()) return 1;
  if (fold(wording) === fold(text)) return 0.99;
  const squashedWording = squashed(wording);
  if (squashedWording !== "" && squashedWording === squashed(text)) return 0.97;
  const sign = wordsOfSign(text) ?? wordsOfSign(wording);
  if (sign) {
    const other = wordsOfSign(text) ? wording : text;
    return likenessOfSign(sign, other);
  }
  return likenessOfWords(tokens(wording), tokens(text), exact);
}

const likenessOfSign = (sign: string, other: string): number => {
  const words = new Set(sign.split(" "));
  const named = wordsOf(wordsOfSign(other) ?? other);
  return named.length > 0 && named.every((word) => words.has(word))
    ? 0.93
    : named.some((word) => words.has(word))
      ? 0.6
      : 0;
};

function likenessOfWords(wanted: readonly string[], shown: readonly string[], exact: boolean): number {
  if (wanted.length === 0 || shown.length === 0) return 0;
  const covered = share(wanted, shown, exact);
  const used = share(shown, wanted, exact);
  const inOrder = ` ${shown.join(" ")} `.includes(` ${wanted.join(" ")} `) ? 0.05 : 0;
  return Math.min(0.95, covered ** 1.5 * (0.6 + 0.33 * used + inOrder));
}

/** Words that say little beside others: `phone number` is `phone`, `e-mail address` is `e-mail`. */
const light: ReadonlySet<string> = new Set([
  "number",
  "no",
  "address",
  "value",
  "field",
  "text",
  "optional",
  "required",
  "your",
  "select",
  "choose",
  "click",
  "result",
  "item",
  "entry",
  "row",
  "record",
  "line",
]);

function share(words: readonly string[], among: readonly string[], exact: boolean): number {
  const heavy = words.some((word) => !light.has(word));
  const weights = words.map((word) => (heavy && light.has(word) ? 0.2 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (
    words.reduce((sum, word, index) => sum + (weights[index] ?? 1) * bestOf(word, among, exact), 0) / total
  );
}

/** How much of a text's words a wording accounts for; nothing is lost for what the text has besides. For places: rows, sections. */
export const coverage = rememberedPairs((wording, text) => {
  const wanted = tokens(wording);
  const shown = tokens(text);
  return wanted.length === 0 || shown.length === 0 ? 0 : share(wanted, shown, true);
});

const bestOf = (word: string, among: readonly string[], exact: boolean): number =>
  Math.max(0, ...among.map((other) => sameness(word, other, exact)));

function sameness(one: string, other: string, exact: boolean): number {
  if (one === other) return 1;
  if (/\d/.test(one) || /\d/.test(other)) return 0;
  if (!exact && areSynonyms(one, other)) return 0.82;
  if (!exact && baseOf(one) === baseOf(other)) return 0.8;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short)) return exact ? 0.6 : 0.8;
  if (short.length >= 5 && isOneEditApart(short, long)) return 0.75;
  return 0;
}

function isOneEditApart(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(at + 1) === long.slice(at + 1) || short.slice(at) === long.slice(at + 1);
}
