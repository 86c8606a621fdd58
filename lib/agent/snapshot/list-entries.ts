import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { ancestorsOf } from "./node-tree";

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** The shown entries of lists and tables; a card that holds a list of its own, or what `isInner` says, is none. */
export function listEntries(
  nodes: readonly SkeletonNode[],
  isInner: (node: SkeletonNode) => boolean = () => false,
): SkeletonNode[] {
  const isEntry = ({ role, states, name }: SkeletonNode): boolean =>
    entryRoles.has(role) && !states.includes("hidden") && name !== "";
  const holders = new Set(
    nodes.flatMap((node, at) =>
      isEntry(node) || isInner(node) ? ancestorsOf(nodes, at).map((above) => nodes[above]) : [],
    ),
  );
  return nodes.filter((node) => isEntry(node) && !holders.has(node));
}
