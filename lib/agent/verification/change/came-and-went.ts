import { perObject } from "@/lib/agent/domain/per-object";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const entryRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);
/** Of a list that came as a whole nobody asks which of its entries is the new one. */
const mostEntries = 3;
const longest = 120;

/** The names of the entries that came with the action; none where a whole list did, and of an entry that is only taken for another one. */
export function entriesCame(ground: Ground): string[] {
  const { diff, nodesAfter } = ground;
  const came = (diff?.appeared ?? []).flatMap((at) => {
    const node = nodesAfter[at];
    return node && entryRoles.has(node.role) ? [node.name] : [];
  });
  if (came.length > mostEntries) return [];
  return came.filter((name) => !saysNothingNew(ground, [name])).map((name) => name.slice(0, longest));
}

/**
 * At a later look the page lists none of the entries that came, and shows not one word of them more often than before the action: they are gone again. What only
 * went from one list to another shows no word more often, and is there.
 */
export const haveGone = (ground: Ground, names: readonly string[]): boolean =>
  names.length > 0 && !names.some((name) => isListedNow(ground, name)) && saysNothingNew(ground, names);

function isListedNow({ nodesBefore, nodesAfter }: Ground, name: string): boolean {
  const isListed = (nodes: readonly SkeletonNode[]): boolean =>
    nodes.some((node) => entryRoles.has(node.role) && node.name.slice(0, longest) === name);
  return isListed(nodesAfter) && !isListed(nodesBefore);
}

function saysNothingNew(ground: Ground, names: readonly string[]): boolean {
  const { earlier, now } = wordCounts(ground);
  return names.flatMap(lettersOf).every((word) => (now.get(word) ?? 0) <= (earlier.get(word) ?? 0));
}

/** The number of an entry moves on when another one comes. */
const lettersOf = (name: string): string[] => wordsOf(name).filter((word) => /\p{L}{2}/u.test(word));

/** How often both pages show each word. */
const wordCounts = perObject(({ nodesBefore, nodesAfter, input, before }: Ground) => ({
  earlier: counted(nodesBefore, before?.semanticSkeleton?.textDigest ?? []),
  now: counted(nodesAfter, input.after.lines),
}));

function counted(nodes: readonly SkeletonNode[], lines: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const text of [...nodes.map(({ name, value }) => `${name} ${value ?? ""}`), ...lines])
    for (const word of wordsOf(text)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}
