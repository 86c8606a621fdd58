import { rowsOf, type TableRow } from "@/lib/agent/completion/deed/cell-taken";
import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import { weekdaysIn, weekdaysOfDates } from "@/lib/agent/domain/dates/weekdays";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";

type Cell = { row: string; column: string; text: string };

/**
 * `10:00 | free | Juno` under `Tuesday | Friday`, of `Reserve the kiln on Tuesday at 10:00 for Juno`: a table that offers the same in several cells is one of choices, told by their
 * columns and rows, and what was entered stands only in the cells of others than the goal says.
 */
export function standsInOtherCell(entered: readonly Entered[], page: PageSnapshot, goal: string): boolean {
  const values = valuesOf(entered).filter((value) => /\p{L}{3}/u.test(value));
  if (values.length === 0) return false;
  const tables = tablesOf(page);
  return values.some((value) => {
    const holding = tables.flatMap((cells) =>
      cells.filter(({ text }) => isHeldBy(value, [text])).map((cell) => ({ cell, cells })),
    );
    return holding.length > 0 && holding.every(({ cell, cells }) => isOfOther(cell, cells, goal));
  });
}

/** The cells of each table, with what heads their columns; a row that is not as long as its heads tells nothing. */
function tablesOf(page: PageSnapshot): Cell[][] {
  const tables = new Map<readonly string[], Cell[]>();
  for (const row of rowsOf(page)) {
    const cells = cellsOf(row);
    tables.set(row.heads, [...(tables.get(row.heads) ?? []), ...cells]);
  }
  return [...tables.values()];
}

/** An empty corner is left out of its line, an empty cell at the end is not. */
function cellsOf({ cells, heads }: TableRow): Cell[] {
  const shift = cells.length - heads.length;
  const isKnown = shift === 0 || shift === 1;
  return cells.map((text, at) => ({
    row: cells[0] ?? "",
    column: isKnown ? (heads[at - shift] ?? "") : "",
    text,
  }));
}

/** Another column, or another row, of a table in which that of the goal could have been chosen as well. */
function isOfOther(cell: Cell, cells: readonly Cell[], goal: string): boolean {
  if (cell.text === cell.row) return false;
  const beside = cells.filter(({ text, row }) => text !== row);
  const isOtherColumn =
    !isSaid(cell.column, goal) &&
    beside.some(
      ({ column, row }) => row === cell.row && isSaid(column, goal) && areAlike(column, cell.column, beside),
    );
  const isOtherRow =
    !isSaid(cell.row, goal) &&
    beside.some(
      ({ row, column, text }) => column === cell.column && isSaid(row, goal) && isOffered(text, beside),
    );
  return isOtherColumn || isOtherRow;
}

const isOffered = (text: string, cells: readonly Cell[]): boolean =>
  cells.filter((other) => fold(other.text) === fold(text)).length > 1;

/** Days beside each other, or columns that both say the same somewhere. */
function areAlike(one: string, other: string, cells: readonly Cell[]): boolean {
  if (isDay(one) && isDay(other)) return true;
  const [first = [], second = []] = [one, other].map((head) =>
    cells.flatMap(({ column, text }) => (column === head && /\p{L}{2}/u.test(text) ? [fold(text)] : [])),
  );
  return first.some((text) => second.includes(text));
}

const isDay = (head: string): boolean => weekdaysIn(head).length === 1 || isWhen(head);

/** By its weekday, else as a whole; a single letter or digit stands in every goal. */
function isSaid(head: string, goal: string): boolean {
  const days = weekdaysIn(head);
  return days.length > 0
    ? [...weekdaysIn(goal), ...weekdaysOfDates(goal)].some((day) => days.includes(day))
    : /\p{L}{2}|\d{2}/u.test(head) && isHeldBy(head, [goal]);
}
