import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Expand Orchard in the tree`, by the triangle without a name that stands in that entry or right behind it: the entry alone is unfolded since then, and entries
 * came. Of those that the step says it is the one with the longest name. Returns that.
 */
export function treeEntryUnfolded(ground: Ground): string | undefined {
  const { verb, asSaid, target, diff, nodesBefore, nodesAfter, requests } = ground;
  const { node, index } = target;
  if ((verb !== "expand" && verb !== "open") || requests.stored.length > 0 || !diff) return undefined;
  if (node?.role !== "clickable" || /[\p{L}\p{N}]/u.test(node.name)) return undefined;
  const row = rowOf(nodesBefore, index);
  const entryAt = nodesBefore[row]?.role === "treeitem" ? row : index - 1;
  const entry = nodesBefore[entryAt];
  if (entry?.role !== "treeitem" || (entryAt !== row && entry.parent !== node.parent)) return undefined;
  const [only, ...more] = diff.changed.filter(({ statesAdded }) => statesAdded.includes("expanded"));
  if (only?.before !== entryAt || more.length > 0) return undefined;
  const isSaid = (name: string): boolean => name !== "" && containsPhrase(asSaid, name);
  const said = nodesBefore.filter(({ role, name }) => role === "treeitem" && isSaid(name));
  const isMeant = isSaid(entry.name) && said.every((one) => one === entry || isPartOf(one.name, entry.name));
  return isMeant && diff.appeared.some((at) => nodesAfter[at]?.role === "treeitem") ? entry.name : undefined;
}

const isPartOf = (part: string, whole: string): boolean =>
  part.length < whole.length && containsPhrase(whole, part);
