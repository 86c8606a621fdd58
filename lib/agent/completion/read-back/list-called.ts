import { entryRoles, isShown } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { destinationsOf } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

const listRoles: ReadonlySet<string> = new Set(["list", "table"]);

/**
 * `… to my watchlist`, where the page shows one list that goes by that name: whether some of these values stand in it. What runs by elsewhere on the page may
 * name them as well. Undefined where no such list is shown, or nothing stands in it at all.
 */
export function standsInListCalled(
  values: readonly string[],
  { nodes }: PageSnapshot,
  goal: string,
): boolean | undefined {
  const called = destinationsOf(goal, true).flatMap((place) => contentStems(place).slice(-1));
  const lists = nodes.flatMap((node, at) =>
    listRoles.has(node.role) && isShown(node) && isCalled(labelOf(at, nodes), called) ? [at] : [],
  );
  const [only] = lists;
  if (only === undefined || lists.length > 1) return undefined;
  const entries = descendantsOf(nodes, only).filter((node) => entryRoles.has(node.role) && isShown(node));
  if (entries.length === 0) return undefined;
  return entries.some(({ name }) => values.some((value) => isHeldBy(value, [name])));
}

const isCalled = (label: string, words: readonly string[]): boolean =>
  contentWords(label).some((word) => words.includes(stem(word)));

/** Its own name, else the heading right above it. */
function labelOf(at: number, nodes: readonly SkeletonNode[]): string {
  const { name = "" } = nodes[at] ?? {};
  const above = nodes[at - 1];
  return name || (above?.role === "heading" ? above.name : "");
}
