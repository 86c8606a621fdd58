import type { Entered } from "@/lib/agent/completion/deed/entered";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems } from "@/lib/agent/domain/wording/words";

const cellsOf = (line: string): string[] => line.split(" | ").map((cell) => cell.replace(/ \|$/, "").trim());
const number = /^\d{1,4}$/;

/**
 * The one row of a table with what the goal names tells the number that was entered, in the column that is called as the field was: `Pieces of DB-204` with 3, and
 * `5509 | DB-204 | 3` under `Order | Part | Pieces`.
 */
export function countedInRow(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const [typed, ...more] = entered;
  const things = goalNames(goal).filter((name) => !number.test(name));
  if (typed?.kind !== "element_value" || more.length > 0 || !number.test(typed.value)) return [];
  const isEcho = [typed.value, ...things].some((one) => echoes(page.url, one));
  if (isEcho || page.lines.some(waitingFor(goal))) return [];
  const rows = page.lines.map(cellsOf).filter((cells) => cells.length > 1);
  const called = new Set(contentStems(typed.element.name ?? ""));
  const [row, ...others] = rows.filter((cells) => things.every((thing) => isHeldBy(thing, cells)));
  if (!row || others.length > 0) return [];
  const header = rows.slice(0, rows.indexOf(row)).find((cells) => cells.length === row.length) ?? [];
  const column = header.findIndex((cell) => contentStems(cell).some((word) => called.has(word)));
  return column >= 0 && row[column] === typed.value
    ? [`"${things.join(" ")}" is "${header[column]} ${typed.value}"`]
    : [];
}
