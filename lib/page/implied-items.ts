import { isActionable } from "./element-role";
import { stateClassOf } from "./element-state";
import { textOf } from "./page-text-of";
import { isShown, type PageNode } from "./page-tree";
import { remembered } from "./remembered";

/** Children of one parent that are built alike are a list without list markup from this number on … */
const fewest = 2;
/** … when they are at least this share of the parent's children. */
const share = 0.5;
const plainTags = new Set("div section article span dl".split(" "));
const none: ReadonlySet<PageNode> = new Set();

/** Repeated rows or cards in plain elements: the children that are items, or none. */
export function impliedItems(parent: PageNode): ReadonlySet<PageNode> {
  if (parent.tag === "body" || !hasAlike(parent)) return none;
  const children = shownElements(parent);
  const groups = new Map<string, PageNode[]>();
  let largest: PageNode[] = [];
  for (const child of children) {
    const signature = signatureOf(child);
    if (signature === undefined) continue;
    const group = groups.get(signature) ?? [];
    groups.set(signature, group);
    group.push(child);
    if (group.length > largest.length) largest = group;
  }
  if (largest.length < fewest || largest.length < children.length * share) return none;
  const items = largest.filter(isRich);
  return isMostOf(items.length, largest.length) ? new Set(items) : none;
}

/** The row that folds a group, or one that is yet to be filled, may stand among the rows of a longer list. */
const isMostOf = (items: number, all: number): boolean =>
  items === all || (items >= fewestBeside && items >= all * shareBeside);
const fewestBeside = 4;
const shareBeside = 0.75;

/** Enough children that could be items at all: most elements have none, and are spared the rest. */
function hasAlike({ children }: PageNode): boolean {
  let count = 0;
  for (const child of children) if (typeof child !== "string" && plainTags.has(child.tag)) count += 1;
  return count >= fewest;
}

const shownElements = ({ children }: PageNode): PageNode[] =>
  children.filter((child): child is PageNode => typeof child !== "string" && isShown(child));

/** Tag and the first class that says what an element is, not how it stands. */
function signatureOf({ element, tag }: PageNode): string | undefined {
  if (!plainTags.has(tag)) return undefined;
  return `${tag}.${kindClass(element.getAttribute("class") ?? "")}`;
}

const kindClass = remembered(
  (classes) => classes.split(/\s+/).find((name) => name !== "" && stateClassOf(name) === undefined) ?? "",
);

/** An item says something, and offers something to do or has parts. A label with its field is a row of a form. */
function isRich(node: PageNode): boolean {
  if (node.role) return false;
  const parts = shownElements(node);
  if (onlyHoldsEntry(node, parts)) return false;
  if (parts.some((part) => part.tag === "label") && !hasButton(node, 2)) return false;
  if (!textOf(node, 20, (inner) => inner.tag === "button")) return false;
  return parts.length >= 2 || hasControl(node, 4);
}

/** `<div role="rowgroup"><div role="row">…`: the row is the entry, and a box around each of them is none beside it. */
const onlyHoldsEntry = ({ element }: PageNode, [first, ...more]: readonly PageNode[]): boolean =>
  element.getAttribute("role") === "rowgroup" ||
  (more.length === 0 && entryCodes.has(first?.role?.code ?? ""));
const entryCodes: ReadonlySet<string> = new Set(["row", "item"]);

const hasButton = (node: PageNode, depth: number): boolean => some(node, depth, (code) => code === "btn");
const hasControl = (node: PageNode, depth: number): boolean => some(node, depth, () => true);

function some(node: PageNode, depth: number, wanted: (code: string) => boolean): boolean {
  return node.children.some((child) => {
    if (typeof child === "string") return false;
    const { role } = child;
    return (
      (role && isActionable(role.code) && wanted(role.code)) || (depth > 0 && some(child, depth - 1, wanted))
    );
  });
}
