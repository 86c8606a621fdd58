import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What one field is called by, and not the other: `Check-in` and `Check-out`. */
const ownWords = ({ name }: SkeletonNode, other: SkeletonNode): string[] => {
  const its = rootsOf(other.name);
  return wordsOf(name)
    .map(rootOf)
    .filter((word) => word.length > 2 && !its.has(word));
};

/**
 * `June 18 as the check-out date`, picked in a list or a calendar: the field for the check-in has another value since then, the one that the step names has its
 * old one.
 */
export function otherFieldTook({ action, asSaid, diff, nodesBefore, nodesAfter }: Ground): boolean {
  if (!action.clicks || diff === undefined) return false;
  const said = rootsOf(asSaid);
  const taken = new Map(diff.changed.flatMap((one) => (one.value ? [[one.after, one.value]] : [])));
  const takers = [...taken.keys()].flatMap((at) => {
    const node = nodesAfter[at];
    return node && isField(node) ? [node] : [];
  });
  const [taker, ...more] = takers;
  if (taker === undefined || more.length > 0) return false;
  return nodesAfter.some((node, at) => {
    if (node === taker || node.role !== taker.role || taken.has(at)) return false;
    const before = nodesBefore[diff.match.toBefore[at] ?? -1];
    const meant = ownWords(node, taker);
    return (
      before !== undefined &&
      meant.length > 0 &&
      meant.every((word) => said.has(word)) &&
      !ownWords(taker, node).some((word) => said.has(word))
    );
  });
}
