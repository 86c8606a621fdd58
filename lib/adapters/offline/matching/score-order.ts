import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

type Placed = { node: SnapshotNode; fact: Fact; value: string };

/**
 * `the result of Rovers v Harriers: 3-2`: the first number is for whom the goal names first, else for the field that stands first, whatever else stands nearer to
 * either.
 */
export function inScoreOrder(
  goal: string,
  placed: readonly Placed[],
  fields: readonly SnapshotNode[],
  labelOf: (node: SnapshotNode) => string,
): Placed[] {
  const score = placed
    .filter(({ fact }) => fact.kind === "number")
    .sort((a, b) => a.fact.start - b.fact.start);
  const [one, two, ...more] = score;
  const isScore = one && two && more.length === 0 && parting.test(goal.slice(one.fact.end, two.fact.start));
  if (!isScore) return [...placed];
  const said = (node: SnapshotNode): number => fold(goal).indexOf(fold(labelOf(node)));
  const nodes = [one.node, two.node];
  const areNamed = nodes.every((node) => labelOf(node) !== "" && said(node) >= 0);
  const at = (node: SnapshotNode): number => (areNamed ? said(node) : fields.indexOf(node));
  const [first = one.node, second = two.node] = nodes.sort((a, b) => at(a) - at(b));
  return placed.map((each) =>
    each === one ? { ...one, node: first } : each === two ? { ...two, node: second } : each,
  );
}
const parting = /^\s?[-–—:]\s?$/;
