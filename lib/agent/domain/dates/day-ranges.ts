import { monthWord as month, monthOf } from "./months";

/** A day of a range as it would be written alone, and where its words stand in the text. */
export type RangeDay = { value: string; start: number; end: number };

const number = "(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?";
const upTo = "(?:\\s*[-–—]\\s*|\\s+(?:to|until|till|through|and|bis|au?|al?|hasta|y|et|und)\\s+(?:the\\s+)?)";
const before = "(?<![\\p{L}\\d.,:])";
const year = "(?:,? (?:de )?(\\d{4})(?!\\d))";
/** `5 to 7 December 2026` */
const sameMonth = new RegExp(`${before}${number}${upTo}${number}(?: of| de)? (${month}${year}?)`, "giu");
/** What may stand between two days that are told with one year: words, and no other number or sentence. */
const words = "[\\s,–—-]+(?:[^\\d.;:!?()]{0,48}[\\s–—-])?";
/** `29 June to 3 July 2027`, `arriving 9 July and leaving 11 July 2026` */
const nextMonth = new RegExp(
  `${before}${number}(?: of| de)? (${month})${words}\\d{1,2}(?:st|nd|rd|th|er|\\.|º|°)?(?: of| de)? (${month})${year}`,
  "giu",
);
/** `June 29 to July 3, 2027` */
const nextMonthFirst = new RegExp(
  `(?<![\\p{L}\\d])(${month}) ${number}${upTo}(${month}) \\d{1,2}(?:st|nd|rd|th)?${year}`,
  "giu",
);
/** `July 5 to 9, 2027` */
const monthFirst = new RegExp(`(?<![\\p{L}\\d])(${month}) ${number}${upTo}${number}${year}`, "giu");

const isFrom =
  /(?<!\p{L})(?:from|between|on|vom|von|zwischen|am|du|de|del|dal|entre|tra|fra|le|el)\s+(?:the\s+)?$/iu;

/**
 * The days of a text that a range gives a part of elsewhere: the first one of `from 5 to 7 December 2026` is in the month of the last one. `Crane 2 to 4 March` is
 * no range.
 */
export const rangeDays = (text: string): RangeDay[] => [
  ...[...text.matchAll(sameMonth)].flatMap(({ 0: whole, 1: day = "", 3: rest = "", index }) =>
    isDayNumber(day) && (isFrom.test(text.slice(0, index)) || /\d\s*[-–—]/.test(whole))
      ? [{ value: `${day} ${rest}`, start: index, end: index + day.length }]
      : [],
  ),
  ...[...text.matchAll(nextMonth)].flatMap(
    ({ 0: whole, 1: day = "", 2: ofMonth = "", 3: last = "", 4: inYear = "", index }) =>
      isDayNumber(day)
        ? [
            {
              value: `${day} ${ofMonth} ${yearOf(ofMonth, last, inYear)}`,
              start: index,
              end: index + whole.indexOf(ofMonth) + ofMonth.length,
            },
          ]
        : [],
  ),
  ...[...text.matchAll(nextMonthFirst)].flatMap(
    ({ 1: ofMonth = "", 2: day = "", 3: last = "", 4: inYear = "", index }) =>
      isDayNumber(day)
        ? [
            {
              value: `${day} ${ofMonth} ${yearOf(ofMonth, last, inYear)}`,
              start: index,
              end: index + ofMonth.length + 1 + day.length,
            },
          ]
        : [],
  ),
  ...[...text.matchAll(monthFirst)].flatMap(
    ({ 0: whole, 1: ofMonth = "", 2: first = "", 3: last = "", 4: inYear = "", index }) => {
      const second = index + whole.lastIndexOf(last, whole.length - inYear.length - 1);
      return isDayNumber(first) && isDayNumber(last)
        ? [
            {
              value: `${first} ${ofMonth} ${inYear}`,
              start: index,
              end: index + ofMonth.length + 1 + first.length,
            },
            { value: `${last} ${ofMonth} ${inYear}`, start: second, end: index + whole.length },
          ]
        : [];
    },
  ),
];

/** From December to January it is the year before. */
const yearOf = (first: string, last: string, year: string): string =>
  String(Number(year) - ((monthOf(first) ?? 0) > (monthOf(last) ?? 0) ? 1 : 0));

const isDayNumber = (text: string): boolean => Number(text) >= 1 && Number(text) <= 31;
