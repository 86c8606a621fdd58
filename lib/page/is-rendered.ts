import { isHtml, renderedParent } from "./dom-kind";

/**
 * Whether an element is rendered, or has parts that may be: with `display: contents` it has no box of its own, which `checkVisibility` takes for hidden, while
 * what it holds is shown.
 */
export function isRendered(element: HTMLElement, options: CheckVisibilityOptions = {}): boolean {
  if (element.checkVisibility(options)) return true;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (style?.display !== "contents" || (options.visibilityProperty && style.visibility !== "visible"))
    return false;
  const parent = renderedParent(element);
  return !parent || !isHtml(parent) || isRendered(parent, options);
}
