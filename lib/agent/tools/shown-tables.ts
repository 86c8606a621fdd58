import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/** A table as the page shows it: names of its columns, and its rows with the element each stands in, where that is known. */
export type ShownTable = {
  columns: string[];
  rows: { cells: string[]; line: string; elementId?: string }[];
  heading: string;
};

const separator = " | ";

/** Lines of cells that follow each other are a table; the first one names the columns when it holds only names. */
export function shownTables(snapshot: PageSnapshot): ShownTable[] {
  const rows = snapshot.nodes.filter(({ role }) => role === "row");
  const tables: ShownTable[] = [];
  let heading = "";
  let run: string[] = [];
  const end = (): void => {
    const table = tableOf(run, heading, rows);
    if (table) tables.push(table);
    run = [];
  };
  for (const line of snapshot.lines) {
    if (line.includes(separator)) {
      run.push(line);
      continue;
    }
    end();
    if (/^#+ /.test(line)) heading = line.replace(/^#+ /, "");
  }
  end();
  return tables;
}

/** The last cell may be empty, as over a column of buttons. */
const cellsOf = (line: string): string[] =>
  `${line.replace(/^(?:#+|-) /, "")} `.split(separator).map((cell) => cell.trim());

function tableOf(
  lines: readonly string[],
  heading: string,
  rows: readonly SnapshotNode[],
): ShownTable | undefined {
  const [first, ...rest] = lines;
  if (first === undefined) return undefined;
  const columns = cellsOf(first);
  const names = columns.at(-1) === "" && columns.length > 2 ? columns.slice(0, -1) : columns;
  const named =
    rest.length > 0 &&
    names.every((cell) => cell !== "" && !/^[\d.,:/%\p{Sc}\s-]+$/u.test(cell)) &&
    new Set(names.map(fold)).size === names.length;
  const body = named ? rest : lines;
  return {
    heading,
    columns: named ? columns : [],
    rows: body.map((line) => {
      const cells = cellsOf(line);
      const elementId = rowOf(cells, rows)?.id;
      return { cells, line, ...(elementId === undefined ? {} : { elementId }) };
    }),
  };
}

/** Names of rows are cut; what they begin with tells them apart. */
function rowOf(cells: readonly string[], rows: readonly SnapshotNode[]): SnapshotNode | undefined {
  const text = fold(cells.join(" "));
  return rows.find(({ name }) => {
    const own = fold(name.replace(/…$/, ""));
    return own !== "" && (text.startsWith(own) || own.startsWith(text));
  });
}
