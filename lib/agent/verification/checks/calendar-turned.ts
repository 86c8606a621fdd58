import { daysIn, monthsIn } from "@/lib/agent/domain/dates/days";
import { monthOf, monthWord } from "@/lib/agent/domain/dates/months";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { type Check, type Decision, refuted, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** The step turns a calendar by one day, week or month, or to a month: the heading that says which it shows moved on, or back, by just that. */
export const calendarTurned: Check = {
  name: "calendar-turned",
  applies: ({ diff, before, fit, action, input }) =>
    diff !== undefined &&
    before !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    (wantedTurn(stepOf(input)) ?? wantedMonth(stepOf(input)) ?? monthAlone(stepOf(input))) !== undefined,
  check(ground) {
    const { input, before, nodesBefore, nodesAfter } = ground;
    const turn = wantedTurn(stepOf(input));
    const old = before?.semanticSkeleton?.textDigest ?? [];
    if (!turn) return monthReached(ground);
    const held = turn.unit === "month" ? [nodesBefore, nodesAfter].map(monthHeld) : [];
    const [then, ...moreBefore] = spansIn(old, input.after.lines, turn.unit);
    const [now, ...moreAfter] = spansIn(input.after.lines, old, turn.unit);
    const isTold = then !== undefined && now !== undefined && moreBefore.length + moreAfter.length === 0;
    const [was, is] = isTold ? [then, now] : held;
    if (!was || !is || was.at === is.at) return undefined;
    return is.at - was.at === turn.by
      ? verified(0.95, `It shows "${is.line}" now, after "${was.line}".`)
      : refuted(0.85, `It shows "${is.line}" now, which does not follow on "${was.line}".`);
  },
};

/** Where the month and its year are chosen from two lists, what they hold. */
function monthHeld(nodes: readonly SkeletonNode[]): Span | undefined {
  const held = nodes.flatMap(({ role, value = "" }) => (role === "combobox" ? [value.trim()] : []));
  const [month, ...others] = held.filter((value) => wholeMonth.test(value));
  const [year, ...more] = held.filter((value) => /^\d{4}$/.test(value));
  if (month === undefined || year === undefined || others.length + more.length > 0) return undefined;
  const line = `${month} ${year}`;
  const at = startOf(line, "month");
  return at === undefined ? undefined : { line, at };
}
const wholeMonth = new RegExp(`^${monthWord}$`, "iu");

const stepOf = ({ step, action }: Ground["input"]): string =>
  step?.description ?? action.stepDescription ?? "";

/** `Show December 2026`: the month that the page is headed by is this one, and was the one before or after it. */
function monthReached({ input, before, nodesBefore, nodesAfter }: Ground): Decision | undefined {
  const wanted = wantedMonth(stepOf(input));
  const headings = (nodes: readonly SkeletonNode[]): string[] =>
    nodes.filter(({ role }) => role === "heading").map(({ name }) => name);
  const old = before?.semanticSkeleton?.textDigest ?? [];
  const linesBefore = [...headings(nodesBefore), ...old];
  const linesAfter = [...headings(nodesAfter), ...input.after.lines];
  const [was, ...moreBefore] = spansIn(linesBefore, linesAfter, "month");
  const [is, ...moreAfter] = spansIn(linesAfter, linesBefore, "month");
  if (!was || !is || moreBefore.length + moreAfter.length > 0) return undefined;
  const alone = monthAlone(stepOf(input));
  const isMeant = alone
    ? isTurnedTo(alone, was.at, is.at) && isOfYear(alone, is.at, [input.goal, stepOf(input)])
    : is.at === wanted;
  return isMeant ? verified(0.95, `It shows "${is.line}" now, after "${was.line}".`) : undefined;
}

/** It is that month, the nearest of its name on the side that the step says. */
const isTurnedTo = ({ month, way }: MonthAlone, was: number, is: number): boolean =>
  ((is - 1) % 12) + 1 === month && Math.abs(is - was) < 12 && (way === 0 || (is < was ? -1 : 1) === way);

/** `Book the hall for 3 July 2027`: where a year is said for that month, it is the one. */
function isOfYear({ month }: MonthAlone, is: number, said: readonly string[]): boolean {
  const asked = said
    .flatMap((text) => [...daysIn(text), ...monthsIn(text)])
    .map(({ time }) => new Date(time))
    .filter((day) => day.getUTCMonth() + 1 === month);
  return asked.length === 0 || asked.some((day) => day.getUTCFullYear() * 12 + month === is);
}

type MonthAlone = { month: number; way: -1 | 0 | 1 };
/** `Go back to October in the calendar`: without its year, which the calendar is near to. */
function monthAlone(step: string): MonthAlone | undefined {
  const [, direction = "", name = "", place = ""] = toNamed.exec(step.trim().replace(/[.!]$/, "")) ?? [];
  // Around an English step `Mars` is no month.
  const month = englishMonth.test(name) ? monthOf(name) : undefined;
  if (month === undefined || direction + place === "") return undefined;
  return { month, way: direction === "" ? 0 : /^back/i.test(direction) ? -1 : 1 };
}
const englishMonth =
  /^(?:january|february|march|april|june|july|august|september|october|november|december)$/i;
const toNamed =
  /^(?:go|move|turn|switch|leaf|page|advance|step|jump|show|open|view|display|see)(?: the (?:calendar|planner|schedule|agenda|view))?(?: (back|forward|ahead))?(?: to| of| for)?(?: the month(?: of)?)? (\p{L}{3,12})( (?:in|of|on) the (?:calendar|date ?picker|picker|schedule|agenda|planner))?$/iu;

/** The month that a step asks for by name and year. */
const wantedMonth = (step: string): number | undefined => {
  const month = toMonth.exec(step.trim().replace(/[.!]$/, ""))?.[1];
  return month === undefined ? undefined : startOf(month, "month");
};

type Unit = "day" | "week" | "month";
type Turn = { unit: Unit; by: number };

const turning =
  /^(?:go|move|turn|switch|leaf|page|advance|step|jump|show|open|view|display|see)\b[^"“]{0,40}?\b(next|following|previous|preceding|prior) (day|week|month)(?: (?:in|of|on) the (?:calendar|date ?picker|picker|schedule|agenda|planner))?$/i;

function wantedTurn(step: string): Turn | undefined {
  const [, way, unit] = turning.exec(step.trim().replace(/[.!]$/, "")) ?? [];
  if (!way || !unit) return undefined;
  const by = unit.toLowerCase() === "week" ? 7 : 1;
  return { unit: units[unit.toLowerCase()] ?? "day", by: /^(?:next|following)$/i.test(way) ? by : -by };
}
const units: Readonly<Record<string, Unit>> = { day: "day", week: "week", month: "month" };

const dayMs = 86_400_000;
/** `at`: its first day, counted in days; of a month, counted in months. */
type Span = { line: string; at: number };
const lineChars = 50;

/** What the lines that the other page does not show say of the day, week or month that is shown. */
function spansIn(lines: readonly string[], others: readonly string[], unit: Unit): Span[] {
  const there = new Set(others);
  return [...new Set(lines)].flatMap((line) => {
    const at = line.length > lineChars || there.has(line) ? undefined : startOf(line, unit);
    return at === undefined ? [] : [{ line, at }];
  });
}

const toMonth = new RegExp(
  `^(?:go|move|turn|switch|leaf|page|advance|step|jump|show|open|view|display|see|bring up)(?: the (?:calendar|planner|schedule|agenda|view))?(?: (?:on|back|forward|ahead))?(?: to| of| for)?(?: the month(?: of)?)? (${monthWord},? \\d{4})(?: (?:in|of|on) the (?:calendar|date ?picker|picker|schedule|agenda|planner))?$`,
  "iu",
);
const aMonth = new RegExp(`^(${monthWord}),? (\\d{4})$`, "iu");

function startOf(line: string, unit: Unit): number | undefined {
  if (unit === "month") {
    const [, month = "", year = ""] = aMonth.exec(line.trim()) ?? [];
    const number = monthOf(month);
    return number === undefined || year === "" ? undefined : Number(year) * 12 + number;
  }
  const days = [...new Set(daysIn(line).map(({ time }) => time / dayMs))].sort((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length > 2) return undefined;
  const isWeek = days.length === 2 && weekLengths.has(last - first);
  return unit === "week" ? (isWeek ? first : undefined) : days.length === 1 ? first : undefined;
}
/** Days from the first to the last one, with and without its end. */
const weekLengths: ReadonlySet<number> = new Set([4, 6]);
