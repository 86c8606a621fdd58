import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** The shown entries of lists and tables; a card that holds a list of its own, or what `isInner` says, is none. */
export function listEntries(
  nodes: readonly SkeletonNode[],
  isInner: (node: SkeletonNode) => boolean = () => false,
): SkeletonNode[] {
  const isEntry = ({ role, states, name }: SkeletonNode): boolean =>
    entryRoles.has(role) && !states.includes("hidden") && name !== "";
  const holders = new Set<number>();
  for (const node of nodes) {
    if (!isEntry(node) && !isInner(node)) continue;
    // What is around one that is known to hold an entry is known as well.
    for (let above = node.parent; above >= 0 && !holders.has(above); above = nodes[above]?.parent ?? -1)
      holders.add(above);
  }
  return nodes.filter((node, at) => isEntry(node) && !holders.has(at));
}
