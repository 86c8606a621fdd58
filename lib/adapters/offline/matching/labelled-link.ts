import { bearsIdentifier } from "@/lib/agent/domain/identifiers";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** `#214` before a link that is in no row: what it stands beside tells it. */
export const labelsOf = (path: string, own: readonly SnapshotNode[]): string[] =>
  path === "" ? own.flatMap(({ role, nearText }) => (role === "link" && nearText ? [nearText] : [])) : [];

/** Such a link leads to its thing whatever that is called, as in `#214 Export drops a column`. */
export function labelledLink(
  goal: string,
  path: string,
  own: readonly SnapshotNode[],
): { node: SnapshotNode; does: false } | undefined {
  const [node, ...others] = own;
  const isIt = others.length === 0 && labelsOf(path, own).some((label) => bearsIdentifier(goal, label));
  return node && isIt ? { node, does: false } : undefined;
}
