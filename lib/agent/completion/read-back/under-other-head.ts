import { rowsOf, type TableRow } from "@/lib/agent/completion/deed/cell-taken";
import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/**
 * `Press 2 | free | free | Ida Falk` under `8:00 | 9:00 | 10:00`, where the goal says 9:00: in a grid what was entered stands under another head of that kind than the
 * one that the goal says, or in the row of another one, and under that nowhere.
 */
export function standsUnderOtherHead(
  entered: readonly Entered[],
  page: Pick<PageSnapshot, "lines">,
  goal: string,
): boolean {
  const values = valuesOf(entered).filter((value) => /\p{L}{2}/u.test(value) && !isWhen(value));
  if (values.length === 0) return false;
  const isSaid = (head: string): boolean => head !== "" && containsPhrase(goal, head);
  const isElsewhere = (own: readonly string[], all: readonly string[]): boolean => {
    const wanted = all.filter(isSaid);
    const alike = own.filter((head) => wanted.some((one) => areAlike(one, head)));
    return alike.length > 0 && !alike.some(isSaid);
  };
  return gridsOf(rowsOf(page)).some((rows) => {
    const columns = rows.flatMap(({ heads }) => heads);
    const firsts = rows.map(({ cells }) => cells[0] ?? "");
    if (!columns.some(isSaid)) return false;
    return values.some((value) => {
      const places = rows.flatMap(({ cells, heads }) =>
        cells.flatMap((cell, at) =>
          at > 0 && isHeldBy(value, [cell]) ? [{ column: heads[at] ?? "", row: cells[0] ?? "" }] : [],
        ),
      );
      const [across, down] = [places.map(({ column }) => column), places.map(({ row }) => row)];
      return isElsewhere(across, columns) || isElsewhere(down, firsts);
    });
  });
}

/** Times, days, or names that differ in a number alone. */
const areAlike = (one: string, other: string): boolean =>
  (isWhen(one) && isWhen(other)) || (/\d/.test(one) && withoutNumber(one) === withoutNumber(other));
const withoutNumber = (text: string): string => text.replace(/\d+/g, "9");

type Row = Pick<TableRow, "cells" | "heads">;

/** Rows by their table, each with a head for every cell. */
function gridsOf(rows: readonly TableRow[]): Row[][] {
  const grids = new Map<readonly string[], Row[]>();
  for (const { cells, heads } of rows) {
    const [first = ""] = heads;
    // The empty corner of a table is left out of its line.
    const isCornerless =
      heads.length === cells.length - 1 && heads.some((head) => head !== first && areAlike(first, head));
    if (heads.length !== cells.length && !isCornerless) continue;
    const own = { cells, heads: isCornerless ? ["", ...heads] : heads };
    grids.set(heads, [...(grids.get(heads) ?? []), own]);
  }
  return [...grids.values()];
}
