import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** An entry of a list: its element, its text lines, and what is in it. */
export type ShownItem = { node: SnapshotNode; texts: string[]; inside: SnapshotNode[] };
export type ShownList = { node: SnapshotNode | undefined; items: ShownItem[] };

const navigational = /\b(?:nav|navigation|menu|menubar|tablist|breadcrumbs?|pager|pagination|pages)\b/i;

/** Lists of the page's content with their entries; menus and pagers are none. */
export function shownLists({ nodes }: PageSnapshot): ShownList[] {
  const lists = new Map<number, ShownItem[]>();
  nodes.forEach((node, index) => {
    if (node.role !== "item" || node.states.includes("hidden")) return;
    const inside = descendantsOf(nodes, index);
    const texts = [node.name, ...inside.map(({ name }) => name)].map((text) => text.trim()).filter(Boolean);
    if (texts.length === 0) return;
    lists.set(node.parent, [...(lists.get(node.parent) ?? []), { node, texts: [...new Set(texts)], inside }]);
  });
  return [...lists]
    .map(([parent, items]) => ({ node: nodes[parent], items }))
    .filter(
      ({ node, items }) =>
        items.length > 0 &&
        !navigational.test(`${node?.inputType ?? ""} ${node?.name ?? ""} ${items[0]?.node.path ?? ""}`),
    );
}
