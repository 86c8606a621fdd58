import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { addressesIn } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formOf } from "@/lib/agent/verification/page/form-state";
import { selfNameBefore } from "@/lib/agent/verification/page/place";

/** The form went, the site took what it held and said so by all names that the step and the form have for it: where it is listed may be out of sight. */
export function isToldByName({ intent, requests, alerts, diff, ...ground }: Ground): boolean {
  const names = [...new Set([...properNames(intent), ...intent.quoted.flatMap(wordsOf)])];
  const entered = new Set(enteredValues({ intent, requests, alerts, diff, ...ground }).flatMap(wordsOf));
  return (
    names.length > 1 &&
    names.every((word) => entered.has(word)) &&
    requests.stored.some(({ method }) => /^(?:post|put|patch)$/i.test(method)) &&
    requests.refused.length + requests.lost.length + requests.open.length === 0 &&
    alerts.some(({ tone, text }) => {
      const told = wordsOf(text);
      return tone === "success" && [...entered].every((word) => told.includes(word));
    })
  );
}

/** `Requested $75.00 for Deposit`, where `Request` was pressed: the heading that came says that it was done, with what was entered. */
export function isHeadedAsDone(
  { nodesBefore, nodesAfter, target, requests }: Ground,
  entered: readonly string[],
): boolean {
  const [deed = "", ...more] = wordsOf(target.node?.name ?? "");
  const old = new Set(nodesBefore.filter(({ role }) => role === "heading").map(({ name }) => name));
  const came = nodesAfter.filter(
    ({ role, name, states }) => role === "heading" && !old.has(name) && !states.includes("hidden"),
  );
  const done = deed.length < shortestDeed || more.length > 1 ? [] : pastForms(deed);
  const told = entered.filter((value) => value.length >= shortestName && /\p{L}/u.test(value));
  return (
    requests.stored.length > 0 &&
    requests.refused.length + requests.lost.length + requests.open.length === 0 &&
    came.some(
      ({ name }) =>
        done.includes(wordsOf(name)[0] ?? "") && told.some((value) => containsPhrase(name, value)),
    )
  );
}
const shortestDeed = 4;
const shortestName = 4;

/**
 * The one entry that bears what the form holds reads otherwise since the form went, and all that is new in it is what the form held: a value, an option, or
 * that a box of it is ticked.
 */
export function rowTookOn(ground: Ground, entered: readonly string[]): boolean {
  const { diff, nodesBefore, asSaid } = ground;
  const form = formOf(ground);
  const held = new Set(descendantsOf(nodesBefore, form).flatMap(wordsHeld));
  const names = entered.filter((value) => value.length >= shortestName && /\p{L}{3}/u.test(value));
  const renamed = (diff?.changed ?? []).filter(
    ({ before, name }) =>
      name !== undefined &&
      entryRoles.has(nodesBefore[before]?.role ?? "") &&
      !isWithin(nodesBefore, before, form) &&
      names.some((one) => containsPhrase(name.from, one) && containsPhrase(name.to, one)),
  );
  const [only, ...more] = renamed;
  if (!only?.name || more.length > 0) return false;
  const was = wordsOf(only.name.from).map(withoutUnit);
  const now = wordsOf(only.name.to).map(withoutUnit);
  const come = now.filter((word) => !was.includes(word));
  const numbers = asSaid.match(/(?<![\p{L}\d.,])\d{1,9}(?![\p{L}\d.,])/gu) ?? [];
  return (
    come.length > 0 &&
    come.every((word) => held.has(fold(word))) &&
    numbers.every((number) => now.includes(number))
  );
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);
/** `26px` of the field that holds `26`. */
const withoutUnit = (word: string): string =>
  word.replace(/^(\d{1,9})(?:px|pt|r?em|mm|cm|m|km|g|kg|ml|l|s|ms|min|h|kb|mb|gb)$/u, "$1");

/** What a control of a form says of the thing that the form is for. */
const wordsHeld = ({ role, name, value = "", states }: SkeletonNode): readonly string[] => {
  if (role === "checkbox" || role === "switch") return boxes;
  if (role === "radio") return states.includes("checked") ? wordsOf(name) : [];
  if (role === "combobox") return wordsOf(`${value} ${name}`);
  return role === "textbox" ? wordsOf(value) : [];
};
const boxes: readonly string[] = ["true", "false", "yes", "no", "on", "off"];

/**
 * A field of the page, outside of the form that went, holds what was entered in the form, and held something else before: the title of the deck in its bar, or
 * the new thing in the list that it is chosen from, once the site took it.
 */
export function fieldTookOn(ground: Ground, entered: readonly string[]): boolean {
  const { diff, nodesBefore, nodesAfter, requests } = ground;
  const form = formOf(ground);
  const takes = (node: SkeletonNode | undefined): boolean =>
    node?.role === "textbox" || (node?.role === "combobox" && requests.stored.length > 0);
  return (diff?.changed ?? []).some(({ before, after, value }) => {
    const now = nodesAfter[after]?.value ?? "";
    return (
      value !== undefined &&
      takes(nodesBefore[before]) &&
      !isWithin(nodesBefore, before, form) &&
      now.length >= shortestName &&
      entered.some((one) => fold(one) === fold(now)) &&
      (nodesBefore[before]?.value ?? "").trim() !== ""
    );
  });
}

/**
 * `Send the letter`: the form went, and the place that is called by what was done (`Sent 3`) counts one more. What it held is what the step or the goal wants, by
 * one value at least, and by every address that the step gives.
 */
export function isCountedWhereDone(ground: Ground, entered: readonly string[]): boolean {
  const { fit, intent, diff, nodesBefore, nodesAfter, alerts, asSaid, input } = ground;
  const done = pastForms(fold(intent.words[0] ?? ""));
  const wanted = [...addressesIn(asSaid), ...intent.quoted];
  const isHeld = (text: string): boolean => entered.some((value) => containsPhrase(value, text));
  if (fit.fit !== "this" || done.length === 0 || !wanted.every(isHeld)) return false;
  if (alerts.some(({ tone }) => tone === "error")) return false;
  const isWanted = entered.some(
    (value) => /\p{L}{3}/u.test(value) && containsPhrase(`${asSaid}\n${input.goal}`, value),
  );
  return (
    isWanted &&
    (diff?.changed ?? []).some(({ before, after }) => {
      const [was, is] = [countIn(nodesBefore[before]), countIn(nodesAfter[after])];
      return (
        was !== undefined &&
        is !== undefined &&
        was.name === is.name &&
        done.includes(is.name) &&
        is.count === was.count + 1
      );
    })
  );
}

/** `Sent 3`, `Sent (3)`. */
function countIn(node: SkeletonNode | undefined): { name: string; count: number } | undefined {
  const [, name = "", count = ""] =
    /^\P{L}{0,4}(\p{L}{3,20}) ?\(?(\d{1,6})\)?$/u.exec(node?.name ?? "") ?? [];
  return count === "" ? undefined : { name: fold(name), count: Number(count) };
}

/**
 * `Submit the change` of what the goal says to be `In progress`: that is what a list of the form held, and since the form went the page says so at the label of
 * that list, where it said something else before. What else the goal names, the page is about.
 */
export function choiceTookOn(ground: Ground): boolean {
  const { input, nodesBefore, requests, before } = ground;
  if (!input.isLastStep || requests.stored.length === 0) return false;
  const { goal } = input;
  const self = selfNameBefore(ground);
  const earlier = before?.semanticSkeleton?.textDigest ?? [];
  return descendantsOf(nodesBefore, formOf(ground)).some(
    ({ role, name, nearText = "", options = [], value = "" }) => {
      const label = wordsOf(name || nearText).join(" ");
      if (role !== "combobox" || options.length < 2 || label === "" || value.length < shortestName)
        return false;
      if (!containsPhrase(goal, value)) return false;
      const others = goalNames(goal.replace(value, " ")).filter((one) => !containsPhrase(value, one));
      // The form that is open over it has the label as well.
      const [was = [], is = []] = [earlier, input.after.lines].map((lines) =>
        lines.flatMap((line, at) => toldAtLabel({ line, over: lines[at - 1] ?? "" }, label, value)),
      );
      return (
        was.length > 0 &&
        is.length > 0 &&
        !was.includes(fold(value)) &&
        is.every((line) => line === fold(value)) &&
        others.every((one) => containsPhrase(self, one.replace(/^#/u, "")))
      );
    },
  );
}

/** What stands under a line that is the label, or behind it in a line of its own: `Assignee: Lin Zhao - Assign to me`. */
function toldAtLabel({ line, over }: { line: string; over: string }, label: string, value: string): string[] {
  if (wordsOf(over).join(" ") === label) return [fold(line)];
  const [, own = "", told = ""] = /^([^:：]{1,60})[:：]\s*(\S.*)$/u.exec(line) ?? [];
  if (wordsOf(own).join(" ") !== label || own === "") return [];
  const behind = fold(told).slice(fold(value).length);
  return [
    fold(told).startsWith(fold(value)) && /^(?:$|\s*[^\p{L}\p{N}\s])/u.test(behind)
      ? fold(value)
      : fold(told),
  ];
}
