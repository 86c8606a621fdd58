import { isUnder, pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { type PageContext, topDialog } from "./page-context";

export const isOpenField = (node: SnapshotNode): boolean =>
  isField(node) && !node.states.includes("hidden") && !node.states.includes("disabled");

/** A field that stands ready at the thing, where nothing else in there could open it. */
export const takesEntry = (node: SnapshotNode): boolean =>
  isOpenField(node) &&
  (node.role === "textbox" || node.role === "combobox") &&
  !node.states.includes("readonly");

/**
 * A dialog that has a field lies over the page, and is called after the thing or came up when a control of the thing was pressed: it was opened for it, and what stands under it is not
 * for that any more.
 */
export function isOpenedOver(
  name: string,
  { nodes, history }: Pick<PageContext, "nodes" | "history">,
): boolean {
  const dialog = topDialog(nodes);
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const opener = nodes.find(({ id }) => last?.action === `click(${JSON.stringify(id)})`);
  const isOutside = opener !== undefined && dialog !== undefined && !isUnder(pathInside(dialog), opener);
  const called = [
    dialog?.name ?? "",
    ...(isOutside ? [opener.name, entryPart(opener.path)?.name ?? ""] : []),
  ];
  return (
    dialog !== undefined &&
    called.some((text) => containsPhrase(text, name)) &&
    nodes.some((node) => takesEntry(node) && isUnder(pathInside(dialog), node))
  );
}

/**
 * A control that bears the thing's name was pressed, and is gone: in its place a field of that thing has the focus (`Change weight of crate 12`, then `Weight of crate 12`). What is
 * to be changed stands open there.
 */
export function isFieldInstead(
  name: string,
  { nodes, history }: Pick<PageContext, "nodes" | "history">,
): boolean {
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const [, role, pressed = ""] = /^(\w+) "(.*)"$/.exec(last?.target ?? "") ?? [];
  return (
    last?.action.startsWith("click(") === true &&
    last.outcome !== "refuted" &&
    containsPhrase(pressed, name) &&
    !nodes.some((node) => node.role === role && node.name === pressed) &&
    nodes.some(
      (node) => takesEntry(node) && node.states.includes("focused") && containsPhrase(node.name, name),
    )
  );
}
