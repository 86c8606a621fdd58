import { perObject } from "@/lib/agent/domain/per-object";
import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** `RTL`: letters that stand for words. */
const short = /^\p{Lu}{3,5}$/u;
const shortIn = /(?<![\p{L}\p{N}])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu;
const mostWords = 6;
const initialsOf = (words: readonly string[]): string =>
  words
    .map(([first = ""]) => first)
    .join("")
    .toUpperCase();

/**
 * The step with what a control is called for what means the same in full, or in short: `over-the-counter` is `OTC` where something to press is called so, and
 * `RTL` is `Right to Left`. Of what is quoted nothing is changed, nor where the page says it as the step does.
 */
export function inNamesOf(step: string, nodes: readonly SkeletonNode[]): string {
  if (/["“”«»‘]/u.test(step)) return step;
  const names = controlNames(nodes);
  const shortened = names.filter((name) => short.test(name)).reduce(inShort, step);
  return shortened.replace(shortIn, (letters) => {
    if (names.some((name) => name.split(/[^\p{L}\p{N}]+/u).includes(letters))) return letters;
    const [only, ...others] = names.filter((name) => {
      const words = wordsOf(name);
      return words.length === letters.length && initialsOf(words) === letters;
    });
    return only !== undefined && others.length === 0 ? only : letters;
  });
}

const controlNames = perObject((nodes: readonly SkeletonNode[]): readonly string[] => [
  ...new Set(
    nodes.flatMap((node) => (isActionable(node) && node.name.trim() !== "" ? [node.name.trim()] : [])),
  ),
]);

/** `LCP P75`, of the Largest Contentful Paint: a name by whose first letters it calls a thing that the text names in full. */
export const isCalledInShort = (name: string, text: string): boolean =>
  (name.match(shortIn) ?? []).some((letters) => inShort(text, letters) !== text);

/** As many words in a row as the name has letters, which begin with those. */
function inShort(step: string, name: string): string {
  const words = [...step.matchAll(/[\p{L}\p{N}]+/gu)];
  const most = Math.min(name.length, mostWords);
  for (let at = 0; at + most <= words.length; at++) {
    const run = words.slice(at, at + most);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || initialsOf(run.map(([word]) => word)) !== name) continue;
    const end = last.index + last[0].length;
    // Words of a sentence begin with those letters by chance; what is put together by hyphens or is a name is one thing.
    const said = step.slice(first.index, end);
    const isOne =
      /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u.test(said) ||
      /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|of|and|the|to|for))+$/u.test(said);
    if (isOne) return step.slice(0, first.index) + name + step.slice(end);
  }
  return step;
}
