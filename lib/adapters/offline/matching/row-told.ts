import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
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

/**
 * `Cancel the Tuesday outing of the Kittiwake`: of what stands in several rows that have the name, that in the one row which has all else that the text names
 * and that any of them has. All of it where no row is told by that.
 */
export function inRowOfRest(
  text: string,
  name: string,
  some: SnapshotNode[],
  nodes: readonly SnapshotNode[],
): SnapshotNode[] {
  const rows = nodes
    .filter(({ role }) => role === "row" || role === "item")
    .map((row) => ({ row, own: some.filter((node) => isUnder(pathInside(row), node)) }))
    .filter(({ own }) => own.length > 0);
  const isIn = (value: string): boolean => rows.some(({ row }) => isHeldBy(value, [row.name]));
  const facts = goalFacts(text).filter(({ value }) => !isHeldBy(value, [name]));
  // Of another day than any of them: what else it has tells none.
  if (facts.some(({ kind, value }) => kind === "date" && !isIn(value))) return some;
  const rest = facts.map(({ value }) => value).filter(isIn);
  const [only, ...more] = rows.filter(({ row }) => rest.every((value) => isHeldBy(value, [row.name])));
  return rest.length > 0 && only && more.length === 0 ? only.own : some;
}

/** The control stands in the row of another thing: a name of the text that some row of its list bears is not said by its own, nor by the control. */
export function isInRowOfOther(control: SnapshotNode, text: string, nodes: readonly SnapshotNode[]): boolean {
  const rows = nodes.filter(({ role }) => role === "row" || role === "item");
  const own = rows.filter((row) => isUnder(pathInside(row), control));
  const inner = own.at(-1);
  const beside = rows.filter(({ role, path }) => role === inner?.role && path === inner.path);
  const said = [...own.map(({ name }) => name), control.name];
  return goalNames(text).some(
    (name) => !isHeldBy(name, said) && beside.some((row) => isHeldBy(name, [row.name])),
  );
}
