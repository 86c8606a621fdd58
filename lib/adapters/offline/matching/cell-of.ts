import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { coverage, likeness } from "./likeness";
import { isUnder, pathInside } from "./parts-of-page";

const editable: ReadonlySet<string> = new Set(["clickable", "button", "link"]);
const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());
const leastAlike = 0.6;

/**
 * What can be pressed in the cell of a table that stands in the row of a thing and under a heading that is called so: the value itself, where a click makes a field
 * of it. `lines` are those of the page, a row with its cells between bars. Undefined where no row or column is called so, or several are.
 */
export function cellOf(
  thing: string,
  column: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): SnapshotNode | undefined {
  const rows = nodes.filter(
    ({ role, name, states }) => role === "row" && !states.includes("hidden") && coverage(thing, name) >= 0.99,
  );
  const [row] = rows;
  if (!row || rows.length > 1) return undefined;
  const at = lines.findIndex((line) => line.includes("|") && coverage(thing, line) >= 0.99);
  const cells = cellsOf(lines[at] ?? "");
  const heads = lines.slice(0, Math.max(at, 0)).map(cellsOf);
  const head = heads.find((one) => one.length >= cells.length && cells.length > 1);
  const index = head?.findIndex((cell) => likeness(column, cell) >= leastAlike) ?? -1;
  const value = cells[index];
  if (!value) return undefined;
  const inside = nodes.filter(
    (node) =>
      editable.has(node.role) &&
      !node.states.includes("hidden") &&
      fold(node.name) === fold(value) &&
      isUnder(pathInside(row), node),
  );
  return inside.length === 1 ? inside[0] : undefined;
}
