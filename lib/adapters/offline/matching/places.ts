import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { calledJust } from "@/lib/agent/snapshot/called-just";
import { placesOf, standingAt } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { coverage } from "./likeness";
import { isUnder, pathInside, rowAround } from "./parts-of-page";

/** Elements that stand at what is called so: all of the name, else what identifies it (`1042` of `invoice 1042`, `6:30` of `6:30 alarm`). */
export function nodesAt(
  name: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[] = [],
): SnapshotNode[] {
  const withoutKind = name.replace(/^(?:\p{Ll}[\p{Ll}-]*\s+)+(?=[\p{Lu}\d"“‘'#])/u, "");
  const withoutTail = name.replace(/(?:\s+\p{Ll}[\p{Ll}-]*)+$/u, "");
  for (const one of new Set([name, withoutKind, withoutTail])) {
    const found = one === "" ? [] : atName(one, nodes, lines);
    if (found.length > 0) return found;
  }
  return withOwnLabels(name, nodes);
}

/** `Target for House B`, `Apply to House B`: where nothing else is called so, its own field and what is pressed for it are. */
function withOwnLabels(name: string, nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const own = nodes.filter((node) => !node.states.includes("hidden") && containsPhrase(node.name, name));
  return name !== "" && own.some(isField) ? own : [];
}

/** The same on one list or part of the page, where it stands there; `around`, as where a dish is on two menus. */
export function nodesAtIn(
  { of, around }: { of: string; around?: string | undefined },
  nodes: readonly SnapshotNode[],
  lines: readonly string[] = [],
): SnapshotNode[] {
  const at = nodesAt(of, nodes, lines);
  const there = around === undefined ? [] : standingAt(around, at, nodes);
  return there.length > 0 ? there : at;
}

function atName(name: string, nodes: readonly SnapshotNode[], lines: readonly string[]): SnapshotNode[] {
  const shown = nodes.filter((node) => !node.states.includes("hidden"));
  // A number alone stands in many texts: as a name it comes first in its row, as in a first column.
  const number = /^(?:(?:no|nr|number)\.?\s*|#\s*)?(\d+)$/i.exec(name.trim())?.[1];
  if (number !== undefined)
    return shown.filter((node) => pathParts(node.path).some((part) => wordsOf(part.name)[0] === number));
  const at = shown.filter((node) => placesOf(node, nodes).some((place) => coverage(name, place) >= 0.99));
  const just = at.filter((node) => placesOf(node, nodes).some((place) => fold(place) === fold(name)));
  if (just.length === 0) return inCalledJust(name, at, nodes, lines);
  // All of the row in which one is called just so belongs to it: also what a menu in there shows.
  const rows = just.flatMap((node) => rowAround(node, nodes)?.inside ?? []);
  return at.filter((node) => just.includes(node) || rows.includes(node));
}

/** Of rows that have its words those in which a cell is called just so. */
function inCalledJust(
  name: string,
  at: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): SnapshotNode[] {
  const rows = nodes.filter(({ role }) => role === "row" || role === "item");
  const own = calledJust(name, rows, lines);
  const inside = at.filter((node) => own.includes(node) || own.some((row) => isUnder(pathInside(row), node)));
  return inside.length > 0 ? inside : [...at];
}
