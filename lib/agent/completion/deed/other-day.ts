import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { weekdaysIn, weekdaysOfDates } from "@/lib/agent/domain/dates/weekdays";
import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { pathParts } from "@/lib/agent/snapshot/path-parts";

/**
 * `Book Yoga on Thursday`, pressed where it says `Yoga, Tuesday`: deeds that name another weekday than the goal, and neither they nor what was entered name
 * that one, as sentences.
 */
export function doneOnOtherDay(goal: string, done: readonly ActionRecord[]): string[] {
  const wanted = new Set(weekdaysIn(goal));
  if (wanted.size === 0) return [];
  const isWanted = (text: string): boolean =>
    [...weekdaysIn(text), ...weekdaysOfDates(text)].some((day) => wanted.has(day));
  const entered = done.filter(isEntering).flatMap((record) => [...textsOf(record), ...args(record)]);
  if (entered.some(isWanted)) return [];
  const enteredElsewhere = done
    .filter(isEntering)
    .flatMap(({ target }) => pathParts(target?.path ?? "").at(-1)?.name ?? "")
    .filter((place) => weekdaysIn(place).length === 1)
    .map((place) => `It was entered for another day: "${place}".`);
  const pressedElsewhere = done
    .filter((record) => !isEntering(record) && isPressing(record) && isSent(record))
    .filter((record) => !textsOf(record).some(isWanted))
    .map((record) => textsOf(record).filter((text) => isOfThing(text, record, goal)))
    .flatMap((texts) => texts.find((text) => weekdaysIn(text).length > 0) ?? [])
    .map((text) => `It was done for another day: "${text}".`);
  return [...enteredElsewhere, ...pressedElsewhere];
}

/** What came up may tell the day on which it was done: `Approved Tue 24 Nov`. */
const isOfThing = (text: string, { target }: ActionRecord, goal: string): boolean =>
  text === target?.name ||
  text === target?.path ||
  goalNames(goal).some((name) => weekdaysIn(name).length === 0 && isHeldBy(name, [text]));

const args = ({ action }: ActionRecord): string[] => action.args.map(String);

const textsOf = ({ target, verdict }: ActionRecord): string[] => [
  target?.name ?? "",
  target?.path ?? "",
  ...(verdict?.evidence ?? []).filter(({ polarity }) => polarity === "for").map(({ text }) => text),
];

const isSent = ({ verdict }: ActionRecord): boolean =>
  (verdict?.evidence ?? []).some(
    ({ polarity, rank }) => polarity === "for" && (rank === "network" || rank === "persisted"),
  );
