import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { waysOutOfDialog } from "@/lib/agent/domain/wording/ways-out";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { coverOver, waysAround, waysThrough } from "@/lib/agent/snapshot/ways-through";
import type { BrowserAction } from "@/lib/contracts/browser-action";

/** What lies over the page and does not hold the target: the dialog that came last. */
export function overlayOver(snapshot: PageSnapshot, targetId: string | undefined): SnapshotNode | undefined {
  const { nodes } = snapshot;
  const target = nodes.findIndex(({ id }) => id === targetId);
  return nodes
    .filter((node) => {
      if (node.role !== "dialog" || node.states.includes("hidden")) return false;
      return target < 0 || !isWithin(nodes, target, nodes.indexOf(node));
    })
    .at(-1);
}

/** How to close it: its own way out, the mildest first; a dialog without one by Escape. Never by agreeing to what it asks. */
export const closeActions = ({ nodes }: PageSnapshot, overlay: SnapshotNode): BrowserAction[] => [
  ...waysThrough(descendantsOf(nodes, nodes.indexOf(overlay)), waysOutOfDialog).map(pressing),
  { name: "press", args: ["Escape"] },
];

/** How to take away what covers an element without being a dialog. */
export function uncoverActions({ nodes }: PageSnapshot, targetId: string | undefined): BrowserAction[] {
  const target = nodes.find(({ id }) => id === targetId);
  return target ? waysAround(coverOver(target, nodes)).map(pressing) : [];
}

const pressing = ({ id }: SnapshotNode): BrowserAction => ({ name: "click", args: [id] });
