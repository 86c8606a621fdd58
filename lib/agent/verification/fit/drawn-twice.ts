import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { PageDiff } from "@/lib/agent/snapshot/diff-pages";
import type { GroundTarget } from "@/lib/agent/verification/ground";
import { rowOf, sameNamed } from "./candidates";

/**
 * The other drawings of one control, as `Follow` over a text and under it: all that are called alike stand in no entry, and all of them are called alike anew
 * since one was used. Empty where it is drawn once, or where they are not one.
 */
export function copiesOf(
  nodes: readonly SkeletonNode[],
  { index, node, after }: GroundTarget,
  diff: PageDiff | undefined,
): readonly number[] {
  if (!diff || !node?.name || !after?.name || after.name === node.name || rowOf(nodes, index) >= 0) return [];
  const copies = sameNamed(nodes, index);
  const renamed = new Map(diff.changed.map((change) => [change.before, change.name?.to]));
  return copies.every((at) => rowOf(nodes, at) < 0 && renamed.get(at) === after.name) ? copies : [];
}

/** The nodes without the copies of the target, which are no rivals of it. */
export function withoutCopies(
  nodes: readonly SkeletonNode[],
  target: GroundTarget,
  diff: PageDiff | undefined,
): readonly SkeletonNode[] {
  const copies = copiesOf(nodes, target, diff);
  return copies.length === 0
    ? nodes
    : nodes.map((one, at) => (copies.includes(at) ? { ...one, states: [...one.states, "hidden"] } : one));
}
