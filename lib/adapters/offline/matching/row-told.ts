import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { likeness } from "./likeness";
import { isUnder, pathInside } from "./parts-of-page";

/** The one list there that offers just that. */
export function listOffering(option: string, some: readonly SnapshotNode[]): SnapshotNode | undefined {
  const lists = some.filter(
    ({ role, options = [] }) =>
      role === "combobox" && options.some((offered) => likeness(option, offered, true) >= 0.95),
  );
  return lists.length === 1 ? lists[0] : undefined;
}

/** `the brakes job on the red skoda`: what stands in the row that has most of these words, where no other has as many. */
export function inRowTold(name: string, nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const words = contentStems(name);
  const shared = (row: SnapshotNode): number => {
    const own = contentStems(row.name);
    return words.filter((word) => own.includes(word)).length;
  };
  const [best, next] = nodes
    .filter(({ role, states }) => (role === "row" || role === "item") && !states.includes("hidden"))
    .sort((a, b) => shared(b) - shared(a));
  if (!best || shared(best) < fewestWords || (next && shared(next) === shared(best))) return [];
  return nodes.filter((node) => isUnder(pathInside(best), node));
}
const fewestWords = 2;
