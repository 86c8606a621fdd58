import microdiff from "microdiff";
import type { PageSnapshot, Skeleton, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { matchNodes, type NodeMatch } from "./match-nodes";
import { lastingStates, textDigestOf } from "./skeleton";
import { sameStates } from "./stable-ids";

/** What became of one element that is on both pages. Fields that did not change are absent. */
export type NodeChange = {
  before: number;
  after: number;
  name?: { from: string; to: string };
  value?: { from: string; to: string };
  href?: { from: string; to: string };
  statesAdded: string[];
  statesRemoved: string[];
  focus: boolean;
};

/** All that differs between two pages, in indices of their node lists. */
export type PageDiff = {
  match: NodeMatch;
  appeared: number[];
  disappeared: number[];
  changed: NodeChange[];
  /** Containers (indices after) whose items stand in another order. */
  reordered: number[];
  linesAdded: string[];
  linesRemoved: string[];
};

/** Compares a page with what was kept of the one before. */
export function diffPages(before: Skeleton, after: PageSnapshot): PageDiff {
  const match = matchNodes(before.nodes, after.nodes);
  const changed: NodeChange[] = [];
  before.nodes.forEach((node, index) => {
    const other = match.toAfter[index] ?? -1;
    const later = after.nodes[other];
    const change = later && changeOf(node, later);
    if (change) changed.push({ before: index, after: other, ...change });
  });
  return {
    match,
    appeared: unmatched(match.toBefore),
    disappeared: unmatched(match.toAfter),
    changed,
    reordered: reorderedContainers(before.nodes, after.nodes, match),
    ...diffLines(before.textDigest, textDigestOf(after.lines)),
  };
}

const unmatched = (side: Int32Array): number[] => {
  const found: number[] = [];
  side.forEach((other, index) => {
    if (other === -1) found.push(index);
  });
  return found;
};

type Described = { name: string; value: string; href: string; states: Record<string, true> };
const describe = (node: SkeletonNode): Described => ({
  name: node.name,
  value: node.value ?? "",
  href: node.href ?? "",
  states: Object.fromEntries(lastingStates(node).map((state) => [state, true])),
});

function changeOf(
  before: SkeletonNode,
  after: SkeletonNode,
): Omit<NodeChange, "before" | "after"> | undefined {
  const isSame =
    before.name === after.name &&
    before.value === after.value &&
    before.href === after.href &&
    sameStates(before.states, after.states);
  if (isSame) return undefined;
  const focus = before.states.includes("focused") !== after.states.includes("focused");
  const change: Omit<NodeChange, "before" | "after"> = { statesAdded: [], statesRemoved: [], focus };
  for (const difference of microdiff(describe(before), describe(after))) {
    const [field, state] = difference.path;
    if (field === "states") {
      if (difference.type === "CREATE") change.statesAdded.push(String(state));
      else change.statesRemoved.push(String(state));
    } else if (difference.type === "CHANGE" && (field === "name" || field === "value" || field === "href"))
      change[field] = { from: String(difference.oldValue), to: String(difference.value) };
  }
  const any = change.name ?? change.value ?? change.href ?? change.statesAdded[0] ?? change.statesRemoved[0];
  return any === undefined && !focus ? undefined : change;
}

/** Items that both pages show under the same container, in another order. */
function reorderedContainers(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  match: NodeMatch,
): number[] {
  const lastSeen = new Map<number, number>();
  const found = new Set<number>();
  before.forEach((node, index) => {
    const other = match.toAfter[index] ?? -1;
    const later = after[other];
    if (!later || !isItem(node) || later.parent < 0) return;
    if (node.parent < 0 || match.toAfter[node.parent] !== later.parent) return;
    if ((lastSeen.get(later.parent) ?? -1) > other) found.add(later.parent);
    else lastSeen.set(later.parent, other);
  });
  return [...found].sort((a, b) => a - b);
}

const itemRoles: ReadonlySet<string> = new Set([
  "item",
  "row",
  "option",
  "treeitem",
  "tab",
  "menuitem",
  "radio",
]);
const isItem = (node: SkeletonNode): boolean => itemRoles.has(node.role);

/** Visible lines that came and went, as multisets: a line that only moved is no change. */
function diffLines(
  before: readonly string[],
  after: readonly string[],
): { linesAdded: string[]; linesRemoved: string[] } {
  const [earlier, later] = withoutEqualEnds(before, after);
  const counts = new Map<string, number>();
  for (const line of earlier) counts.set(fold(line), (counts.get(fold(line)) ?? 0) + 1);
  const linesAdded = later.filter((line) => {
    const left = counts.get(fold(line)) ?? 0;
    if (left > 0) counts.set(fold(line), left - 1);
    return left <= 0;
  });
  const linesRemoved = earlier.filter((line) => {
    const left = counts.get(fold(line)) ?? 0;
    if (left > 0) counts.set(fold(line), left - 1);
    return left > 0;
  });
  return { linesAdded, linesRemoved };
}

function withoutEqualEnds(
  before: readonly string[],
  after: readonly string[],
): [readonly string[], readonly string[]] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}
