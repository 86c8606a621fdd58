import { frameDocument, isElement, renderedInside, renderedParent } from "./dom-kind";
import { isActionable, roleOf } from "./element-role";

export type Point = readonly [x: number, y: number];
/** Left, top, width, height in the main frame's viewport. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** What a click at a point of the main frame's viewport would meet, through shadow roots and same-origin frames. */
export function elementAt(top: Document, [x, y]: Point): Element | undefined {
  let root: Document | ShadowRoot = top;
  let at: Point = [x, y];
  let found: Element | undefined;
  for (;;) {
    const hit: Element | null = root.elementFromPoint(at[0], at[1]);
    if (!hit || hit === found) return found;
    found = hit;
    const inner: Document | undefined = frameDocument(hit);
    if (inner) {
      const box = hit.getBoundingClientRect();
      at = [at[0] - box.left - hit.clientLeft, at[1] - box.top - hit.clientTop];
      root = inner;
    } else if (hit.shadowRoot) root = hit.shadowRoot;
    else return found;
  }
}

/** Whether a click that meets `hit` reaches `target`: it lies inside, or a label or enclosing control passes the click on. */
export function reaches(hit: Element | undefined, target: Element): boolean {
  if (!hit) return false;
  if (renderedInside(hit, target)) return true;
  const labels = "labels" in target ? Array.from((target.labels as NodeListOf<Element> | null) ?? []) : [];
  if (labels.some((label) => renderedInside(hit, label))) return true;
  if (!renderedInside(target, hit)) return false;
  const role = roleOf(hit);
  return hit.localName === "label" || (role !== undefined && isActionable(role.code));
}

/** Where in a box to try: the centre first, then towards its sides. */
const samples: readonly Point[] = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
];

export type Viewport = Pick<Window, "innerWidth" | "innerHeight">;

const pointIn = ([left, top, width, height]: Box, [x, y]: Point): Point => [
  left + width * x,
  top + height * y,
];

/** The visible part of a box within the viewport, or nothing. */
export function inViewport([left, top, width, height]: Box, view: Viewport): Box | undefined {
  const x = Math.max(left, 0);
  const y = Math.max(top, 0);
  const right = Math.min(left + width, view.innerWidth);
  const bottom = Math.min(top + height, view.innerHeight);
  return right - x > 1 && bottom - y > 1 ? [x, y, right - x, bottom - y] : undefined;
}

type Edges = { left: number; top: number; right: number; bottom: number };

/**
 * What scrollers and clips between an element and its page leave to see, in the main frame's viewport. Where a point outside is, the element has
 * to be scrolled to; nothing covers it.
 */
function clipOf(element: Element, origin: { left: number; top: number }): Edges {
  const everywhere = Number.POSITIVE_INFINITY;
  const clip = { left: -everywhere, top: -everywhere, right: everywhere, bottom: everywhere };
  for (
    let at = renderedParent(element);
    at && at.ownerDocument === element.ownerDocument && at.localName !== "body" && at.localName !== "html";
    at = renderedParent(at)
  ) {
    const view = at.ownerDocument.defaultView;
    if (!view || view.getComputedStyle(at).overflowY === "visible") continue;
    const box = at.getBoundingClientRect();
    clip.left = Math.max(clip.left, box.left + origin.left);
    clip.top = Math.max(clip.top, box.top + origin.top);
    clip.right = Math.min(clip.right, box.right + origin.left);
    clip.bottom = Math.min(clip.bottom, box.bottom + origin.top);
  }
  return clip;
}

const isInside = ([x, y]: Point, { left, top, right, bottom }: Edges): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const isOutside = ([left, top, width, height]: Box, clip: Edges): boolean =>
  left > clip.right || top > clip.bottom || left + width < clip.left || top + height < clip.top;

export type HitResult =
  | { kind: "hit"; point: Point }
  | { kind: "clipped" }
  | { kind: "covered"; by: Element | undefined };

/** The middle of the first text of a tree's entry: its box holds the entries under it too, and often only its label listens. */
function labelPoint(element: Element, origin: { left: number; top: number }): Point | undefined {
  if (roleOf(element)?.code !== "tree") return undefined;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    return (
      line && pointIn([line.left + origin.left, line.top + origin.top, line.width, line.height], [0.5, 0.5])
    );
  }
  return undefined;
}

/** Points of the box and, of what is broken into several lines and so leaves parts of its box to others, the middle of each line. */
function* pointsOf(element: Element, box: Box, origin: { left: number; top: number }): Iterable<Point> {
  const label = labelPoint(element, origin);
  if (label) yield label;
  for (const sample of samples) yield pointIn(box, sample);
  const lines = element.getClientRects();
  if (lines.length < 2) return;
  const [left, top, width, height] = box;
  const inBox: Edges = { left, top, right: left + width, bottom: top + height };
  for (const line of lines) {
    const middle = pointIn(
      [line.left + origin.left, line.top + origin.top, line.width, line.height],
      [0.5, 0.5],
    );
    if (isInside(middle, inBox)) yield middle;
  }
}

/**
 * Tries the points of a box that is in view. A point where the click would go to another control inside the element (a link in a clickable
 * row, or in a label) is taken only when there is no other.
 */
export function hitTest(
  top: Document,
  element: Element,
  box: Box,
  origin: { left: number; top: number },
): HitResult {
  let by: Element | undefined;
  let shared: Point | undefined;
  let clip: Edges | undefined;
  let clipped = true;
  for (const point of pointsOf(element, box, origin)) {
    const hit = elementAt(top, point);
    if (hit && reaches(hit, element)) {
      const inner = innerControl(hit, element);
      if (!inner || isLabelOf(inner, element)) return { kind: "hit", point };
      shared ??= point;
      continue;
    }
    by ??= hit;
    clip ??= clipOf(element, origin);
    if (isOutside(box, clip)) return { kind: "clipped" };
    clipped &&= !isInside(point, clip);
  }
  if (shared) return { kind: "hit", point: shared };
  return clipped ? { kind: "clipped" } : { kind: "covered", by };
}

/** The control inside an element that a click there would go to. */
function innerControl(hit: Element, target: Element): Element | undefined {
  for (let at: Element | undefined = hit; at && at !== target; at = renderedParent(at)) {
    if (at.localName === "label") return undefined;
    const role = roleOf(at);
    if (role && isActionable(role.code)) return renderedInside(target, at) ? undefined : at;
  }
  return undefined;
}

/** The control is all that an entry of a tree has besides the entries under it: what it is called by is pressed, and the rest of its box does not listen. */
function isLabelOf(control: Element, element: Element): boolean {
  if (roleOf(element)?.code !== "tree") return false;
  const under = Array.from(element.querySelectorAll(':scope > [role="group"], :scope > ul, :scope > ol'));
  return [control, ...under].map(lettersOf).join("") === lettersOf(element);
}

const lettersOf = ({ textContent }: Element): string => (textContent ?? "").replace(/\s+/gu, "");

/** A short description of an element for people: what lies over another. */
export function describe(element: Element | undefined): string {
  if (!isElement(element)) return "something outside the page";
  const label = element.getAttribute("aria-label") ?? element.getAttribute("role") ?? element.id;
  return label ? `<${element.localName}> ${label.slice(0, 60)}` : `<${element.localName}>`;
}
