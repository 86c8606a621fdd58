import type { SkeletonNode } from "./snapshot";

type Nodes = readonly SkeletonNode[];

const inGoal = /(?<![\p{L}\p{N}.,:/-])\d{1,4}(?![\p{L}\p{N}/-]|[.,:]\d)/gu;
const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${numberWords.join("|")})(?= \\p{Ll})`, "giu");
/** `two` */
export function numberOfWord(word: string): number | undefined {
  const at = numberWords.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at + 1;
}
const inText = /\d+/g;

/**
 * A press brought a number beside its control one nearer to one that the goal names, and not yet to it: as `+` in a cart, which stores each press. What
 * it was pressed for is done when the number is there.
 */
export function countsTowards(goal: string, targetId: string | undefined, then: Nodes, now: Nodes): boolean {
  const wanted = [
    ...[...goal.matchAll(inGoal)].map(([text]) => Number(text)),
    ...[...goal.matchAll(inWords)].flatMap(([text]) => numberOfWord(text) ?? []),
  ];
  const before = numbersBeside(targetId, then);
  const after = numbersBeside(targetId, now);
  if (wanted.length === 0 || before.length === 0 || before.length !== after.length) return false;
  return before.some((was, at) => {
    const is = after[at] ?? was;
    return Math.abs(is - was) === 1 && wanted.some((goalNumber) => (goalNumber - is) * (is - was) > 0);
  });
}

/** Numbers in what surrounds a control, and in what stands in there with it. */
function numbersBeside(id: string | undefined, nodes: Nodes): number[] {
  const target = nodes.find((node) => node.id === id);
  if (!target) return [];
  const around = nodes[target.parent]?.name ?? "";
  const beside = nodes
    .filter(({ parent }) => target.parent >= 0 && parent === target.parent)
    .map(({ name, value }) => value ?? name);
  return [around, ...beside].flatMap((text) => text.match(inText) ?? []).map(Number);
}
