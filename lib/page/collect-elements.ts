import { isHtml, isLink, referenced } from "./dom-kind";
import { isActionable, type Role } from "./element-role";
import { drawnBox } from "./geometry";
import type { Box } from "./hit-test";
import { impliedItems } from "./implied-items";
import { namedTone } from "./message-tone";
import { textOf } from "./page-text-of";
import { isShown, type PageNode, type PageTree } from "./page-tree";

/** An element that goes into the semantic tree. */
export type Found = {
  node: PageNode;
  role: Role;
  /** Nearest enclosing context element. */
  context: Found | undefined;
  /** Of context elements only where it is told. */
  box: Box | undefined;
  /** A second entry of a context element that also takes clicks, as a clickable row. */
  clickable?: true;
  /** Found by class name only. */
  byName?: true;
};

const maxMessage = 400;
/** Their children are the targets when the pointer cursor is set on the whole. */
const pointerContainers = new Set("html body ul ol dl menu table thead tbody tfoot".split(" "));
const contextRole = (kind: string): Role => ({ code: "reg", kind });

type Position = {
  context: Found | undefined;
  control: Found | undefined;
  hidden: boolean;
  pointer: boolean;
  /** It is one of several rows or cards of plain elements. */
  item: boolean;
};

const listCodes = new Set("list tbl row".split(" "));

/** What of a page goes into its tree, in document order, with where it is drawn. */
export function collectElements(tree: PageTree, controlled: ReadonlySet<Element>): Found[] {
  const found: Found[] = [];
  const visit = (node: PageNode, above: Position): void => {
    const hides = node.telling && node.element.getAttribute("aria-hidden") === "true";
    const at = hides && !above.hidden ? { ...above, hidden: true } : above;
    // What is in a control takes no clicks of its own.
    const pointer = !at.control && !pointerContainers.has(node.tag) && isPointed(node);
    const entries = entriesOf(node, at, pointer && !at.pointer, controlled);
    found.push(...entries);
    const below = positionBelow(entries, at, pointer);
    const items =
      below.control || (below.context !== at.context && listCodes.has(below.context?.role.code ?? ""))
        ? undefined
        : impliedItems(node);
    for (const child of node.children)
      if (typeof child !== "string") visit(child, items?.has(child) ? { ...below, item: true } : below);
  };
  if (tree.root)
    visit(tree.root, { context: undefined, control: undefined, hidden: false, pointer: false, item: false });
  return withoutEquivalents(found, tree);
}

function positionBelow(entries: readonly Found[], at: Position, pointer: boolean): Position {
  if (entries.length === 0 && pointer === at.pointer && !at.item) return at;
  const below = { ...at, pointer, item: false };
  for (const entry of entries) {
    if (!isActionable(entry.role.code)) below.context = entry;
    else if (entry.role.code !== "gen") below.control = entry;
  }
  return below;
}

/** The cursor for text over what is no field: a click makes it one. */
const isPointed = ({ style: { cursor } }: PageNode): boolean => cursor === "pointer" || cursor === "text";

const noEntries: readonly Found[] = [];

/** The entries of one element: none, one, or two for a context element that takes clicks. */
function entriesOf(
  node: PageNode,
  at: Position,
  pointerStarts: boolean,
  controlled: ReadonlySet<Element>,
): readonly Found[] {
  const role = node.role ?? extraRole(node, at, controlled);
  if (role && isActionable(role.code)) {
    const box = drawnBox(node);
    const counts = box || role.code === "file" || isReachedByKeyboard(node, role, at);
    return counts ? [{ node, role, context: at.context, box }] : noEntries;
  }
  const context = role && isShownContext(node, role, at) ? contextEntry(node, role, at) : undefined;
  const box = takesClicks(node, at, pointerStarts) && isShown(node) ? drawnBox(node) : undefined;
  if (!box) return context ? [context] : noEntries;
  const gen: Role = { code: "gen" };
  if (!context) return [{ node, role: gen, context: at.context, box }];
  return [context, { node, role: gen, context, box, clickable: true }];
}

function contextEntry(node: PageNode, role: Role, at: Position): Found {
  const box = hasPlace(node, role) ? drawnBox(node) : undefined;
  const entry: Found = { node, role, context: at.context, box };
  return role.kind === "named" ? { ...entry, byName: true } : entry;
}

/** Drawn out of reach, or next to nothing, until the focus comes to it, as links that skip to the content are. */
function isReachedByKeyboard(node: PageNode, { code }: Role, at: Position): boolean {
  const { element } = node;
  if (!isShown(node) || at.hidden || (code !== "link" && code !== "btn") || !isHtml(element)) return false;
  if (element.tabIndex < 0) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Roles that an element has by its part on the page: message box, item of a list without markup, controlled panel, scroller, frame of another origin. */
function extraRole(node: PageNode, at: Position, controlled: ReadonlySet<Element>): Role | undefined {
  const { element } = node;
  const naming = namedTone(element);
  if (naming.box) return { code: naming.tone === "error" ? "alert" : "stat", kind: "named" };
  if (at.item) return { code: "item" };
  if (controlled.has(element)) return contextRole("controlled");
  if (node.scrolls) return contextRole("scroll");
  if (node.tag === "iframe" && node.children.length === 0) return contextRole("frame");
  return undefined;
}

/** Context elements whose place is told. */
const hasPlace = (node: PageNode, role: Role): boolean =>
  role.code === "dlg" || role.kind === "canvas" || node.scrolls;

function isShownContext(node: PageNode, role: Role, at: Position): boolean {
  if (at.hidden || !isShown(node)) return false;
  if (role.code === "alert" || role.code === "stat") return isMessage(node, role, at);
  if (at.control) return role.code === "head";
  return role.code !== "img" || drawnBox(node) !== undefined;
}

/** A message has words; one found by class alone is short, no control, and not inside another message. */
function isMessage(node: PageNode, role: Role, at: Position): boolean {
  const text = textOf(node, maxMessage + 1);
  if (!text) return false;
  if (role.kind !== "named") return true;
  if (at.control || text.length > maxMessage) return false;
  return at.context?.role.code !== "alert" && at.context?.role.code !== "stat";
}

function takesClicks(node: PageNode, at: Position, pointerStarts: boolean): boolean {
  const { element, tag } = node;
  if (tag === "body" || tag === "label" || at.control) return false;
  if (pointerStarts) return true;
  if (!node.telling) return false;
  if (element.hasAttribute("onclick")) return true;
  const tabIndex = element.getAttribute("tabindex");
  return tabIndex !== null && Number(tabIndex) >= 0 && !node.scrolls && !isLink(element);
}

/** Panels that a control says it controls: named by no role of their own they still bound what it changes. */
export function controlledElements(tree: PageTree): Set<Element> {
  const controlled = new Set<Element>();
  for (const root of tree.roots) {
    const owners = (root as Document | ShadowRoot).querySelectorAll(
      "[aria-controls], [aria-owns], [popovertarget]",
    );
    for (const owner of owners)
      for (const attribute of ["aria-controls", "aria-owns", "popovertarget"])
        for (const target of referenced(owner, attribute)) controlled.add(target);
  }
  return controlled;
}

/** Leaves out clickable wrappers that stand for a control inside them, page-wide ones, and message boxes around real messages. */
function withoutEquivalents(found: Found[], tree: PageTree): Found[] {
  const within = new Map<Found, Found[]>();
  const open: Found[] = [];
  for (const entry of found) {
    while (open.length > 0 && !isInside(entry.node, open.at(-1)?.node)) open.pop();
    for (const outer of open)
      if (isActionable(entry.role.code) || isMessageCode(entry)) within.get(outer)?.push(entry);
    if (entry.role.code === "gen" || entry.byName) {
      within.set(entry, []);
      open.push(entry);
    }
  }
  const view = tree.root?.frame.view;
  const page = view ? view.innerWidth * view.innerHeight : 0;
  return found.filter((entry) => {
    const inner = within.get(entry);
    if (!inner) return true;
    return entry.byName ? !standsAround(inner) : !isWrapper(entry, inner, page);
  });
}

const isMessageCode = (entry: Found): boolean => entry.role.code === "alert" || entry.role.code === "stat";
const standsAround = (inner: Found[]): boolean =>
  inner.some(isMessageCode) || inner.filter((entry) => isActionable(entry.role.code)).length > 2;

const isInside = (node: PageNode, outer: PageNode | undefined): boolean => {
  for (let at: PageNode | undefined = node; at; at = at.parent) if (at === outer) return true;
  return false;
};

function isWrapper(entry: Found, all: Found[], pageArea: number): boolean {
  const inner = all.filter((one) => isActionable(one.role.code) && one !== entry);
  const area = areaOf(entry.box);
  if (area > pageArea * 0.6 && (inner.length > 2 || !isPointed(entry.node))) return true;
  if (inner.length === 0) return area > pageArea * 0.5 && textOf(entry.node, 1) === "";
  if (!isPointed(entry.node) && !entry.node.element.hasAttribute("onclick")) return true;
  const [only] = inner;
  if (inner.length === 1 && only) {
    if (/^(chk|rad|sw|inp|file)$/.test(only.role.code)) return true;
    if (textOf(entry.node, 200) === textOf(only.node, 200)) return true;
  }
  return inner.some((one) => one.role.code !== "gen" && areaOf(one.box) > area * 0.6);
}

const areaOf = (box: Box | undefined): number => (box ? box[2] * box[3] : 0);
