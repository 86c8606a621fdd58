import { isUnder, pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { topDialog } from "./page-context";

export const isOpenField = (node: SnapshotNode): boolean =>
  isField(node) && !node.states.includes("hidden") && !node.states.includes("disabled");

/** A field that stands ready at the thing, where nothing else in there could open it. */
export const takesEntry = (node: SnapshotNode): boolean =>
  isOpenField(node) &&
  (node.role === "textbox" || node.role === "combobox") &&
  !node.states.includes("readonly");

/** A dialog that is called after the thing and has a field lies over the page: it was opened for it, and what stands under it is not for that any more. */
export function isOpenedOver(name: string, nodes: readonly SnapshotNode[]): boolean {
  const dialog = topDialog(nodes);
  return (
    dialog !== undefined &&
    containsPhrase(dialog.name, name) &&
    nodes.some((node) => takesEntry(node) && isUnder(pathInside(dialog), node))
  );
}
