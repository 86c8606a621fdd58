import type { PageNode } from "./page-tree";
import { cut, tidy } from "./text-form";
import { createGaps } from "./visible-gap";

/** The visible text of an element, one line, cut. Values of fields are no text. `skip` leaves out subtrees. */
export function textOf(node: PageNode, max: number, skip?: (node: PageNode) => boolean): string {
  let text = "";
  let length = 0;
  const gaps = createGaps();
  const add = (more: string): void => {
    text += gaps.between(text, more) + more;
  };
  const gap = (): void => {
    if (!text.endsWith(" ")) text += " ";
  };
  const collect = (at: PageNode): void => {
    for (const child of at.children) {
      if (length > max * 2) return;
      if (child === " ") gap();
      else if (typeof child === "string") {
        add(child);
        // Indentation between elements is no text.
        length += child.trim().length;
      } else if (!skip?.(child)) {
        const apart = child.display !== "inline" && child.display !== "contents";
        if (apart) gap();
        else gaps.enter(child);
        if (child.own === undefined) collect(child);
        else {
          add(child.own);
          length += child.own.length;
        }
        if (apart) gap();
        else gaps.leave(child);
      }
    }
  };
  collect(node);
  return cut(tidy(text), max);
}
