import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { isFoundAlready } from "@/lib/agent/verification/change/found-already";
import { type Check, verified } from "@/lib/agent/verification/check";
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
      !onlyLooksSo(ground)
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

/**
 * A class or a sign alone, where no option is chosen: of what shows its state so, a click would have turned it over. That it looks as before tells of a click
 * that did nothing, or of a look that is no state: hearts of a feed that all bear `.liked`, `★ Star` of a command.
 */
const onlyLooksSo = ({ action, verb, target: { node } }: Ground): boolean =>
  action.clicks &&
  verb !== "select" &&
  node !== undefined &&
  isOn({ ...node, name: "", states: node.states.filter((state) => !state.startsWith(".")) }) === undefined;

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
