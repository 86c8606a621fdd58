import { daysIn, onlyDay, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { monthWord } from "@/lib/agent/domain/dates/months";
import { fold } from "@/lib/agent/domain/wording/words";

/**
 * `Delivery 18 December 2026`, where the field held 2026-12-15 before 2026-12-18: the text with the old day in the place of the new one, written as that one is, in
 * each way that it may be. None where it does not tell the new day just once.
 */
export function withDayBack(text: string, value: string, was: string): string[] {
  const [now, then] = [onlyDay(value), onlyDay(was)];
  if (now === undefined || then === undefined || now === then) return [];
  const isOfOneYear = new Date(now).getUTCFullYear() === new Date(then).getUTCFullYear();
  const short = isOfOneYear ? shortDaysIn(text).map((day) => ({ ...day, time: inYearOf(now, day) })) : [];
  const told = [...daysIn(text), ...short];
  const [day, ...more] = [...new Set(told.filter(({ time }) => time === now).map((one) => one.text))];
  const [left = "", right, ...others] = day === undefined ? [] : text.split(day);
  if (day === undefined || right === undefined || more.length + others.length > 0) return [];
  return daysWritten(day, new Date(now), new Date(then)).flatMap((written) =>
    beforeDay(left, new Date(now), new Date(then)).map((before) => `${before}${written}${right}`),
  );
}

/** A day without its year is of the year that was entered, where the year was not to change: else nothing tells which it is. */
const inYearOf = (now: number, { time }: { time: number }): number =>
  Date.UTC(new Date(now).getUTCFullYear(), new Date(time).getUTCMonth(), new Date(time).getUTCDate());

const figures = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})$/u;
const month = new RegExp(monthWord, "iu");

function daysWritten(like: string, now: Date, then: Date): string[] {
  const [, first = "", sign = "", second = ""] = figures.exec(like) ?? [];
  const [year, number, date] = [String(then.getUTCFullYear()), then.getUTCMonth() + 1, then.getUTCDate()];
  if (first.length === 4) return [[year, twoDigits(number), twoDigits(date)].join(sign)];
  if (first !== "") {
    const ways = [first, second].some(isPadded) ? [twoDigits] : [twoDigits, String];
    const orders = ordersOf([Number(first), Number(second)], sign, now, then);
    return orders.flatMap((isDayFirst) =>
      ways.map((way) => [...(isDayFirst ? [date, number] : [number, date]).map(way), year].join(sign)),
    );
  }
  const spelt = month.exec(like)?.[0] ?? "";
  const [before = "", after = ""] = spelt === "" ? [] : like.split(spelt);
  const numbered = (part: string, way: (day: number) => string): string =>
    part
      .replace(/\d{4}/u, year)
      .replace(aDay, (_, ordinal = "") => `${way(date)}${ordinal && ordinalOf(date)}`);
  return namesLike(spelt, "month", now, then).flatMap((name) =>
    [twoDigits, String].map((way) => `${numbered(before, way)}${name}${numbered(after, way)}`),
  );
}

/**
 * Whether the day stands first, as the new text has it: `05/03/2026` for 5 March. With the order turned round it would be another day that was stored, so an old day that
 * reads alike both ways (`04/04/2026`) does not tell it from this one.
 */
function ordersOf([first, second]: [number, number], sign: string, now: Date, then: Date): boolean[] {
  // Points part the day from the month behind it.
  if (sign === "." || isAlike(now)) return sign === "." ? [true] : [true, false];
  if (isAlike(then) && first <= 12 && second <= 12) return [];
  return [first === now.getUTCDate()];
}
const isAlike = (day: Date): boolean => day.getUTCDate() === day.getUTCMonth() + 1;
const isPadded = (part: string): boolean => part.startsWith("0");
const twoDigits = (part: number): string => String(part).padStart(2, "0");
const aDay = /(?<!\d)\d{1,2}(?!\d)(st|nd|rd|th)?/iu;

/** `Fri 18 December`: the weekday is told with the day. */
function beforeDay(left: string, now: Date, then: Date): string[] {
  const [said = "", word = ""] = /(\p{L}+)[.,]{0,2} $/u.exec(left) ?? [];
  const names = word === "" ? [] : namesLike(word, "weekday", now, then);
  const start = left.slice(0, left.length - said.length);
  return names.length === 0 ? [left] : names.map((name) => `${start}${said.replace(word, name)}`);
}

const languages = ["en", "de", "fr", "es", "it", "pt", "nl"];

/** What the other day has in the place of this word, in the languages in which this one has just that. */
function namesLike(word: string, part: "month" | "weekday", now: Date, then: Date): string[] {
  const said = (["long", "short"] as const).flatMap((style) =>
    languages.flatMap((language) => {
      const names = new Intl.DateTimeFormat(language, { [part]: style, timeZone: "UTC" });
      return bare(names.format(now)) === bare(word) ? [bare(names.format(then))] : [];
    }),
  );
  const kept = part === "month" && now.getUTCMonth() === then.getUTCMonth() ? [bare(word)] : [];
  const point = word.endsWith(".") ? "." : "";
  return [...new Set([...kept, ...said])].map((name) => `${name}${point}`);
}
const bare = (name: string): string => fold(name).replace(/\.$/u, "");

const ordinalOf = (date: number): string =>
  date > 10 && date < 14 ? "th" : (["th", "st", "nd", "rd"][date % 10] ?? "th");
