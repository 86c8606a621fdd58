import { perObject } from "@/lib/agent/domain/per-object";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** What walking needs of a node. Parents always stand before their children, and a subtree is not always one run: readers may append. */
export type TreeNode = { parent: number; name: string; value?: string | undefined };

export function childrenOf<Node extends TreeNode>(nodes: readonly Node[], index: number): Node[] {
  return nodes.filter((node) => node.parent === index);
}

export function isWithin(nodes: readonly TreeNode[], index: number, ancestor: number): boolean {
  for (let at = index; at >= 0; at = nodes[at]?.parent ?? -1) if (at === ancestor) return true;
  return false;
}

/** In the order of the document. */
export function descendantsOf<Node extends TreeNode>(nodes: readonly Node[], index: number): Node[] {
  if (index < 0) return [...nodes];
  const children = childIndices(nodes);
  const inside: number[] = [];
  const gather = (at: number): void => {
    for (const child of children.get(at) ?? []) {
      inside.push(child);
      gather(child);
    }
  };
  gather(index);
  return inside.sort((a, b) => a - b).flatMap((at) => nodes[at] ?? []);
}

/** Pages are walked from many of their elements in one turn. */
const childIndices = perObject((nodes: readonly TreeNode[]): ReadonlyMap<number, readonly number[]> => {
  const children = new Map<number, number[]>();
  nodes.forEach(({ parent }, at) => {
    if (parent >= at) return;
    const own = children.get(parent);
    if (own) own.push(at);
    else children.set(parent, [at]);
  });
  return children;
});

/** Indices of the enclosing context nodes, the nearest first. */
export function ancestorsOf(nodes: readonly TreeNode[], index: number): number[] {
  const above: number[] = [];
  for (let at = nodes[index]?.parent ?? -1; at >= 0; at = nodes[at]?.parent ?? -1) above.push(at);
  return above;
}

/** Names and values of an element and all inside it, joined. */
export function textWithin(nodes: readonly TreeNode[], index: number): string {
  const node = nodes[index];
  if (!node) return "";
  const parts = [node, ...descendantsOf(nodes, index)].flatMap(({ name, value }) => [name, value ?? ""]);
  return parts.filter((part) => wordsOf(part).length > 0).join("\n");
}

/** What can be pressed and has no word in it, as the stops before and behind a dialog that keep the focus in it. */
export const isFocusStop = (nodes: readonly (TreeNode & { role: string })[], index: number): boolean =>
  nodes[index]?.role === "clickable" && textWithin(nodes, index) === "";
