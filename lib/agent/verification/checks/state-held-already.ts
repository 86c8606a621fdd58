import { type Check, verified } from "../check";
import type { Ground } from "../ground";
import { isOn, toggleChange, wantedToggle } from "../toggle-state";

/** What the step wants was so before and is so still: done as a state, though nothing changed. */
export const stateHeldAlready: Check = {
  name: "state-held-already",
  applies: ({ fit, target, effects }) =>
    fit.fit === "this" && target.after !== undefined && effects.related.length === 0,
  check(ground) {
    const wanted = wantedToggle(ground);
    const change = toggleChange(ground);
    if (wanted !== undefined && change && change.before === wanted && change.after === wanted)
      return verified(0.9, `It was ${wanted ? "on" : "off"} already.`);
    return isOpenAlready(ground) ? verified(0.9, "It was open already.") : undefined;
  },
};

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

/** A tab, filter or page link that is marked as the present one before and after. */
function isOpenAlready({ intent, target }: Ground): boolean {
  const shows =
    intent.verb === "open" ||
    intent.verb === "navigate" ||
    intent.verb === "filter" ||
    intent.verb === "select";
  if (!shows || !openRoles.has(target.node?.role ?? "") || target.node?.states.includes("collapsed"))
    return false;
  const isPresent = (node: typeof target.node): boolean =>
    node !== undefined && (node.states.includes("current") || isOn(node) === true);
  return isPresent(target.node) && isPresent(target.after);
}
