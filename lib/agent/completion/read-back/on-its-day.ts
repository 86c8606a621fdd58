import { calendarDays, inLeapYear, marksOfDays } from "@/lib/agent/completion/deed/days-then";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { daysIn, monthsIn, onlyDay } from "@/lib/agent/domain/dates/days";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { lessOf } from "./put-back";

/**
 * A calendar without markup: the one line that it has more than before the deed stands on the day that was entered, and says nothing but the rest of it. All that stood
 * on its days before is there still.
 */
export function standsOnItsDay(
  { daysThen: then }: Partial<ReadBack>,
  entered: readonly Entered[],
  { snapshot, task: { goal }, load }: Pick<Ground, "snapshot" | "task" | "load">,
): string[] {
  const values = entered.flatMap((one) => (one.kind === "element_value" ? [one.value.trim()] : []));
  const dates = values.filter((value) => onlyDay(value) !== undefined);
  const rest = values.filter((value) => !dates.includes(value));
  const [time] = dates.flatMap((value) => onlyDay(value) ?? []);
  const name = rest.find((value) => /\p{L}{2}/u.test(value));
  if (!then || load === "none" || values.length < entered.length || dates.length !== 1) return [];
  if (time === undefined || name === undefined || isChanging(goal) || takesAway(goal)) return [];
  const asked = daysIn(goal);
  if (asked.length > 0 && !asked.some((day) => day.time === time)) return [];
  const days = calendarDays(snapshot);
  const came = lessOf(marksOfDays(days), then, same, same);
  const went = lessOf(then, marksOfDays(days), same, same);
  if (came.length !== 1 || went.length > 0) return [];
  const day = days.find((one) => one.time === (one.hasYear ? time : inLeapYear(time)));
  const lines = day?.lines.filter((line) => came.includes(marksOfDays([{ ...day, lines: [line] }])[0] ?? ""));
  const [line, ...more] = lines ?? [];
  if (!day || line === undefined || more.length > 0 || !(day.hasYear || isMonthOf(time, snapshot.lines)))
    return [];
  const isWhole = rest.every((value) => isHeldBy(value, [line]) && !echoes(snapshot.url, value));
  return isWhole && !saysMore(line, rest) && !waitingFor(goal)(line)
    ? [...rest, ...dates].map((value) => `"${value}" is shown`)
    : [];
}

const same = (mark: string): string => mark;

/** `15:00 Dentist Nora (cancelled)` */
const saysMore = (line: string, values: readonly string[]): boolean =>
  /\p{L}/u.test(values.reduce((text, value) => text.replace(fold(value), " "), fold(line)));

/** The page is headed by the month with its year. */
const isMonthOf = (time: number, lines: readonly string[]): boolean => {
  const day = new Date(time);
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
  return lines.some((line) => monthsIn(line).some((month) => month.time === first));
};
