import { daysIn } from "@/lib/agent/domain/days";
import { monthOf, monthWord } from "@/lib/agent/domain/months";
import { type Check, refuted, verified } from "../check";

/** The step turns a calendar by one day, week or month: the heading that says which it shows moved on, or back, by just that. */
export const calendarTurned: Check = {
  name: "calendar-turned",
  applies: ({ diff, before, fit, action, input }) =>
    diff !== undefined &&
    before !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    wantedTurn(input.step?.description ?? input.action.stepDescription ?? "") !== undefined,
  check(ground) {
    const { input, before } = ground;
    const turn = wantedTurn(input.step?.description ?? input.action.stepDescription ?? "");
    const old = before?.semanticSkeleton?.textDigest ?? [];
    if (!turn) return undefined;
    const [was, ...moreBefore] = spansIn(old, input.after.lines, turn.unit);
    const [is, ...moreAfter] = spansIn(input.after.lines, old, turn.unit);
    if (!was || !is || moreBefore.length + moreAfter.length > 0) return undefined;
    return is.at - was.at === turn.by
      ? verified(0.95, `It shows "${is.line}" now, after "${was.line}".`)
      : refuted(0.85, `It shows "${is.line}" now, which does not follow on "${was.line}".`);
  },
};

type Unit = "day" | "week" | "month";
type Turn = { unit: Unit; by: number };

const turning =
  /^(?:go|move|turn|switch|leaf|page|advance|step|jump|show|open|view|display|see)\b[^"“]{0,40}?\b(next|following|previous|preceding|prior) (day|week|month)$/i;

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
