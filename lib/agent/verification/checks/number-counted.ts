import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { countedTotal } from "@/lib/agent/verification/change/counted-total";
import { putIntoList } from "@/lib/agent/verification/change/put-into-list";
import { starsGiven } from "@/lib/agent/verification/change/stars-given";
import { type Check, type Decision, lookAgain, verified } from "@/lib/agent/verification/check";
import { groupOf, rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The site took a press, and a number went by one as the step wants it: the only one that changed in the entry of the control, which goes to the number that
 * the step says or by the one that it asks for; that of its entry in another list; or that of the place by which the step says where something is put ("Basket 1" became "Basket 2").
 */
export const numberCounted: Check = {
  name: "number-counted",
  applies: ({ diff, action, fit, requests }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit !== "other" &&
    requests.open.length === 0 &&
    requests.refused.length === 0 &&
    requests.lost.length === 0,
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    if (ground.fit.fit !== "this") return atSaidNumber(ground);
    const put = putIntoList(ground);
    if (put !== undefined) return verified(0.9, put);
    const total = countedTotal(ground);
    if (total !== undefined)
      return ground.requests.stored.length > 0 || ground.input.secondLook
        ? verified(0.9, total)
        : lookAgain(0.9, `${total} It has yet to last.`);
    if (ground.requests.stored.length === 0) return byItself(ground);
    const told =
      inEntry(ground) ??
      atPlace(ground) ??
      (isCounter(ground) ? (inLine(ground) ?? atLabel(ground)) : undefined);
    return told === undefined ? undefined : verified(0.95, `It is ${told} now.`);
  },
};

/** `Set the thermostat to 21 °C`, by one of the two that count it: the number that the step says is the one that came, beside a control that bears a word of the step, or in its part. */
function atSaidNumber(ground: Ground): Decision | undefined {
  const { target, nodesBefore, intent, input } = ground;
  const stars = starsGiven(ground);
  if (stars !== undefined)
    return input.secondLook
      ? verified(0.9, `It stands at ${stars} now, and stays so.`)
      : lookAgain(0.9, `It stands at ${stars} now, and has yet to stay so.`);
  const wording = wordingOf(ground);
  const around = rootsOf(
    `${target.node?.name ?? ""} ${nodesBefore[groupOf(nodesBefore, target.index)]?.name ?? ""}`,
  );
  if (!isCounter(ground) || !(ends.test(wording) || stands.test(wording))) return undefined;
  if (!objectRoots(intent).some((word) => around.has(word))) return undefined;
  const told = inField(ground) ?? inLine(ground);
  if (told === undefined) return undefined;
  return input.secondLook
    ? verified(0.9, `It is ${told} now, and stays so.`)
    : lookAgain(0.9, `It is ${told} now, and has yet to stay so.`);
}

/** An application that keeps the count in the page: it went to the very number that the step says, or by the one that it says, by a control for more or less, and stays so. */
function byItself(ground: Ground): Decision | undefined {
  const told = isCounter(ground)
    ? (inEntry(ground) ?? inField(ground) ?? inLine(ground) ?? atLabel(ground))
    : undefined;
  const wording = wordingOf(ground);
  const says =
    numbersIn(wording).length === 1 ||
    [ends, stands, byOne, oneMore].some((pattern) => pattern.test(wording));
  if (told === undefined || !(says || pressesIt(ground))) return undefined;
  return ground.input.secondLook
    ? verified(0.9, `It is ${told} now, and stays so.`)
    : lookAgain(0.9, `It is ${told} now, and has yet to stay so.`);
}
/** `Lower the number by one`: how it is changed, and by how much. */
const byOne =
  /^(?:lower|raise|increase|decrease|reduce|increment|decrement)(?!\p{L}).{1,120}\bby (?:one|1)(?![\p{L}\d.,])/iu;
/** `Add one child`, `Remove one adult`. */
const oneMore = /^(add|remove|take off|drop) (?:one|1|an?)(?: more| further)? \p{L}/iu;
/** `There should be 1 child`, `The recipe should be for 3 servings`, `Adjust the recipe for 3`. */
const stands = /(?<!\p{L})(?:be|be for|is|are) (\d{1,5})(?![\d.,:/-])/iu;
const counts =
  /^[+＋−–-]$|(?<!\p{L})(?:more|less|fewer|plus|minus|increase|decrease|increment|decrement|(?:add|remove) one)(?!\p{L})/iu;
/** `Click "More servings"`: it says no more than the control. */
const pressesIt = (ground: Ground): boolean => ground.intent.verb === "click" && isCounter(ground);
const isCounter = ({ target }: Ground): boolean => counts.test(target.node?.name.trim() ?? "");

const number = /(?<![\p{L}\d.,:/-])\d{1,5}(?![\p{L}\d/-]|[.,:]\d)/gu;
const numbersIn = (text: string): number[] => [...text.matchAll(number)].map(([one]) => Number(one));

/** What so many cost goes with how many there are. */
const sums = /(?:[$€£¥] ?)\d[\d.,]{0,20}|(?<![\d.,])\d[\d.,]{0,20} ?[$€£¥](?! ?\d)/gu;
/** `-2+` is a number between its two buttons. */
const stepper = /(?<!\S)[−–-] ?(\d{1,5}) ?[+＋](?!\S)/gu;
/** The texts are the same but for one number; which, before and after. */
function oneChanged(given: string, now: string): { was: number; is: number } | undefined {
  const [before, after] = [given, now].map((text) => text.replace(sums, "$").replace(stepper, "$1"));
  if (before === undefined || after === undefined) return undefined;
  if (before === after || before.replace(number, "#") !== after.replace(number, "#")) return undefined;
  const [then, since] = [numbersIn(before), numbersIn(after)];
  const changed = then.flatMap((was, at) => {
    const is = since[at] ?? was;
    return is === was ? [] : [{ was, is }];
  });
  return changed.length === 1 ? changed[0] : undefined;
}

const wordingOf = ({ input }: Ground): string => {
  const text = input.step?.description ?? input.action.stepDescription ?? input.goal;
  return text.replace(/"[^"]*"|“[^”]*”/g, " ").replace(/\bfrom \d{1,5} (?=to\b)/giu, "");
};

const ends = /\b(?:to|at) (\d{1,5})(?![\d.,:/-])/i;

/** By how much the step asks for more or less in words, and where it is to end: at the only number that it says, unless the entry bears that `beside`. */
function isAsked(
  { was, is }: { was: number; is: number },
  ground: Ground,
  beside: readonly number[] = [],
): boolean {
  const wording = wordingOf(ground);
  const [, end] = ends.exec(wording) ?? stands.exec(wording) ?? [];
  if (end !== undefined) return is === Number(end);
  const [, way] = oneMore.exec(wording) ?? [];
  if (way !== undefined) return is - was === (/^add/iu.test(way) ? 1 : -1);
  if (pressesIt(ground)) return is - was === (fewer.test(ground.target.node?.name.trim() ?? "") ? -1 : 1);
  if (/\b(?:one|1)\b(?: [\p{L}-]+)? (?:more|further)\b|\bby (?:one|1)\b.*|\b(?:one|1) more\b/iu.test(wording))
    return is - was === (falling.test(wording) ? -1 : 1);
  if (/\b(?:one|1)\b(?: [\p{L}-]+)? (?:less|fewer)\b/iu.test(wording)) return is - was === -1;
  const [only, ...more] = numbersIn(wording);
  return (
    only !== undefined && more.length === 0 && !several.test(wording) && !beside.includes(only) && is === only
  );
}
const several = /\b(?:more|less|fewer|further|additional|by|times)\b/iu;
const fewer = /^[−–-]$|(?<!\p{L})(?:less|fewer|minus|decrease|decrement)(?!\p{L})/iu;
const falling = /\b(?:lower|decrease|reduce|cut|less|fewer|down)\b/i;

function inEntry(ground: Ground): string | undefined {
  const { target, nodesBefore, nodesAfter, diff } = ground;
  const row = rowOf(nodesBefore, target.index);
  const entry = nodesAfter[row < 0 ? -1 : (diff?.match.toAfter[row] ?? -1)];
  const changed = entry && oneChanged(nodesBefore[row]?.name ?? "", entry.name);
  const beside = numbersIn(entry?.name ?? "").filter((one) => one !== changed?.is);
  return changed && isAsked(changed, ground, beside) ? `${changed.is}` : undefined;
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
  return isAsked({ was: Number(was), is: Number(is) }, ground) ? is : undefined;
}
/** Of all lines of the page one alone reads otherwise, by its number: `20 °C`. */
function inLine(ground: Ground): string | undefined {
  const [[was = "", ...others], [is = "", ...more]] = [
    ground.diff?.linesRemoved ?? [],
    ground.diff?.linesAdded ?? [],
  ];
  const changed = others.length + more.length === 0 ? oneChanged(was, is) : undefined;
  return changed && isAsked(changed, ground) ? `${changed.is}` : undefined;
}
/** Of the lines that changed one begins with a word of the step and counts otherwise: `Quantity: 2` became `Quantity: 1`, beside what so many cost. */
function atLabel(ground: Ground): string | undefined {
  const { diff, intent, before } = ground;
  const said = new Set(objectRoots(intent));
  const isLabelled = (line: string): boolean =>
    [...rootsOf(line.split(/[:\d]/u)[0] ?? "")].some((word) => said.has(word));
  // Of several that are labelled so nobody could tell whose it is.
  if ((before?.semanticSkeleton?.textDigest ?? []).filter((line) => isLabelled(line)).length !== 1)
    return undefined;
  const [was = "", ...others] = (diff?.linesRemoved ?? []).filter(isLabelled);
  const [is = "", ...more] = (diff?.linesAdded ?? []).filter(isLabelled);
  const changed = others.length + more.length === 0 ? oneChanged(was, is) : undefined;
  const isLess = fewer.test(ground.target.node?.name.trim() ?? "");
  return changed && isLess === changed.is < changed.was && isAsked(changed, ground)
    ? `${changed.is}`
    : undefined;
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
