import { isElement } from "./dom-kind";
import { cut, tidy } from "./text-form";

/** The visible text of an element outside a capture, about `max` characters of it at most. Blocks stand apart by `gap`. */
export function shownText(element: Element, max: number, gap = " "): string {
  const view = element.ownerDocument.defaultView;
  const parts: string[] = [];
  let length = 0;
  const collect = (node: Node): void => {
    for (const child of node.childNodes) {
      if (length > max * 2) return;
      if (child.nodeType === 3) {
        parts.push(child.nodeValue ?? "");
        length += child.nodeValue?.length ?? 0;
      }
      if (!isElement(child) || /^(script|style|noscript|template)$/.test(child.localName)) continue;
      if (child.localName === "br") parts.push(gap);
      const display = view?.getComputedStyle(child).display ?? "block";
      if (display === "none") continue;
      const apart = !display.startsWith("inline") && display !== "contents";
      if (apart) parts.push(gap);
      collect(child);
      if (apart) parts.push(gap);
    }
  };
  collect(element);
  const text = parts.join("");
  if (gap === " ") return cut(tidy(text), max);
  const lines = text.split(gap).map(tidy);
  return cut(
    lines.filter((line, at) => line !== "" || (at > 0 && lines[at - 1] !== "")).join(gap),
    max,
  ).trim();
}
