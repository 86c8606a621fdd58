import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/**
 * Does a container begin with what one after begins with, by names that stand on either page once? What is open in a container changes its whole text, and may be
 * word for word what its neighbour showed before; its heading says which it is. What stands further in is no name: `Set as default` goes from one to the other.
 */
export function heldInCommon(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
): (one: number, other: number) => boolean {
  let holders: Holders | undefined;
  return (one, other) => {
    holders ??= holdersOf(before, after);
    return holders.get(one)?.size === 1 && holders.get(one)?.has(other) === true;
  };
}

/** Those after that hold something of a container before. */
type Holders = Map<number, Set<number>>;

function holdersOf(before: readonly SkeletonNode[], after: readonly SkeletonNode[]): Holders {
  const later = namedOnce(after);
  const holders: Holders = new Map();
  for (const [name, one] of namedOnce(before)) {
    const [parent, newParent] = [headedBy(before, one), headedBy(after, later.get(name) ?? -1)];
    if (parent >= 0 && newParent >= 0)
      holders.set(parent, (holders.get(parent) ?? new Set<number>()).add(newParent));
  }
  return holders;
}

/** The container whose text begins with an element's. */
function headedBy(nodes: readonly SkeletonNode[], index: number): number {
  const { parent = -1, name = "" } = nodes[index] ?? {};
  return nodes[parent]?.name.startsWith(name) ? parent : -1;
}

/** Elements that alone have their role and name, by both. */
function namedOnce(nodes: readonly SkeletonNode[]): Map<string, number> {
  const found = new Map<string, number>();
  const several = new Set<string>();
  nodes.forEach(({ role, name }, index) => {
    const key = `${role}|${name}`;
    if (name === "" || several.has(key)) return;
    if (found.delete(key)) several.add(key);
    else found.set(key, index);
  });
  return found;
}
