import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { cellOf } from "../matching/cell-of";
import { coverage } from "../matching/likeness";
import { rowAround } from "../matching/parts-of-page";
import { knownNames } from "../reading/known-names";
import { readGoal } from "../reading/read-goal";
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
  const [want] = readGoal(goal, knownNames(nodes));
  if (want?.do !== "set" || want.of === undefined) return undefined;
  const cell = cellOf(want.of, want.field.name, nodes, digest.lines);
  if (cell && !cell.occluded && !wasPressed(cell, nodes, history))
    return prepare("click", [cell.id], `${describe(cell)} is what is to be changed.`);
  const last = history.findLast(({ action }) => !action.startsWith("wait("))?.action ?? "";
  const field = onlyFieldAt(want.of, nodes);
  if (!field || !/^(?:click|setValue)\(/.test(last)) return undefined;
  if (fold(field.value ?? "") !== fold(want.value))
    return last.startsWith("click(")
      ? prepare("setValue", [field.id, want.value], `${describe(field)} takes this value.`)
      : undefined;
  return last.startsWith(`setValue(${JSON.stringify(field.id)}`)
    ? act("press", ["Enter"], `Enter in ${describe(field)} stores it.`, 0.8)
    : undefined;
}

/** The one field in the row of a thing, where nothing beside it sends what it holds. */
function onlyFieldAt(thing: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const inRow = nodes.filter(
    (node) =>
      node.role === "textbox" &&
      !node.states.includes("hidden") &&
      pathParts(node.path).some(({ role, name }) => role === "row" && coverage(thing, name) >= 0.99),
  );
  const [field] = inRow;
  const beside = field ? (rowAround(field, nodes)?.inside ?? []) : [];
  return inRow.length === 1 && !beside.some(({ role }) => role === "button") ? field : undefined;
}
