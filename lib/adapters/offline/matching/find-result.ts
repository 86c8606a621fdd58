import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { likeness } from "./likeness";

/** Where the nth of a list is: here, or on another page of it. */
export type FoundResult = { kind: "here"; node: SnapshotNode } | { kind: "page"; way: SnapshotNode };

const pagerSign = /^(?:\d{1,4}|[<>«»‹›←→|…]+|next|prev(?:ious)?|first|last|more)$/i;
const isVisible = (node: SnapshotNode): boolean =>
  !node.states.includes("hidden") && !node.states.includes("disabled");
const leads = (node: SnapshotNode): boolean =>
  (node.role === "link" || node.role === "clickable") && isVisible(node);
const isPager = (node: SnapshotNode): boolean => pagerSign.test(node.name.trim());
/** Names differ from entry to entry, the shape of the path does not. */
const shapeOf = ({ role, path }: SnapshotNode): string =>
  `${role}@${pathParts(path)
    .map((part) => part.role)
    .join("/")}`;

/** The entries that a page lists: links of one shape, the most there are, leaving out those that turn its pages. */
export function listedEntries(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const groups = new Map<string, SnapshotNode[]>();
  for (const node of nodes) {
    if (!leads(node) || isPager(node) || node.name === "" || node.states.includes("current")) continue;
    const shape = shapeOf(node);
    groups.set(shape, [...(groups.get(shape) ?? []), node]);
  }
  return [...groups.values()].reduce((best, group) => (group.length > best.length ? group : best), []);
}

/** Finds the nth entry of a list that may be shown in pages of equal length. Undefined when it is not to be had. */
export function findResult(ordinal: number, nodes: readonly SnapshotNode[]): FoundResult | undefined {
  const entries = listedEntries(nodes);
  if (entries.length === 0) return undefined;
  const page = currentPage(nodes);
  if (ordinal < 0) return here(entries.at(ordinal));
  const before = heldBefore(ordinal, page, entries.length);
  if (before !== undefined) return here(entries[ordinal - before - 1]);
  const wanted = Math.ceil(ordinal / entries.length);
  const numbered = nodes.find((node) => leads(node) && node.name.trim() === String(wanted));
  const way = numbered ?? (wanted > page ? turning("next", nodes) : turning("previous", nodes));
  return way && { kind: "page", way };
}

const here = (node: SnapshotNode | undefined): FoundResult | undefined => node && { kind: "here", node };

/** How many entries the pages before this one hold, if the nth is on this one. The last page may be shorter than the others. */
function heldBefore(ordinal: number, page: number, shown: number): number | undefined {
  for (let length = shown; page === 1 ? length === shown : length <= ordinal; length++) {
    const place = ordinal - (page - 1) * length;
    if (place >= 1 && place <= shown) return (page - 1) * length;
    if (place < 1) return undefined;
  }
  return undefined;
}

function currentPage(nodes: readonly SnapshotNode[]): number {
  const marked = nodes.find(
    (node) =>
      /^\d{1,4}$/.test(node.name.trim()) &&
      node.states.some((state) => /^(?:current|selected|\.active|\.current|\.selected)$/.test(state)),
  );
  return marked ? Number(marked.name.trim()) : 1;
}

const turning = (word: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined =>
  nodes.find(
    (node) =>
      (leads(node) || (node.role === "button" && isVisible(node))) && likeness(word, node.name) >= 0.85,
  );
