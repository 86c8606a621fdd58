import { remember } from "@/lib/agent/domain/wording/words";
import { rangeDays } from "./day-ranges";
import { monthOf, monthWord } from "./months";

/** A day as it is written, and its midnight in UTC as milliseconds since 1970. */
export type Day = { text: string; time: number };

const dayMonth = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:st|nd|rd|th|\\.|er|º)? (?:de |of )?(${monthWord})(?:,? (?:de )?)?(\\d{4})`,
  "giu",
);
const monthDay = new RegExp(`(?<![\\p{L}\\p{N}])(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, "giu");
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const dotted = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/g;

const dayOf = (text: string, year: string, month: number, day: string): Day[] =>
  month >= 1 && month <= 12 ? [{ text, time: Date.UTC(Number(year), month - 1, Number(day)) }] : [];

/** The days that a text names with their year; one written as `3/4/2027` may be two, `3.4.2027` is in April. */
export const daysIn = remember((text): readonly Day[] => [
  ...rangeDays(text).flatMap(({ value }) => wholeDays(value)),
  ...wholeDays(text),
]);

const wholeDays = (text: string): Day[] => [
  ...[...text.matchAll(dayMonth)].flatMap(([all, day = "", month = "", year = ""]) =>
    dayOf(all, year, monthOf(month) ?? 0, day),
  ),
  ...[...text.matchAll(monthDay)].flatMap(([all, month = "", day = "", year = ""]) =>
    dayOf(all, year, monthOf(month) ?? 0, day),
  ),
  ...[...text.matchAll(iso)].flatMap(([all, year = "", month = "", day = ""]) =>
    dayOf(all, year, Number(month), day),
  ),
  ...[...text.matchAll(dotted)].flatMap(([all, one = "", sign, other = "", year = ""]) => {
    const dayFirst = dayOf(all, year, Number(other), one);
    // Points part the day from the month behind it wherever they are used; a stroke is used both ways.
    return sign === "." && dayFirst.length > 0
      ? dayFirst
      : [...dayFirst, ...dayOf(all, year, Number(one), other)];
  }),
];

/** The one day that a text is about, where it names a single one with its year. */
export const onlyDay = (text: string): number | undefined => {
  const [day, ...others] = /\d{4}/.test(text) ? daysIn(text) : [];
  return others.length === 0 ? day?.time : undefined;
};

export const isDay = (text: string): boolean => daysIn(text).length > 0;

const shortDay = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:st|nd|rd|th|\\.|er|º)? (?:de |of )?(${monthWord})(?![\\p{L}\\p{N}])(?!,? (?:de )?\\d{4})`,
  "giu",
);
const shortMonthDay = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d\\.? )(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d|,? \\d{4})`,
  "giu",
);
/** `14 June`: days without their year, as in one that has all of them. */
export const shortDaysIn = (text: string): Day[] => [
  ...[...text.matchAll(shortDay)].flatMap(([all, day = "", month = ""]) =>
    dayOf(all, "2024", monthOf(month) ?? 0, day),
  ),
  ...[...text.matchAll(shortMonthDay)].flatMap(([all, month = "", day = ""]) =>
    dayOf(all, "2024", monthOf(month) ?? 0, day),
  ),
];

const monthYear = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d(?:st|nd|rd|th|\\.|er|º)? (?:de |of )?)(${monthWord}) (?:de )?(20\\d{2})(?!\\d)`,
  "giu",
);
/** `March 2027`: months with their year of which no day is named, each as its first. */
export const monthsIn = (text: string): Day[] =>
  [...text.matchAll(monthYear)].flatMap(([all, month = "", year = ""]) =>
    dayOf(all, year, monthOf(month) ?? 0, "1"),
  );
