import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

const shortestCell = 4;
const fewestCells = 2;

/**
 * The page that came tells at least two things that the entry did, each as a whole field or at the end of a line, and nothing that only the others of its list
 * told: the record of that entry, whatever it is headed by.
 */
export function recordShown({ nodesBefore, nodesAfter, target, input }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const own = cellsOf(nodesBefore, row);
  const others = [...nodesBefore.keys()]
    .filter((at) => at !== row && isAlike(nodesBefore[at], nodesBefore[row]))
    .flatMap((at) => cellsOf(nodesBefore, at))
    .filter((cell) => !own.includes(cell));
  if (row < 0 || own.length < fewestCells || others.length === 0) return false;
  const fields = new Set(nodesAfter.map(({ value = "" }) => fold(value)));
  const lines = input.after.lines.map(fold);
  // A label may stand right before it.
  const isTold = (cell: string): boolean => fields.has(cell) || lines.some((line) => line.endsWith(cell));
  return own.filter(isTold).length >= fewestCells && !others.some(isTold);
}

const isAlike = (one: SkeletonNode | undefined, other: SkeletonNode | undefined): boolean =>
  one !== undefined && one.parent === other?.parent && one.role === other.role;

/** What stands in an entry by itself and is long enough to be looked for. */
const cellsOf = (nodes: readonly SkeletonNode[], row: number): string[] =>
  row < 0
    ? []
    : [
        ...new Set(
          descendantsOf(nodes, row)
            .filter(({ role }) => role === "clickable" || role === "link")
            .map(({ name }) => fold(name)),
        ),
      ].filter((cell) => cell.length >= shortestCell);
