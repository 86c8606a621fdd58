import { isEditingHost, isInput } from "./dom-kind";
import type { PageNode } from "./page-tree";
import { cut, tidy } from "./text-form";

const controlTags = new Set("select textarea input progress meter".split(" "));
const buttonTypes = new Set(["button", "submit", "reset"]);

/** The visible text of an element, one line, cut. Values of fields are no text. `skip` leaves out subtrees. */
export function textOf(node: PageNode, max: number, skip?: (node: PageNode) => boolean): string {
  const parts: string[] = [];
  let length = 0;
  const collect = (at: PageNode): void => {
    for (const child of at.children) {
      if (length > max * 2) return;
      if (typeof child === "string") {
        parts.push(child);
        // Indentation between elements is no text.
        length += child.trim().length;
        continue;
      }
      if (skip?.(child)) continue;
      const inline = child.display === "inline" || child.display === "contents";
      if (!inline) parts.push(" ");
      const own = ownText(child);
      if (own === undefined) collect(child);
      else {
        parts.push(own);
        length += own.length;
      }
      if (!inline) parts.push(" ");
    }
  };
  collect(node);
  return cut(tidy(parts.join("")), max);
}

/** Text that an element stands for whatever is in it; undefined when its content is what counts. */
export function ownText(node: PageNode): string | undefined {
  const { element } = node;
  const tag = element.localName;
  if (tag === "br") return " ";
  if (tag === "img") return node.shown ? (element.getAttribute("alt") ?? "") : "";
  if (isInput(element) && buttonTypes.has(element.type)) return node.shown ? element.value : "";
  if (controlTags.has(tag) || isEditingHost(element)) return "";
  return undefined;
}
