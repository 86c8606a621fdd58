import { perObject } from "@/lib/agent/domain/per-object";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** Names that a page shows, for telling a name with `and` in it from two things. */
export const knownNames = perObject((nodes: readonly SnapshotNode[]): readonly string[] => [
  ...new Set(
    nodes
      .flatMap((node) => [node.name, node.placeholder ?? "", ...(node.options ?? [])])
      .filter((name) => name.length > 3 && name.length <= 80),
  ),
]);
