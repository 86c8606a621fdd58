import { daysIn, monthsIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { textMark } from "@/lib/agent/snapshot/listed";

/** A day of a calendar by what it is called, and the lines down to the next one. `hasYear`: its own name tells the year. */
export type CalendarDay = { time: number; hasYear: boolean; lines: string[] };
type Label = Pick<CalendarDay, "time" | "hasYear">;

const oneDay = 24 * 60 * 60 * 1000;
/** Fewer days after one another may be entries that tell theirs. */
const fewestDays = 5;
const mostMarks = 200;
const weekday = /^\p{L}{2,12}\.?,? (?=\p{N}|\p{L}{3,})|,? \p{L}{2,12}\.?$/u;

/** A line that is a day and nothing else: `3 June`, `Thu 3 June`, or the bare `3` under the one month of the page. */
function labelOf(line: string, month: number | undefined): Label | undefined {
  const text = line.replace(/^[#-]+ /, "").trim();
  if (/^\d{1,2}$/.test(text))
    return month === undefined ? undefined : { time: month + (Number(text) - 1) * oneDay, hasYear: false };
  for (const plain of [text, text.replace(weekday, "")]) {
    const [whole] = daysIn(plain);
    if (whole?.text === plain) return { time: whole.time, hasYear: true };
    const [short] = shortDaysIn(plain);
    if (short?.text === plain) return { time: short.time, hasYear: false };
  }
  return undefined;
}

/** A short day has no year: it is told as in one that has all of them. */
export const inLeapYear = (time: number): number => {
  const day = new Date(time);
  return Date.UTC(2024, day.getUTCMonth(), day.getUTCDate());
};

/** The days that stand on a page one after another. Nobody knows where the last one ends. */
export function calendarDays({ lines }: Pick<PageSnapshot, "lines">): CalendarDay[] {
  const [month, ...others] = [...new Set(lines.flatMap((line) => monthsIn(line).map(({ time }) => time)))];
  const only = month === undefined || others.length > 0 ? undefined : inLeapYear(month);
  let days: CalendarDay[] = [];
  for (const line of lines) {
    const label = labelOf(line, only);
    const last = days.at(-1);
    if (label && label.time === (last?.time ?? 0) + oneDay) days.push({ ...label, lines: [] });
    else if (label && days.length < fewestDays) days = [{ ...label, lines: [] }];
    else last?.lines.push(line);
  }
  return days.length < fewestDays ? [] : days.slice(0, -1);
}

/** What a calendar says on each of its days, in short. */
export const marksOfDays = (days: readonly CalendarDay[]): string[] =>
  days.flatMap(({ time, lines }) => lines.map((line) => textMark(`${time} ${line}`)));

/** What it said before the deed. */
export function daysThen(then: PageSnapshot): { daysThen?: string[] } {
  const days = calendarDays(then);
  const marks = marksOfDays(days);
  return days.length === 0 || marks.length > mostMarks ? {} : { daysThen: marks };
}
