import { monthOf, monthWord } from "./months";
import { remember } from "./words";

/** A day as it is written, and its midnight in UTC as milliseconds since 1970. */
export type Day = { text: string; time: number };

const dayMonth = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:st|nd|rd|th|\\.|er|º)? (?:de |of )?(${monthWord})(?:,? (?:de )?)?(\\d{4})`,
  "giu",
);
const monthDay = new RegExp(`(?<![\\p{L}\\p{N}])(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, "giu");
const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const dotted = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/g;

const until = "\\s?(?:-|–|—|to|till|until|and|bis|und|au|et|al?|até|hasta|y|e)\\s?";
const numbered = "\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?";
/** `9 to 11 March 2026`, `30 March – 2 April 2026`: month and year of the last day are those of the first, where it has none of its own. */
const fromDay = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(\\d{1,2})(?:st|nd|rd|th|\\.|er|º)?(?: (?:de |of )?(${monthWord}))?${until}(?:the )?${numbered} (?:de |of )?(${monthWord})(?:,? (?:de )?)?(\\d{4})`,
  "giu",
);
/** `March 9 to 11, 2026`, `March 30 – April 2, 2026` */
const fromMonth = new RegExp(
  `(?<![\\p{L}\\p{N}])(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?${until}(?:(${monthWord}) )?\\d{1,2}(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`,
  "giu",
);

const dayOf = (text: string, year: string, month: number, day: string): Day[] =>
  month >= 1 && month <= 12 ? [{ text, time: Date.UTC(Number(year), month - 1, Number(day)) }] : [];

/** The first day of a range whose year stands with the last one. */
function firstDay(text: string, day: string, [own, last]: [string | undefined, string], year: string): Day[] {
  const month = monthOf(own ?? last) ?? 0;
  const isYearBefore = month > (monthOf(last) ?? 0);
  return dayOf(text, String(Number(year) - (isYearBefore ? 1 : 0)), month, day);
}

/** The days that a text names with their year; one written as `3/4/2027` may be two. */
export const daysIn = remember((text): readonly Day[] => [
  ...[...text.matchAll(dayMonth)].flatMap(([all, day = "", month = "", year = ""]) =>
    dayOf(all, year, monthOf(month) ?? 0, day),
  ),
  ...[...text.matchAll(monthDay)].flatMap(([all, month = "", day = "", year = ""]) =>
    dayOf(all, year, monthOf(month) ?? 0, day),
  ),
  ...[...text.matchAll(fromDay)].flatMap(([all, day = "", own, last = "", year = ""]) =>
    firstDay(all, day, [own, last], year),
  ),
  ...[...text.matchAll(fromMonth)].flatMap(([all, own = "", day = "", last = own, year = ""]) =>
    firstDay(all, day, [own, last], year),
  ),
  ...[...text.matchAll(iso)].flatMap(([all, year = "", month = "", day = ""]) =>
    dayOf(all, year, Number(month), day),
  ),
  ...[...text.matchAll(dotted)].flatMap(([all, one = "", , other = "", year = ""]) => [
    ...dayOf(all, year, Number(other), one),
    ...dayOf(all, year, Number(one), other),
  ]),
]);

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
