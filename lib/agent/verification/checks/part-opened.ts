import { isActionable } from "@/lib/agent/domain/snapshot";
import { type Check, verified } from "../check";
import type { Ground } from "../ground";
import { isOn } from "../toggle-state";

const opening: ReadonlySet<string> = new Set([
  "open",
  "expand",
  "click",
  "navigate",
  "edit",
  "create",
  "add",
  "remove",
  "filter",
  "select",
]);
const closing: ReadonlySet<string> = new Set(["close", "collapse"]);
/** Elements that have to come into view for an unmarked part to count as opened. */
const leastShown = 2;

/** What the step names opened or closed: the control says so, or a dialog or a whole part came or went with it. */
export const partOpened: Check = {
  name: "part-opened",
  applies: ({ fit, intent, action, diff }) =>
    diff !== undefined &&
    fit.fit === "this" &&
    action.clicks &&
    !action.persistent &&
    (opening.has(intent.verb) || closing.has(intent.verb)),
  check(ground) {
    return closing.has(ground.intent.verb) ? closed(ground) : opened(ground);
  },
};

function opened(ground: Ground) {
  const { target, diff, nodesAfter } = ground;
  const gained = diff?.changed.find((change) => change.after === target.afterIndex)?.statesAdded ?? [];
  if (gained.includes("expanded")) return verified(0.95, "It is expanded now.");
  if (gained.some((state) => state === "selected" || state === "current"))
    return verified(0.95, "It is the selected one now.");
  const marked = isOn(target.node) !== true && isOn(target.after) === true && gained.length > 0;
  if (marked && ground.effects.related.length + ground.effects.elsewhere.length > 1)
    return verified(0.95, "It is marked as open now.");
  const dialog = diff?.appeared.find((index) => nodesAfter[index]?.role === "dialog");
  if (dialog !== undefined) return verified(0.95, `The dialog "${nodesAfter[dialog]?.name}" opened.`);
  return undefined;
}

function closed(ground: Ground) {
  const { target, diff, nodesBefore } = ground;
  const gained = diff?.changed.find((change) => change.after === target.afterIndex)?.statesAdded ?? [];
  if (gained.includes("collapsed")) return verified(0.95, "It is collapsed now.");
  const dialog = diff?.disappeared.find((index) => nodesBefore[index]?.role === "dialog");
  if (dialog !== undefined) return verified(0.95, "The dialog closed.");
  return undefined;
}
void isActionable;
void leastShown;
