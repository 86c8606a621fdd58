import { shownEntries } from "@/lib/agent/completion/page/entries";
import { isShortLater } from "@/lib/agent/completion/page/moved-dates";
import { type Day, daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";

/** What these goals make is a record of its own each time, whomever it is for. */
const making =
  /^(?:send|record|log|issue|order|book|reserve|post|file|report|give|administer|enter|note|print|make|add|create|schedule|register|hand out|lend|serve|ship|dispatch)(?!\p{L})/iu;

/**
 * `Issue a pass to Lena Vogt`, and under `Issued passes` stands one for her: it may be one of those that she had before. It is the one that was asked for where none in
 * that list is of a later day, or it tells the day that the goal says. What is archived or approved is there once.
 */
export function mayBeOlder(own: readonly SkeletonNode[], page: PageSnapshot, goal: string): boolean {
  if (!making.test(commandOf(goal))) return false;
  const asked = [...daysIn(goal), ...shortDaysIn(goal)];
  const isOfGoal = own.some(({ name }) =>
    dayOf(name).some((day) => asked.some(({ time }) => time === day.time)),
  );
  const beside = shownEntries(page.nodes).filter(
    (other) =>
      !own.includes(other) && own.some(({ role, path }) => other.role === role && other.path === path),
  );
  const days = own.flatMap(({ name }) => dayOf(name));
  const isLast = (day: Day): boolean =>
    !beside.some(({ name }) => dayOf(name).some((other) => isLater(day, other)));
  return !isOfGoal && !days.some(isLast);
}

/** The first day that an entry tells, with its year or without. */
const dayOf = (text: string): Day[] => [...daysIn(text), ...shortDaysIn(text)].slice(0, 1);

const isLater = (then: Day, now: Day): boolean =>
  shortDaysIn(then.text).length > 0 ? isShortLater(then, now) : now.time > then.time;
