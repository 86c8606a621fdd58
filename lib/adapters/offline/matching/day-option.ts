import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { weekdayNamed } from "@/lib/agent/domain/dates/weekdays";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

const isWeekday = ({ kind, value }: Fact): boolean => kind === "date" && weekdayNamed(value) !== undefined;
const isDay = (fact: Fact): boolean => fact.kind === "date" && !isWeekday(fact) && /\d/.test(fact.value);

/** `17. März` → `Di 17.3.`: the one option of a list, or button of a group, that is that day, however it is written. */
export function dayOption<Of>(
  offered: readonly { name: string; of: Of }[],
  facts: readonly Fact[],
): Of | undefined {
  const told = facts.filter(isDay).flatMap(({ value }) => {
    const [only, ...more] = offered.filter(({ name }) => isHeldBy(value, [name]));
    return only && more.length === 0 ? [only.of] : [];
  });
  return told.length === 1 ? told[0] : undefined;
}

/** Characters between a weekday and its date: `Dienstag, den 17. März`. */
const mostBetween = 6;

/** The day itself, or the weekday that stands before it and says no more. */
export const isToldAsDay = (option: string, fact: Fact, facts: readonly Fact[]): boolean =>
  isDay(fact)
    ? isHeldBy(fact.value, [option])
    : isWeekday(fact) &&
      facts.some(
        (day) =>
          isDay(day) &&
          day.start >= fact.end &&
          day.start - fact.end <= mostBetween &&
          isHeldBy(day.value, [option]),
      );
