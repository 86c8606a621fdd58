import type { InteractiveElement } from "@/lib/contracts/page-element";
import { maxName, type NodeOf, nameOf } from "./accessible-name";
import { collectElements, controlledElements, type Found } from "./collect-elements";
import { type Covers, coverOf, markCovers } from "./covers";
import { focusedElement, referenced } from "./dom-kind";
import { descriptionOf, hrefOf, optionsOf, placeholderOf, testIdOf, textNear } from "./element-facts";
import type { ElementIds } from "./element-ids";
import { isActionable } from "./element-role";
import { hasBlocked, statesOf } from "./element-state";
import { shownValue } from "./field-value";
import { drawnBox } from "./geometry";
import { hitTest, inViewport, type Viewport } from "./hit-test";
import { textOf } from "./page-text-of";
import { type PageNode, type PageTree, readPageTree } from "./page-tree";
import { cutToBest } from "./rank-tree";
import type { SecretFields } from "./secret-field";

export type FrameNumbers = (document: Document) => number;

/** What the reading of a page needs to know from before. */
export type CaptureDeps = {
  document: Document;
  ids: ElementIds;
  secrets: SecretFields;
  frameNumber: FrameNumbers;
  /** Number of the frame that is read; not 0 where a frame of another origin is read by itself. */
  frames: { base: number };
};

export type CapturedTree = {
  elements: InteractiveElement[];
  /** How many elements were left out. */
  left: number;
  page: PageTree;
  found: ReadonlyMap<string, Found>;
};

type Reading = CaptureDeps & {
  nodeOf: NodeOf;
  focused: Element | undefined;
  viewport: Viewport;
  isControl: (node: PageNode) => boolean;
  isBoundary: (node: PageNode) => boolean;
  counts: ReadonlyMap<Found, number>;
  /** Some element says that it controls another. */
  someControl: boolean;
  /** Something is switched off with all that is in it. */
  someBlocked: boolean;
  covers: Covers;
};

/** Reads the semantic tree of a page as it stands. */
export function captureTree(deps: CaptureDeps, maxElements: number): CapturedTree {
  const page = readPageTree(deps.document, deps.frameNumber);
  const controlled = controlledElements(page);
  const all = collectElements(page, controlled);
  const isCut = all.length > maxElements;
  const viewport = viewportOf(deps);
  const { kept, left } = isCut
    ? cutToBest(
        all.map((found) => ({ entry: found, rank: rankOf(found, viewport) })),
        maxElements,
      )
    : { kept: all, left: 0 };
  const reading: Reading = {
    ...deps,
    ...lookUps(page, all),
    focused: focusedElement(deps.document),
    viewport,
    someControl: controlled.size > 0,
    someBlocked: page.roots.some(hasBlocked),
    covers: new Map(),
  };
  const keptSet = new Set(kept);
  const elements: InteractiveElement[] = [];
  const found = new Map<string, Found>();
  for (const one of kept) {
    const entry = describeElement(one, keptSet, reading);
    elements.push(entry);
    found.set(entry.i, one);
  }
  markCovers(elements, ({ i }) => found.get(i)?.node.element, reading.covers);
  return { elements, left, page, found };
}

function lookUps(
  page: PageTree,
  all: readonly Found[],
): Pick<Reading, "nodeOf" | "isControl" | "isBoundary" | "counts"> {
  const controls = new Set<PageNode>();
  const contexts = new Set<PageNode>();
  for (const { node, role } of all) {
    const actionable = isActionable(role.code);
    if (!actionable) contexts.add(node);
    if (actionable || role.code === "alert" || role.code === "stat") controls.add(node);
  }
  let nodes: Map<Element, PageNode> | undefined;
  return {
    nodeOf: (element) => {
      nodes ??= nodesOf(page);
      return nodes.get(element);
    },
    isControl: (node) =>
      controls.has(node) || (node.tag === "label" && (node.element as HTMLLabelElement).control !== null),
    isBoundary: (node) => contexts.has(node),
    counts: countItems(all),
  };
}

function nodesOf({ root }: PageTree): Map<Element, PageNode> {
  const nodes = new Map<Element, PageNode>();
  const index = (node: PageNode): void => {
    nodes.set(node.element, node);
    for (const child of node.children) if (typeof child !== "string") index(child);
  };
  if (root) index(root);
  return nodes;
}

const countedCodes = new Set("item opt tab menu tree rad row".split(" "));

/** Items of each list and rows of each table; rows of headings do not count. */
function countItems(all: readonly Found[]): Map<Found, number> {
  const counts = new Map<Found, number>();
  for (const found of all) {
    if (found.role.code === "list" || found.role.code === "tbl") counts.set(found, 0);
    const { context } = found;
    if (!context || !countedCodes.has(found.role.code) || isHeaderRow(found)) continue;
    const count = counts.get(context);
    if (count !== undefined) counts.set(context, count + 1);
  }
  for (const [found] of counts)
    if (found.role.kind === "dl")
      counts.set(found, found.node.element.querySelectorAll(":scope > dt, :scope > div > dt").length);
  return counts;
}

const isHeaderRow = ({ role, node }: Found): boolean =>
  role.code === "row" &&
  node.children.every(
    (cell) =>
      typeof cell === "string" || cell.tag === "th" || cell.element.getAttribute("role") === "columnheader",
  );

/** Lower stays longer: what can be acted on now and what the page says, then their surroundings, then what is out of view. */
function rankOf({ role, box, node }: Found, viewport: Viewport): number {
  if (role.code === "dlg" || role.code === "alert" || role.code === "stat") return 0;
  const place = box ?? drawnBox(node);
  const inView = place !== undefined && inViewport(place, viewport) !== undefined;
  return (isActionable(role.code) ? 0 : 1) + (inView ? 0 : 2);
}

/** Of the frame that is read, which need not be the page's top one. Asked for once: each time it is asked the layout is looked at. */
function viewportOf({ document }: CaptureDeps): Viewport {
  const { innerWidth, innerHeight } = document.defaultView ?? window;
  return { innerWidth, innerHeight };
}

const idOf = (found: Found, deps: CaptureDeps): string => {
  const id = deps.ids.idOf(found.node.element, found.node.frame.number);
  return found.clickable ? `${id}${clickableMark}` : id;
};

/** Ends the id of the clickable entry of an element that is a context entry as well. */
export const clickableMark = "~";

function describeElement(found: Found, kept: ReadonlySet<Found>, reading: Reading): InteractiveElement {
  const { node, role } = found;
  const { element } = node;
  const actionable = isActionable(role.code);
  const name = nameFor(found, reading);
  const states = statesOf(element, role, node.telling, reading);
  const context = nearestKept(found.context, kept);
  const value =
    reading.counts.get(found)?.toString() ??
    (found.clickable ? undefined : shownValue(element, reading.secrets));
  const entry: InteractiveElement = { i: idOf(found, reading), r: role.code, n: name };
  if (value !== undefined) entry.v = value;
  place(entry, found, states, actionable, reading);
  if (states.length > 0) entry.s = states;
  if (node.frame.number !== 0) entry.f = node.frame.number;
  if (node.scrolls) entry.scr = scrolledTo(element);
  addFacts(entry, found, reading);
  if (context) entry.c = idOf(context, reading);
  return entry;
}

const maxMessage = 400;

function nameFor(found: Found, reading: Reading): string {
  if (found.role.kind === "frame") return frameName(found.node.element);
  return nameOf(found.node, found.clickable ? { code: "item" } : found.role, reading.nodeOf);
}

function frameName(element: Element): string {
  const title = element.getAttribute("title") ?? element.getAttribute("name") ?? "";
  const source = element.getAttribute("src") ?? "";
  return title || (/^https?:\/\/([^/?#]+)/.exec(source)?.[1] ?? "");
}

/** Box, clickable point, and whether it is out of view or covered. */
function place(
  entry: InteractiveElement,
  found: Found,
  states: string[],
  actionable: boolean,
  reading: Reading,
): void {
  const { box, node, role } = found;
  if (!box) {
    if (actionable) states.push("hidden");
    return;
  }
  if (!actionable && role.code !== "dlg" && role.kind !== "canvas" && !node.scrolls) return;
  entry.box = [Math.round(box[0]), Math.round(box[1]), Math.round(box[2]), Math.round(box[3])];
  if (!actionable) return;
  const visible = inViewport(box, reading.viewport);
  const hit = visible && hitTest(reading.document, node.element, visible, node.frame);
  if (!hit || hit.kind === "clipped") states.push("offscreen");
  if (hit?.kind === "covered") {
    entry.occ = true;
    const cover = hit.by && coverOf(hit.by, node.element);
    if (cover) entry.by = idOfCover(cover, reading);
  }
  const [x, y] = hit?.kind === "hit" ? hit.point : [box[0] + box[2] / 2, box[1] + box[3] / 2];
  entry.xy = [Math.round(x), Math.round(y)];
}

function idOfCover(cover: Element, { covers, ids, frameNumber }: Reading): string {
  const id = ids.idOf(cover, frameNumber(cover.ownerDocument));
  covers.set(cover, id);
  return id;
}

function addFacts(entry: InteractiveElement, found: Found, reading: Reading): void {
  const { node, role } = found;
  const { element, telling } = node;
  const { n: name } = entry;
  const actionable = isActionable(role.code);
  const href = hrefOf(element);
  if (href !== undefined) entry.h = href;
  const testId = testIdOf(element, telling);
  if (testId !== undefined) entry.t = testId;
  if (role.kind !== undefined) entry.k = role.kind;
  const description = longText(found, name) ?? descriptionOf(element, name, actionable, telling);
  if (description !== undefined) entry.d = description;
  const placeholder = telling ? placeholderOf(element) : undefined;
  if (placeholder !== undefined) entry.p = placeholder;
  const controlled = controlsOf(element, reading);
  if (controlled !== undefined) entry.ctl = controlled;
  const options = optionsOf(element);
  if (options !== undefined) entry.o = options;
  // What only takes presses is mostly told by its own text, but for a sign: `Frost ×`.
  if (!actionable || (found.clickable && !isSign(name))) return;
  const near = textNear(node, reading.isControl, reading.isBoundary);
  if (near !== undefined && near !== name) entry.near = near;
}

const isSign = (name: string): boolean => name !== "" && !/[\p{L}\p{N}]/u.test(name);

/** A message's whole text, when its name had to be cut. */
function longText({ role, node }: Found, name: string): string | undefined {
  if ((role.code !== "alert" && role.code !== "stat") || name.length < maxName - 2) return undefined;
  const text = textOf(node, maxMessage);
  return text === name ? undefined : text;
}

function controlsOf(element: Element, reading: Reading): string[] | undefined {
  if (!reading.someControl) return undefined;
  const targets = ["aria-controls", "aria-owns", "popovertarget"].flatMap((name) =>
    referenced(element, name),
  );
  const ids = targets.map((target) => reading.ids.idOf(target, reading.frameNumber(target.ownerDocument)));
  return ids.length > 0 ? Array.from(new Set(ids)).slice(0, 20) : undefined;
}

function nearestKept(found: Found | undefined, kept: ReadonlySet<Found>): Found | undefined {
  for (let at = found; at; at = at.context) if (kept.has(at)) return at;
  return undefined;
}

function scrolledTo(element: Element): string {
  const room = element.scrollHeight - element.clientHeight;
  const share = room > 0 ? Math.round((element.scrollTop / room) * 100) : 0;
  return `${share}% of ${element.scrollHeight}px`;
}
