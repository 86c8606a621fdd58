import { readStepIntent } from "@/lib/agent/domain/step-intent";
import { contentWords, fold, stem } from "@/lib/agent/domain/words";

/** A value as the page shows it, with where it stands: the element where known, and the text. */
export type FoundCell = { field: string; value: string; source: { elementId?: string; text: string } };
export type FoundRow = FoundCell[];

/** From this fit on a label names a field. */
export const labelFits = 0.5;

/** Share of a label's words that the instruction says. */
export function mentioned(instruction: string, label: string): number {
  const said = new Set(contentWords(instruction).map(stem));
  const own = contentWords(label).map(stem);
  return own.length === 0 ? 0 : own.filter((word) => said.has(word)).length / own.length;
}

/** Names in quotes that are no columns narrow the rows down to those that hold one of them. */
export function matching<Row extends { line: string }>(
  rows: readonly Row[],
  instruction: string,
  columns: readonly string[],
): readonly Row[] {
  const names = readStepIntent(instruction).quoted.filter(
    (name) => !columns.some((column) => fold(column) === fold(name)),
  );
  const held = rows.filter(({ line }) => names.some((name) => fold(line).includes(fold(name))));
  return held.length > 0 ? held : rows;
}
