import { type ClockTime, clockTime, showsTime } from "@/lib/agent/domain/dates/clock-time";
import { daysIn, onlyDay } from "@/lib/agent/domain/dates/days";
import { monthNamed } from "@/lib/agent/domain/dates/months";
import { dateAlone, weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import {
  digitsSought,
  isOneNumber,
  joined,
  mayNameShort,
  namesDay,
  numbersSought,
  shortDayOf,
  signSought,
} from "./same-number";
import { hasOtherTitle, withoutTitle } from "./titles";
import { fold, remember, stem, wordsOf } from "./words";

const months = "january february march april may june july august september october november december".split(
  " ",
);
const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** One form of what can be written in several: numbers without leading zeros, months by their order, small numbers as numbers, plain singulars. */
function token(word: string): string {
  if (/^\d+$/.test(word)) return word.replace(/^0+(?=\d)/, "");
  const month = word.length < 3 ? -1 : months.findIndex((name) => name.startsWith(word));
  if (month >= 0) return `${ofMonth}${month + 1}`;
  const named = monthNamed(word);
  if (named !== undefined) return `${ofMonth}${named}`;
  const number = numbers.indexOf(word);
  return number >= 0 ? String(number) : stem(word);
}

const ofMonth = "month ";
/** In a date a month is also told by its number; `Jan` alone is no 1, and 6 no June. */
const asNumber = (word: string): string => (word.startsWith(ofMonth) ? word.slice(ofMonth.length) : word);

const tokensOf = remember((text): readonly string[] =>
  wordsOf(joined(text).replace(/(\d)(?=st\b|nd\b|rd\b|th\b)/gi, "$1 ")).map(token),
);

/** Words that a date or number in another form may bring along, and titles of people. */
const filler: ReadonlySet<string> = new Set(
  "st nd rd th am pm utc z t euro eur dollar usd pound gbp percent mr mrs ms herr frau mme sr sra".split(" "),
);

/**
 * What of a value is looked for in texts. `digits`: of one that is a number as a whole. `numbers`: of several that stand in their order. `sign`: that belongs to it.
 * `time`: of one that is a time. `isDate`: a month may be told by its number. `day`: of one that names a single day with its year, `shortDay` without it.
 * `hasTitle`: of one such as `Mrs Silva`. `date`: of a day with its weekday, which a text without any may leave out.
 */
type Sought = {
  folded: string;
  isAddress: boolean;
  digits: ((text: string) => boolean) | undefined;
  numbers: RegExp | undefined;
  sign: RegExp | undefined;
  isDate: boolean;
  shortDay: string | undefined;
  words: ReadonlySet<string>;
  isTooLong: boolean;
  isName: boolean;
  time: ClockTime | undefined;
  day: number | undefined;
  hasTitle: boolean;
  date: string | undefined;
};

/** Read once: the same few values are looked for in every line of a page. */
const soughtIn = remember((value): Sought => {
  const folded = fold(value);
  const digits = value.replace(/\D/g, "");
  const isDate = namesDay(value);
  const words = tokensOf(value)
    .filter((word) => !filler.has(word))
    .map(isDate ? asNumber : (word) => word);
  const numbers = numbersSought(value);
  return {
    folded,
    isAddress: /^[^\s@]+@[^\s@]+$/.test(folded),
    digits:
      digits.length >= 5 && !isOneNumber(value) && /^[\d\s()+./-]+$/.test(value)
        ? digitsSought(digits)
        : undefined,
    numbers,
    sign: signSought(value),
    isDate,
    shortDay: shortDayOf(value),
    words: new Set(words),
    isTooLong: words.length > 40,
    isName: words.length > 1 && !value.includes("@"),
    day: onlyDay(value),
    hasTitle: withoutTitle(value) !== value,
    time: clockTime(value),
    date: dateAlone(value),
  };
});

/** True when a text holds the value: as it stands, or all its words and numbers in whatever order and form. */
export function isHeldBy(value: string, all: readonly string[]): boolean {
  const sought = soughtIn(value);
  const { folded, isAddress, digits, time, numbers, sign } = sought;
  const texts = sign ? all.filter((text) => sign.test(fold(text))) : all;
  if (isAddress) return texts.some((text) => addressesIn(text).includes(folded));
  if (texts.some((text) => stands(folded, fold(text)))) return true;
  if (time?.isSpoken) return texts.some((text) => showsTime(text, time));
  if (digits !== undefined && texts.some(digits)) return true;
  const { hasTitle, day, shortDay } = sought;
  const own = hasTitle ? texts.filter((text) => !hasOtherTitle(value, text)) : texts;
  if (numbers) {
    const isTime = (text: string): boolean => time !== undefined && showsTime(text, time);
    return own.some((text) => numbers.test(joined(text)) || isTime(text));
  }
  const ofDay = day === undefined ? own : own.filter(mayName(day));
  if (hasWords(sought, shortDay === undefined ? ofDay : ofDay.filter(mayNameShort(shortDay)))) return true;
  const { date } = sought;
  return (
    date !== undefined &&
    isHeldBy(
      date,
      texts.filter((text) => weekdaysIn(text).length === 0),
    )
  );
}

/** `2026-06-12` has the words of `6 December 2026`, and is another day. */
const mayName =
  (time: number) =>
  (text: string): boolean => {
    const days = daysIn(text);
    return days.length === 0 || days.some((one) => one.time === time);
  };

function hasWords({ words, isTooLong, isName, isDate, time }: Sought, texts: readonly string[]): boolean {
  if (words.size === 0 || isTooLong) return false;
  let found: Set<string> | undefined;
  for (const text of texts) {
    for (const told of tokensOf(isName ? withoutAddresses(text) : text)) {
      const word = isDate ? asNumber(told) : told;
      if (!words.has(word)) continue;
      found ??= new Set();
      found.add(word);
    }
    if (found?.size === words.size) return true;
  }
  return time !== undefined && texts.some((text) => showsTime(text, time));
}

/** An address is what it is as a whole: `ida@blom.example` is not `Ida Blom, ib@mail.example`, and no part of `frida@blom.example`. A quote before it is none of it. */
export const addressesIn = (text: string): string[] =>
  fold(text).match(/[\p{L}\p{M}\p{N}_%+][\p{L}\p{M}\p{N}._%+'-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu) ??
  [];

/** `ida@blom.example` in another's row does not name Ida Blom. */
const withoutAddresses = (text: string): string =>
  text.includes("@")
    ? text
        .split(/\s+/)
        .filter((word) => !/[^@]@[^@]/.test(word))
        .join(" ")
    : text;

/** As it stands; no number or word of it is a part of a longer one (`3 December` is not in `13 December`, `Emil` not in `Emilia`). */
function stands(wanted: string, text: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0 && wanted !== ""; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + wanted.length)];
    if (!goesOn(before, wanted.charAt(0)) && !goesOn(wanted.at(-1) ?? "", after)) return true;
  }
  return wanted === "";
}

/** Scripts that put signs between their words. */
const goesOn = (a: string, b: string): boolean =>
  [digit, letter].some((kind) => kind.test(a) && kind.test(b));
const digit = /\d/;
const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u;
