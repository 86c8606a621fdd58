import { attr, childElements, type HtmlElement, type HtmlNode, isElement } from "./html-node";
import { roleOf } from "./html-role";
import { kindClassOf } from "./html-state";
import { textOf } from "./html-text";

/** Children of one parent that are built alike are a list without list markup from this number on … */
const fewest = 2;
/** … those that only say something, from this one … */
const fewestOfText = 3;
/** … when they are at least this share of the parent's children. */
const share = 0.5;
const plainTags: ReadonlySet<string> = new Set("div section article a span label dl".split(" "));
const controls: ReadonlySet<string> = new Set("a button input select textarea".split(" "));

export const noItems: ReadonlySet<HtmlElement> = new Set();

/** Repeated rows or cards in plain elements: the children that are items, or none. */
export function impliedItems(parent: HtmlElement): ReadonlySet<HtmlElement> {
  // What stands side by side right in the page are its parts: the application, and what it lays over itself.
  if (parent.name === "body" || parent.children.length < fewest) return noItems;
  let children = 0;
  const groups = new Map<string, HtmlElement[]>();
  for (const child of parent.children) {
    if (!isElement(child) || child.unseen) continue;
    children++;
    if (!plainTags.has(child.name)) continue;
    const signature = `${child.name}.${kindClassOf(child)}`;
    const group = groups.get(signature);
    if (group) group.push(child);
    else groups.set(signature, [child]);
  }
  let largest: HtmlElement[] = [];
  for (const group of groups.values()) if (group.length > largest.length) largest = group;
  if (largest.length < fewest || largest.length < children * share) return noItems;
  const isItem = (one: HtmlElement): boolean =>
    isRich(one) || (largest.length >= fewestOfText && saysOfName(one));
  const items = largest.filter(isItem);
  return isMostOf(items.length, largest.length) && !arePartsOfPage(largest) ? new Set(items) : noItems;
}

/** The row that folds a group, or one that is yet to be filled, may stand among the rows of a longer list. */
const isMostOf = (items: number, all: number): boolean =>
  items === all || (items >= fewestBeside && items >= all * shareBeside);
const fewestBeside = 4;
const shareBeside = 0.75;

/** `#content` and `#menu`: each has a name of its own in the page, and nothing by which they are of one kind. */
function arePartsOfPage(group: readonly HtmlElement[]): boolean {
  const ids = group.map((one) => attr(one, "id") ?? "");
  return (
    group.every((one) => kindClassOf(one) === "") &&
    ids.every((id) => /^[a-z]{3,}(?:[-_]{1,2}[a-z]+)*$/i.test(id)) &&
    new Set(ids.map((id) => id.slice(0, 3))).size === ids.length
  );
}

/** An item says something and either offers something to do or has parts. */
function isRich(element: HtmlElement): boolean {
  const role = roleOf(element)?.role;
  if (role !== undefined && role !== "clickable" && role !== "link") return false;
  const text = textOf(element, { max: 40, skip: (inner) => inner.name === "button" });
  if (!text) return false;
  const inner = partsOf(element);
  if (role === undefined && onlyHoldsEntry(element, inner)) return false;
  const isFieldRow =
    inner.some(({ name }) => name === "label") && !inner.some(({ name }) => name === "button");
  if (isFieldRow) return false;
  return inner.length >= 2 || hasControl(element, 4) || (role !== undefined && inner.length >= 1);
}

/** `<div role="rowgroup"><div role="row">…`: the row is the entry, and a box around each of them is none beside it. */
const onlyHoldsEntry = (element: HtmlElement, [first, ...more]: readonly HtmlElement[]): boolean =>
  attr(element, "role") === "rowgroup" ||
  (first !== undefined && more.length === 0 && entryRoles.has(roleOf(first)?.role ?? ""));
const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** `<div class="person"><strong>Ann Lee</strong> 310</div>`: a name that stands out, and what is told of it. A sentence that begins so is longer. */
function saysOfName(element: HtmlElement): boolean {
  const [name, ...more] = childElements(element).filter((child) => !child.unseen);
  return (
    element.name === "div" &&
    kindClassOf(element) !== "" &&
    name !== undefined &&
    more.length === 0 &&
    standsOut.has(name.name) &&
    element.children.some(isSaid) &&
    textOf(element, { max: longestOfText + 1 }).length <= longestOfText
  );
}
const standsOut: ReadonlySet<string> = new Set("strong b em span h3 h4 h5 h6".split(" "));
const longestOfText = 80;

/** What it is made of; of a box that only holds another one, what that is made of. */
function partsOf(element: HtmlElement): readonly HtmlElement[] {
  const inner = childElements(element).filter((child) => !child.unseen);
  const [only, ...more] = inner;
  const isWrapper =
    only?.name === "div" &&
    more.length === 0 &&
    kindClassOf(element) === "" &&
    !element.children.some(isSaid) &&
    !hasControl(only, 4);
  return isWrapper ? childElements(only).filter((child) => !child.unseen) : inner;
}
const isSaid = (node: HtmlNode): boolean => !isElement(node) && node.trim() !== "";

/** A link that is a whole card: it holds a heading, or something else to do. */
export function isCard(element: HtmlElement, depth = 4): boolean {
  return (
    element.name === "a" && childElements(element).some((child) => !child.unseen && holdsPart(child, depth))
  );
}
const holdsPart = (element: HtmlElement, depth: number): boolean =>
  heading.test(element.name) ||
  controls.has(element.name) ||
  (depth > 0 && childElements(element).some((child) => !child.unseen && holdsPart(child, depth - 1)));
const heading = /^h[1-6]$/;

function hasControl(element: HtmlElement, depth: number): boolean {
  for (const child of element.children)
    if (
      isElement(child) &&
      (controls.has(child.name) ||
        attr(child, "role") === "button" ||
        (depth > 0 && hasControl(child, depth - 1)))
    )
      return true;
  return false;
}
