import { frameDocument, isEditingHost, isElement, isInput, isTelling } from "./dom-kind";
import { plainRole, type Role, roleOf } from "./element-role";

/** A document that the walk went into. `left`, `top`: its origin in the main frame's viewport. */
export type FrameSpot = { number: number; document: Document; view: Window; left: number; top: number };

/** An element as it is rendered, with slots, open shadow roots and same-origin frames resolved. */
export type PageNode = {
  element: Element;
  /** Its local name: each question to the DOM costs, and this one is asked most. */
  tag: string;
  parent: PageNode | undefined;
  /** Strings are text nodes: raw, and one space for those that are only white space. */
  children: (PageNode | string)[];
  frame: FrameSpot;
  /** It has an attribute that tells of it: see `isTelling`. */
  telling: boolean;
  /** By its own markup; what it is by its part on the page is not in it. */
  role: Role | undefined;
  /** Text that it stands for whatever is in it; undefined when its content is what counts. */
  own: string | undefined;
  /** Computed display. */
  display: string;
  /** See `isShown`; undefined while nobody has asked. */
  shown: boolean | undefined;
  /** Computed style as it is now; of a page that does not change meanwhile, as it was. */
  style: CSSStyleDeclaration;
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
const frameTags = new Set(["iframe", "frame"]);
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
  const telling = isTelling(element);
  const node: PageNode = {
    element,
    tag,
    parent,
    children: [],
    frame: walk.frame,
    telling,
    role: telling ? roleOf(element, tag) : plainRole(element, tag),
    own: undefined,
    display,
    shown: display === "none" ? false : undefined,
    style,
    scrolls: false,
  };
  node.own = ownText(node);
  if (display === "none") return node;
  if (canClip(display) && style.overflowY !== "visible") {
    if (isCollapsed(element, tag)) return undefined;
    node.scrolls = isScrollable(element, tag, style);
  }
  if (frameTags.has(tag)) readFrame(element, node, walk);
  else readContent(element, node, walk);
  return node;
}

/** Computed `visibility: visible`; false too for a field with `display: none` that its label stands for. */
export function isShown(node: PageNode): boolean {
  node.shown ??= node.style.visibility === "visible";
  return node.shown;
}

function ownText(node: PageNode): string | undefined {
  const { element, tag, telling } = node;
  if (tag === "br") return " ";
  if (tag === "img") return isShown(node) ? (element.getAttribute("alt") ?? "") : "";
  if (tag === "input" && buttonTypes.has((element as HTMLInputElement).type))
    return isShown(node) ? (element as HTMLInputElement).value : "";
  return controlTags.has(tag) || (telling && isEditingHost(element)) ? "" : undefined;
}

const controlTags = new Set("select textarea input progress meter".split(" "));
const buttonTypes = new Set(["button", "submit", "reset"]);

/** Child nodes as rendered: a shadow root instead of the light tree, assigned nodes instead of a slot's own. */
function readContent(element: Element, node: PageNode, walk: Walk): void {
  const shadow = element.shadowRoot;
  if (shadow) walk.tree.roots.push(shadow);
  else if (leafTags.has(node.tag) && node.tag !== "svg") return;
  const isTaken = filterOf(element, node.tag);
  const assigned = node.tag === "slot" ? (element as HTMLSlotElement).assignedNodes() : [];
  if (assigned.length > 0) for (const child of assigned) readChild(child, node, walk, isTaken);
  else
    for (let child = (shadow ?? element).firstChild; child; child = child.nextSibling)
      readChild(child, node, walk, isTaken);
}

type Filter = (node: Node) => boolean;

function readChild(child: Node, node: PageNode, walk: Walk, isTaken: Filter | undefined): void {
  if (isTaken && !isTaken(child)) return;
  const type = child.nodeType;
  if (type === 1) {
    const read = readElement(child as Element, node, walk);
    if (read) node.children.push(read);
  } else if (type === 3) {
    const text = child.nodeValue;
    if (!text) return;
    const blank = isBlank(text);
    // White space between blocks is the same whether they are shown or not, and most of it stands there.
    if ((blank && !isInline(node)) || isShown(node)) node.children.push(blank ? " " : text);
  }
}

const isInline = ({ display }: PageNode): boolean => display.startsWith("inline") || display === "contents";

/** A mark without width is no space, though white space to the language. */
const isBlank = (text: string): boolean => text.trim() === "" && !text.includes("\ufeff");

/** Which children count, where not all do: of a closed part its head, of a drawing what is more than a shape. */
function filterOf(element: Element, tag: string): Filter | undefined {
  if (tag === "details" && !element.hasAttribute("open"))
    return (child) => isElement(child) && child.localName === "summary";
  if (element.namespaceURI !== svgNamespace) return undefined;
  return (child) => !isElement(child) || matters(child);
}

const svgNamespace = "http://www.w3.org/2000/svg";

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
const isCollapsed = (element: Element, tag: string): boolean =>
  tag !== "body" &&
  !leafTags.has(tag) &&
  !frameTags.has(tag) &&
  (element.clientHeight === 0 || element.clientWidth === 0);

function isScrollable(element: Element, tag: string, style: CSSStyleDeclaration): boolean {
  if (tag === "body" || leafTags.has(tag)) return false;
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
