import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { cellsOf, isEmptyCell } from "./told-amiss";

/**
 * `Easter Day | Joan Hartley | ?`, where the row said who reads that day when it was begun with: a cell beside what was put in says nothing any more, though nothing was to be
 * taken away. The row is told by its first cell.
 */
export function emptiedBeside({ snapshot, task }: Pick<Ground, "snapshot" | "task">): boolean {
  if (takesAway(task.goal) || freeing.test(task.goal)) return false;
  return task.history.some((record) => {
    const { part, target, urlAtAction } = record;
    if (isLookOnly(record) || !part || !isSamePlace(urlAtAction, snapshot.url)) return false;
    const before = cellsOf(part.lines[0] ?? "");
    if (part.lines.length > 1 || before.length < fewestCells) return false;
    const rows = snapshot.lines
      .map(cellsOf)
      .filter((cells) => fold(cells[0] ?? "") === fold(before[0] ?? ""));
    const [now, ...more] = rows.filter(({ length }) => length === before.length);
    return (
      now !== undefined &&
      more.length === 0 &&
      before.some((cell, at) => isEmptyCell(now[at] ?? "") && isSaid(cell, target?.name ?? "", task.goal))
    );
  });
}
const fewestCells = 3;

/** What the cell said of the thing; neither what could be done there nor what the goal speaks of. */
const isSaid = (cell: string, control: string, goal: string): boolean =>
  !isEmptyCell(cell) &&
  !startsWithVerb(cell) &&
  !(control !== "" && containsPhrase(cell, control)) &&
  !containsPhrase(goal, cell);

/** `Release the locker of Chidi`: until when it was taken goes with who had it. */
const freeing =
  /^(?:please\s+)?(?:release|free(?: up)?|vacate|unassign|unbook|check\s.{1,60}\sout|check out|end|finish|close|reset|clear|hand back|give back|gib|frei\p{L}*|libér\p{L}*|liber\p{L}*)(?!\p{L})/iu;
