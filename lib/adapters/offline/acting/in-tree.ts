import { treeEntry } from "@/lib/adapters/offline/matching/tree-entry";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/** Goes down a tree to the entry that the goal is about. */
export function inTree(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
): ActionAnswer | undefined {
  const entry = treeEntry(goal, goalFacts(goal), nodes);
  return entry && !wasPressed(entry, nodes, history)
    ? prepare("click", [entry.id], `${describe(entry)} is where it stands.`)
    : undefined;
}
