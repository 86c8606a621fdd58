import { rowOf, sameNamed } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Mark everything as read` by the control of one entry, which others of its list still offer. */
export function isOneOfAll({ asSaid, action, target, nodesBefore, nodesAfter, diff }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const isAll = ofAll.test(asSaid.trim()) && !naming.test(target.node?.name ?? "");
  return (
    isAll &&
    action.clicks &&
    row >= 0 &&
    sameNamed(nodesBefore, target.index).some((at) => {
      const other = rowOf(nodesBefore, at);
      return (
        other !== row &&
        nodesBefore[other]?.parent === nodesBefore[row]?.parent &&
        nodesAfter[diff?.match.toAfter[at] ?? -1]?.name === target.node?.name &&
        // A box is called as it was when it is ticked.
        !diff?.changed.some(({ before, statesAdded }) => before === at && statesAdded.includes("checked"))
      );
    })
  );
}
const ofAll = /^\p{L}+ (?:all|everything|every|each)(?!\p{L})/iu;
const naming = /(?<!\p{L})(?:all|everything|every|each)(?!\p{L})/iu;
