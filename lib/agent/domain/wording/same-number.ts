import { daysIn, monthsIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { fold, remember } from "./words";

/** Between the numbers of one that is written with a point, a comma or a colon. */
const within = /^\s?[.,:]\s?$/;
/** Between two that are told one after the other: `9:00 – 18:00`, `60 cm × 120 cm`, `2 : 1`. */
const between = String.raw`(?::00)?\s?(?:[^\p{L}\p{N}]{1,4}|(?:cm|mm|m|h)?\s?(?:to|until|till|bis|by|x|×|h|à|a)\s?)`;
const inOneNumber = String.raw`\s?[.,:h]\s?`;

/** `12.50`, `192.168.1.10`: with points all through. Phone numbers have more parts. */
export function isOneNumber(value: string): boolean {
  const signs = value.split(/\d+/).slice(1, -1);
  return signs.length > 0 && signs.length <= mostPoints && signs.every((sign) => within.test(sign));
}
const mostPoints = 3;

/** A value of numbers and signs alone, such as `2-1`, `10:30`, `2.5` or `192.168.1.10`, as a text has to show it: the same numbers in that order. Undefined for any other. */
export function numbersSought(value: string): RegExp | undefined {
  const whole = joined(value);
  if (/\p{L}/u.test(whole) || namesDay(whole)) return undefined;
  const numbers = whole.match(/\d+/g) ?? [];
  if (code.test(whole)) return new RegExp(String.raw`(?<!\d)${whole.trim()}(?!\d)`, "u");
  if (numbers.length < 2) return undefined;
  const isOne = isOneNumber(whole);
  const isDecimal = isOne && numbers.length === 2 && !whole.includes(":");
  const [head = "", ...tail] = numbers;
  const parts = isDecimal ? [withZeros(head), ...tail] : numbers.map(withZeros);
  const body = parts.join(isOne ? inOneNumber : between);
  return new RegExp(String.raw`(?<!\d|\d[.,:])${body}${isDecimal ? "0*" : ""}(?![\d]|[.,]\d)`, "u");
}
/** `01234` is a code, and no number that may be written without its zero. */
const code = /^\s*0\d{3,}\s*$/;
const withZeros = (number: string): string => `0*${number.replace(/^0+(?=\d)/, "")}`;
/** `12,000` and `12 000` without what parts their thousands. */
export const joined = (text: string): string => text.replace(/(\d)[,'’ ](?=\d{3}(?!\d))/g, "$1");

/** A day, a month or a date of numbers: it may be told by its month's name as well as by its number. */
export const namesDay = (value: string): boolean =>
  daysIn(value).length > 0 ||
  shortDaysIn(value).length > 0 ||
  monthsIn(value).length > 0 ||
  /^\s*(?:\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{4}-\d{1,2})\s*$/.test(value);

/** Day and month of the one day that a text names without its year. */
export function shortDayOf(text: string): string | undefined {
  const [, dotDay, dotMonth] = dotted.exec(text) ?? [];
  if (dotDay && dotMonth) return `${dotMonth.padStart(2, "0")}-${dotDay.padStart(2, "0")}`;
  const days = new Set(shortDaysIn(text).map(({ time }) => dayAndMonth(time)));
  const [day] = days;
  return days.size === 1 && daysIn(text).length === 0 ? day : undefined;
}
/** `3.2.`: points part the day from the month behind it. */
const dotted = /^\s*(\d{1,2})\.(\d{1,2})\.\s*$/;
const dayAndMonth = (time: number): string => new Date(time).toISOString().slice(5, 10);

/** `3 April` has the words of `4 March`, and is another day. */
export const mayNameShort =
  (day: string) =>
  (text: string): boolean => {
    const days = daysOf(text);
    return days.length === 0 || days.includes(day);
  };
const daysOf = remember((text): readonly string[] =>
  [...shortDaysIn(text), ...daysIn(text)].map(({ time }) => dayAndMonth(time)),
);

const minus = /^[-−–]\s?(?=\d)/u;
const grade = /[\p{L}\p{N}][+*#−–-]{1,2}$/u;

/** What belongs to a value though it is no letter: `-18` is not 18, `B+` not B. As a text has to show it; undefined where it has no such sign. */
export function signSought(value: string): RegExp | undefined {
  const folded = fold(value);
  const isBelow = minus.test(folded) && !namesDay(folded);
  const isGrade = grade.test(folded);
  if (!isBelow && !isGrade) return undefined;
  const number = /\d+/.exec(folded)?.[0] ?? "";
  if (isBelow) return new RegExp(String.raw`(?<!\d\s?)[-−–]\s?${withZeros(number)}(?!\d)`, "u");
  const [end = ""] = grade.exec(folded) ?? [];
  const signs = [...end.slice(1)].map((sign) => (/[−–-]/u.test(sign) ? "[-−–]" : `\\${sign}`)).join("");
  return new RegExp(String.raw`${end.charAt(0)}${signs}(?![\p{L}\p{N}+*#])`, "u");
}

/** A text that shows a value shows its sign too. */
export const keepsSign = (value: string, text: string): boolean =>
  signSought(value)?.test(fold(text)) ?? true;

/** A long number with its own signs between, as phone numbers and amounts have them; a number that goes on is another one. */
export function digitsSought(digits: string): (text: string) => boolean {
  const body = [...digits].join(String.raw`[\s()+./-]*`);
  const pattern = new RegExp(String.raw`(?<!\d)(?:\+\d{1,3})?${body}(?!\d)`, "u");
  return (text) => {
    const found = pattern.exec(text)?.[0];
    return found !== undefined && !cents.test(found);
  };
}
/** `2500.00` is no 250000. */
const cents = /^(?:\d+|\d{1,3}(?:[\s.]\d{3})+)\.\d{1,2}$/u;
