import { attr, childElements, type HtmlElement, isElement } from "./html-node";
import { roleOf } from "./html-role";
import { kindClassOf } from "./html-state";
import { textOf } from "./html-text";

/** Children of one parent that are built alike are a list without list markup from this number on … */
const fewest = 2;
/** … when they are at least this share of the parent's children. */
const share = 0.5;
const plainTags: ReadonlySet<string> = new Set("div section article a span label dl".split(" "));
const controls: ReadonlySet<string> = new Set("a button input select textarea".split(" "));

export const noItems: ReadonlySet<HtmlElement> = new Set();

/** Repeated rows or cards in plain elements: the children that are items, or none. */
export function impliedItems(parent: HtmlElement): ReadonlySet<HtmlElement> {
  if (parent.children.length < fewest) return noItems;
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
  return largest.every(isRich) ? new Set(largest) : noItems;
}

/** An item says something and either offers something to do or has parts. */
function isRich(element: HtmlElement): boolean {
  const role = roleOf(element)?.role;
  if (role !== undefined && role !== "clickable" && role !== "link") return false;
  const text = textOf(element, { max: 40, skip: (inner) => inner.name === "button" });
  if (!text) return false;
  const inner = childElements(element).filter((child) => !child.unseen);
  const isFieldRow =
    inner.some(({ name }) => name === "label") && !inner.some(({ name }) => name === "button");
  if (isFieldRow) return false;
  return inner.length >= 2 || hasControl(element, 4) || (role !== undefined && inner.length >= 1);
}

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
