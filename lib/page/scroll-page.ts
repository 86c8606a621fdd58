import { isHtml, renderedParent } from "./dom-kind";
import type { PageNode, PageTree } from "./page-tree";
import { tidy } from "./text-form";

/** Share of the visible height that one `scroll` moves, so that a line stays in sight. */
const pageShare = 0.85;

/** Scrolls the page, or the nearest scroller of an element, by a page or to its end. Returns whether anything moved. */
export function scrollTo(top: Document, direction: string, element: Element | undefined): boolean {
  const scroller = element ? scrollerOf(element) : mainScroller(top);
  const before = [scroller.scrollLeft, scroller.scrollTop];
  const { clientWidth: width, clientHeight: height } = scroller;
  const behavior = "instant";
  if (direction === "up") scroller.scrollBy({ top: -height * pageShare, behavior });
  else if (direction === "down") scroller.scrollBy({ top: height * pageShare, behavior });
  else if (direction === "left") scroller.scrollBy({ left: -width * pageShare, behavior });
  else if (direction === "right") scroller.scrollBy({ left: width * pageShare, behavior });
  else scroller.scrollTo({ top: direction === "top" ? 0 : scroller.scrollHeight, behavior });
  return scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1];
}

function scrollerOf(element: Element): Element {
  for (let at: Element | undefined = element; at; at = renderedParent(at)) if (canScroll(at)) return at;
  return mainScroller(element.ownerDocument);
}

function canScroll(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view || !isHtml(element)) return false;
  const { overflowX, overflowY } = view.getComputedStyle(element);
  const may = (overflow: string) => overflow === "auto" || overflow === "scroll";
  return (
    (may(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
    (may(overflowX) && element.scrollWidth > element.clientWidth + 1)
  );
}

/** The page's own scroller, or, on a page that scrolls in a box of its own, the largest one. */
function mainScroller(top: Document): Element {
  const page = top.scrollingElement ?? top.documentElement;
  if (page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1) return page;
  let best: Element = page;
  let area = 0;
  for (const element of top.body?.querySelectorAll("main, div, section, article, ul, [role]") ?? []) {
    const size = element.clientWidth * element.clientHeight;
    if (size > area && canScroll(element)) [best, area] = [element, size];
  }
  return best;
}

/** Scrolls to the first visible place of a text, case and white space aside. The text may run over several inline elements. */
export function scrollToText(tree: PageTree, wanted: string): boolean {
  const needle = tidy(wanted).toLowerCase();
  const place = tree.root && smallestWith(tree.root, needle);
  place?.element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return place !== undefined;
}

function smallestWith(node: PageNode, needle: string): PageNode | undefined {
  if (!wholeText(node).includes(needle)) return undefined;
  for (const child of node.children) {
    const inner = typeof child === "string" ? undefined : smallestWith(child, needle);
    if (inner) return inner;
  }
  return node;
}

const wholeText = (node: PageNode): string => tidy(rawText(node)).toLowerCase();

function rawText(node: PageNode): string {
  let text = "";
  for (const child of node.children)
    text +=
      typeof child === "string"
        ? child
        : child.display.startsWith("inline")
          ? rawText(child)
          : ` ${rawText(child)} `;
  return text;
}
