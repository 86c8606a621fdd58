import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** Names that a page shows, for telling a name with `and` in it from two things. */
export const knownNames = (nodes: readonly SnapshotNode[]): string[] => [
  ...new Set(
    nodes
      .flatMap((node) => [node.name, node.placeholder ?? "", ...(node.options ?? [])])
      .filter((name) => name.length > 3 && name.length <= 80),
  ),
];
