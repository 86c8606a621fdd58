import { type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
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

const isTime = ({ kind }: Fact): boolean => kind === "time";
const naming: ReadonlySet<string> = new Set(["name", "code", "said"]);

/**
 * `on 3 May at 9:15` → `3 May, 9:15, Oban to Mull`: of what is offered by day and time the one that has the goal's day, where days are told, and its time, where times
 * are, and all names of the goal that any of these has.
 */
export function momentOption<Of>(
  offered: readonly { name: string; of: Of }[],
  facts: readonly Fact[],
): Of | undefined {
  let left = offered;
  for (const is of [isDay, isTime]) {
    const [wanted, ...more] = facts.filter(is);
    if (!wanted || !offered.some(({ name }) => goalFacts(name).some(is))) continue;
    left = more.length > 0 ? [] : left.filter(({ name }) => isHeldBy(wanted.value, [name]));
  }
  if (left.length === offered.length) return undefined;
  const rest = facts.filter(
    ({ kind, value }) => naming.has(kind) && left.some(({ name }) => isHeldBy(value, [name])),
  );
  const [only, ...others] = left.filter(({ name }) => rest.every(({ value }) => isHeldBy(value, [name])));
  return only && others.length === 0 && !gone.test(only.name) ? only.of : undefined;
}
const gone =
  /(?<!\p{L})(?:taken|full|booked|sold out|unavailable|not available|closed|cancell?ed|belegt|ausgebucht|voll|complet|occupé|completo|ocupado|esaurito|occupato|esgotado)(?!\p{L})|(?<![\d.:,])(?:0|no) (?:left|places?|seats?)(?!\p{L})/iu;

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
