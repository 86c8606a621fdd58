import { type Entered, isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { type Day, daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { monthNamed } from "@/lib/agent/domain/dates/months";
import { weekdayNamed, weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, contentWords, fold, stem } from "@/lib/agent/domain/wording/words";
import { isHeadingLine, type Part, partAt } from "@/lib/agent/snapshot/part-around";

type Typed = Extract<Entered, { kind: "element_value" }>;
/** Words that gave way to others, each with some of those beside them, and what is the same around them. */
type Turn = { old: string; now: string; came: string; same: string };

/** A date may be shown by three words of which one has changed. */
const beside = 3;

/**
 * `Pension Alpenblick, 7 September to 12 September`, from where its form was opened: on a fresh load that part of the list, and no other, says what was entered in
 * place of what the field held, and all else as it did. A list that tells just that of the thing has it from where it is stored.
 */
export function partTurned(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const { goal, history } = task;
  const typed = entered.flatMap((one) => (one.kind === "element_value" ? [one] : []));
  const changed = typed.filter(({ value, was = "" }) => fold(value) !== fold(was));
  const then = history.find(({ part, urlAtAction }) => part && isSamePage(urlAtAction, snapshot.url))?.part;
  const isEcho = changed.some(({ value }) => echoes(snapshot.url, value));
  if (!then || changed.length === 0 || typed.length < entered.length || isEcho) return [];
  const names = goalNames(goal).filter((name) => !changed.some(({ value }) => isSame(name, value)));
  const all = partsNow(then, snapshot.lines);
  if (names.length === 0 || all.some((now) => textOf(now) === textOf(then))) return [];
  const [own, ...more] = all.filter((now) => {
    const turns = turnsOf(then, now);
    return turns !== undefined && isTurnedTo(changed, turns, goal);
  });
  if (!own || more.length > 0 || own.lines.some(waitingFor(goal))) return [];
  const kept = (turnsOf(then, own) ?? []).map(({ same }) => same).join("\n");
  const isMeant =
    names.every((name) => isHeldBy(name, [kept])) &&
    !isOutdone(
      kept,
      snapshot.lines.filter((line) => !own.lines.includes(line)),
      goal,
    );
  return isMeant ? changed.map(({ value }) => `"${names.join(" ")}" is "${value}"`) : [];
}

const textOf = ({ over, lines }: Part): string => [over, ...lines].join("\n");

const partsNow = ({ over, lines: { length } }: Part, lines: readonly string[]): Part[] =>
  lines
    .map((_, at) => partAt(lines, at, at + length))
    .filter((part) => part.lines.length === length && (part.over === "") === (over === ""));

/** Line by line; undefined where one was taken away or says what nothing stood for. */
function turnsOf(then: Part, now: Part): Turn[] | undefined {
  const before = [then.over, ...then.lines];
  const turns = [now.over, ...now.lines].map((line, at) => turnOf(before[at] ?? "", line));
  return turns.some(({ old, came }) => came === "" && old !== "") ? undefined : turns;
}

function turnOf(then: string, now: string): Turn {
  const [before, own] = [then, now].map((line) => fold(line).split(/\s+/)) as [string[], string[]];
  const most = Math.min(before.length, own.length);
  let [from, end] = [0, 0];
  while (from < most && before[from] === own[from]) from += 1;
  while (end < most - from && before.at(-1 - end) === own.at(-1 - end)) end += 1;
  const isAlike = from === before.length && from === own.length;
  const around = (words: string[]): string =>
    words.slice(Math.max(0, from - beside), words.length - end + beside).join(" ");
  const came = own.slice(from, own.length - end).join(" ");
  const same = [...now.split(/\s+/).slice(0, from), "·", ...now.split(/\s+/).slice(own.length - end)].join(
    " ",
  );
  return isAlike
    ? { old: "", now: "", came: "", same }
    : { old: around(before), now: around(own), came, same };
}

/** Each value stands where what its field held stood, and nothing else came. */
function isTurnedTo(changed: readonly Typed[], turns: readonly Turn[], goal: string): boolean {
  const some = turns.filter(({ came }) => came !== "");
  const isAt =
    ({ old, now }: Turn) =>
    ({ value, was = "" }: Typed): boolean =>
      says(value, now, goal) && !says(value, old, goal) && (was === "" || says(was, old));
  const isOnly = isOfValues(changed, goal);
  return (
    changed.every((one) => some.some((turn) => isAt(turn)(one))) &&
    some.every((turn) => changed.some(isAt(turn)) && isOnly(turn.came))
  );
}

/** No word came that neither was entered nor is said by the goal, as of the deed when it is done. */
function isOfValues(changed: readonly Typed[], goal: string): (text: string) => boolean {
  const told = [goal, ...changed.map(({ value }) => value)];
  const words = new Set([...told.flatMap(contentStems), ...[...doneWords(goal)].map(stem)]);
  const numbers = new Set([0, ...told.flatMap(numbersIn)]);
  const isKnown = (word: string): boolean =>
    /\d/.test(word) ||
    words.has(stem(word)) ||
    monthNamed(word) !== undefined ||
    weekdayNamed(word) !== undefined;
  return (text) => contentWords(text).every(isKnown) && numbersIn(text).every((one) => numbers.has(one));
}
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A day as it is shown: `05/09/2026` is the one of its two that the goal names, and may be told without its year. */
function says(value: string, text: string, goal?: string): boolean {
  const days = daysIn(value);
  if (days.length === 0) return isHeldBy(value, [text]);
  const asked = new Set(goal === undefined ? [] : daysIn(goal).map(({ time }) => time));
  const meant = asked.size > 0 ? days.filter(({ time }) => asked.has(time)) : days;
  if (goal !== undefined && new Set(meant.map(({ time }) => time)).size !== 1) return false;
  const told = daysIn(text);
  return meant.some((day) =>
    told.length > 0 ? told.some(({ time }) => time === day.time) : isShortOf(day, text),
  );
}

const isShortOf = ({ time }: Day, text: string): boolean => {
  const [day, weekdays] = [new Date(time), weekdaysIn(text)];
  const isDay = shortDaysIn(text).some((one) => dayAndMonth(one.time) === dayAndMonth(time));
  return isDay && (weekdays.length === 0 || weekdays.includes(day.getUTCDay()));
};
const dayAndMonth = (time: number): string => new Date(time).toISOString().slice(5, 10);

const isSame = (name: string, value: string): boolean =>
  isHeldBy(name, [value]) ||
  isHeldBy(value, [name]) ||
  daysIn(name).some(({ time }) => daysIn(value).some((day) => day.time === time));

/** Another line has all that this part shares with the goal, and more: it may be of the thing that is meant. */
function isOutdone(part: string, lines: readonly string[], goal: string): boolean {
  const said = new Set(contentStems(goal));
  const sharedBy = (text: string): string[] =>
    [...new Set(contentStems(text))].filter((word) => said.has(word));
  const own = sharedBy(part);
  return lines
    .filter((line) => !isHeadingLine(line))
    .map(sharedBy)
    .some((other) => other.length > own.length && own.every((word) => other.includes(word)));
}
