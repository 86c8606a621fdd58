import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * Enter in a search field of a page that finds while one types: before and after, the field holds the query, and every entry of the lists that say it at all
 * says it. A list that shows some without it is not searched yet.
 */
export function isFoundAlready({ action, target, nodesBefore, nodesAfter }: Ground): boolean {
  const query = fold(target.after?.value ?? "");
  if (action.name !== "press" || !action.pressesEnter || target.after?.inputType !== "search") return false;
  if (query.length < 2 || fold(target.node?.value ?? "") !== query) return false;
  return [nodesBefore, nodesAfter].every((nodes) => showsOnly(query, nodes));
}

type Node = Pick<SnapshotNode, "role" | "name" | "states" | "parent" | "value">;

function showsOnly(query: string, nodes: readonly Node[]): boolean {
  const lists = new Map<number, boolean[]>();
  for (const { role, name, states, parent } of nodes)
    if ((role === "row" || role === "item") && !states.includes("hidden"))
      lists.set(parent, [...(lists.get(parent) ?? []), fold(name).includes(query)]);
  const found = [...lists].map(([at, says]) => withoutHeader(says, nodes[at]));
  const saying = found.filter((says) => says.includes(true));
  return saying.length > 0 && saying.every((says) => !says.includes(false));
}

/** A header that can be pressed is a row like others, and not counted among the entries of its table. */
const withoutHeader = (says: boolean[], table: Node | undefined): boolean[] =>
  table?.role === "table" && Number(table.value) === says.length - 1 ? says.slice(1) : says;
