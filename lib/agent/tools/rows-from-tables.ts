import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { WantedField } from "@/lib/agent/model-tasks/extract-data";
import { type FoundCell, type FoundRow, labelFits, matching, mentioned, rowsAskedFor } from "./found-row";
import { type ShownTable, shownTables } from "./shown-tables";
import { labelFit } from "./wanted-fields";

/** Rows of the table that has the most of what is wanted. */
export function rowsFromTables(
  instruction: string,
  fields: readonly WantedField[],
  snapshot: PageSnapshot,
): FoundRow[] | undefined {
  let best: { table: ShownTable; columns: Map<string, number>; score: number } | undefined;
  for (const table of shownTables(snapshot)) {
    const columns = columnsFor(table, instruction, fields);
    if (columns.size === 0) continue;
    const about = mentioned(instruction, `${table.heading} ${snapshot.title}`);
    const score = columns.size + about + table.rows.length / 1_000;
    if (score > (best?.score ?? 0)) best = { table, columns, score };
  }
  if (!best) return undefined;
  const { table, columns } = best;
  const about = `${table.heading} ${snapshot.title}`;
  const asked = rowsAskedFor(table.rows, instruction, { columns: table.columns, about });
  if (asked?.length === 0) return undefined;
  return matching(asked ?? table.rows, instruction, table.columns).map(({ cells, line, elementId }) =>
    [...columns].flatMap(([field, at]): FoundCell[] => {
      const value = cells[at];
      return value === undefined
        ? []
        : [{ field, value, source: { ...(elementId === undefined ? {} : { elementId }), text: line } }];
    }),
  );
}

/** Which column holds which field. Without wanted fields: the columns that the instruction names, else all of them where it speaks of the table. */
function columnsFor(
  { columns, rows, heading }: ShownTable,
  instruction: string,
  fields: readonly WantedField[],
): Map<string, number> {
  const found = new Map<string, number>();
  if (fields.length > 0) {
    for (const { name, description } of fields) {
      const scores = columns.map((column) =>
        Math.max(labelFit(name, column), labelFit(description ?? "", column)),
      );
      const top = Math.max(0, ...scores);
      if (top >= labelFits) found.set(name, scores.indexOf(top));
    }
    return fields.every(({ name, required }) => !required || found.has(name)) ? found : new Map();
  }
  const shares = columns.map((column) => mentioned(instruction, column));
  const most = Math.max(0, ...shares);
  // All of a column's name, or, where none is said in full, the most of one.
  const named = [...columns.keys()].filter((at) => most >= labelFits && shares[at] === most);
  const isMeant =
    /\b(?:table|rows?|list|all|every|each)\b/i.test(instruction) || mentioned(instruction, heading) > 0;
  const kept =
    named.length > 0
      ? named
      : isMeant
        ? [...(columns.length > 0 ? columns : (rows[0]?.cells ?? [])).keys()]
        : [];
  for (const at of kept) {
    const name = columns[at] ?? `column ${at + 1}`;
    if (!/^(?:actions?|)$/i.test(name)) found.set(name, at);
  }
  return found;
}
