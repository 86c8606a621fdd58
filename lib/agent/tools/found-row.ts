import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentStems, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** A value as the page shows it, with where it stands: the element where known, and the text. */
export type FoundCell = { field: string; value: string; source: { elementId?: string; text: string } };
export type FoundRow = FoundCell[];

/** From this fit on a label names a field. */
export const labelFits = 0.5;

/** Share of a label's words that the instruction says. */
export function mentioned(instruction: string, label: string): number {
  const said = new Set(contentStems(instruction));
  const own = contentStems(label);
  return own.length === 0 ? 0 : own.filter((word) => said.has(word)).length / own.length;
}

/** Names in quotes that are no columns narrow the rows down to those that hold one of them; so do names behind an `of` that are whole cells of some. */
export function matching<Row extends { line: string; cells?: readonly string[] }>(
  rows: readonly Row[],
  instruction: string,
  columns: readonly string[],
): readonly Row[] {
  const names = readStepIntent(instruction).quoted.filter(
    (name) => !columns.some((column) => fold(column) === fold(name)),
  );
  const held = rows.filter(({ line }) => names.some((name) => fold(line).includes(fold(name))));
  if (held.length > 0) return held;
  const subjects = new Set(
    subjectsOf(instruction)
      .flatMap((subject) => [subject, ...subject.split(/,|\s(?:and|or)\s/iu)])
      .map((subject) => fold(subject.replace(/[.!?]$/u, "")).replace(/^the /u, "")),
  );
  const named = rows.filter(({ cells = [] }) =>
    cells.some((cell) => /\p{L}/u.test(cell) && subjects.has(fold(cell))),
  );
  return named.length > 0 ? named : rows;
}

/** What a question about one thing may be about: all that stands behind an `of` or the like, and the owner before `'s`. */
function subjectsOf(question: string): string[] {
  const behind = [...question.matchAll(/\b(?:of|for|about|in|on|at|from|by)\s+/gi)].map(
    ({ index, 0: word }) => question.slice(index + word.length),
  );
  const owner = /((?:\S+\s+){0,4}\S+)['’]s\s/u.exec(question)?.[1];
  return owner === undefined ? behind : [...behind, owner];
}

const asksForOne =
  /^(?:what|which|when|where|who|whose|how (?:much|old|long|far|big|high))\b|^(?:get|find|read|extract|tell me|look up)\s+the\s/i;
const asksForMany = /\b(?:all|every|each|list|tables?|rows?|entries|items|first|top)\b/i;

/**
 * The row that a question about one thing asks for ("What is the phone of Ann Lee?"): the one that says most of the thing in its cells. Undefined where the
 * question is about no such thing; none where it is, and no row says it.
 */
export function rowsAskedFor<Row extends { cells: readonly string[] }>(
  rows: readonly Row[],
  question: string,
  { columns, about }: { columns: readonly string[]; about: string },
): readonly Row[] | undefined {
  const subjects = subjectsOf(question).filter((subject) => mentioned(about, subject) < 1);
  if (!asksForOne.test(question) || asksForMany.test(question) || subjects.length === 0) return undefined;
  const named = rows.map((row) => ({
    row,
    said: Math.max(...subjects.map((subject) => saidOf(row.cells, subject, columns))),
  }));
  const most = Math.max(0, ...named.map(({ said }) => said));
  return most === 0 ? [] : named.filter(({ said }) => said === most).map(({ row }) => row);
}

/** Words of a subject that cells say: whole cells of it; where there are none, a cell that says all of it. */
function saidOf(cells: readonly string[], subject: string, columns: readonly string[]): number {
  const own = cells.filter(
    (cell) => contentWords(cell).length > 0 && !columns.some((column) => fold(column) === fold(cell)),
  );
  const whole = own.filter((cell) => containsPhrase(subject, cell)).flatMap(wordsOf);
  if (whole.length > 0) return new Set(whole).size;
  return own.some((cell) => containsPhrase(cell, subject)) ? 0.5 : 0;
}
