import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { monthNamed } from "@/lib/agent/domain/dates/months";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { ordinals } from "@/lib/agent/domain/wording/read-ordinal";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { cutEnding, fold } from "@/lib/agent/domain/wording/words";

/** A value as it is written, and what is the same for all ways of writing it. */
type Value = { text: string; same: string };
/** `kind`: values of which a thing has one. */
type Kind = (text: string) => (Value & { kind: string })[];

const versions: Kind = (text) =>
  daysIn(text).length > 0
    ? []
    : [...text.matchAll(/(?<![\p{L}\d.,-])v?(\d{1,4}(?:\.\d{1,4}){2,3})(?![\d-]|[.,]\d)/giu)].map(
        ([all, same = ""]) => ({ text: all, same, kind: "version" }),
      );

const numbered =
  /(?<![\p{L}\p{N}])(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(\d{1,2})(?:st|nd|rd|th)) (\p{L}{3,30})/giu;
/** `second reminder`, `2nd reminder`: the how many-eth of what; `2nd May` is a day. */
const places: Kind = (text) =>
  [...text.matchAll(numbered)].flatMap(([all, word = "", digits = "", noun = ""]) =>
    monthNamed(noun) !== undefined
      ? []
      : [
          {
            text: all,
            same: digits === "" ? String(ordinals[fold(word)]) : digits,
            kind: cutEnding(fold(noun)),
          },
        ],
  );

const days: Kind = (text) =>
  [...daysIn(text), ...shortDaysIn(text)].map((day) => ({
    text: day.text,
    same: new Date(day.time).toISOString().slice(5, 10),
    kind: "day",
  }));

/** `from 2.0.1 to 2.1.0`: what was is not what is to be. */
const withoutFormer = (goal: string): string => goal.replace(/(?<!\p{L})from (?=[v\d]).{1,24}? to /giu, " ");

/**
 * The goal gives a thing a version, a day or its place in an order (`the second notice`), and the thing's own entry tells another one and not that: what else proves the
 * goal, such as a button that went, does not make up for it. A day that the entry told before the deed may stand there for something else.
 */
export function otherOfKind(
  goal: string,
  told: readonly string[],
  done: readonly ActionRecord[],
  page: PageSnapshot,
): string[] {
  if (takesAway(goal)) return [];
  const asked = withoutFormer(goal);
  const before = done.flatMap(({ target }) => [target?.path ?? "", target?.name ?? "", target?.value ?? ""]);
  return [versions, places, days].flatMap((read) => {
    const wanted = read(asked);
    const entries = wanted.length === 0 ? [] : entriesOfThing(goal, told, read, page);
    const shown = entries.flatMap(read);
    const known = new Set(read === days ? before.flatMap(read).map(({ same }) => same) : []);
    const isTold = (one: Value): boolean =>
      [...shown, ...told.flatMap(read)].some(({ same }) => same === one.same) ||
      entries.some((text) => isHeldBy(one.text, [text]));
    const kinds = new Set(wanted.map(({ kind }) => kind));
    const [other] = shown.filter(({ kind, same }) => kinds.has(kind) && !known.has(same));
    return other && !wanted.some(isTold)
      ? [`The page tells "${other.text}" of it, and not "${wanted[0]?.text ?? ""}".`]
      : [];
  });
}

/** Of the entries that bear what the goal names and the evidence tells, those that have the most of it. */
function entriesOfThing(
  goal: string,
  told: readonly string[],
  read: Kind,
  { nodes }: PageSnapshot,
): readonly string[] {
  const names = goalNames(goal).filter((name) => read(name).length === 0 && isHeldBy(name, told));
  const entries = shownEntries(nodes).map(({ name }) => ({
    name,
    count: names.filter((one) => isHeldBy(one, [name])).length,
  }));
  const most = Math.max(1, ...entries.map(({ count }) => count));
  return entries.flatMap(({ name, count }) => (count === most ? [name] : []));
}
