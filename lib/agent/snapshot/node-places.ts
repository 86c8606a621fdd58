import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { pathParts } from "./path-parts";

/** What a node must tell for its place to be known: nodes of a snapshot, of a digest or of a skeleton. */
export type PlacedNode = {
  role: NodeRole;
  name: string;
  path: string;
  states: readonly string[];
  description?: string | undefined;
  nearText?: string | undefined;
};

const headings = new WeakMap<readonly PlacedNode[], ReadonlyMap<PlacedNode, string>>();

/** The heading that an element stands under: the last one before it in its own container or in one around it. Empty where there is none. */
export function headingOver(node: PlacedNode, nodes: readonly PlacedNode[]): string {
  const known = headings.get(nodes) ?? headingsOf(nodes);
  headings.set(nodes, known);
  return known.get(node) ?? "";
}

function headingsOf(nodes: readonly PlacedNode[]): Map<PlacedNode, string> {
  const over = new Map<PlacedNode, string>();
  const last = new Map<string, { name: string; at: number }>();
  nodes.forEach((node, at) => {
    let best = last.get("");
    for (let end = node.path.length; end > 0; end = node.path.lastIndexOf("/", end - 1)) {
      const one = last.get(node.path.slice(0, end));
      if (one && one.at > (best?.at ?? -1)) best = one;
    }
    if (best) over.set(node, best.name);
    if (node.role === "heading" && !node.states.includes("hidden"))
      last.set(node.path, { name: node.name, at });
  });
  return over;
}

/** Texts that say where an element stands: what is around it, what describes it, what stands beside it, the heading over it. */
export const placesOf = (node: PlacedNode, nodes: readonly PlacedNode[]): string[] =>
  [
    ...pathParts(node.path).map(({ name }) => name),
    node.description ?? "",
    node.nearText ?? "",
    headingOver(node, nodes),
  ].filter(Boolean);

/**
 * What tells an element from others of its name: the row or item that it stands in, the group of fields, else the heading over it. A row that is called as its only field is
 * (`Oat bales`) tells less than the entry around it (`Mill Farm`).
 */
export function placeOf(node: PlacedNode, nodes: readonly PlacedNode[]): string {
  const parts = pathParts(node.path);
  const rows = parts.filter(({ role }) => role === "row" || role === "item");
  const isOwnName = fold(rows.at(-1)?.name ?? "") === fold(node.name);
  const row =
    (isOwnName ? rows.findLast(({ name }) => name && fold(name) !== fold(node.name)) : undefined) ??
    rows.at(-1);
  if (row?.name) return row.name;
  const heading = headingOver(node, nodes);
  const group = parts.findLast(({ role, name }) => role === "region" && name !== "")?.name;
  if (group === undefined) return heading;
  const isAlike = (one: PlacedNode): boolean =>
    one !== node && one.role === node.role && one.name === node.name && headingOver(one, nodes) === heading;
  return heading === "" || nodes.some(isAlike) ? group : heading;
}

/** Those of some elements that stand at a place, called just so where one is. */
export function standingAt<Node extends PlacedNode>(
  place: string,
  some: readonly Node[],
  all: readonly PlacedNode[],
): Node[] {
  const just = some.filter((node) => placesOf(node, all).some((text) => fold(text) === fold(place)));
  if (just.length > 0) return just;
  return some.filter((node) => placesOf(node, all).some((text) => containsPhrase(text, place)));
}
