import { weekdayNamed, weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { stem, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Entry } from "./choices-from-goal";

const workdays = /(?<!\p{L})(?:(?:every |each |on )(?:week|work(?:ing )?)days?|weekdays)(?!\p{L})/iu;
const weekend = /(?<!\p{L})(?:weekends?|at the weekend)(?!\p{L})/iu;
const daily = /(?<!\p{L})(?:every day|daily|seven days a week)(?!\p{L})/iu;
const day = "((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?";
const span = new RegExp(
  `(?<!\\p{L})${day}(?:\\s*[-–—]\\s*|\\s+(?:to|through|till|until)\\s+)${day}(?!\\p{L})`,
  "giu",
);
/** They come to those that are there, or go from them, or are those on which it is not. */
const besides =
  /(?<!\p{L})(?:add|also|too|as well|additionally|extra|not|never|no (?:longer|more)|any ?more|except|without|instead|remove|drop|skip|off|stop|clos(?:e|ed|es|ing)|shut|cancel|block|exclud(?:e|es|ed|ing)|but|apart from|other than|pause|suspend|free)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** `Move it from Monday to Wednesday`: from one day to another, with none between them. */
const moves =
  /(?:^|[.,:;]\s)(?:please |now |then |and )?(?:move|change|switch|shift|reschedule|postpone|swap)(?!\p{L})/iu;
const apart = /(?<!\p{L})(?:from|swap)(?!\p{L})/iu;
const exchanged =
  /(?<!(?<!\p{L})to (?:\p{L}{1,12} )?)(?<!\p{L})from ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? to ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?!\p{L})/iu;

const daysOfWeek = 7;

/** The weekdays that a goal says, 0 for Sunday: by their names, from one to another, or all of a kind. */
function daysAsked(goal: string): ReadonlySet<number> {
  const days = new Set(weekdaysIn(goal));
  // `Friday to Monday` goes over the end of the week.
  const take = (from: number, to: number): void => {
    const between = (to - from + daysOfWeek) % daysOfWeek;
    for (let at = 0; at <= between; at++) days.add((from + at) % daysOfWeek);
  };
  if (daily.test(goal)) take(0, 6);
  if (workdays.test(goal)) take(1, 5);
  if (weekend.test(goal)) take(6, 0);
  for (const [, from = "", to = ""] of goal.matchAll(span)) {
    const [first, last] = [weekdayNamed(from), weekdayNamed(to)];
    if (first !== undefined && last !== undefined) take(first, last);
  }
  return days;
}

const dayOf = ({ name }: SnapshotNode): number | undefined => {
  const [word = "", ...more] = wordsOf(name);
  return more.length === 0 ? weekdayNamed(stem(word)) : undefined;
};

/** When something is to come about again and again; `the Monday delivery` only tells which one is meant. */
const recurring = new RegExp(
  `(?<!\\p{L})(?:(?:on|every|each|only|just) ${day}|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?!\\p{L})`,
  "iu",
);
const only = /(?<!\p{L})(?:only|just|solely|exclusively)(?!\p{L})/iu;

/** A box for each day of the week: those that the goal says are ticked, and no others, but where it only adds some or takes some away. */
export function weekdayBoxesIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const days = daysAsked(goal);
  const boxes = fields.flatMap((node) => {
    const day = node.role === "checkbox" ? dayOf(node) : undefined;
    return day === undefined ? [] : [{ node, day }];
  });
  const isWeek = boxes.length === new Set(boxes.map((one) => one.day)).size && boxes.length >= fewestDays;
  if (!isWeek || !setsDays(goal, days) || besides.test(goal)) return [];
  if (moves.test(goal) && apart.test(goal)) return movedDay(goal, boxes);
  // `the class on Mondays`, which is on other days as well: said of it, and nothing to change.
  const isSo = boxes.every(({ node, day }) => !days.has(day) || node.states.includes("checked"));
  if (isSo && !only.test(goal)) return [];
  return boxes
    .filter(({ node, day }) => days.has(day) || node.states.includes("checked"))
    .map(({ node, day }) => ({ node, value: node.name, kind: days.has(day) ? "mark" : "unmark" }));
}
const fewestDays = 5;

/** Nothing where the day from which it moves is not ticked, or the goal says more days than these two. */
function movedDay(goal: string, boxes: readonly { node: SnapshotNode; day: number }[]): Entry[] {
  const [said = "", from, to] = exchanged.exec(goal)?.map((part) => part.toLowerCase()) ?? [];
  const nodeOf = (day = ""): SnapshotNode | undefined =>
    boxes.find((box) => box.day === weekdayNamed(day))?.node;
  const [old, next] = [nodeOf(from), nodeOf(to)];
  const isOnly = weekdaysIn(goal.toLowerCase().replace(said, " ")).length === 0;
  if (!old || !next || old === next || !isOnly || !old.states.includes("checked")) return [];
  return [
    { node: old, value: old.name, kind: "unmark" },
    { node: next, value: next.name, kind: "mark" },
  ];
}

const setsDays = (goal: string, days: ReadonlySet<number>): boolean =>
  days.size > 1 || (days.size === 1 && recurring.test(goal));

/** Where an entry comes among those of its form. Days that are to go come first, or it would look as if those that are left had been meant all along. */
export const turnOf = ({ node, kind }: Entry, { fields }: { fields: readonly SnapshotNode[] }): number =>
  kind === "unmark" && dayOf(node) !== undefined ? -1 : fields.indexOf(node);
