import { shownEntries } from "@/lib/agent/completion/page/entries";
import { lastingTexts } from "@/lib/agent/completion/page/places";
import { cellsOf } from "@/lib/agent/completion/page/row-cells";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { namesDay } from "@/lib/agent/domain/wording/same-number";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/** Of an option that says more than the goal asks for, as `Plot 17 (90 m²)`, what the goal says of it is told. A day or a number has no such part: its year alone tells nothing of it. */
export function isToldInPart(value: string, goal: string, told: readonly string[]): boolean {
  if (!/\p{L}/u.test(value) || namesDay(value)) return false;
  const [asked, shown] = [new Set(wordsOf(goal)), new Set(told.flatMap(wordsOf))];
  const part = wordsOf(value).filter((word) => asked.has(word));
  return part.some((word) => /\d|\p{L}{4}/u.test(word)) && part.every((word) => shown.has(word));
}

/**
 * `Members (1840)`, chosen for `Send \'Spring offers\' to the list Members`: what the goal says of the option stands in every entry that has the thing\'s name, and
 * is no part of that name. `Court 2 (clay)` is told by the number alone under its own word.
 */
export function isToldInEntry(value: string, goal: string, page: PageSnapshot): boolean {
  const names = goalNames(goal).filter((name) => !isHeldBy(name, [value]));
  const lasting = new Set(lastingTexts(page, goal));
  const own = shownEntries(page.nodes).filter(({ name }) => names.every((one) => isHeldBy(one, [name])));
  const withoutNames = (text: string): string =>
    names.reduce((rest, name) => rest.replace(fold(name), " "), fold(text));
  return (
    names.length > 0 &&
    own.length > 0 &&
    (own.every(
      (entry) =>
        lasting.has(entry.name) && isToldInPart(value, goal, [withoutNames(entryText(entry, page.nodes))]),
    ) ||
      isUnderOwnWord(value, goal, names, page))
  );
}

const codeBehind = /^ (?:no\.? |nr\.? |# ?)?(\d{1,4}\p{L}?|\p{L})(?![\p{L}\p{N}]|[.,:/-]\d)/u;

/** `Book court 2 for Ade`: the one row of a table with all else that the goal names has `2`, and nothing else, in the column `Court`. */
function isUnderOwnWord(value: string, goal: string, names: readonly string[], page: PageSnapshot): boolean {
  const [line, ...others] = lastingTexts(page, goal).filter((text) => {
    const cells = cellsOf(text);
    return cells.length > 1 && names.every((name) => isHeldBy(name, cells));
  });
  if (line === undefined || others.length > 0) return false;
  const row = cellsOf(line);
  const [column, ...more] = headerOver(line, page).flatMap((cell, at) => {
    const word = fold(cell);
    const code = word !== "" && fold(value).startsWith(word) ? fold(value).slice(word.length) : "";
    return codeBehind.test(code) ? [{ word, at, code: codeBehind.exec(code)?.[1] ?? "" }] : [];
  });
  return (
    column !== undefined &&
    more.length === 0 &&
    containsPhrase(goal, `${column.word} ${column.code}`) &&
    fold(row[column.at] ?? "") === column.code
  );
}

/** The nearest row above, of as many cells and without a figure, in the same table: the one before may have columns of other things. */
function headerOver(line: string, { lines, nodes }: PageSnapshot): string[] {
  const above = lines.slice(0, Math.max(0, lines.indexOf(line)));
  const own = above.slice(above.findLastIndex((one) => cellsOf(one).length < 2) + 1);
  const header = own.findLast(
    (one) => cellsOf(one).length === cellsOf(line).length && !cellsOf(one).some((cell) => /\d/.test(cell)),
  );
  const tablesOf = (one: string): number[] =>
    nodes.flatMap(({ role, name, parent }) =>
      role === "row" && wordsOf(name).join(" ") === wordsOf(one).join(" ") ? [parent] : [],
    );
  const [tables, headed] = [tablesOf(line), tablesOf(header ?? "")];
  const isApart = tables.length > 0 && headed.length > 0 && !headed.some((one) => tables.includes(one));
  return header === undefined || isApart ? [] : cellsOf(header);
}
