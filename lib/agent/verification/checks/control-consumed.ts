import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { becameDone } from "@/lib/agent/verification/change/done-names";
import { timesShown } from "@/lib/agent/verification/change/named-change";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { textsGivenUp } from "@/lib/agent/verification/change/written-listed";
import { type Check, verified } from "@/lib/agent/verification/check";
import { turnedOtherWay } from "@/lib/agent/verification/doubts/contrary-control";
import { groupOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { formIsLeft } from "@/lib/agent/verification/page/form-state";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import { turnedOver } from "@/lib/agent/verification/page/turned-over";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { isContraryName } from "@/lib/agent/verification/step/turned-command";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The site took a request, and the control that alone is what the step names has done its work: it is gone, shut, or says that it was done ("Follow" became
 * "Following"). Where the step names more than the control does, the change has to be about that.
 */
export const controlConsumed: Check = {
  name: "control-consumed",
  applies: ({ action, fit, requests, target, diff, verb }) =>
    diff !== undefined &&
    action.clicks &&
    !arranging.has(verb) &&
    fit.fit === "this" &&
    target.index >= 0 &&
    requests.stored.length > 0,
  check(ground) {
    if (isCountedUp(ground))
      return verified(0.9, `The site took it, and "${ground.target.after?.name}" counts it.`);
    if (!(namesAll(ground) || isDoneNow(ground)) || !pageStays(ground) || formIsLeft(ground))
      return undefined;
    if (isOtherDeed(ground) || turnedOtherWay(ground)) return undefined;
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    if (isWrittenNowhere(ground)) return undefined;
    const how = consumed(ground);
    return how === undefined
      ? undefined
      : verified(0.9, `The site took it, and "${ground.target.node?.name}" ${how}.`);
  },
};

/** What a field around the control held and gave up with it stands nowhere on the page, which would show it. */
const isWrittenNowhere = (ground: Ground): boolean =>
  showsWritten(ground) &&
  textsGivenUp(ground).some((text) => timesShown(text, ground.nodesAfter, ground.input.after.lines) === 0);

/**
 * Entries are listed where what is kept comes to them, anywhere on the page, or in the part of what is sent. Without them `Message sent` is all that a site
 * says; a control that is shut or gone says nothing.
 */
function showsWritten({ nodesBefore, nodesAfter, target }: Ground): boolean {
  const { node, after } = target;
  if (!node || !after || after.name === node.name) return true;
  const isEntry = (nodes: readonly SkeletonNode[], at: number): boolean =>
    /^(?:item|row)$/.test(nodes[at]?.role ?? "") &&
    !ancestorsOf(nodes, at).some((up) => nodes[up]?.inputType === "navigation");
  if (listing.test(node.name) || node.parent < 0)
    return [nodesBefore, nodesAfter].some((nodes) => nodes.some((_, at) => isEntry(nodes, at)));
  return nodesBefore.some((_, at) => isEntry(nodesBefore, at) && isWithin(nodesBefore, at, node.parent));
}
const listing =
  /^\P{L}{0,3}(?:save|store|keep|add|post|publish|create|comment|reply|submit|log|record|note|share|put|insert|enter)(?!\p{L})/iu;

/** That a control is gone shows no list in another order. */
const arranging: ReadonlySet<StepVerb> = new Set(["sort", "filter", "search"]);
/** Verbs that many deeds are done by. */
const anyDeed: ReadonlySet<StepVerb> = new Set(["unknown", "click", "submit", "toggle", "continue", "edit"]);
/** `Follow the issue` by `Close issue`: the control begins with the verb of another deed, which the step does not say. */
function isOtherDeed({ verb, target, asSaid }: Ground): boolean {
  const name = target.node?.name ?? "";
  const own = verbAtBegin(name);
  const [first = ""] = wordsOf(name);
  return !anyDeed.has(own) && !anyDeed.has(verb) && own !== verb && !rootsOf(asSaid).has(rootOf(first));
}

function consumed(ground: Ground): string | undefined {
  const { target, diff, nodesBefore, intent, verb } = ground;
  const { node, after } = target;
  if (!node?.name) return undefined;
  // With fields around it going too, a form was left, for whatever reason; a list of choices closes whichever of them is kept.
  if (!after) {
    const gone = (diff?.disappeared ?? []).flatMap((index) => nodesBefore[index] ?? []);
    const isLeft =
      gone.some(isField) ||
      gone.filter((one) => isBeside(one, node)).length >
        (verb === "select" || node.role === "option" ? 0 : 1);
    return isLeft || gone.filter((one) => isOfBar(one, node)).length >= bar ? undefined : "is gone";
  }
  if (after.states.includes("busy")) return undefined;
  // What takes something away goes along with it; shut it is at work, or was pressed in vain.
  if (after.states.includes("disabled") && !node.states.includes("disabled"))
    return verb === "remove" || holdsOtherwise(ground) || isShutForFields(ground) ? undefined : "is shut now";
  const [was, is] = [rootsOf(node.name), rootsOf(after.name)];
  // `Saved 3` that is `Saved 4` now counts what is in it.
  if (uncounted(after.name) === uncounted(node.name)) return undefined;
  const isContrary = isContraryName(node.name, after.name);
  // `Saved` that is `Save` now: that this is the wanted way is known by then.
  const isOff = turnedOver(node, after) === "off";
  if (
    !isContrary &&
    !isOff &&
    !isTakenBackBy(node.name, after.name) &&
    isOfAnother(node.name, after.name, objectRoots(intent))
  )
    return undefined;
  const isTurned =
    isOff ||
    [...was].some((word) => is.has(word)) ||
    isToldDone(node.name, after.name) ||
    (isContrary && (isOnlyThing(ground) || isToldBeside(ground)));
  return after.name !== node.name && isTurned ? `is "${after.name}" now` : undefined;
}

/** What was ticked, or entered, before it was sent stands otherwise now: it was taken back. A field that is empty again waits for the next one. */
const holdsOtherwise = ({ diff, nodesBefore }: Ground): boolean =>
  (diff?.changed ?? []).some(
    ({ before, statesAdded, statesRemoved, value }) =>
      [...statesAdded, ...statesRemoved].some((state) => state === "checked" || state === "unchecked") ||
      (nodesBefore[before]?.role === "textbox" && value !== undefined && (value.to ?? "").trim() !== ""),
  );

/** A `Save` is shut as long as its fields stand as they were last sent, whatever the site made of what was sent. */
function isShutForFields({ nodesAfter, target }: Ground): boolean {
  const part = target.after?.parent ?? -1;
  return (
    keeping.test(target.node?.name ?? "") &&
    nodesAfter.some(
      ({ role, value = "", parent }, at) =>
        role === "textbox" &&
        value.trim() !== "" &&
        (part < 0 ? parent === part : isWithin(nodesAfter, at, part)),
    )
  );
}
const keeping = /^\P{L}{0,3}(?:save|store|update|apply)(?!\p{L})/iu;

/** `Save recipe` that is `Saved` now. */
const isToldDone = (was: string, is: string): boolean => {
  const [[verb = ""], [done = "", ...more]] = [wordsOf(was), wordsOf(is)];
  return more.length === 0 && pastForms(verb).includes(done);
};

/** `Follow the author ada`, and what stands for the control to be seen is `Unfollow ada` now. */
const isToldBeside = (ground: Ground): boolean => {
  const about = objectRoots(ground.intent);
  return (
    isDoneNow(ground) &&
    (ground.diff?.linesAdded ?? []).some(
      (line) =>
        containsPhrase(line, ground.target.after?.name ?? "") &&
        about.some((word) => rootsOf(line).has(word)),
    )
  );
};

/** `Publish this post`, `Follow`: the step speaks of what is open, and of nothing by its name, unless the part around the control is called so. */
const isOnlyThing = ({ asSaid, intent, target, nodesBefore }: Ground): boolean => {
  const own = rootsOf(
    `${target.node?.name ?? ""} ${nodesBefore[groupOf(nodesBefore, target.index)]?.name ?? ""}`,
  );
  return (
    /(?<!\p{L})(?:this|it)(?!\p{L})/iu.test(asSaid) || objectRoots(intent).every((word) => own.has(word))
  );
};

/** `Resolve conversation` that is `Unresolve conversation` now. */
const isTakenBackBy = (was: string, is: string): boolean =>
  wordsOf(was).slice(1).join(" ") === wordsOf(is).slice(1).join(" ") &&
  isContraryName(wordsOf(was)[0] ?? "", wordsOf(is)[0] ?? "");

/** `Mark the answer as helpful` and `Helpful (38)`, the only one that is called so: it counts one more. */
function isCountedUp({ target, verb, intent, nodesBefore, alerts }: Ground): boolean {
  const [was = "", is = ""] = [target.node?.name, target.after?.name].map((name) => name?.replace(share, ""));
  const own = uncounted(was);
  const words = wordsOf(own);
  const [then, ...more] = numbersIn(was);
  return (
    (verb === "check" || intent.words[0] === "vote") &&
    then !== undefined &&
    more.length === 0 &&
    words.length > 0 &&
    words.every((word) => intent.words.includes(word)) &&
    uncounted(is) === own &&
    numbersIn(is)[0] === then + 1 &&
    nodesBefore.filter(({ name }) => uncounted(name.replace(share, "")) === own).length === 1 &&
    !alerts.some(({ tone }) => tone === "error")
  );
}
/** What part of all that is: `AI features 15 (33%)`. */
const share = /\s?\(?\d{1,3}(?:\.\d{1,2})? ?%\)?/gu;
const numbersIn = (text: string): number[] => (text.match(/\d{1,9}/g) ?? []).map(Number);

/** `Add Birch to the list` that is `Add Dune to the list` now is the control of another thing. */
function isOfAnother(was: string, is: string, object: readonly string[]): boolean {
  const [then, now] = [wordsOf(was), wordsOf(is)];
  const replaced = then.filter((word, at) => word !== now[at]);
  return then.length === now.length && replaced.length === 1 && object.includes(rootOf(replaced[0] ?? ""));
}

const uncounted = (name: string): string => name.replace(/\d+/g, "#");

/** What the control is called beside the deed is of the step, and it tells now that this was done. */
const isDoneNow = (ground: Ground): boolean => {
  const { node, after } = ground.target;
  return !!node && !!after && becameDone(ground, node.name, after.name);
};

/** With its like around it a list of choices closed, whatever was chosen. Buttons side by side are commands. */
const isBeside = (one: SkeletonNode, node: SkeletonNode): boolean =>
  node.role !== "button" && one !== node && one.parent === node.parent && one.role === node.role;

/** A bar of commands went as a whole, whichever of them was used. */
const isOfBar = (one: SkeletonNode, node: SkeletonNode): boolean =>
  node.role === "button" && one.parent === node.parent && one.role === "button";
/** Buttons that make a bar. */
const bar = 4;

const isField = (node: { role: string } | undefined): boolean =>
  node?.role === "textbox" || node?.role === "combobox";

/** Every word of what the step is about stands on the control itself, or is what the control's page calls itself ("Close issue" on the page of issue 54), or the part that it stands in. */
function namesAll(ground: Ground): boolean {
  const { intent, target } = ground;
  const group = ground.nodesBefore[groupOf(ground.nodesBefore, target.index)];
  const isCalled = (quote: string): boolean =>
    [group?.name ?? "", ...(group ? [target.node?.name ?? ""] : []), headingAbove(ground)].some(
      (name) => fold(name) === fold(quote),
    );
  if (!intent.quoted.every(isCalled)) return false;
  const own = rootsOf(target.node?.name ?? "");
  const left = objectRoots(intent).filter((word) => !own.has(word));
  if (left.length === 0) return true;
  const around = ancestorsOf(ground.nodesBefore, target.index).flatMap((at) => {
    const { role, name = "" } = ground.nodesBefore[at] ?? {};
    return role === "region" ? [name] : [];
  });
  const page = rootsOf([selfNameBefore(ground), group?.name ?? "", ...around].join("\n"));
  return left.every((word) => page.has(word));
}

/** What the control stands under: of a page without parts each control belongs to the last heading before it. */
function headingAbove({ nodesBefore, target }: Ground): string {
  const isAbove = ({ role, parent }: SkeletonNode, at: number): boolean =>
    role === "heading" && at < target.index && parent === target.node?.parent;
  return nodesBefore.findLast(isAbove)?.name ?? "";
}
