import { type Entered, isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { type Day, daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { monthNamed } from "@/lib/agent/domain/dates/months";
import { weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentStems, contentWords, fold, stem } from "@/lib/agent/domain/wording/words";
import { isHeadingLine, type Part, partAt } from "@/lib/agent/snapshot/part-around";

/** What was entered, and what its field held before. */
export type Change = { value: string; was?: string };
/** Words that gave way to others, by themselves and with some of those beside them, and what is the same around them. */
type Turn = { old: string; now: string; went: string; came: string; same: string };

/** A date may be shown by three words of which one has changed. */
const beside = 3;

/**
 * `Pension Alpenblick, 7 September to 12 September`, from where its form was opened: on a fresh load that part of the list, and no other, says what was entered in
 * place of what the field held, and all else as it did. A list that tells just that of the thing has it from where it is stored. So has the card that was pressed
 * (`Rice 4 kg, at least 2 bags`, now `at least 30 kg`), and where nothing was entered, the days and quoted texts that the goal wants take that place.
 */
export function partTurned(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const { goal, history } = task;
  const typed = entered.flatMap((one) => (one.kind === "element_value" ? [one] : []));
  if (typed.length < entered.length) return [];
  const put = [...typed, ...typedUnproven(history)].filter(
    ({ value, was = "" }) => fold(value) !== fold(was),
  );
  return thenOn(history, snapshot).flatMap((then) => {
    const changed = entered.length > 0 ? put : wantedAnew(then, goal);
    const isEcho = changed.some(({ value }) => echoes(snapshot.url, value));
    return changed.length === 0 || isEcho ? [] : turnedTo(changed, then, snapshot, goal);
  });
}

/**
 * `Rice 4 kg, at least 30 bags`, where 30 and kg were put in place of 2 and bags: the one part or card that took on a value of what was put in says still what another
 * of the fields held, and not what was put there instead.
 */
export function halfTurned(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): boolean {
  const { goal, history } = task;
  const typed = entered.flatMap((one) => (one.kind === "element_value" ? [one] : []));
  const put = [...typed, ...typedUnproven(history)].filter(
    ({ value, was = "" }) => fold(value) !== fold(was),
  );
  const isOnly = isOfValues(put, goal);
  return thenOn(history, snapshot).some(({ part, now }) => {
    const [own, ...more] = now.filter((one) =>
      (turnsOf(part, one) ?? []).some(
        ({ went, came }) =>
          isOnly(came) && put.some(({ value, was = "" }) => says(value, came, goal) && says(was, went)),
      ),
    );
    const isOld = ({ value, was = "" }: Change): boolean =>
      telling.test(was) &&
      says(was, textOf(part)) &&
      says(was, textOf(own ?? part)) &&
      !says(value, textOf(own ?? part), goal);
    return own !== undefined && more.length === 0 && put.some(isOld);
  });
}
/** A short text or number may stand there for something else. */
const telling = /\p{L}{3}/u;

type Then = { part: Part; now: readonly Part[] };

function turnedTo(
  changed: readonly Change[],
  { part: then, now: all }: Then,
  { lines }: PageSnapshot,
  goal: string,
): string[] {
  const names = goalNames(goal).filter(
    (name) => !changed.some(({ value }) => isSame(name, value)) && !isFormer(name, goal, textOf(then)),
  );
  if (names.length === 0 || all.some((now) => textOf(now) === textOf(then))) return [];
  const [own, ...more] = all.filter((now) => {
    const turns = turnsOf(then, now);
    return turns !== undefined && isTurnedTo(changed, turns, goal);
  });
  if (!own || more.length > 0 || own.lines.some(waitingFor(goal))) return [];
  const kept = (turnsOf(then, own) ?? []).map(({ same }) => same).join("\n");
  const others = lines.filter((line) => !own.lines.some((text) => containsPhrase(text, line)));
  const isMeant = names.every((name) => isHeldBy(name, [kept])) && !isOutdone(kept, others, goal);
  return isMeant ? changed.map(({ value }) => `"${names.join(" ")}" is "${value}"`) : [];
}

/** What was typed and nobody could tell whether it was what the step said: it was sent with the rest. */
export const typedUnproven = (history: Task["history"]): Change[] =>
  history.flatMap(({ action, target, verdict }) =>
    action.name === "setValue" && verdict?.outcome === "undecided" && target?.inputType !== "search"
      ? [{ value: String(action.args[1] ?? ""), was: target?.value ?? "" }]
      : [],
  );

/** Days and quoted texts of the goal that the part does not say yet, but for what the goal says that it was. */
function wantedAnew({ part }: Then, goal: string): Change[] {
  const old = textOf(part);
  return [...[...daysIn(goal), ...shortDaysIn(goal)].map(({ text }) => text), ...readStepIntent(goal).quoted]
    .map((text) => text.replace(/[.,]$/u, ""))
    .filter((value) => !isHeldBy(value, [old]) && !denied.test(before(value, goal)))
    .map((value) => ({ value, was: "" }));
}

/** The goal says it of what is not meant, or of what was, and so it was: `from 1 July to 31 August` may be what is wanted. */
const isFormer = (value: string, goal: string, old: string): boolean =>
  denied.test(before(value, goal)) || (former.test(before(value, goal)) && isHeldBy(value, [old]));
const before = (value: string, goal: string): string => goal.slice(0, goal.indexOf(value));
const former =
  /(?<!\p{L})(?:was|were|until now|previously|from|bisher)\s+(?:on |the |am |le |el |il )?["“„«']?$/iu;
const denied =
  /(?<!\p{L})(?:instead of|and not|not|rather than|statt|au lieu du?|en vez del?|invece del?)\s+(?:on |the |am |le |el |il )?["“„«']?$/iu;

/** The part that the form was opened from or that was pressed, and the card that was pressed as a whole, each with what may have become of it. */
function thenOn(history: Task["history"], { url, nodes, lines }: PageSnapshot): Then[] {
  const here = history.filter(({ urlAtAction }) => isSamePage(urlAtAction, url));
  const part = here.find((record) => record.part)?.part;
  const card = here.find(
    ({ target }) =>
      target && cards.has(target.role) && /\d/.test(target.name) && target.name.length < longName,
  )?.target;
  const called = nodes.filter(({ role, states }) => role === card?.role && !states.includes("hidden"));
  const asPart = ({ name }: { name: string }): Part => ({ over: "", lines: [name] });
  return [
    ...(part ? [{ part, now: partsNow(part, lines) }] : []),
    ...(card ? [{ part: asPart(card), now: called.map(asPart) }] : []),
  ];
}
const cards: ReadonlySet<string> = new Set(["button", "clickable", "link"]);
/** From here on a client may have left out the end of a name. */
const longName = 70;

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
  const went = before.slice(from, before.length - end).join(" ");
  const same = [...now.split(/\s+/).slice(0, from), "·", ...now.split(/\s+/).slice(own.length - end)].join(
    " ",
  );
  return isAlike
    ? { old: "", now: "", went: "", came: "", same }
    : { old: around(before), now: around(own), went, came, same };
}

/** Each value stands where what its field held stood, and nothing else came. */
function isTurnedTo(changed: readonly Change[], turns: readonly Turn[], goal: string): boolean {
  const some = turns.filter(({ came }) => came !== "");
  const isAt =
    ({ old, now, went, came }: Turn) =>
    ({ value, was = "" }: Change): boolean =>
      says(value, now, goal) &&
      (!says(value, old, goal) || (isHeldBy(value, [came]) && !isHeldBy(value, [went]))) &&
      (was === "" || says(was, old));
  const isOnly = isOfValues(changed, goal);
  return (
    changed.every((one) => some.some((turn) => isAt(turn)(one))) &&
    some.every((turn) => changed.some(isAt(turn)) && isOnly(turn.came))
  );
}

/** No word came that neither was entered nor is said by the goal, as of the deed when it is done. */
export function isOfValues(changed: readonly Change[], goal: string): (text: string) => boolean {
  const told = [goal, ...changed.map(({ value }) => value)];
  const words = new Set([...told.flatMap(contentStems), ...[...doneWords(goal)].map(stem)]);
  const numbers = new Set([0, ...told.flatMap(numbersIn)]);
  const isKnown = (word: string): boolean =>
    /\d/.test(word) ||
    words.has(stem(word)) ||
    monthNamed(word) !== undefined ||
    weekdaysIn(capital(word)).length > 0;
  return (text) =>
    contentWords(withoutDays(text)).every(isKnown) && numbersIn(text).every((one) => numbers.has(one));
}
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
/** `24 Dec`: a month in short is none beside another word. */
const withoutDays = (text: string): string =>
  shortDaysIn(text).reduce((rest, day) => rest.replace(day.text, " "), text);
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A day as it is shown: `05/09/2026` is the one of its two that the goal names, and may be told without its year. */
export function says(value: string, text: string, goal?: string): boolean {
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

export const isSame = (name: string, value: string): boolean =>
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
