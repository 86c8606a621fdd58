import { movedDates } from "@/lib/agent/completion/page/moved-dates";
import { headingRank } from "@/lib/agent/completion/page/waiting-part";
import { monthsIn } from "@/lib/agent/domain/dates/days";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";

type Lines = Pick<PageSnapshot, "lines">;

/** The lines under every heading that names a thing, down to the next heading of its rank. Where one is called just so, those with more in them head other things. */
function linesUnder(name: string, { lines }: Lines): string[] {
  const isJust = (line: string): boolean => fold(line.replace(/^#+ /, "")) === fold(name);
  const hasJust = lines.some((line) => Number.isFinite(headingRank(line)) && isJust(line));
  const names = (line: string): boolean => (hasJust ? isJust(line) : isHeldBy(name, [line]));
  const found: string[] = [];
  let rank = 0;
  for (const line of lines) {
    const own = headingRank(line);
    if (rank > 0 && own > rank) found.push(line);
    else rank = Number.isFinite(own) && names(line) ? own : 0;
  }
  return found;
}

/** A card that is no entry of a list: under the heading of the thing stands another day since the deed, as far off as the goal wants it. */
export const datesTold = (then: Lines, now: Lines, goal: string): { name: string; value: string }[] =>
  goalNames(goal).flatMap((name) =>
    movedDates(linesUnder(name, then).join("\n"), linesUnder(name, now).join("\n"), goal).map((value) => ({
      name,
      value,
    })),
  );

/** One line of them has it; `March 2028` is not in one with another month that year. */
export const standsUnderName = (name: string, value: string, page: Lines): boolean => {
  const [month] = monthsIn(value);
  return linesUnder(name, page).some(
    (line) => isHeldBy(value, [line]) && (!month || monthsIn(line).some(({ time }) => time === month.time)),
  );
};
