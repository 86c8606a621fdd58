import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

/** What stands between spaces, as it is written: `budget.xlsx` is one, and no part of it is `budget`. */
const written = (text: string): string[] =>
  fold(text)
    .split(/[\s"“”«»‘(),;:!?]+/u)
    .map((one) => one.replace(/^[^\p{L}\p{N}#@]+|['’]s$|[^\p{L}\p{N}]+$/gu, ""))
    .filter((one) => one !== "");

/** How much of the beginning of an entry's name the step says, in words as they are written. */
function saidOf(name: string, said: readonly string[]): number {
  const own = written(name).slice(0, longestName);
  const runs = [...said.keys()].map((from) => {
    const end = own.findIndex((one, at) => !isSameWord(one, said[from + at]));
    return end < 0 ? own.length : end;
  });
  return Math.max(0, ...runs);
}
const longestName = 8;

/** `questions` is said of `Question`. */
const isSameWord = (one: string, said: string | undefined): boolean =>
  one === said || (one.length >= shortestPlural && said === `${one}s`);
const shortestPlural = 4;

/** Which thing is meant may be told by another one. */
const relative =
  /(?<!\p{L})(?:after|below|under|above|before|behind|except|but|than|instead|besides|between)(?!\p{L})/iu;

/** One word alone is a name where it is written as one, where the step calls it the one of a row, or where it is a part of what the other entry is called. */
const isName = (word: string, other: string, said: readonly string[]): boolean =>
  /[\p{N}@._-]/u.test(word) ||
  said.some((one, at) => one === word && rowWords.has(said[at - 1] ?? "")) ||
  wordsOf(other).some((part) => other !== part && rootOf(part) === rootOf(word));
const rowWords: ReadonlySet<string> = new Set(["row", "line", "entry"]);

/** The step says the name of another entry of the list, and nothing of the one that the control stands in: `the row of Hal Ames` in that of `Gil Ames`. */
export function saysOtherRow(ground: Ground): boolean {
  const { asSaid, nodesBefore, target, diff } = ground;
  if (saysOtherChoice(ground)) return true;
  const row = rowOf(nodesBefore, target.index);
  const own = nodesBefore[row];
  if (!own || own.name === "" || relative.test(asSaid)) return false;
  const said = written(asSaid);
  if (saysOtherAddress(asSaid, own, nodesBefore)) return true;
  if (saidOf(own.name, said) > 0 || saysControl(said, own.name)) return false;
  const [first = ""] = written(own.name);
  const changed = new Set((diff?.changed ?? []).map(({ before }) => before));
  return nodesBefore.some(({ role, parent, name }, at) => {
    if (at === row || role !== own.role || parent !== own.parent) return false;
    if (changed.has(at) || diff?.match.toAfter[at] === -1) return false;
    const count = saidOf(name, said);
    return count > 1 || (count === 1 && isName(written(name)[0] ?? "", first, said));
  });
}

/** `the Joe Blow whose e-mail is joe.blow2@site.example`, in the row of the other one: the address stands beside it, and not here. */
function saysOtherAddress(
  asSaid: string,
  { role, parent, name }: SkeletonNode,
  nodes: readonly SkeletonNode[],
): boolean {
  const told = asSaid.match(toldAddress) ?? [];
  const bears = (text: string, one: string): boolean => written(text).includes(fold(one));
  return told.some(
    (one) =>
      !bears(name, one) &&
      nodes.some((other) => other.role === role && other.parent === parent && bears(other.name, one)),
  );
}
/** What it is to be changed to is another matter. */
const toldAddress =
  /(?<!(?<!\p{L})(?:to|as|into) ["“]?)(?<![\p{L}\p{N}.+_-])[\p{L}\p{N}.+_-]{1,60}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{2,30}){1,4}/gu;

/** `Apply the style Body/Large` by the entry `Body/Small 13px`: what the step writes as one word stands at another one of the same list. */
function saysOtherChoice({ asSaid, nodesBefore, target }: Ground): boolean {
  const own = target.node;
  if (!own || !entryRoles.has(own.role) || relative.test(asSaid)) return false;
  const mine = new Set(written(own.name));
  const said = written(asSaid).filter((one) => joined.test(one) && !mine.has(one));
  return nodesBefore.some(
    ({ role, parent, name }) =>
      role === own.role && parent === own.parent && written(name).some((one) => said.includes(one)),
  );
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "option", "menuitem", "radio"]);
/** Two words put together, which no sentence does. */
const joined = /\p{L}[/_.:]\p{L}/u;

/** All of a short name stands somewhere in the step, in whatever order. */
const saysControl = (said: readonly string[], name: string): boolean =>
  written(name).length <= 3 && written(name).every((one) => said.includes(one));

/** Words of the step stand at this element's entry as they are written, and at the other's only as parts of longer ones. */
export function isWrittenWhole(
  nodes: readonly SkeletonNode[],
  target: number,
  other: number,
  wording: string,
): boolean {
  const [own = "", theirs = ""] = [target, other].map(
    (at) => nodes[rowOf(nodes, at)]?.name || (nodes[at]?.name ?? ""),
  );
  const said = new Set(written(wording));
  const [here, there] = [own, theirs].map((name) => new Set(written(name).filter((one) => said.has(one))));
  return (
    here !== undefined &&
    there !== undefined &&
    [...there].every((one) => here.has(one)) &&
    [...here].some((one) => !there.has(one))
  );
}
