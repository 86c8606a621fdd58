import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { coverOver as onCoverOf, waysAround } from "@/lib/agent/snapshot/ways-through";

/**
 * The control that takes away what lies over an element, or over something of the page that can be pressed or filled in: a notice on cookies, an offer, a
 * survey. Each such control once, and not more than twice by its name where a page draws it anew.
 */
export function coverOver(
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
  covered?: SnapshotNode,
): SnapshotNode | undefined {
  const own = covered ? onCoverOf(covered, nodes) : [];
  const ways = [own, overControls(nodes), overMost(nodes)].flatMap(waysAround);
  const left = ways
    .map((node) => ({ node, times: timesPressed(node, history) }))
    .filter(({ times }) => times < mostTimes);
  return (left.find(({ times }) => times === 0) ?? left[0])?.node;
}

const mostTimes = 2;
const timesPressed = ({ id, role, name }: SnapshotNode, history: readonly PastAction[]): number =>
  history.some(({ action }) => action === `click(${JSON.stringify(id)})`)
    ? mostTimes
    : history.filter(({ action, target }) => action.startsWith("click(") && target === `${role} "${name}"`)
        .length;

/** What lies on the things that cover a button or a field. */
export function overControls(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const covers = new Set(
    nodes.flatMap((node) =>
      (node.role === "button" || isField(node)) && node.coveredBy !== undefined ? [node.coveredBy] : [],
    ),
  );
  return nodes.filter(({ liesOn }) => liesOn !== undefined && covers.has(liesOn));
}

/** Where nobody knows what covers what: all that is free, as long as that is the smaller part of the page. */
function overMost(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const pressable = nodes.filter(
    ({ role, states }) => (role === "button" || role === "link") && !states.includes("hidden"),
  );
  const free = pressable.filter(({ occluded }) => !occluded);
  return free.length * 2 > pressable.length ? [] : free;
}
