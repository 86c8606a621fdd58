import { weekdayNamed } from "./dates/weekdays";
import type { SkeletonNode } from "./snapshot";
import { goalParts } from "./wording/clauses";
import { containsPhrase, contentStems, contentWords, fold, wordsOf } from "./wording/words";

/**
 * `the programme Slow bake`, beside a list that is called `Programme` and shows another one: what a form shows is often chosen outside of it. A list says its
 * kind last (`Add to the box for`), and its options may say the weekday as well.
 */
export function listNamed(
  { role, name, options = [], value = "", states }: SkeletonNode,
  goal: string,
): string[] {
  if (role !== "combobox" || wordsOf(name).length === 0 || states.includes("hidden")) return [];
  const said = options.filter((option) => isSaidAfter(kindOf(name), option, goal));
  const [only, ...more] = said.filter((option) => !said.some((other) => isLonger(other, option)));
  const isShown = options.some((option) => fold(option) === fold(value));
  return only !== undefined &&
    more.length === 0 &&
    isShown &&
    !said.some((option) => fold(option) === fold(value))
    ? [only]
    : [];
}

/** The last word of its name that tells what it lists, without what joins it to an option. */
const kindOf = (name: string): string => contentWords(name).at(-1) ?? name;

function isSaidAfter(kind: string, option: string, goal: string): boolean {
  const [first = "", ...rest] = wordsOf(option);
  const day = weekdayNamed(first) === undefined ? "" : rest.join(" ");
  return [option, ...(/\d/.test(day) ? [day] : [])].some((one) =>
    joints.some((joint) => containsPhrase(goal, `${kind} ${joint} ${one}`)),
  );
}
const joints = [
  "",
  "for",
  "of",
  "on",
  "in",
  "at",
  "called",
  "für",
  "von",
  "de",
  "du",
  "del",
  "di",
  "da",
  "do",
];

const isLonger = (other: string, option: string): boolean =>
  wordsOf(other).length > wordsOf(option).length && containsPhrase(other, option);

/** `…, no newsletter`: boxes that are on, whatever else they say of it. */
export function boxesDeclined(goal: string, inside: readonly SkeletonNode[]): string[] {
  const declined = goalParts(goal).flatMap((part) => {
    const words = contentStems(declining.exec(part)?.[1] ?? "");
    return words.length > 0 ? [words] : [];
  });
  return inside
    .filter((node) => boxRoles.has(node.role) && node.states.includes("checked"))
    .filter(({ name }) => {
      const own = new Set(contentStems(name));
      return (
        !/(?<!\p{L})(?:no|not|don['’]t|without)(?!\p{L})/iu.test(name) &&
        declined.some((words) => words.every((word) => own.has(word)))
      );
    })
    .map(({ name }) => name);
}
const boxRoles: ReadonlySet<string> = new Set(["checkbox", "switch"]);
const declining =
  /(?:^|\s)(?:no|without|ohne|keine?n?|sans|senza|sem|geen|zonder)\s(?:(?:the|any|an?|more)\s)?(\p{Ll}{4,20}(?: \p{Ll}{3,20})?)[.!]?$/u;
