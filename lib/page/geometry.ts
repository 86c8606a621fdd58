import { isInput } from "./dom-kind";
import type { Box } from "./hit-test";
import { isShown, type PageNode } from "./page-tree";

type Placed = Pick<PageNode, "element" | "frame" | "children">;

/** Smaller than this in both directions is there for screen readers, or as a stand-in. */
const minPixels = 2;
const maxDepth = 4;

/**
 * Where an element is drawn, in the main frame's viewport: its own box, else that of something inside it, else, for toggles and file fields
 * hidden behind a styled label, the label's. Undefined when nothing of it is drawn or scrolling cannot bring it into view.
 */
export const drawnBox = (node: PageNode): Box | undefined => boxWhenShown(node, isShown(node));

export function boxWhenShown(node: Placed, shown: boolean): Box | undefined {
  const own = shown ? (boxOf(node.element, node.frame) ?? innerBox(node, maxDepth)) : undefined;
  if (own && isReachable(own, node.frame.view)) return own;
  return labelBox(node);
}

function boxOf(element: Element, frame: PageNode["frame"]): Box | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < minPixels && height < minPixels) return undefined;
  if (width === 0 || height === 0) return undefined;
  return [left + frame.left, top + frame.top, width, height];
}

function innerBox(node: Placed, depth: number): Box | undefined {
  if (depth === 0) return undefined;
  for (const child of node.children) {
    if (typeof child === "string" || !isShown(child)) continue;
    const found = boxOf(child.element, child.frame) ?? innerBox(child, depth - 1);
    if (found) return found;
  }
  return undefined;
}

function labelBox({ element, frame }: Placed): Box | undefined {
  if (!isInput(element) || !/^(checkbox|radio|file)$/.test(element.type)) return undefined;
  for (const label of element.labels ?? []) {
    const box = label.checkVisibility({ visibilityProperty: true }) ? boxOf(label, frame) : undefined;
    if (box && isReachable(box, frame.view)) return box;
  }
  return undefined;
}

/** Left of or above the page's origin nothing can be scrolled to. */
function isReachable([left, top, width, height]: Box, view: Window): boolean {
  // Asking for the scroll position is dear, and most elements are below and right of the viewport's origin.
  if (left + width > 0 && top + height > 0) return true;
  const rtl = view.document.documentElement.scrollWidth > view.innerWidth && view.scrollX < 0;
  return (rtl || left + width + view.scrollX > 0) && top + height + view.scrollY > 0;
}
