import { isSentence } from "@/lib/agent/completion/page/places";
import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";

type Lines = { lines: readonly string[] };

const isDated = (text: string): boolean => daysIn(text).length + shortDaysIn(text).length === 1;

/** `Wednesday 2 December, 16:00` is `Friday 11 December, 10:20` since the deed: the one line with a day that went, and the one with all that the goal names that came. */
export function linesDated(then: Lines, now: Lines, goal: string): string[] {
  if (!isDated(goal)) return [];
  const names = goalNames(goal);
  const without = (lines: readonly string[], others: readonly string[]): string[] => {
    const known = new Set(others.map(fold));
    return lines.filter((line) => !known.has(fold(line)) && isDated(line) && !isSentence(line));
  };
  const isNamed = (line: string): boolean => names.every((name) => isHeldBy(name, [line]));
  // A question that asked for the day goes with its answer.
  const went = without(then.lines, now.lines).filter((line) => !isNamed(line));
  const came = without(now.lines, then.lines);
  return went.length === 1 && came.length === 1 && came.every(isNamed) ? came : [];
}
