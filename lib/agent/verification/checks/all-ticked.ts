import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import { namesOtherState } from "@/lib/agent/verification/fit/box-meant";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Select all of the list`: the box at its head was ticked, and with it every box of the list is, of which one at least was not. */
export const allTicked: Check = {
  name: "all-ticked",
  applies: ({ verb, action, fit, asSaid, target, intent }) =>
    (verb === "check" || verb === "select") &&
    action.clicks &&
    fit.fit !== "other" &&
    all.test(asSaid) &&
    !namesOtherState(intent, target.node) &&
    target.node?.role === "checkbox",
  check(ground) {
    const boxes = boxesOfList(ground);
    const { nodesBefore, nodesAfter, diff, target, input } = ground;
    const isTicked = (at: number): boolean =>
      nodesAfter[diff?.match.toAfter[at] ?? -1]?.states.includes("checked") ?? false;
    const wereOpen = boxes.filter((at) => !nodesBefore[at]?.states.includes("checked"));
    const others = boxes.filter((at) => at !== target.index);
    if (others.length < fewest || wereOpen.length < fewest || !boxes.every(isTicked)) return undefined;
    return input.secondLook
      ? verified(0.9, `All ${others.length} boxes of the list are ticked.`)
      : lookAgain(0.9, `All ${others.length} boxes of the list are ticked, and have yet to stay so.`);
  },
};

const all =
  /(?<!\p{L})(?:select|tick|check|mark|choose)(?!\p{L})[^.]{0,30}?(?<!\p{L})(?:all|everything|every|each)(?!\p{L})/iu;
const fewest = 2;

/** The boxes of all entries that stand beside the entry of the target, and the target itself. */
function boxesOfList({ nodesBefore, target }: Ground): number[] {
  const head = nodesBefore[rowOf(nodesBefore, target.index)];
  if (head === undefined) return [];
  return [...nodesBefore.keys()].filter((at) => {
    const row = nodesBefore[rowOf(nodesBefore, at)];
    return nodesBefore[at]?.role === "checkbox" && row?.role === head.role && row.parent === head.parent;
  });
}
