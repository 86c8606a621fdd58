import { type Day, daysIn, isDay, monthsIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";

type Span = { unit: "day" | "month"; count: number };

const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const units: readonly (readonly [RegExp, Span["unit"], number])[] = [
  [/^(?:days?|tage?n?|jours?|días?|giorn[oi]|dias?|dage?n?)$/iu, "day", 1],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)$/iu, "day", 7],
  [/^(?:months?|monate?n?|mois|mes(?:es)?|mes[ei]|mês|maand(?:en)?)$/iu, "month", 1],
  [/^(?:years?|jahre?n?|an(?:s|nées?)?|años?|ann[oi]|anos?|jaar|jaren)$/iu, "month", 12],
];
const lengths = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:another |further |weitere |(?:un[ae]?|ein(?:en?|e)?|an?) )?(\\d{1,3}|${numberWords.join("|")}|an?|ein(?:en?|e)?|une?|un[ao]) (?:more |further |weitere[ns]? )?(\\p{L}+)`,
  "giu",
);

/** `12 months`, `another two weeks`, `ein Jahr`: how long something is to be. */
function lengthsIn(goal: string): Span[] {
  return [...goal.matchAll(lengths)].flatMap(([, count = "", word = ""]): Span[] => {
    const [, unit, size] = units.find(([pattern]) => pattern.test(word)) ?? [];
    const named = numberWords.indexOf(count.toLowerCase()) + 1;
    const number = /^\d/.test(count) ? Number(count) : Math.max(1, named);
    return unit === undefined || size === undefined ? [] : [{ unit, count: number * size }];
  });
}

/** Names a day, or a month with its year. */
export const isDated = (text: string): boolean =>
  isDay(text) || shortDaysIn(text).length > 0 || monthsIn(text).length > 0;

/** What the goal says of how long, where a day or month that it does not name came of it: that tells it. */
export function lengthTold(value: string, goal: string): string {
  if (!isDated(value) || isHeldBy(value, [goal])) return "";
  return [...goal.matchAll(lengths)]
    .filter(([text]) => lengthsIn(text).length > 0)
    .map(([text]) => text)
    .join(" ");
}

const dayLength = 86_400_000;

const yearLength = 366 * dayLength;

/** After `20 December` comes `10 January`: of days without a year the later one is less than half a year ahead. */
export const isShortLater = (then: Day, now: Day): boolean => {
  const ahead = (now.time - then.time + yearLength) % yearLength;
  return ahead > 0 && ahead < yearLength / 2;
};

const shortening =
  /^(?:shorten|cut|reduc|verkürz|kürz|raccourc|rédui|acort|reduz|accorc|ridu|encurt|verkort)|(?<!\p{L})(?:earlier|sooner|forward|früher|plus tôt|antes|prima)(?!\p{L})/u;

/** `Shorten it by 3 weeks`: what is asked for lies before what was there. */
const isShortening = (goal: string): boolean => shortening.test(fold(commandOf(goal)));

/** Months are not of one length: the end of one is the end of another, and a day more or less is how a site counts. */
function isLater(then: number, now: number, { unit, count }: Span): boolean {
  const moved = new Date(then);
  if (unit === "day") moved.setUTCDate(moved.getUTCDate() + count);
  else {
    moved.setUTCDate(1);
    moved.setUTCMonth(moved.getUTCMonth() + count);
    const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
    moved.setUTCDate(Math.min(new Date(then).getUTCDate(), last));
  }
  const margin = unit === "month" ? 1 : 0;
  return Math.abs(now - moved.getTime()) <= margin * dayLength;
}

const lengthening =
  /^(?:renew|extend|prolong|verlänger|erneuer|renouvel|renov|prorrog|prorog|rinnov|alarg|verleng)/u;

/** It is to last longer, of which its entry may tell by another day alone. */
export const isLengthening = (goal: string): boolean => lengthening.test(fold(commandOf(goal)));

/** `Renew it` leaves it to the site how long: one day went, and a later one stands in its place. */
function laterDay(then: string, now: string, goal: string): string[] {
  if (!isLengthening(goal) || daysIn(goal).length + shortDaysIn(goal).length > 0) return [];
  const hasDays = daysIn(then).length + daysIn(now).length > 0;
  const dated = hasDays ? movedDay(daysIn(then), daysIn(now)) : movedDay(monthsIn(then), monthsIn(now));
  const short = hasDays ? undefined : movedDay(shortDaysIn(then), shortDaysIn(now));
  const isLaterOne = dated
    ? dated.came.time > dated.went.time
    : short && isShortLater(short.went, short.came);
  if (isLaterOne) return [(dated ?? short)?.came.text ?? ""];
  return hasDays ? [] : laterYear(then, now);
}

/** `paid until end of 2026`, and then of 2027. */
function laterYear(then: string, now: string): string[] {
  const [before, after] = [then, now].map((text): readonly string[] => text.match(years) ?? []);
  const [went, ...others] = (before ?? []).filter((year) => !after?.includes(year));
  const [came, ...more] = (after ?? []).filter((year) => !before?.includes(year));
  const isOne = went !== undefined && came !== undefined && others.length + more.length === 0;
  return isOne && Number(came) > Number(went) ? [came] : [];
}
const years = /(?<![\d.,/-])20\d\d(?!\d|[.,/-]\d)/gu;

/** The one day that went, and the one that stands there now. */
function movedDay(before: readonly Day[], after: readonly Day[]): { went: Day; came: Day } | undefined {
  const [went, ...others] = before.filter(({ text }) => !after.some((day) => day.text === text));
  const [came, ...more] = after.filter(({ text }) => !before.some((day) => day.text === text));
  return went && came && others.length === 0 && more.length === 0 ? { went, came } : undefined;
}

/**
 * Days, or months with their year, that a text has now and are later by just what the goal says (`for 12 months`) than one that stood there before, or later at all
 * where it does not say how long.
 */
export function movedDates(then: string, now: string, goal: string): string[] {
  const asked = lengthsIn(goal);
  if (asked.length === 0) return laterDay(then, now, goal);
  // Only a later day is told: here it is the opposite of what was asked.
  if (isShortening(goal)) return [];
  const short = shortDaysIn(now).filter((day) => isShortMoved(day, then, now, asked));
  const dated = [daysIn, monthsIn].flatMap((read) => {
    const before = read(then);
    const known = new Set(before.map(({ text }) => text));
    return read(now)
      .filter(({ text }) => !known.has(text))
      .filter(({ time }) => before.some((one) => asked.some((span) => isLater(one.time, time, span))))
      .map(({ text }) => text);
  });
  return [...dated, ...short.map(({ text }) => text)];
}

/** Without its year a day tells only what is less than half a year ahead, in a leap year or another one, and of the days that went. */
function isShortMoved({ text, time }: Day, then: string, now: string, asked: readonly Span[]): boolean {
  const [before, after] = [shortDaysIn(then), shortDaysIn(now)];
  if (before.some((one) => one.text === text)) return false;
  const gone = before.filter((one) => !after.some((day) => day.text === one.text));
  const spans = asked.filter(({ unit, count }) => (unit === "day" ? count < 183 : count < 6));
  return gone.some((one) =>
    spans.some((span) =>
      ordinaryAndLeap.some((year) =>
        [year, year + 1].some((next) => isLater(inYear(one.time, year), inYear(time, next), span)),
      ),
    ),
  );
}
const ordinaryAndLeap = [2023, 2024];
const inYear = (time: number, year: number): number => new Date(time).setUTCFullYear(year);
