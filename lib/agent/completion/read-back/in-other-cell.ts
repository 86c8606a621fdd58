import { rowsOf, type TableRow } from "@/lib/agent/completion/deed/cell-taken";
import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import { weekdaysIn, weekdaysOfDates } from "@/lib/agent/domain/dates/weekdays";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";

type Cell = { row: string; column: string; text: string };

/**
 * `10:00 | free | Juno` under `Tuesday | Friday`, of `Reserve the kiln on Tuesday at 10:00 for Juno`: in a table of choices, told by their columns and rows, what was entered
 * stands in the cells of others than the goal says, and in none of the goal's own.
 */
export function standsInOtherCell(
  entered: readonly Entered[],
  page: Pick<PageSnapshot, "lines">,
  goal: string,
): boolean {
  const values = valuesOf(entered).filter((value) => /\p{L}{3}/u.test(value) && !isWhen(value));
  if (values.length === 0) return false;
  const tables = tablesOf(page);
  return values.some((value) => {
    const places = tables.flatMap((cells) =>
      cells.flatMap((cell) =>
        isHeldBy(value, [cell.text]) ? [{ cell, ...placeOf(cell, cells, goal) }] : [],
      ),
    );
    return places.some(({ isOther }) => isOther) && !places.some(({ isOwn }) => isOwn);
  });
}

/** The cells of each table behind the first of their row; a row that is not as long as its heads tells nothing. */
function tablesOf(page: Pick<PageSnapshot, "lines">): Cell[][] {
  const tables = new Map<readonly string[], Cell[]>();
  for (const row of rowsOf(page)) {
    const [first = "", ...texts] = row.cells;
    const columns = columnsOf(row);
    const cells = texts.map((text, at) => ({ row: first, column: columns[at] ?? "", text }));
    if (columns.length > 0) tables.set(row.heads, [...(tables.get(row.heads) ?? []), ...cells]);
  }
  return [...tables.values()];
}

/** An empty corner is left out of its line; then what comes first there heads the same kind of thing as another one does. */
function columnsOf({ cells, heads }: TableRow): readonly string[] {
  const [first = "", ...others] = heads;
  if (heads.length === cells.length) return others;
  const isCornerless =
    heads.length === cells.length - 1 && others.some((head) => head !== first && areOfKind(first, head));
  return isCornerless ? heads : [];
}

/** Other: of another column, or another row, of a table in which that of the goal could have been chosen as well. */
function placeOf(cell: Cell, cells: readonly Cell[], goal: string): Record<"isOther" | "isOwn", boolean> {
  const isOfColumn = isSaid(cell.column, goal);
  const isOfRow = isSaid(cell.row, goal);
  const isOtherColumn =
    !isOfColumn &&
    cells.some(
      ({ column, row }) =>
        row === cell.row &&
        isSaid(column, goal) &&
        (areOfKind(column, cell.column) || sayTheSame(column, cell.column, cells)),
    );
  const isOtherRow =
    !isOfRow &&
    cells.some(
      ({ row, column, text }) =>
        column === cell.column &&
        isSaid(row, goal) &&
        ((isOfColumn && areOfKind(row, cell.row)) || isOffered(text, cells)),
    );
  const isOther = isOtherColumn || isOtherRow;
  return { isOther, isOwn: !isOther && (isOfColumn || isOfRow) };
}

const isOffered = (text: string, cells: readonly Cell[]): boolean =>
  cells.filter((other) => fold(other.text) === fold(text)).length > 1;

/** Days, times, or names that differ in a number alone. */
const areOfKind = (one: string, other: string): boolean =>
  (isDay(one) && isDay(other)) || (/\d/.test(one) && withoutNumber(one) === withoutNumber(other));
const isDay = (head: string): boolean => weekdaysIn(head).length === 1 || isWhen(head);
const withoutNumber = (text: string): string => fold(text).replace(/\d+/g, "9");

/** Columns that both say the same somewhere offer the same. */
function sayTheSame(one: string, other: string, cells: readonly Cell[]): boolean {
  const [first = [], second = []] = [one, other].map((head) =>
    cells.flatMap(({ column, text }) => (column === head && /\p{L}{2}/u.test(text) ? [fold(text)] : [])),
  );
  return first.some((text) => second.includes(text));
}

/** By its weekday, else as a whole, with its number behind it; a single letter or digit stands in every goal. */
function isSaid(head: string, goal: string): boolean {
  const days = weekdaysIn(head);
  if (days.length > 0)
    return (
      [...weekdaysIn(goal), ...weekdaysOfDates(goal)].some((day) => days.includes(day)) &&
      mayBeOfDate(head, goal)
    );
  if (!/\p{L}{2}|\d{2}/u.test(head)) return false;
  return /\d/.test(head) && !isWhen(head) ? containsPhrase(goal, head) : isHeldBy(head, [goal]);
}

/** `Tue 4` is in another week than `Tuesday 18 May`; a head without a number, and a goal without a date, tell no week. */
function mayBeOfDate(head: string, goal: string): boolean {
  const numbers = (head.match(/\d+/g) ?? []).map(Number);
  const dates = datesOf(goal);
  if (numbers.length === 0 || dates.length === 0) return true;
  const own = datesOf(head);
  return dates.some(
    (date) =>
      numbers.includes(date.getUTCDate()) &&
      (own.length === 0 || own.some((one) => one.getUTCMonth() === date.getUTCMonth())),
  );
}
const datesOf = (text: string): Date[] =>
  [...daysIn(text), ...shortDaysIn(text)].map(({ time }) => new Date(time));
