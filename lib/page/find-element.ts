import { type CaptureDeps, captureTree, clickableMark } from "./capture-tree";
import { successorOf, type Trace } from "./element-trace";

export type FindResult =
  | { kind: "found"; element: Element; replaced: boolean }
  | { kind: "stale" }
  | { kind: "unknown" };

const maxSearched = 20_000;

/**
 * The element of an id. When its node was replaced, as frameworks do when they render again, the one that is clearly its successor. Where two
 * could be meant, none is taken.
 */
export function findElement(id: string, trace: Trace | undefined, deps: CaptureDeps): FindResult {
  const plain = id.endsWith(clickableMark) ? id.slice(0, -clickableMark.length) : id;
  const element = deps.ids.elementOf(plain);
  // In a frame that is gone or shows another page, an element still counts as connected.
  if (element?.isConnected && element.ownerDocument.defaultView)
    return { kind: "found", element, replaced: false };
  if (!trace) return { kind: deps.ids.wasGiven(plain) ? "stale" : "unknown" };
  const { elements, found } = captureTree(deps, maxSearched);
  const successor = successorOf(trace, elements);
  const node = successor && found.get(successor.i)?.node;
  if (!node) return { kind: "stale" };
  deps.ids.rebind(plain, node.element);
  return { kind: "found", element: node.element, replaced: true };
}
