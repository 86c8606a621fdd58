import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { weekdayNamed } from "@/lib/agent/domain/dates/weekdays";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isUnder, pathInside } from "./parts-of-page";

/** A cell that a goal tells by its row and its heading, and what is to stand in it. `node`: what is pressed to change it, as long as it is no field. */
export type GridCell = { thing: string; value: string; node: SnapshotNode | undefined };

const editable: ReadonlySet<string> = new Set(["clickable", "button", "link"]);
const fewestColumns = 3;
/** Letters of a day's name at least. */
const shortest = 2;
/** `3 more`, `up by 2`: what is to stand there then is not said. */
const byHowMuch = /(?<!\p{L})(?:by|more|less|fewer|extra)(?!\p{L})/iu;

const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());

/** `Wed` for `Wednesday`, `Do` for `Donnerstag`, and what is said as it stands. */
function isSaid(goal: string, heading: string): boolean {
  if (containsPhrase(goal, heading)) return true;
  const [day = "", ...more] = wordsOf(heading);
  return (
    more.every((word) => /\d/.test(word)) &&
    day.length >= shortest &&
    wordsOf(goal).some((word) => weekdayNamed(word) !== undefined && word.startsWith(day))
  );
}

/**
 * `Put 6 hours on the quay for Wednesday`: of a table with headings the cell that can be pressed in the row that begins with words of the goal, under the one
 * heading that the goal says. `lines` are those of the page, cells between bars. Undefined where the goal says no single number, or several cells could be meant.
 */
export function gridCell(
  goal: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): GridCell | undefined {
  const values = goalFacts(goal).filter(({ kind }) => kind === "number");
  const [fact] = values;
  if (!fact || values.length > 1 || byHowMuch.test(goal)) return undefined;
  const place = placeSaid(goal, nodes, lines);
  if (!place) return undefined;
  const { heads, column, only } = place;
  const parts = partsOf(only.row, nodes);
  return { thing: only.thing, value: fact.value, node: cellUnder(heads, column, only, parts) };
}

type Place = { heads: readonly string[]; column: number; only: SaidRow };

/** The one heading of a table that the goal says, and the one row. */
function placeSaid(
  goal: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): Place | undefined {
  const tables = lines.map(cellsOf).filter((cells) => cells.length > fewestColumns);
  for (const heads of tables) {
    const said = heads.flatMap((head, at) => (at > 0 && head !== "" && isSaid(goal, head) ? [at] : []));
    const [column] = said;
    if (column === undefined || said.length > 1) continue;
    const [only, ...more] = rowsSaid(goal, nodes, lines);
    if (only && more.length === 0) return { heads, column, only };
  }
  return undefined;
}

/** `Put Ida down as sick on Thursday`: the list in her row under that heading, where each of the other cells of the row is such a list too. */
export function gridList(
  goal: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): SnapshotNode | undefined {
  const place = placeSaid(goal, nodes, lines);
  if (!place) return undefined;
  const { heads, column, only } = place;
  const lists = partsOf(only.row, nodes).filter(({ role }) => role === "combobox");
  return lists.length === heads.length - 1 ? lists[column - 1] : undefined;
}

const partsOf = (row: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode[] =>
  nodes.filter((node) => !node.states.includes("hidden") && isUnder(pathInside(row), node));

type SaidRow = { row: SnapshotNode; thing: string };

/** Rows that begin with a text of their own which the goal says. */
function rowsSaid(goal: string, nodes: readonly SnapshotNode[], lines: readonly string[]): SaidRow[] {
  const firsts = [...new Set(lines.map((line) => cellsOf(line)[0] ?? ""))].filter(
    (first) => first !== "" && containsPhrase(goal, first),
  );
  return nodes
    .filter(({ role, states }) => role === "row" && !states.includes("hidden"))
    .flatMap((row) => {
      const thing = firsts.find((first) => `${fold(row.name)} `.startsWith(`${fold(first)} `));
      return thing === undefined ? [] : [{ row, thing }];
    });
}

/** By its own name, which says the heading; else by its place, where all that follows the row's own text can be pressed. */
function cellUnder(
  heads: readonly string[],
  column: number,
  { row, thing }: SaidRow,
  parts: readonly SnapshotNode[],
): SnapshotNode | undefined {
  if (parts.some(isField)) return undefined;
  const inside = parts.filter(({ role }) => editable.has(role));
  const named = inside.filter(({ name }) => containsPhrase(name, heads[column] ?? ""));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const text = fold([thing, ...inside.map(({ name }) => name)].join(" "));
  return fold(row.name).startsWith(text) ? inside[column - 1] : undefined;
}
