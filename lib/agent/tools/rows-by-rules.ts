import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { WantedField } from "@/lib/agent/model-tasks/extract-data";
import type { FoundRow } from "./found-row";
import { rowFromLabels, rowsFromLists } from "./rows-from-lists";
import { rowsFromTables } from "./rows-from-tables";
import { shownCount } from "./shown-count";

/**
 * Rows that a plain table, a list, or a line "label: value" of the page shows for an instruction. Undefined where the page shows nothing that fits: then rules
 * have nothing, which is not the same as no rows.
 */
export function rowsByRules(
  instruction: string,
  fields: readonly WantedField[],
  snapshot: PageSnapshot,
): FoundRow[] | undefined {
  const count = fields.length === 0 ? shownCount(instruction, snapshot) : undefined;
  if (count) return count;
  const rows =
    rowsFromTables(instruction, fields, snapshot) ??
    rowsFromLists(instruction, fields, snapshot) ??
    rowFromLabels(instruction, fields, snapshot);
  return rows && limited(rows, instruction);
}

/** Words that pick some of what is shown by what it means: rules would take too much. */
const picking =
  /\b(?:where|whose|only|except|without|under|over|above|below|(?:less|more|fewer|greater|older|younger|later|earlier) than|at (?:least|most)|between|before|after|since|until|cheapest|highest|lowest|most|least|newest|latest|oldest|largest|smallest|best|worst|similar|related|that (?:are|is|have|has|do|does|were|was))\b/i;
export const picksByMeaning = (instruction: string): boolean =>
  picking.test(instruction.replace(/"[^"]*"|“[^”]*”/g, ""));

function limited(rows: FoundRow[], instruction: string): FoundRow[] {
  const count = /\b(?:first|top)\s+(\d{1,3})\b/i.exec(instruction)?.[1];
  return count ? rows.slice(0, Number(count)) : rows;
}
