import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { isAgreedAsAsked } from "@/lib/agent/verification/change/agreed-as-asked";
import { saysDone } from "@/lib/agent/verification/change/done-names";
import { isListedAsDone } from "@/lib/agent/verification/change/listed-as-done";
import { markedTookOn } from "@/lib/agent/verification/change/marked-took-on";
import { isLogged, isToldAndLeft } from "@/lib/agent/verification/change/told-and-left";
import { isSavedInEntry, isToldAndListed } from "@/lib/agent/verification/change/told-and-listed";
import { isHeadedAsDone } from "@/lib/agent/verification/change/told-of-form";
import { isToldOnPage } from "@/lib/agent/verification/change/told-on-page";
import { type Check, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames, thingOf } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";
import { mentions } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The site took a request, and the entry that the step names says by the step's own word that it was done ("Pending" became "Denied"), or the nameless
 * control in it is marked so ("bookmarked"). It said nothing of the kind before.
 */
export const deedTold: Check = {
  name: "deed-told",
  applies: ({ diff, action, fit, requests, input }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit !== "other" &&
    (requests.stored.length > 0 || everyOne.test(wordingOf(input))) &&
    requests.refused.length === 0 &&
    requests.lost.length === 0,
  check(ground) {
    // An application that keeps its entries itself tells nobody.
    if (ground.requests.stored.length === 0)
      return allAreMarked(ground) ? verified(0.95, "All entries say what the step names.") : undefined;
    const marked = markedTookOn(ground);
    if (marked === "took")
      return verified(0.95, "The entries that were ticked say now what was chosen for them.");
    if (marked === "other" && ground.input.secondLook)
      return refuted(0.85, "The entry that the step gives by its number was not ticked.");
    const entry = entryToldOf(ground);
    if (entry) return verified(0.95, `"${entry.name.slice(0, 80)}" says now that it was done.`);
    if (allAreMarked(ground)) return verified(0.95, "All entries bear the mark that the step names.");
    if (isToldOnPage(ground)) return verified(0.95, "The page says now that it was done.");
    if (isToldAndListed(ground))
      return verified(0.95, "The site says that it was done, and it stands on the page.");
    if (isSavedInEntry(ground)) return verified(0.95, "The entry of it says now what was to be saved.");
    if (isListedAsDone(ground)) return verified(0.95, "It is listed now as what was done with it.");
    if (isLogged(ground)) return verified(0.95, "The page lists now, with its time, that it was done.");
    if (isToldAndLeft(ground, (at) => isEntryOfStep(ground, at)))
      return verified(0.95, "Its entry left the list, and the site says that it was done.");
    if (isAgreedAsAsked(ground))
      return ground.input.secondLook
        ? verified(0.95, "The question was answered, and the site says that what it asked was done.")
        : lookAgain(0.9, "The site says that what it asked was done. It has yet to last.");
    if (ground.fit.fit === "this" && formIsLeft(ground) && isHeadedAsDone(ground, enteredValues(ground)))
      return verified(0.95, "The page that came is headed by what was done.");
    if (isTicked(ground)) return verified(0.95, "What the step names bears a mark now.");
    return isMarked(ground) ? verified(0.95, "The control of the entry is marked as done.") : undefined;
  },
};

const rowRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);

/** The one innermost entry that the step names, where what it is called tells the deed now and did not before; and no other entry does. */
function entryToldOf(ground: Ground): SkeletonNode | undefined {
  const { diff, nodesBefore, nodesAfter, fit } = ground;
  if (fit.fit !== "this") return undefined;
  const told = (diff?.changed ?? []).flatMap(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    return was && is && rowRoles.has(is.role) && !saysDone(ground, was.name) && saysDone(ground, is.name)
      ? [{ at: before, now: after, was, is }]
      : [];
  });
  const [only, ...more] = told.filter(
    ({ at, now }) =>
      !told.some((one) => rowOf(nodesBefore, one.at) === at || rowOf(nodesAfter, one.now) === now),
  );
  if (!only || more.length > 0 || (entriesNamed(ground) !== 1 && !isAskedOfOne(ground))) return undefined;
  const { was, is } = only;
  const isNamed = mentions(was.name, aboutOf(ground)) && mentions(is.name, aboutOf(ground));
  return isNamed && bearsNames(was.name, ground) && tellsHow(`${was.name} ${is.name}`, ground)
    ? is
    : undefined;
}

/** `Deny the request` in the dialog that was opened for one of them: it closed, and the step says no name of any. */
function isAskedOfOne(ground: Ground): boolean {
  const { nodesBefore, intent, requests, alerts } = ground;
  return (
    nodesBefore[formOf(ground)]?.role === "dialog" &&
    formIsLeft(ground) &&
    intent.quoted.length === 0 &&
    intent.ordinal === undefined &&
    properNames(intent).length === 0 &&
    requests.open.length === 0 &&
    !alerts.some(({ tone }) => tone === "error")
  );
}

/** The entry bears all that the step calls it by, and no other does; where that are names, where it is to go is no part of them. */
function isEntryOfStep(ground: Ground, at: number): boolean {
  const { nodesBefore, intent } = ground;
  const isNamed = properNames(intent).length + intent.quoted.length > 0;
  const { name = "", role } = nodesBefore[at] ?? {};
  const isOnly = isNamed
    ? nodesBefore.filter((node) => node.role === role && bearsNames(node.name, ground)).length === 1
    : mentions(name, aboutOf(ground)) && entriesNamed(ground) === 1;
  return isOnly && bearsNames(name, ground);
}

/** The step without its verb, which says nothing about which entry it means. */
const aboutOf = ({ intent }: Ground): StepIntent => ({ ...intent, object: thingOf(intent) });

/** How many entries the step may mean; what contains others is counted by those. */
function entriesNamed(ground: Ground): number {
  const { nodesBefore } = ground;
  const about = aboutOf(ground);
  const rows = [...nodesBefore.keys()].filter(
    (at) => rowRoles.has(nodesBefore[at]?.role ?? "") && mentions(nodesBefore[at]?.name ?? "", about),
  );
  return rows.filter((at) => !rows.some((other) => rowOf(nodesBefore, other) === at)).length;
}

const bearsNames = (text: string, { intent }: Ground): boolean => {
  const words = new Set(wordsOf(text));
  return [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].every((word) => words.has(word));
};

/** `Mark all letters as read`: of those marked as unread none is left, and each of them is still there. */
function allAreMarked({ fit, verb, intent, input, target, nodesBefore, nodesAfter, diff }: Ground): boolean {
  // `Click "Mark all as read"`: what is pressed says it.
  const said = intent.verb === "click" ? (target.node?.name ?? "") : wordingOf(input);
  const state = verb === "check" ? everyOne.exec(said)?.[1]?.toLowerCase() : undefined;
  if (state === undefined || fit.fit !== "this" || !rootsOf(target.node?.name ?? "").has(rootOf(state)))
    return false;
  // `unread Ida: …` says it itself.
  const lacks = ({ role, name, states }: SkeletonNode): boolean =>
    states.some((one) => [`.un${state}`, `.not-${state}`, `.is-un${state}`].includes(one)) ||
    (rowRoles.has(role) && wordsOf(name)[0] === `un${state}`);
  const open = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    return node !== undefined && (rowRoles.has(node.role) || isActionable(node)) && lacks(node);
  });
  return (
    open.length > 1 && !nodesAfter.some(lacks) && open.every((at) => (diff?.match.toAfter[at] ?? -1) >= 0)
  );
}
const wordingOf = (input: Ground["input"]): string =>
  (input.step?.description ?? input.action.stepDescription ?? "").trim();
const everyOne =
  /^(?:mark|set|flag) (?:all|everything|every|each)(?: [^"“]{1,60}?)? (?:as|to) (\p{L}{3,20})[.!]?$/iu;

/** Check marks and a ticked box, with the sign behind it that has it drawn as a picture, where there is one. */
const mark = /^\s?[\u2713\u2714\u2611\u2705]\uFE0F?\s?|\s?[\u2713\u2714\u2611\u2705]\uFE0F?\s?$/gu;

/** `Load-in` became `✓ Load-in`: what the step quotes, and nothing else of it. */
function isTicked({ verb, intent, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const [quote, ...more] = intent.quoted;
  if (verb !== "check" || quote === undefined || more.length > 0) return false;
  return (diff?.changed ?? []).some(({ before, after }) => {
    const [was = "", is = ""] = [nodesBefore[before]?.name, nodesAfter[after]?.name];
    return was.trim() === quote && is !== was && is.replace(mark, "") === quote;
  });
}

/** `Mark Ida as absent`, `Reserve table 4 for 2 people`: that it was marked or reserved is half of what the step says. */
function tellsHow(text: string, { input }: Ground): boolean {
  const step = input.step?.description ?? input.action.stepDescription ?? "";
  const how = /\s(?:as|to|into|with|by|until|at|for|on)\s(.{1,200})$/iu.exec(step)?.[1] ?? "";
  const numbers = step.match(/(?<![\p{L}\d])\d{1,20}(?![\p{L}\d])/gu) ?? [];
  const words = rootsOf(text);
  return [...contentWords(how), ...numbers].every((word) => words.has(rootOf(word)));
}

/** An icon in the entry that the step tells by name or by its place took on the state that the step's verb leads to. */
function isMarked(ground: Ground): boolean {
  const { target, nodesBefore, intent, diff } = ground;
  const { index, node, after } = target;
  if (!node || !after || node.name !== "" || node.role === "checkbox") return false;
  const own = diff?.changed.find((change) => change.after === target.afterIndex);
  const gained =
    own?.statesAdded.some((state) => saysDone(ground, state.replace(/[^\p{L}]+/gu, " "))) ?? false;
  const row = rowOf(nodesBefore, index);
  if (!gained || row < 0) return false;
  const rows = rowsWithSuch(nodesBefore, node, row);
  const names = [...properNames(intent), ...intent.quoted];
  if (names.length === 0)
    return (
      intent.ordinal !== undefined &&
      rows.at(intent.ordinal > 0 ? intent.ordinal - 1 : intent.ordinal) === row
    );
  const named = rows.filter((at) => bearsNames(nodesBefore[at]?.name ?? "", ground));
  return named.length === 1 && named[0] === row;
}

/** The entries of the list that hold such an icon; a heading is none of them. */
const rowsWithSuch = (nodes: readonly SkeletonNode[], { role }: SkeletonNode, row: number): number[] => {
  const held = new Set(
    [...nodes.keys()]
      .filter((at) => nodes[at]?.role === role && nodes[at]?.name === "")
      .map((at) => rowOf(nodes, at)),
  );
  return [...nodes.keys()].filter(
    (at) => held.has(at) && nodes[at]?.role === nodes[row]?.role && nodes[at]?.parent === nodes[row]?.parent,
  );
};
