import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Expand Orchard in the tree`, by the triangle without a name that stands in that entry or right behind it: the entry alone is unfolded since then, and entries
 * came. The step says the entry and nothing else: `Expand Orchard and all below it` and `Open Orchard in the tree` may want more, or another thing. Returns the entry's name.
 */
export function treeEntryUnfolded(ground: Ground): string | undefined {
  const { asSaid, target, diff, nodesBefore, nodesAfter, requests } = ground;
  const { node, index } = target;
  if (requests.stored.length > 0 || !diff) return undefined;
  if (node?.role !== "clickable" || /[\p{L}\p{N}]/u.test(node.name)) return undefined;
  const row = rowOf(nodesBefore, index);
  const entryAt = nodesBefore[row]?.role === "treeitem" ? row : index - 1;
  const entry = nodesBefore[entryAt];
  if (entry?.role !== "treeitem" || (entryAt !== row && entry.parent !== node.parent)) return undefined;
  const [only, ...more] = diff.changed.filter(({ statesAdded }) => statesAdded.includes("expanded"));
  if (only?.before !== entryAt || more.length > 0) return undefined;
  const isMeant =
    entry.name !== "" &&
    isInTree(unfoldsIt.exec(withoutName(asSaid, entry.name)), nodesBefore, entryAt) &&
    nodesBefore.every((one) => one === entry || one.role !== "treeitem" || !isSameName(one.name, entry.name));
  return isMeant && diff.appeared.some((at) => nodesAfter[at]?.role === "treeitem") ? entry.name : undefined;
}

/** The words of the step, with `_` for the name. */
const withoutName = (said: string, name: string): string =>
  ` ${wordsOf(said).join(" ")} `.replace(` ${wordsOf(name).join(" ")} `, " _ ").trim();

const isSameName = (name: string, other: string): boolean =>
  wordsOf(name).join(" ") === wordsOf(other).join(" ");

/** Of several trees, `the category tree` is the one that is called so; the only one may be called by any word. */
function isInTree(said: RegExpExecArray | null, nodes: readonly SkeletonNode[], entryAt: number): boolean {
  const treeOf = (at: number): number => {
    const parent = nodes[at]?.parent ?? -1;
    return nodes[parent]?.role === "treeitem" ? treeOf(parent) : parent;
  };
  const word = said?.[1];
  if (!said || word === undefined) return said !== null;
  const trees = new Set([...nodes.keys()].filter((at) => nodes[at]?.role === "treeitem").map(treeOf));
  const has = rootsOf(nodes[treeOf(entryAt)]?.name ?? "").has(rootOf(word));
  return trees.size < 2 || has;
}
const unfoldsIt =
  /^(?:expand|unfold) (?:the )?(?:(?:branch|node|folder|entry) )?_(?: (?:branch|node|folder|entry))?(?: (?:in|of) the (?:([a-z]{3,12}) )?tree)?$/u;
