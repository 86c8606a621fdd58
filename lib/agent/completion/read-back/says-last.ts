import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, contentWords, stem, stemsOf } from "@/lib/agent/domain/wording/words";
import type { EntryMark } from "@/lib/agent/snapshot/listed";
import type { Made, Now, Then } from "./since-listed";

/**
 * `North gauge: 3.85 m at 14:00`, in a list of gauges with the last that was read at each: the entry of the thing that the goal says reads as it did but for its
 * numbers, and all of these are what was entered.
 */
export function saysLast({ node, mark, told }: Now, { values, goal }: Made, { entries }: Then): boolean {
  const [head = ""] = node.name.split(/\p{N}/u);
  const numbers = told.match(/\d[\d.,:]*/gu) ?? [];
  const isOfThing = /\p{L}{2}/u.test(head) && containsPhrase(goal, head.trim());
  const isEntered = (number: string): boolean =>
    values.some((value) => isHeldBy(number, [value]) || isHeldBy(value, [number]));
  const alike = entries.filter(({ words }) => words === mark.words);
  return (
    isOfThing &&
    numbers.length > 0 &&
    numbers.every(isEntered) &&
    values.every((value) => isHeldBy(value, [told])) &&
    alike.length > 0 &&
    !alike.some(({ text }) => text === mark.text)
  );
}

/**
 * `Van 7 · LK 07 · 83,120 km` with a button `Log reading`: an entry by whose own control such a thing is made is none of those that are made, and shows the last of them. It has
 * all that the goal names and all that was entered, and of the whole list it alone reads otherwise, by its numbers.
 */
export function ownSaysLast({ values, goal }: Made, then: Then, now: readonly Now[]): boolean {
  const { own, entries, control } = then;
  if (!own || !makesSuch(control, goal)) return false;
  const marks = now.map(({ mark }) => mark);
  const [gone, ...moreGone] = textsLeft(entries, marks);
  const [came, ...moreCame] = textsLeft(marks, entries);
  if (moreGone.length + moreCame.length > 0 || gone?.text !== own.text || !came) return false;
  const told = now.find(({ mark }) => mark === came)?.told ?? "";
  const names = [...goalNames(goal), ...namesUnquoted(goal)];
  return (
    came.words === own.words &&
    came.controls === own.controls &&
    [...names, ...values].every((text) => isHeldBy(text, [told]))
  );
}

/** Those that say what none of the others does. */
const textsLeft = (of: readonly EntryMark[], over: readonly EntryMark[]): EntryMark[] =>
  of.filter(({ text }) => !over.some((other) => other.text === text));

/**
 * `Log reading` or `New reading` for `Log an odometer reading`; `Edit reading` changes one that is there, and of `3 boxes`, which go to what there is, the number is not
 * what the thing says then.
 */
function makesSuch(control: string, goal: string): boolean {
  const [, ...more] = contentWords(control);
  const noun = contentWords(control).at(-1);
  const said = new Set(stemsOf(goal));
  const isOne = oneOf(goal).some((word) => noun !== undefined && stem(word) === stem(noun));
  return isOne && !isChanging(control) && more.every((word) => said.has(stem(word)));
}

/** The words behind `a` and `another`, up to the next small word. */
const oneOf = (goal: string): string[] =>
  [...goal.matchAll(onePhrase)].flatMap(([, first = "", second = "", third = ""]) =>
    [first, second, third].filter((word) => word !== ""),
  );
const onePhrase =
  /(?<!\p{L})(?:an?|another|(?:the|my|our|this) new) (\p{L}+)(?: (?!(?:of|for|on|in|to|at|with)\s)(\p{L}+))?(?: (?!(?:of|for|on|in|to|at|with)\s)(\p{L}+))?/giu;
