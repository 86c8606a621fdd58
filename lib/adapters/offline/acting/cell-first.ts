import { cellOf } from "@/lib/adapters/offline/matching/cell-of";
import { gridCell } from "@/lib/adapters/offline/matching/grid-cell";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { act, describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/**
 * `Change Omar's extension to 3175`: the value under that heading in his row is pressed first, which makes a field of it; the field takes the new one, and Enter
 * where no button stands beside it.
 */
export function cellFirst(
  goal: string,
  nodes: readonly SnapshotNode[],
  { digest, history }: PageContext,
): ActionAnswer | undefined {
  const wanted = cellWanted(goal, nodes, digest.lines);
  if (!wanted) return undefined;
  const { thing, value, cell } = wanted;
  const last = history.findLast(({ action }) => !action.startsWith("wait("))?.action ?? "";
  const field = onlyFieldAt(thing, nodes);
  if (cell && !cell.occluded && !wasPressed(cell, nodes, history))
    return prepare("click", [cell.id], `${describe(cell)} is what is to be changed.`);
  if (!field || !/^(?:click|setValue)\(/.test(last)) return undefined;
  if (fold(field.value ?? "") !== fold(value))
    return last.startsWith("click(")
      ? prepare("setValue", [field.id, value], `${describe(field)} takes this value.`)
      : undefined;
  return last.startsWith(`setValue(${JSON.stringify(field.id)}`)
    ? act("press", ["Enter"], `Enter in ${describe(field)} stores it.`, 0.8)
    : undefined;
}

type Wanted = { thing: string; value: string; cell: SnapshotNode | undefined };

/** What is to stand at a thing, by the goal's own grammar or by what the table is made of. */
function cellWanted(
  goal: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): Wanted | undefined {
  const [want] = readGoal(goal, knownNames(nodes));
  if (want?.do === "set" && want.of !== undefined)
    return { thing: want.of, value: want.value, cell: cellOf(want.of, want.field.name, nodes, lines) };
  const found = gridCell(goal, nodes, lines);
  return found && { thing: found.thing, value: found.value, cell: found.node };
}

/** The one field in the row or card of a thing, where nothing beside it sends what it holds. */
function onlyFieldAt(thing: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const inRow = nodes.filter(
    (node) =>
      node.role === "textbox" &&
      !node.states.includes("hidden") &&
      pathParts(node.path).some(
        ({ role, name }) => (role === "row" || role === "item") && coverage(thing, name) >= 0.99,
      ),
  );
  const [field] = inRow;
  const beside = field ? (rowAround(field, nodes)?.inside ?? []) : [];
  // Other cells of a grid can be pressed too, and store nothing.
  const isCell = ({ name }: SnapshotNode): boolean => bareValue.test(name) || containsPhrase(name, thing);
  return inRow.length === 1 && !beside.some((node) => node.role === "button" && !isCell(node))
    ? field
    : undefined;
}
const bareValue = /^[\d.,:%€$£\s–—-]+$/u;
