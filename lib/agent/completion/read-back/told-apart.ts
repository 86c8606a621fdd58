import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { monthNamed } from "@/lib/agent/domain/dates/months";
import { weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import { namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

/**
 * A text of the old place that is no copy of those of the new one: it has a day of its own, as the lines of a log and the dates of a series have, or it is of
 * somebody else than each of them.
 */
export function isToldApart(old: string, there: readonly string[], goal: string): boolean {
  const known = new Set([goal, ...there].flatMap(datesIn));
  return (
    datesIn(old).some((date) => !known.has(date)) ||
    (there.length > 0 && there.every((text) => isOfOther(old, text, goal)))
  );
}

/** Month and day: a year may be left out. */
export const datesIn = (text: string): string[] =>
  [...daysIn(text), ...shortDaysIn(text)].map(({ time }) => new Date(time).toISOString().slice(5, 10));

/** The old one bears a name that the new one does not, which bears another one, or the owner's that the goal tells. */
function isOfOther(old: string, text: string, goal: string): boolean {
  const isOwnOf = (one: string, other: string): boolean => {
    const others = new Set(wordsOf(`${other} ${goal}`));
    return ownersIn(one).some((name) => !others.has(name));
  };
  const isOfGoal = (name: string): boolean =>
    ownersIn(name).length > 0 && isHeldBy(name, [text]) && !isHeldBy(name, [old]);
  return isOwnOf(old, text) && (isOwnOf(text, old) || namesUnquoted(goal).some(isOfGoal));
}

/** What may be a person's name: no state, day, or further word of a place. */
const ownersIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}-]|\s\p{Ll})/gu) ?? [])
    .filter((word) => !noOwner.test(word) && weekdaysIn(word).length === 0 && monthNamed(word) === undefined)
    .map(fold);
const noOwner =
  /(?:ed|ing)$|^(?:In|On|At|To|Now|New|Old|Open|Active|Inactive|Draft|Done|Ready|Full|Empty|Yes|No|None|Available|Free|Overdue|Late|Current|Primary|Main|Default|High|Low|Medium|Normal|Urgent|Today|Yesterday|North|South|East|West|Left|Right|Upper|Lower|Hall|Room|Floor|Building|Zone|Aisle|Rack|Shelf|Bay|Level|Site|Warehouse|Store|Depot|Dock)$/u;
