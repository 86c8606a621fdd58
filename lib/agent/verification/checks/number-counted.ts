import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { rowOf } from "../candidates";
import { type Check, type Decision, lookAgain, verified } from "../check";
import type { Ground } from "../ground";
import { putIntoList } from "../put-into-list";

/**
 * The site took a press, and a number went by one as the step wants it: the only one that changed in the entry of the control, which goes to the number that
 * the step says or by the one that it asks for; that of its entry in another list; or that of the place by which the step says where something is put ("Basket 1" became "Basket 2").
 */
export const numberCounted: Check = {
  name: "number-counted",
  applies: ({ diff, action, fit, requests }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    requests.open.length === 0 &&
    requests.refused.length === 0 &&
    requests.lost.length === 0,
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const put = putIntoList(ground);
    if (put !== undefined) return verified(0.9, put);
    if (ground.requests.stored.length === 0) return byItself(ground);
    const told = inEntry(ground) ?? atPlace(ground);
    return told === undefined ? undefined : verified(0.95, `It is ${told} now.`);
  },
};

/** An application that keeps the count in the page: it went to the very number that the step says, or by the one that it says, by a control for more or less, and stays so. */
function byItself(ground: Ground): Decision | undefined {
  const isCounter = counts.test(ground.target.node?.name.trim() ?? "");
  const told = isCounter ? (inEntry(ground) ?? inField(ground)) : undefined;
  // Of one more without a number the site has to take note.
  if (told === undefined || (oneMore.test(wordingOf(ground)) && !byOne.test(wordingOf(ground))))
    return undefined;
  return ground.input.secondLook
    ? verified(0.9, `It is ${told} now, and stays so.`)
    : lookAgain(0.9, `It is ${told} now, and has yet to stay so.`);
}
const counts =
  /^[+＋−–-]$|(?<!\p{L})(?:more|less|plus|minus|increase|decrease|increment|decrement)(?!\p{L})/iu;

const number = /(?<![\p{L}\d.,:/-])\d{1,5}(?![\p{L}\d/-]|[.,:]\d)/gu;
const numbersIn = (text: string): number[] => [...text.matchAll(number)].map(([one]) => Number(one));

/** The texts are the same but for one number; which, before and after. */
function oneChanged(before: string, after: string): { was: number; is: number } | undefined {
  if (before === after || before.replace(number, "#") !== after.replace(number, "#")) return undefined;
  const [then, now] = [numbersIn(before), numbersIn(after)];
  const changed = then.flatMap((was, at) => {
    const is = now[at] ?? was;
    return is === was ? [] : [{ was, is }];
  });
  return changed.length === 1 ? changed[0] : undefined;
}

const wordingOf = ({ asSaid, input }: Ground): string =>
  (asSaid || input.goal).replace(/"[^"]*"|“[^”]*”/g, " ").replace(/\bfrom \d{1,5} (?=to\b)/giu, "");

const byOne = /\bby (?:one|1)(?![\p{L}\d.,])/iu;
const ends = /\b(?:to|at) (\d{1,5})(?![\d.,:/-])/i;
const oneMore =
  /\b(?:one|1)\b(?: [\p{L}-]+)? (?:more|further)\b|\bby (?:one|1)\b|\b(?:one|1) more\b|^(?:add|remove|take) (?:one|1|an?|another)\b/iu;
const several = /\b(?:more|less|fewer|further|additional|by|times)\b/iu;

/** By how much the step asks for more or less in words, and where it is to end: at the only number that it says, unless the entry bears that besides. */
function isAsked(
  { was, is }: { was: number; is: number },
  wording: string,
  beside: readonly number[],
): boolean {
  const [, end] = ends.exec(wording) ?? [];
  if (end !== undefined) return is === Number(end);
  if (oneMore.test(wording)) return is - was === (falling.test(wording) ? -1 : 1);
  if (/\b(?:one|1)\b(?: [\p{L}-]+)? (?:less|fewer)\b/iu.test(wording)) return is - was === -1;
  const [only, ...more] = numbersIn(wording);
  const isEnd = only !== undefined && more.length === 0 && !several.test(wording) && !beside.includes(only);
  return isEnd && is === only;
}
const falling = /\b(?:lower|decrease|reduce|cut|less|fewer|down|remove|take)\b/i;

function inEntry(ground: Ground): string | undefined {
  const { target, nodesBefore, nodesAfter, diff } = ground;
  const row = rowOf(nodesBefore, target.index);
  const entry = nodesAfter[row < 0 ? -1 : (diff?.match.toAfter[row] ?? -1)];
  const changed = entry && oneChanged(nodesBefore[row]?.name ?? "", entry.name);
  const beside = numbersIn(entry?.name ?? "").filter((one) => one !== changed?.is);
  return changed && isAsked(changed, wordingOf(ground), beside) ? `${changed.is}` : undefined;
}

/** The number stands in a field beside the control, the only one whose value changed. */
function inField(ground: Ground): string | undefined {
  const { target, diff, nodesBefore } = ground;
  const changed = (diff?.changed ?? []).filter(({ value }) => value !== undefined);
  const [only, ...more] = changed;
  const field = nodesBefore[only?.before ?? -1];
  if (!only?.value || more.length > 0 || field?.role !== "textbox") return undefined;
  const isBeside =
    field.parent === target.node?.parent &&
    rowOf(nodesBefore, only.before) === rowOf(nodesBefore, target.index);
  const [was, is] = [only.value.from, only.value.to];
  if (!isBeside || !aCount.test(was) || !aCount.test(is)) return undefined;
  return isAsked({ was: Number(was), is: Number(is) }, wordingOf(ground), []) ? is : undefined;
}
const aCount = /^\d{1,5}$/;

const places: ReadonlySet<string> = new Set(["link", "button", "clickable", "tab", "menuitem"]);

/** Only one place counts, and it is called as the step says: `in the basket`. */
function atPlace(ground: Ground): string | undefined {
  const { verb, diff, nodesBefore, nodesAfter } = ground;
  const step = verb === "add" ? 1 : verb === "remove" ? -1 : 0;
  const [, place] =
    /\b(?:in|into|to|on|onto|from|off|out of) (?:the|my|our) ([\p{L} ]{3,30})\W*$/iu.exec(
      wordingOf(ground),
    ) ?? [];
  if (step === 0 || place === undefined) return undefined;
  const isPlace = (node: SkeletonNode | undefined): node is SkeletonNode =>
    node !== undefined &&
    places.has(node.role) &&
    fold(node.name.replace(/[\d()\s]+/g, " ")).trim() === fold(place.trim());
  const counted = (diff?.changed ?? []).flatMap(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    return isPlace(was) && isPlace(is) ? [oneChanged(was.name, is.name)] : [];
  });
  return counted.length > 0 && counted.every((one) => one !== undefined && one.is - one.was === step)
    ? `${counted[0]?.is} in the ${place.trim()}`
    : undefined;
}
