import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, refuted } from "@/lib/agent/verification/check";
import { isOn } from "@/lib/agent/verification/page/toggle-state";

const fewest = 2;
/** What comes with something else that is shown instead. */
const views: ReadonlySet<string> = new Set(["heading", "dialog", "form", "table", "textbox"]);

/** What was to be unfolded was open already, and the press folded it: nothing came, and what stood right behind it went. */
export const foldedInstead: Check = {
  name: "folded-instead",
  applies: ({ verb, fit, action, target, diff, observed, requests }) =>
    (verb === "open" || verb === "expand") &&
    fit.fit === "this" &&
    action.clicks &&
    target.index >= 0 &&
    target.afterIndex >= 0 &&
    observed?.urlChange === "none" &&
    requests.stored.length === 0 &&
    diff !== undefined,
  check({ diff, target, nodesBefore, nodesAfter }) {
    const gone = new Set(diff?.disappeared ?? []);
    const from = target.index + 1;
    const sign = nodesBefore[from];
    const first = sign?.role === "region" && sign.name === "" && !gone.has(from) ? from + 1 : from;
    const until = nodesBefore.findIndex((_, at) => at >= first && !gone.has(at));
    const count = (until < 0 ? nodesBefore.length : until) - first;
    const around = new Set([
      target.afterIndex,
      target.after?.parent ?? -1,
      ...ancestorsOf(nodesAfter, target.afterIndex),
    ]);
    const isReplaced = (diff?.appeared ?? []).some((at) => {
      const come = nodesAfter[at];
      return come !== undefined && (around.has(come.parent) || views.has(come.role));
    });
    // A tab or a filter that was chosen shows something else, or less.
    const isChosen = isOn(target.after) === true && isOn(target.node) !== true;
    return count >= fewest && !isReplaced && !isChosen
      ? refuted(0.85, `It was open already: ${count} elements right behind it went.`)
      : undefined;
  },
};
