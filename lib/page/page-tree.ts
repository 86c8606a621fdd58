import { frameDocument, isElement, isFrame, isInput, isSlot } from "./dom-kind";
import { type Role, roleOf } from "./element-role";

/** A document that the walk went into. `left`, `top`: its origin in the main frame's viewport. */
export type FrameSpot = { number: number; document: Document; view: Window; left: number; top: number };

/** An element as it is rendered, with slots, open shadow roots and same-origin frames resolved. */
export type PageNode = {
  element: Element;
  parent: PageNode | undefined;
  /** Strings are raw text nodes. */
  children: (PageNode | string)[];
  frame: FrameSpot;
  /** By its own markup; what it is by its part on the page is not in it. */
  role: Role | undefined;
  /** Computed display. */
  display: string;
  /** Computed `visibility: visible`; false too for a field with `display: none` that its label stands for. */
  shown: boolean;
  /** The pointer cursor is on it. */
  pointer: boolean;
  /** Content goes past its box and it can be scrolled. */
  scrolls: boolean;
};

export type PageTree = {
  root: PageNode | undefined;
  frames: FrameSpot[];
  /** Frame elements of other origins, and where their content begins in the main frame's viewport. */
  closedFrames: { element: Element; left: number; top: number }[];
  /** Every document and shadow root on the way, for observers. */
  roots: Node[];
};

const skippedTags = new Set(
  "script style noscript template head meta link base title param source track object embed map datalist".split(
    " ",
  ),
);
const leafTags = new Set("input select textarea img canvas video audio svg br hr progress meter".split(" "));

/** A walk under way: through one document, into one tree. */
type Walk = { frame: FrameSpot; tree: PageTree; numberOf: (document: Document) => number };

/** Reads what is rendered, in one pass. Numbers frames through `numberOf`, which gives the same document the same number. */
export function readPageTree(top: Document, numberOf: (document: Document) => number): PageTree {
  const tree: PageTree = { root: undefined, frames: [], closedFrames: [], roots: [] };
  tree.root = readDocument(top, undefined, { left: 0, top: 0 }, { tree, numberOf });
  return tree;
}

function readDocument(
  document: Document,
  parent: PageNode | undefined,
  origin: { left: number; top: number },
  { tree, numberOf }: Omit<Walk, "frame">,
): PageNode | undefined {
  const view = document.defaultView;
  if (!view || !document.body) return undefined;
  const frame: FrameSpot = { number: numberOf(document), document, view, ...origin };
  tree.frames.push(frame);
  tree.roots.push(document);
  return readElement(document.body, parent, { frame, tree, numberOf });
}

function readElement(element: Element, parent: PageNode | undefined, walk: Walk): PageNode | undefined {
  const tag = element.localName;
  if (skippedTags.has(tag)) return undefined;
  const style = walk.frame.view.getComputedStyle(element);
  const display = style.display;
  if (display === "none" && !standsBehindLabel(element)) return undefined;
  const node: PageNode = {
    element,
    parent,
    children: [],
    frame: walk.frame,
    role: roleOf(element),
    display,
    shown: display !== "none" && style.visibility === "visible",
    pointer: style.cursor === "pointer",
    scrolls: false,
  };
  if (display === "none") return node;
  if (canClip(display) && style.overflowY !== "visible") {
    if (isCollapsed(element)) return undefined;
    node.scrolls = isScrollable(element, style);
  }
  if (isFrame(element)) readFrame(element, node, walk);
  else if (!leafTags.has(tag) || element.shadowRoot || tag === "svg") readChildren(element, node, walk);
  return node;
}

/** Child nodes as rendered: a shadow root instead of the light tree, assigned nodes instead of a slot's own. */
function readChildren(element: Element, node: PageNode, walk: Walk): void {
  if (element.shadowRoot) walk.tree.roots.push(element.shadowRoot);
  const closed = element.localName === "details" && !element.hasAttribute("open");
  const inSvg = element.namespaceURI === "http://www.w3.org/2000/svg";
  const take = (child: Node): void => {
    if (isElement(child)) {
      if ((closed && child.localName !== "summary") || (inSvg && !matters(child))) return;
      const read = readElement(child, node, walk);
      if (read) node.children.push(read);
    } else if (child.nodeType === 3 && node.shown && !closed) {
      const text = child.nodeValue;
      if (text) node.children.push(text);
    }
  };
  const assigned = isSlot(element) ? element.assignedNodes() : [];
  if (assigned.length > 0) for (const child of assigned) take(child);
  else
    for (let child = (element.shadowRoot ?? element).firstChild; child; child = child.nextSibling)
      take(child);
}

function readFrame(element: Element, node: PageNode, walk: Walk): void {
  const inner = frameDocument(element);
  const box = element.getBoundingClientRect();
  const { frame } = walk;
  const left = frame.left + box.left + element.clientLeft;
  const top = frame.top + box.top + element.clientTop;
  if (!inner) {
    walk.tree.closedFrames.push({ element, left, top });
    return;
  }
  const read = readDocument(inner, node, { left, top }, walk);
  if (read) node.children.push(read);
}

/** Inline boxes and parts of tables neither clip nor scroll. */
const canClip = (display: string): boolean =>
  display !== "inline" && display !== "contents" && !display.startsWith("table");

/** Toggles and file fields are often hidden, with a styled label or button in front. */
const standsBehindLabel = (element: Element): boolean =>
  isInput(element) &&
  (element.type === "file" ||
    ((element.type === "checkbox" || element.type === "radio") && (element.labels?.length ?? 0) > 0));

/** Clipped to nothing: a closed accordion or menu. The viewport's own scrollers do not count. */
const isCollapsed = (element: Element): boolean =>
  element.localName !== "body" &&
  (element.clientHeight === 0 || element.clientWidth === 0) &&
  hasClipBox(element);

const hasClipBox = (element: Element): boolean => !leafTags.has(element.localName) && !isFrame(element);

function isScrollable(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.localName === "body" || leafTags.has(element.localName)) return false;
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  return (
    (scrolls(style.overflowY) && element.scrollHeight > element.clientHeight + 8) ||
    (scrolls(style.overflowX) && element.scrollWidth > element.clientWidth + 8)
  );
}

/** Shapes of a drawing are left out, unless something says that they are more. */
const matters = (element: Element): boolean =>
  /^(a|g|text|tspan|foreignObject|svg|use)$/.test(element.localName) ||
  element.hasAttribute("role") ||
  element.hasAttribute("tabindex") ||
  element.hasAttribute("onclick") ||
  element.hasAttribute("aria-label");
