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

/** The box drawn right around a button, called as it is, that says for it whether its menu is open: they are one control. -1: none. */
export function openerAround(nodes: readonly SkeletonNode[], target: number): number {
  const [box, own] = [nodes[target - 1], nodes[target]];
  return own?.role === "button" &&
    own.name !== "" &&
    box?.role === "clickable" &&
    box.name === own.name &&
    box.parent === own.parent &&
    box.states.includes("popup")
    ? target - 1
    : -1;
}

/** The nodes without the copies of the target, which are no rivals of it. */
export function withoutCopies(
  nodes: readonly SkeletonNode[],
  target: GroundTarget,
  diff: PageDiff | undefined,
): readonly SkeletonNode[] {
  const around = openerAround(nodes, target.index);
  const copies = [...copiesOf(nodes, target, diff), ...(around < 0 ? [] : [around])];
  return copies.length === 0
    ? nodes
    : nodes.map((one, at) => (copies.includes(at) ? { ...one, states: [...one.states, "hidden"] } : one));
}
