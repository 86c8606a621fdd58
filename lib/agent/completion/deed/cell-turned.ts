import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, fold } from "@/lib/agent/domain/wording/words";
import { changedCell, headOver, rowsOf, type TableRow } from "./cell-taken";

/**
 * `Kiln | 960 | 960` under `Oven | Target | Planned`, of `Set the target of the kiln to 960`: the only cell of all tables that the deed changed is headed by words of the goal, in the
 * row that it calls by its first cell, and says just what the goal says of it. Another cell of the row may have said so before: its line is to stand as it does.
 */
export function cellTurned(then: PageSnapshot, now: PageSnapshot, goal: string): string[] {
  const [old, fresh] = [rowsOf(then), rowsOf(now)];
  const [at, ...more] = fresh.flatMap(({ line }, index) => (line === old[index]?.line ? [] : [index]));
  if (at === undefined || more.length > 0 || fresh.length !== old.length) return [];
  const [before, row] = [old[at], fresh[at]];
  const column = before && row ? changedCell(before.cells, row.cells) : undefined;
  if (!row || !column || !isCalledFirst(row, fresh, goal)) return [];
  const said = new Set(contentStems(goal));
  const words = contentStems(headOver(column, row, now) ?? "");
  const isOfGoal = words.length > 0 && words.every((word) => said.has(word));
  const cell = row.cells[column] ?? "";
  return isOfGoal && telling.test(cell) && isWanted(cell, goal) ? [row.line] : [];
}

/** The goal says it, not only as what was or is not to be, nor as one of its small words (`on Tuesday`). */
function isWanted(cell: string, goal: string): boolean {
  const isSmall = contentStems(cell).length === 0;
  const wanted = goal.replace(otherwise, " ");
  return !isSmall && containsPhrase(wanted, cell);
}
const otherwise =
  /(?<!\p{L})(?:from|not|instead of|rather than|was|were|statt|bisher|au lieu d[eu']|en vez de|invece di) ["“„«']?[\p{L}\p{N}][\p{L}\p{N}.,:%€$£-]*/giu;
/** A single digit or letter stands in every goal. */
const telling = /[\p{L}\p{N}]{2}|\p{N}[.,:]\p{N}/u;

/** Of the rows that the goal says by their first cells, the one of which it says the most. */
function isCalledFirst({ cells }: TableRow, rows: readonly TableRow[], goal: string): boolean {
  const first = cells[0] ?? "";
  const isSaid = (text: string): boolean => /\p{L}{2}|\d{2}/u.test(text) && containsPhrase(goal, text);
  const alike = rows.filter((other) => isSaid(other.cells[0] ?? ""));
  return (
    isSaid(first) &&
    alike.every((other) => other.cells === cells || (other.cells[0] ?? "").length < first.length) &&
    !alike.some((other) => other.cells !== cells && fold(other.cells[0] ?? "") === fold(first))
  );
}
