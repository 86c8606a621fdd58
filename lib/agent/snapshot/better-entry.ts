import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "./node-tree";

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/**
 * The same control in another entry of the list, where that one has all the names that this entry has, and more: it is the one that is meant. Undefined where the
 * control stands in no entry, or no single one of the others is better.
 */
export function betterEntry<Node extends SkeletonNode>(
  names: readonly string[],
  targetId: string,
  nodes: readonly Node[],
): Node | undefined {
  const at = nodes.findIndex(({ id }) => id === targetId);
  const target = nodes[at];
  const own = entryAbove(nodes, at);
  if (!target || !own || names.length === 0) return undefined;
  const held = namesIn(names, own);
  const better = nodes.flatMap((node, index) => {
    const isPeer = node.role === target.role && fold(node.name) === fold(target.name) && index !== at;
    const entry = isPeer && isUsable(node) ? entryAbove(nodes, index) : undefined;
    if (!entry || entry === own || entry.role !== own.role || entry.path !== own.path) return [];
    const theirs = namesIn(names, entry);
    return theirs.length > held.length && held.every((name) => theirs.includes(name))
      ? [{ node, count: theirs.length }]
      : [];
  });
  const [best, next] = better.sort((a, b) => b.count - a.count);
  return best && next?.count !== best.count ? best.node : undefined;
}

const isUsable = ({ states }: SkeletonNode): boolean =>
  !states.includes("hidden") && !states.includes("disabled");

const namesIn = (names: readonly string[], { name }: SkeletonNode): string[] =>
  names.filter((one) => isHeldBy(one, [name]));

const entryAbove = <Node extends SkeletonNode>(nodes: readonly Node[], index: number): Node | undefined =>
  ancestorsOf(nodes, index)
    .flatMap((above) => nodes[above] ?? [])
    .find(({ role }) => entryRoles.has(role));
