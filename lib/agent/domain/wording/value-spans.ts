import { monthWord as month } from "@/lib/agent/domain/dates/months";
import type { Span } from "./protected-spans";
import { remember } from "./words";

export const weekday =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira)";
const year = "(?:,? (?:de |del )?\\d{4})?(?!\\d)";
/** `1. Dezember 2026`, `12 de diciembre de 2026` */
export const dayOfMonth = `\\d{1,2}(?:st|nd|rd|th|er|\\.|º|°)?(?: of| de)? ${month}${year}`;
/** `December 1, 2026` */
export const monthDay = `${month} \\d{1,2}(?:st|nd|rd|th)?${year}(?![:.]\\d)`;
const upper = "\\p{Lu}[\\p{L}\\p{M}'’-]*";

/** `KA-TM 482`, `HK 4471 B` */
export const codeOfParts =
  /(?<![\p{L}\d])\p{Lu}{2,4}[ -]\p{Lu}{0,3} ?\d+(?:[ -][\p{Lu}\d]{1,5})*(?![\p{L}\d])/gu;

/** `KT7 4AB`, `K1A 0B1` */
export const postcode =
  /(?<![\p{L}\d])(?:\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}|\p{Lu}\d\p{Lu} \d\p{Lu}\d)(?![\p{L}\d])/gu;

/** Values of several words: to cut inside them would be to lose what they say. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:${weekday},? (?:the |den |le |el |il )?)?(?:${dayOfMonth}|${monthDay})|(?<![\\p{L}\\d])${month} \\d{4}(?!\\d)`,
    "giu",
  ),
  /(?<![\p{L}\d.,:])\d{1,2}(?:[:.]\d{2})? (?:[ap]\.?m\b\.?|uhr\b|h\b)/giu,
  // An account number, a phone number.
  /(?<![\p{L}\d])\p{Lu}{2}\d{2}(?: ?[\p{Lu}\d]{4}){2,7}(?: ?[\p{Lu}\d]{1,4})?(?![\p{L}\d])|(?<![\p{L}\d])\+?\d[\d ()/-]{6,}\d(?![\p{L}\d])/gu,
  // A house with its street and town.
  new RegExp(`(?<![\\p{L}\\d.,])\\d{1,4}[a-z]?(?: ${upper}){2,4}(?:, ${upper}(?: ${upper}){0,2})?`, "gu"),
  codeOfParts,
  postcode,
];

/** The dates, times, numbers, addresses and codes of a sentence that are longer than a word. Sorted, without overlap. */
export const valueSpans: (text: string) => readonly Span[] = remember((text) => {
  const spans: Span[] = [];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const found = match[0].replace(/[\s,]+$/, "");
      const end =
        start + (endsSentence(found, text.slice(start + found.length)) ? found.length - 1 : found.length);
      const isFree = !spans.some((one) => start < one.end && one.start < end);
      if (isFree && /\s/.test(text.slice(start, end))) spans.push({ start, end });
    }
  return spans.sort((a, b) => a.start - b.start);
});

/** The full stop after `14 March` ends the sentence where another begins, and is none of the date. */
const endsSentence = (found: string, after: string): boolean =>
  /\p{L}{3}\.$/u.test(found) && /^(?:\s+\p{Lu}|\s*$)/u.test(after);
