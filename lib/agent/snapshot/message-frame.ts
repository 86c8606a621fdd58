import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { toneOf } from "./alert-tone";
import { ancestorsOf, descendantsOf } from "./node-tree";

/** A region of notifications, or the frame that each of them has: it holds a message and nothing else but buttons, none of which answers a question. */
export function isMessageFrame(nodes: readonly SkeletonNode[], index: number): boolean {
  const inside = descendantsOf(nodes, index);
  return (
    frames.has(nodes[index]?.role ?? "") &&
    inside.some((part) => isMessage(part) && !asks.test(part.name)) &&
    inside.every(
      (part) =>
        isMessage(part) ||
        (frames.has(part.role) && descendantsOf(nodes, nodes.indexOf(part)).some(isMessage)) ||
        (part.role === "button" && !declines.test(part.name.trim())),
    )
  );
}
const isMessage = (node: SkeletonNode): boolean => toneOf(node) !== undefined;
const frames: ReadonlySet<string> = new Set(["region", "dialog", "list", "item"]);
const asks = /[?？]\s*$/u;
const declines = /^(?:no|cancel|abort|keep)(?!\p{L})/iu;

/** A message that came with what is around it, which says nothing by itself: its frame, or a list that is there for messages. */
export function isToldApart(
  nodes: readonly SkeletonNode[],
  index: number,
  come: ReadonlySet<number>,
): boolean {
  const node = nodes[index];
  return (
    node !== undefined &&
    toneOf(node) !== undefined &&
    (isLineOfMessages(nodes, node) ||
      ancestorsOf(nodes, index).some((above) => come.has(above) && isMessageFrame(nodes, above)))
  );
}

const isLineOfMessages = (nodes: readonly SkeletonNode[], { parent }: SkeletonNode): boolean =>
  nodes[parent]?.role === "list" && nodes.every((one) => one.parent !== parent || toneOf(one) !== undefined);
