import type { Entered } from "@/lib/agent/completion/deed/entered";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { cellsOf } from "@/lib/agent/completion/page/row-cells";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isAmount } from "@/lib/agent/domain/wording/measures";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, contentStems, fold } from "@/lib/agent/domain/wording/words";

const number = /^\d{1,4}$/;

/**
 * The one row of a table with what the goal names tells the number or the day that was entered, in the column that is called as the field was: `Pieces of DB-204`
 * with 3, and `5509 | DB-204 | 3` under `Order | Part | Pieces`. Of several such rows that is meant in which a cell is called just so. What was chosen in the place
 * of another choice is told so as well, where the form of the `thing` itself was used and the column is called just as the list.
 */
export function toldInColumn(
  entered: readonly Entered[],
  page: PageSnapshot,
  goal: string,
  thing?: string,
): string[] {
  const [typed, ...more] = entered;
  if (typed?.kind !== "element_value" || more.length > 0) return [];
  const { value } = typed;
  const isDay = isWhen(value) && isNews(typed);
  const isChoice = !isDay && !number.test(value) && isChosenAnew(typed, goal);
  if (!number.test(value) && !isDay && !isChoice) return [];
  const things = goalNames(goal).filter(
    (name) => !number.test(name) && !isHeldBy(value, [name]) && !(isChoice && isHeldBy(name, [value])),
  );
  const isEcho = [value, ...things].some((one) => echoes(page.url, one));
  if (isEcho || page.lines.some(waitingFor(goal))) return [];
  const rows = page.lines.map(cellsOf).filter((cells) => cells.length > 1);
  const row = rowOf(things, rows);
  if (!row || (isChoice && !isRowOf(thing, things, row))) return [];
  const header = rows.slice(0, rows.indexOf(row)).find((cells) => cells.length === row.length) ?? [];
  const called = new Set(contentStems(typed.element.name ?? ""));
  const isCalled = (text: string): boolean =>
    isChoice
      ? fold(text) === fold(typed.element.name ?? "")
      : contentStems(text).some((word) => called.has(word));
  const column = header.findIndex(isCalled);
  const cell = row[column] ?? "";
  // `80 g`, of a field that says or a goal that asks for grams.
  const isTold = isDay
    ? isWhen(cell) && isHeldBy(value, [cell])
    : cell === value || (!isChoice && isAmount(cell, value, [goal, typed.element.name ?? ""]));
  return column >= 0 && isTold ? [`"${things.join(" ")}" is "${header[column]} ${value}"`] : [];
}

/** The field held something else before. */
const isNews = ({ value, was = "" }: Entered & { kind: "element_value" }): boolean =>
  was !== "" && !isHeldBy(value, [was]);

/** Of a list that stood at another choice, just what the goal says. */
const isChosenAnew = (one: Entered & { kind: "element_value" }, goal: string): boolean =>
  one.element.role === "combobox" && isNews(one) && containsPhrase(goal, one.value);

/** The thing whose own page the form was on is one that the goal names, and a cell of the row is called just so. */
const isRowOf = (thing = "", things: readonly string[], row: readonly string[]): boolean =>
  [things, row].every((texts) => texts.some((text) => fold(text) === fold(thing)));

function rowOf(things: readonly string[], rows: readonly string[][]): string[] | undefined {
  const naming = rows.filter((cells) => things.every((thing) => isHeldBy(thing, cells)));
  const just = naming.filter((cells) =>
    things.every((thing) => cells.some((cell) => fold(cell) === fold(thing))),
  );
  const [row, ...others] = just.length > 0 ? just : naming;
  return others.length === 0 ? row : undefined;
}
