import type { InteractiveElement } from "@/lib/contracts/page-element";
import { isElement, renderedInside, renderedParent } from "./dom-kind";

/** What was found to lie over something else, with the id it is named by. */
export type Covers = Map<Element, string>;

/**
 * The whole of what lies over an element, of which a click would meet `by`: the outermost part that is taken out of the page's flow, or all that does not
 * hold the element where that part has nothing in it, as the shade behind a window. Nothing where the element's own surroundings take the click.
 */
export function coverOf(by: Element, target: Element): Element | undefined {
  let whole: Element | undefined;
  let apart: Element | undefined;
  for (let at: Element | undefined = by; at && !renderedInside(target, at); at = renderedParent(at)) {
    whole = at;
    if (isApart(at)) apart = at;
  }
  return apart?.firstElementChild ? apart : whole;
}

const outOfFlow = new Set(["fixed", "absolute", "sticky"]);
const isApart = (element: Element): boolean =>
  outOfFlow.has(element.ownerDocument.defaultView?.getComputedStyle(element).position ?? "");

/** Says of each element that lies on one of the covers which one that is. */
export function markCovers(
  elements: readonly InteractiveElement[],
  elementOf: (entry: InteractiveElement) => Element | undefined,
  covers: Covers,
): void {
  if (covers.size === 0) return;
  for (const entry of elements) {
    let at = elementOf(entry);
    while (isElement(at) && !covers.has(at)) at = renderedParent(at);
    const cover = at && covers.get(at);
    if (cover !== undefined) entry.on = cover;
  }
}
