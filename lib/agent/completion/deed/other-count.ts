import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { cutEnding, fold, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";

/** `2 bags`, `150 A5 flyers`: how many of what. */
const asked = /(?<![\p{L}\p{N}.,:/€$£-])(\d{1,4}) (?:\p{Lu}\d{1,2} )?(\p{Ll}{3,})/gu;
const notCounted =
  /^(?:and|am|pm|uhr|with|for|from|the|degrees?|percent|minutes?|hours?|days?|weeks?|months?|years?)$/iu;

const isThing = (one: string, other: string): boolean => cutEnding(one) === cutEnding(other);

/** How many of a thing a text tells: `bags: 1`, `1 bag`, `1 × bag`. */
function countsOf(thing: string, text: string): number[] {
  // The 5 of `A5 flyers` is a part of what they are called.
  const words = text.match(/(?![x×])\p{L}\d{1,2}(?!\d)|\d+(?:[.,]\d+)?|\p{L}+|[^\s\p{L}\p{N}]/giu) ?? [];
  return words.flatMap((word, at): number[] => {
    if (!isThing(wordsOf(word)[0] ?? "", thing)) return [];
    const before = /^[×x*]$/u.test(words[at - 1] ?? "") ? words[at - 2] : words[at - 1];
    const behind = words[at + 1] === ":" ? words[at + 2] : undefined;
    return [before, behind].flatMap((one) => (one !== undefined && /^\d+$/.test(one) ? [Number(one)] : []));
  });
}

/** `four places`: small numbers are said as words as often as not. */
const inDigits = (goal: string): string =>
  goal.replace(
    /(?<![\p{L}\p{N}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= \p{Ll}{3})/giu,
    (word) => String(smallNumbers.indexOf(word.toLowerCase()) + 2),
  );
const smallNumbers = "two three four five six seven eight nine ten eleven twelve".split(" ");

/** `one net of 'Birch'`, `3 'Birch'`: how many of what the goal calls by its name. */
const countedByName =
  /(?<![\p{L}\p{N}.,:/€$£-])(\d{1,4}|one|a single) (?:\p{Ll}{2,20}(?: \p{Ll}{2,20})? of )?['"‘“«]([^'"’”»]{3,60})['"’”»]/giu;

/** Before or behind the name, with a sign that counts: `2 × Birch`, `Birch (x2)`. */
const times = /(?<![\p{L}\p{N}.,])(?:(\d{1,4}) ?[x×*] ?$|^ ?\(?[x×*] ?(\d{1,4})(?![\d.,]))/iu;

/** How many the texts tell of a thing by its name. */
function timesOf(name: string, told: readonly string[]): number[] {
  return told.flatMap((text): number[] => {
    const at = fold(text).indexOf(fold(name));
    if (at < 0) return [];
    const [before, behind] = [fold(text).slice(0, at), fold(text).slice(at + fold(name).length)];
    const number = times.exec(before)?.[1] ?? times.exec(behind)?.[2];
    return number === undefined ? [] : [Number(number)];
  });
}

/** What proves the goal tells another number of what the goal counts than the goal does. */
export function otherCount(goal: string, told: readonly string[]): string[] {
  const ofNames = [...inDigits(goal).matchAll(countedByName)].flatMap(([, number = "", name = ""]) => {
    const [times, wanted] = [timesOf(name, told), /^\d/.test(number) ? Number(number) : 1];
    return times.length > 0 && !times.includes(wanted)
      ? [`"${name}" is told as ${times[0]}, and not ${wanted}.`]
      : [];
  });
  const ofKinds = [...inDigits(goal).matchAll(asked)].flatMap(([, number = "", thing = ""]) => {
    if (notCounted.test(thing)) return [];
    const counts = told.flatMap((text) => countsOf(thing, text));
    return counts.length > 0 && !counts.includes(Number(number))
      ? [`"${thing}" is told as ${counts[0]}, and not ${number}.`]
      : [];
  });
  return [...ofNames, ...ofKinds];
}

const counted = /(?<![\p{L}\p{N}.,:/€$£-])(\d{1,4})((?: \p{Ll}{3,}){1,3})/gu;
const notOfThing = new Set(
  "and for from with into onto the per each please und für von mit pour avec para con".split(" "),
);

/** `2 adult tickets and 1 child ticket`: each number with what it counts, without what the others count as well. */
function countedThings(goal: string): { number: string; words: readonly string[] }[] {
  const all = [...goal.matchAll(counted)].flatMap(([, number = "", phrase = ""]) => {
    const words = stemsOf(phrase);
    const end = wordsOf(phrase).findIndex((word) => notOfThing.has(word));
    const own = end === -1 ? words : words.slice(0, end);
    return own.length === 0 || notCounted.test(wordsOf(phrase)[0] ?? "") ? [] : [{ number, words: own }];
  });
  return all.map(({ number, words }) => {
    const own = words.filter((word) =>
      all.every((other) => other.words === words || !other.words.includes(word)),
    );
    return { number, words: own.length > 0 ? own : words };
  });
}

/** A number is told of what the goal counts where one text has both: `Adult: 2`. Any other value may stand anywhere. */
export function isToldOfIt(value: string, goal: string, texts: readonly string[]): boolean {
  const things = countedThings(goal).filter(({ number }) => number === value);
  return things.every(({ words }) =>
    texts.some((text) => isHeldBy(value, [text]) && words.some((word) => stemsOf(text).includes(word))),
  );
}

/** Entries of a page that bear a name of the goal which the evidence tells: how many of it there are stands in them. */
export const entriesTold = (
  goal: string,
  speaking: readonly string[],
  { nodes }: Pick<PageSnapshot, "nodes">,
): string[] => {
  const names = goalNames(goal).filter((name) => /\p{L}{3}/u.test(name) && isHeldBy(name, speaking));
  return names.length === 0
    ? []
    : shownEntries(nodes).flatMap(({ name }) => (names.some((one) => isHeldBy(one, [name])) ? [name] : []));
};
