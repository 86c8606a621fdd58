import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/**
 * The entry of a tree that leads to what the goal is about: the folded one that the goal calls by its whole name, then under it the one that the goal names.
 * Undefined where the tree says nothing of the goal, several are called so, or it was chosen already.
 */
export function treeEntry(
  goal: string,
  facts: readonly Fact[],
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const entries = nodes.filter(({ role, states }) => role === "treeitem" && !states.includes("hidden"));
  const folded = entries.filter(
    ({ name, states }) => states.includes("collapsed") && containsPhrase(goal, name),
  );
  if (folded.length === 1) return folded[0];
  const said = facts.filter(({ kind }) => kind === "said" || kind === "name" || kind === "code");
  const parents = entries.filter(({ states }) => states.includes("expanded"));
  const own = entries.filter(
    (node) =>
      isLeaf(node) && said.some(({ value }) => node.name === value || node.name.startsWith(`${value} `)),
  );
  const under = own.filter(({ nearText = "" }) => nearText !== "" && containsPhrase(goal, nearText));
  const [only, ...more] = own.length > 1 || parents.length > 1 ? under : own;
  return only && more.length === 0 && !isChosen(only) ? only : undefined;
}

const isLeaf = ({ states }: SnapshotNode): boolean =>
  !states.includes("collapsed") && !states.includes("expanded");
