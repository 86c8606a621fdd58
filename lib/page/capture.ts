import type { MovingLine } from "@/lib/contracts/interact-request";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { type CaptureDeps, type CapturedTree, captureTree } from "./capture-tree";
import { focusedElement } from "./dom-kind";
import { type FramePath, pathOfFrame } from "./frame-path";
import { pageText } from "./page-text";
import type { PageTree } from "./page-tree";
import type { PageWatch } from "./page-watch";
import { treeHash } from "./tree-hash";

export type CaptureOptions = {
  maxElements: number;
  maxTextChars: number;
  /** Ids begin here at the earliest: the client goes on counting where the page before ended. */
  firstId: number;
  /** Number of this frame, when it is one of another origin that is read by itself; those inside it are counted on from there. */
  frameBase?: number;
};

/** A frame of another origin, which its page cannot look into. */
export type ClosedFrame = {
  path: FramePath;
  /** Id of its element, when it is in the tree. */
  id: string | undefined;
  /** Of its content, in the viewport of the frame that was read. */
  left: number;
  top: number;
};

/** A page as it is posted. */
export type PageCapture = {
  url: string;
  title: string;
  tree: InteractiveElement[];
  /** Elements that were left out. */
  left: number;
  text: string;
  hash: string;
  ambientIds: string[];
  ambientText: MovingLine[];
  activeElement: string | undefined;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; height: number; width: number };
  closedFrames: ClosedFrame[];
  nextId: number;
};

export function capturePage(deps: CaptureDeps, watch: PageWatch, options: CaptureOptions): PageCapture {
  deps.ids.atLeast(options.firstId);
  deps.frames.base = options.frameBase ?? 0;
  const captured = captureTree(deps, options.maxElements);
  for (const root of captured.page.roots) watch.observe(root);
  const ambientIds = ambientIdsOf(captured, watch);
  const { text, moving } = textWithPlaces(captured, watch, options.maxTextChars);
  const focused = focusedElement(deps.document);
  const view = deps.document.defaultView ?? window;
  const page = deps.document.documentElement;
  return {
    url: deps.document.URL,
    title: deps.document.title,
    tree: captured.elements,
    left: captured.left,
    text,
    hash: treeHash(captured.elements, new Set(ambientIds)),
    ambientIds,
    ambientText: moving,
    activeElement: focused && deps.ids.known(focused),
    viewport: { width: view.innerWidth, height: view.innerHeight },
    scroll: {
      x: Math.round(view.scrollX),
      y: Math.round(view.scrollY),
      height: page.scrollHeight,
      width: page.scrollWidth,
    },
    closedFrames: captured.page.closedFrames.flatMap((frame) => closedFrame(frame, deps)),
    nextId: deps.ids.next(),
  };
}

function closedFrame(
  { element, left, top }: PageTree["closedFrames"][number],
  deps: CaptureDeps,
): ClosedFrame[] {
  const path = pathOfFrame(element);
  return path ? [{ path, id: deps.ids.known(element), left, top }] : [];
}

const holderCodes = new Set("dlg form row item".split(" "));

/** The page's text; each element that holds others is told where in it it stands. */
function textWithPlaces({ found, elements, page }: CapturedTree, watch: PageWatch, maxChars: number) {
  const entries = elements.filter(({ r }) => holderCodes.has(r));
  const elementOf = ({ i }: InteractiveElement): Element | undefined => found.get(i)?.node.element;
  const written = pageText(page, maxChars, {
    holders: new Set(entries.flatMap((entry) => elementOf(entry) ?? [])),
    isAmbient: watch.ambientElements().length > 0 ? watch.isAmbient : undefined,
  });
  for (const entry of entries) {
    const element = elementOf(entry);
    const lines = element && written.lines.get(element);
    if (lines) entry.ln = lines;
  }
  return written;
}

const namedByContent = new Set("item row alert stat head btn link opt tab menu tree gen".split(" "));

/** Elements that change by themselves, and those whose name holds the text of one. */
function ambientIdsOf({ found }: CapturedTree, watch: PageWatch): string[] {
  const ambient = watch.ambientElements();
  if (ambient.length === 0) return [];
  const holders = new Set<Element>();
  for (const element of ambient)
    for (let at: Element | null = element; at && !holders.has(at); at = at.parentElement) holders.add(at);
  const ids: string[] = [];
  for (const [id, { node, role }] of found) {
    const holds = namedByContent.has(role.code) && holders.has(node.element);
    if (holds || watch.isAmbient(node.element)) ids.push(id);
  }
  return ids;
}
