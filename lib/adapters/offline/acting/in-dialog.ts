import { pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { type PageContext, topDialog } from "./page-context";

/** What stands in the dialog that is open; all of the page where none is. */
export function inDialog(nodes: readonly SnapshotNode[]): readonly SnapshotNode[] {
  const dialog = topDialog(nodes);
  return dialog ? nodes.filter((node) => node.path.startsWith(pathInside(dialog))) : nodes;
}

/** What was chosen last stands beside the dialog, which so covers nothing. */
export function choosesOutside({ nodes, history }: PageContext): boolean {
  const id = /^check\("([^"]+)"/.exec(history.at(-1)?.action ?? "")?.[1];
  const chosen = nodes.find((node) => node.id === id);
  return chosen !== undefined && isChosen(chosen) && !inDialog(nodes).includes(chosen);
}
