import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { isFoundAlready } from "@/lib/agent/verification/change/found-already";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { heldValue, sameValue } from "@/lib/agent/verification/page/field-value";
import { isOn, toggleChange, wantedToggle } from "@/lib/agent/verification/page/toggle-state";
import { isCalledReverse } from "@/lib/agent/verification/step/called-reverse";
import { choosesForStep } from "@/lib/agent/verification/step/enters-for-step";

/** What the step wants was so before and is so still: done as a state, though nothing changed. */
export const stateHeldAlready: Check = {
  name: "state-held-already",
  applies: ({ fit, target, effects }) =>
    fit.fit === "this" && target.after !== undefined && effects.related.length === 0,
  check(ground) {
    const wanted = wantedToggle(ground);
    const change = toggleChange(ground);
    if (
      wanted !== undefined &&
      change?.before === wanted &&
      change.after === wanted &&
      !isOfOtherState(ground) &&
      !looksSoEverywhere(ground) &&
      !isOnlyDrawn(ground.target.after) &&
      !isMarkedOtherwise(ground)
    )
      return verified(0.9, `It was ${wanted ? "on" : "off"} already.`);
    if (isChosenAlready(ground)) return verified(0.9, "It was chosen already.");
    if (isFoundAlready(ground)) return verified(0.9, "What was looked for was shown already.");
    return isOpenAlready(ground) && !listMoved(ground) ? verified(0.9, "It was open already.") : undefined;
  },
};

/** `Mark it as controlled`, by a button that still offers that: what is on there is another state. */
function isOfOtherState({ asSaid, target }: Ground): boolean {
  const state = / as (?:an? |the )?(\p{L}+)[.!]?$/iu.exec(asSaid.trim())?.[1];
  return (
    state !== undefined &&
    target.after?.role === "button" &&
    isOn({ ...target.after, name: "" }) === undefined &&
    containsPhrase(target.after.name, state)
  );
}

/** A class that a control of every entry beside this one bears (`.liked` of all hearts of a feed) is how such controls look, and no state. */
function looksSoEverywhere({ target, nodesBefore }: Ground): boolean {
  const states = target.node?.states ?? [];
  if (!target.node || isOn({ ...target.node, states: states.filter((state) => !state.startsWith(".")) }))
    return false;
  const row = rowOf(nodesBefore, target.index);
  const { role, parent } = nodesBefore[row] ?? {};
  const others = nodesBefore.flatMap((node, at) =>
    at !== row && node.role === role && node.parent === parent ? [at] : [],
  );
  const bears = (at: number): boolean =>
    descendantsOf(nodesBefore, at).some(
      (node) =>
        node.role === target.node?.role &&
        states.some((state) => state.startsWith(".") && node.states.includes(state) && isOn(node)),
    );
  return row >= 0 && others.length >= fewEntries && others.every(bears);
}
/** So many others that all of them being marked is no chance. */
const fewEntries = 3;

/** `★ Star`, or a tick that is told of as `Mark done`: the picture of a command says nothing of a state. */
const isOnlyDrawn = (node: Ground["target"]["after"]): boolean =>
  node !== undefined &&
  isOn({ ...node, name: "" }) === undefined &&
  (/\p{L}{2}/u.test(node.name) || offering.test(node.description?.trim() ?? ""));
const offering =
  /^(?:add|mark|set|make|star|like|save|pin|bookmark|complete|finish|check|tick|turn on)(?!\p{L})/iu;

/** `★` where others of the kind are drawn just so and say by a state besides that they are on. */
function isMarkedOtherwise({ target: { node }, nodesBefore }: Ground): boolean {
  if (!node || isOn({ ...node, name: "" }) !== undefined) return false;
  return nodesBefore.some(
    (one) =>
      one !== node && one.role === node.role && one.name === node.name && isOn({ ...one, name: "" }) === true,
  );
}

/** A select that held the wanted option before and holds it still. */
function isChosenAlready({ action, target, input, intent }: Ground): boolean {
  if (action.name !== "select" || action.value === undefined) return false;
  if (!choosesForStep(intent, action.value, target.node?.name ?? "")) return false;
  const held = heldValue(target.after, input.report);
  return (
    held !== undefined && sameValue(held, action.value) && sameValue(target.node?.value ?? "", action.value)
  );
}

/** A list that shows other entries, or stands in another order, is not as it was. */
const listMoved = ({ diff, nodesBefore, nodesAfter }: Ground): boolean =>
  diff !== undefined &&
  (diff.reordered.length > 0 ||
    [
      ...diff.disappeared.map((at) => nodesBefore[at]),
      ...diff.appeared.map((at) => nodesAfter[at]),
      ...diff.changed.flatMap(({ name, after }) => (name ? [nodesAfter[after]] : [])),
    ].some((node) => node?.role === "row" || node?.role === "item"));

const openRoles: ReadonlySet<string> = new Set([
  "tab",
  "link",
  "button",
  "clickable",
  "menuitem",
  "radio",
  "item",
  "option",
]);

const showing: ReadonlySet<string> = new Set(["open", "expand", "click", "navigate", "filter", "select"]);

/** A tab, filter or page link that is marked as the present one before and after. A star in its name is a picture. */
function isOpenAlready(ground: Ground): boolean {
  const { verb, target, asSaid } = ground;
  // `Show the inactive ones`, by `Active`, which is chosen.
  if (isCalledReverse(asSaid, target.node?.name ?? "")) return false;
  if (
    !showing.has(verb) ||
    !openRoles.has(target.node?.role ?? "") ||
    target.node?.states.includes("collapsed")
  )
    return false;
  const isPresent = (node: typeof target.node): boolean =>
    node !== undefined && (node.states.includes("current") || isOn({ ...node, name: "" }) === true);
  return isPresent(target.node) && isPresent(target.after) && !areAllPresent(ground, isPresent);
}

/** Each page of a pager that is drawn as the present one: what tells so of all of them tells nothing of one. */
function areAllPresent(
  { target: { node }, nodesBefore }: Ground,
  isPresent: (node: Ground["target"]["node"]) => boolean,
): boolean {
  const beside = nodesBefore.filter(
    (one) => one !== node && one.parent === node?.parent && one.role === node.role && one.name !== "",
  );
  return beside.length > 1 && beside.every(isPresent);
}
