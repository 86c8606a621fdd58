import { isOwnWord } from "@/lib/agent/completion/read-back/own-mark";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { type Entered, valuesOf } from "./entered";

/** A row of a table, as a line of the page, with the first row of that table. */
export type TableRow = { line: string; cells: readonly string[]; heads: readonly string[] };

/**
 * `10–12 | free | You` under `Monday | Tuesday`: the only cell of all tables that the deed changed said `free`, as others do still, and is headed by what was chosen,
 * a column and a row; now it says that the user has it, or all else that was entered, or whom the goal names. Its row is to say so still when it is loaded anew.
 */
export function cellTaken(
  then: PageSnapshot,
  now: PageSnapshot,
  entered: readonly Entered[],
  goal: string,
): string[] {
  const [old, fresh] = [rowsOf(then), rowsOf(now)];
  const [at, ...more] = fresh.flatMap(({ line }, index) => (line === old[index]?.line ? [] : [index]));
  if (at === undefined || more.length > 0 || fresh.length !== old.length) return [];
  const [before, row] = [old[at], fresh[at]];
  const column = before && row ? changedCell(before.cells, row.cells) : undefined;
  if (!before || !row || column === undefined) return [];
  const heads = [headOver(column, row, then), row.cells[0]].flatMap((head) => (head ? [fold(head)] : []));
  const values = [...new Set(valuesOf(entered).map(fold))];
  const chosen = values.filter((value) => heads.includes(value));
  const isOfChoice = chosen.length === 2 && chosen.every((one) => isHeldBy(one, [goal]));
  const free = before.cells[column] ?? "";
  const isOffered = free !== "" && fresh.some(({ cells }) => cells.slice(1).includes(free));
  const others = values.filter((value) => !chosen.includes(value));
  const isTaken = isTakenBy(row.cells[column] ?? "", others, chosen, goal);
  return isOfChoice && isOffered && isTaken && !showsOther(now, goal) ? [row.line] : [];
}

/** A list on the page stands at something else than the option of it that the goal says: the table may be that of another thing. */
const showsOther = ({ nodes }: PageSnapshot, goal: string): boolean =>
  nodes.some(
    ({ role, value = "", options = [] }) =>
      role === "combobox" &&
      options.some((option) => containsPhrase(goal, option)) &&
      !containsPhrase(goal, value),
  );

function isTakenBy(
  cell: string,
  others: readonly string[],
  chosen: readonly string[],
  goal: string,
): boolean {
  if (others.length > 0) return others.every((one) => isHeldBy(one, [cell]));
  const names = goalNames(goal).filter((name) => /\p{L}/u.test(name) && !isHeldBy(name, chosen));
  return names.length > 0 ? names.every((name) => isHeldBy(name, [cell])) : isOwnWord(cell);
}

/** The rows of all tables but those that head them. */
export function rowsOf({ lines }: Pick<PageSnapshot, "lines">): TableRow[] {
  const all = lines.map((line) => ({ line, cells: cellsOf(line) }));
  const heads: string[][] = [];
  return all.flatMap(({ line, cells }, at): TableRow[] => {
    const isFirst = (all[at - 1]?.cells.length ?? 1) < 2;
    if (isFirst) heads.push(cells);
    return cells.length < 2 || isFirst ? [] : [{ line, cells, heads: heads.at(-1) ?? [] }];
  });
}

/** A last cell with nothing in it leaves its stroke behind. */
const cellsOf = (line: string): string[] => line.split(/\s\|(?=\s|$)/).map((cell) => cell.trim());

/** Undefined where not just one of them reads otherwise. */
export function changedCell(before: readonly string[], after: readonly string[]): number | undefined {
  const [at, ...more] = after.flatMap((cell, index) => (cell === before[index] ? [] : [index]));
  return before.length === after.length && more.length === 0 ? at : undefined;
}

/** An empty cell is left out of a line: that it is the corner of the table is known where what comes first may be chosen too. */
export function headOver(
  column: number,
  { cells, heads }: TableRow,
  { nodes }: PageSnapshot,
): string | undefined {
  if (heads.length === cells.length) return heads[column];
  const first = heads[0] ?? "";
  const isOffered = nodes.some(
    ({ role, name, options = [] }) => (role === "radio" && name === first) || options.includes(first),
  );
  return heads.length === cells.length - 1 && isOffered ? heads[column - 1] : undefined;
}
