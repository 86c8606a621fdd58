import { perObject } from "@/lib/agent/domain/per-object";
import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import type { ElementQuery } from "@/lib/contracts/assertion";
import { readRole } from "./from-tree";
import { type PlacedNode, standingAt } from "./node-places";

/** What a query can be asked of: nodes of a snapshot or of a skeleton. */
export type FindableNode = PlacedNode & { id: string };

/** Roles that a planner mixes up without meaning another thing. */
const alike: readonly (readonly NodeRole[])[] = [
  ["button", "clickable", "menuitem", "link", "tab"],
  ["checkbox", "switch", "radio"],
  ["item", "row", "option", "treeitem"],
  ["alert", "status"],
  ["list", "table"],
  ["form", "region", "dialog"],
];
const rolesLike = (role: NodeRole): readonly NodeRole[] =>
  alike.find((group) => group.includes(role)) ?? [role];

/**
 * Elements that a query means, in document order: by id where it is known, else by name (compared without case and repeated spaces) and role. An
 * id that is not on the page falls back to role and name when the query has them. A role that fits exactly wins over one that is like it.
 */
export function findElements<Node extends FindableNode>(query: ElementQuery, nodes: readonly Node[]): Node[] {
  if (query.id !== undefined) {
    const byId = nodes.filter((node) => node.id === query.id);
    if (byId.length > 0) return byId;
  }
  if (query.name === undefined && query.role === undefined) return [];
  const found = findByName(query, nodes);
  return query.place === undefined ? found : standingAt(query.place, found, nodes);
}

/** What a label says of its field besides the name: that it must be filled in, or need not. */
const labelMark = /(?:\s*(?:[*:\uff0a]|\((?:required|optional)\)))+$/;
const unmarked = (name: string): string => name.replace(labelMark, "");

/** Places of elements by what they are called, read once a page. */
const placesOf = perObject((nodes: readonly FindableNode[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, node] of nodes.entries()) {
    const name = fold(node.name);
    const known = places.get(name);
    if (known) known.push(at);
    else places.set(name, [at]);
  }
  return places;
});

function calledSo<Node extends FindableNode>(name: string, nodes: readonly Node[]): readonly Node[] {
  const exact = placesOf(nodes)
    .get(name)
    ?.flatMap((at) => nodes[at] ?? []);
  if (exact) return exact;
  const wanted = unmarked(name);
  return wanted === "" ? [] : nodes.filter((node) => unmarked(fold(node.name)) === wanted);
}

function findByName<Node extends FindableNode>(query: ElementQuery, nodes: readonly Node[]): Node[] {
  const name = query.name === undefined ? undefined : fold(query.name);
  const named = name === undefined ? nodes : calledSo(name, nodes);
  if (query.role === undefined) return [...named];
  const role = readRole(query.role);
  const exact = named.filter((node) => node.role === role);
  if (exact.length > 0 || name === undefined) return exact;
  const roles = rolesLike(role);
  return named.filter((node) => roles.includes(node.role));
}
