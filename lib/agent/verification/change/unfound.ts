import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** An entry said what is searched for, and none does since: where it stood it is not found. */
export function isUnfound({ verb, nodesBefore, nodesAfter }: Ground, value: string): boolean {
  const saying = (nodes: readonly SkeletonNode[]): SkeletonNode[] =>
    nodes.filter(({ name, states }) => !states.includes("hidden") && containsPhrase(name, value));
  return (
    verb === "search" &&
    saying(nodesBefore).some(({ role }) => role === "item" || role === "row") &&
    saying(nodesAfter).every(isField)
  );
}
