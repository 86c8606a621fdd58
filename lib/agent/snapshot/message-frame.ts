import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { toneOf } from "./alert-tone";
import { ancestorsOf, descendantsOf } from "./node-tree";

/** A region of notifications, or a line of it: it holds messages in their frames and nothing else but buttons that put them away. */
export function isMessageFrame(nodes: readonly SkeletonNode[], index: number): boolean {
  if (!around.has(nodes[index]?.role ?? "")) return false;
  const inside = descendantsOf(nodes, index);
  const messages = inside.filter(isMessage);
  const holding = new Set(messages.flatMap((message) => holdersOf(nodes, message)));
  return (
    messages.some(({ name }) => !asks.test(name)) &&
    inside.every(
      (part) =>
        isMessage(part) ||
        (frames.has(part.role) && holding.has(part)) ||
        (part.role === "button" && putsAway.test(part.name.trim())),
    )
  );
}
/** A dialog by itself is one, whatever it says. */
const around: ReadonlySet<string> = new Set(["region", "list", "item"]);
const frames: ReadonlySet<string> = new Set([...around, "dialog"]);
const isMessage = (node: SkeletonNode): boolean => toneOf(node) !== undefined;
const holdersOf = (nodes: readonly SkeletonNode[], { parent }: SkeletonNode): SkeletonNode[] => {
  const holders: SkeletonNode[] = [];
  for (let at = parent; at >= 0; at = nodes[at]?.parent ?? -1) holders.push(...nodes.slice(at, at + 1));
  return holders;
};
const asks = /[?？]\s*$/u;
const putsAway =
  /^(?:(?:close|dismiss|hide|undo|schließen|rückgängig|fermer|cerrar|chiudi|fechar|sluiten)(?!\p{L})|\P{L}{0,2}$|x$)/iu;

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
