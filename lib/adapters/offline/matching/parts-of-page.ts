import { perObject } from "@/lib/agent/domain/per-object";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { remember } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";

/** Elements that belong together on a page, and the path that they stand under. `isPage`: all of the page that is in no form. */
export type PagePart = { path: string; inside: readonly SnapshotNode[]; isPage?: true };

/** Path under which the elements inside a container stand. */
export function pathInside({ path, role, name }: SnapshotNode): string {
  const own = name ? `${role}:${name.slice(0, 40)}` : role;
  return path ? `${path}/${own}` : own;
}

const formPathIn = remember((path) => {
  const parts = pathParts(path);
  const at = parts.findLastIndex(({ role }) => role === "form" || role === "dialog");
  return joinParts(parts.slice(0, at + 1));
});

/** Path up to the innermost form or dialog around an element; empty when it is in none. Elements side by side have one path. */
export const formPathOf = ({ path }: SnapshotNode): string => formPathIn(path);

export const isUnder = (path: string, node: SnapshotNode): boolean =>
  path === "" ||
  (node.path.startsWith(path) && (node.path.length === path.length || node.path.charAt(path.length) === "/"));

/** Where on a page the containers begin, by the path of what is in them. */
const startsIn = perObject((nodes: readonly SnapshotNode[]): ReadonlyMap<string, readonly number[]> => {
  const starts = new Map<string, number[]>();
  for (const [at, node] of nodes.entries()) {
    const path = pathInside(node);
    const known = starts.get(path);
    if (known) known.push(at);
    else starts.set(path, [at]);
  }
  return starts;
});

/** What stands under a path around this element. Containers that are called alike share a path: its own is the last that begins before it. */
function under(path: string, node: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const starts = path === "" ? [] : (startsIn(nodes).get(path) ?? []);
  const at = nodes.indexOf(node);
  const from = starts.findLast((start) => start <= at) ?? 0;
  const to = starts.find((start) => start > at) ?? nodes.length;
  return nodes.slice(from, to).filter((one) => isUnder(path, one));
}

/** The innermost form or dialog around an element, as what is in it; the whole page where there is none. */
export const formAround = (node: SnapshotNode, nodes: readonly SnapshotNode[]): PagePart => {
  const path = formPathOf(node);
  return { path, inside: under(path, node, nodes) };
};

/** Path up to the row or entry of a list around an element; undefined when it is in none. */
const rowPathOf = remember((path) => {
  const parts = pathParts(path);
  const at = parts.findLastIndex(({ role }) => role === "row" || role === "item");
  return at < 0 ? undefined : joinParts(parts.slice(0, at + 1));
});

export const isInRow = ({ path }: SnapshotNode): boolean => rowPathOf(path) !== undefined;

const rowsIn = perObject((nodes: readonly SnapshotNode[]) =>
  perObject((node: SnapshotNode): PagePart | undefined => {
    const path = rowPathOf(node.path);
    return path === undefined ? undefined : { path, inside: under(path, node, nodes) };
  }),
);

/** The row or entry of a list around an element; undefined when it is in none. */
export const rowAround = (node: SnapshotNode, nodes: readonly SnapshotNode[]): PagePart | undefined =>
  rowsIn(nodes)(node);

/** What the row or entry of a list around an element says in full: the path cuts it. */
export function rowTextAround(node: SnapshotNode, nodes: readonly SnapshotNode[]): string | undefined {
  const path = rowPathOf(node.path);
  const at = nodes.indexOf(node);
  const start =
    path === undefined
      ? undefined
      : startsIn(nodes)
          .get(path)
          ?.findLast((one) => one < at);
  return start === undefined ? undefined : nodes[start]?.name;
}

/** Parts of a page without forms: each goes from the heading after a part that `ends` to the next of these. */
export function sectionsOf(
  nodes: readonly SnapshotNode[],
  ends: (node: SnapshotNode) => boolean,
): SnapshotNode[][] {
  const sections: SnapshotNode[][] = [[]];
  for (const node of nodes) {
    if (node.role === "heading" && sections.at(-1)?.some(ends)) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}
