import { isInput, isSelect, isTextArea, referenced } from "./dom-kind";
import type { Role } from "./element-role";
import { textOf } from "./page-text-of";
import type { PageNode } from "./page-tree";
import { cut, tidy } from "./text-form";

export const maxName = 80;

/** Roles named by what they contain. */
const namedByContent = new Set(
  "btn link opt tab menu tree gen chk rad sw head alert stat item row".split(" "),
);

/** Finds the node of an element in the tree that was just read. */
export type NodeOf = (element: Element) => PageNode | undefined;

/** The accessible name, by the essentials of the standard: labelled-by, label, native label, content, title, placeholder. */
export function nameOf(node: PageNode, role: Role, nodeOf: NodeOf): string {
  const { element, telling } = node;
  const said = telling ? saidName(element, nodeOf) : "";
  if (said) return (pressed.has(role.code) && ownWords(node, role)) || cut(said, maxName);
  const native = nativeName(node, nodeOf);
  if (native) return cut(native, maxName);
  const content = namedByContent.has(role.code) ? contentName(node, role) : "";
  if (content || !telling) return content;
  const last =
    element.getAttribute("title") || element.getAttribute("placeholder") || ariaPlaceholder(element);
  return cut(tidy(last), maxName);
}

const pressed = new Set(["btn", "link", "gen"]);

/** A label that several share tells how they work (`Press space to lift`) and not which one it is, where they say something themselves. */
function ownWords(node: PageNode, role: Role): string {
  const said = node.element.getAttribute("aria-labelledby");
  if (!said) return "";
  const own = contentName(node, role);
  return /\p{L}/u.test(own) && isShared(said, node.element) ? own : "";
}

function isShared(said: string, { ownerDocument }: Element): boolean {
  return ownerDocument.querySelectorAll(`[aria-labelledby="${CSS.escape(said)}"]`).length > 1;
}

function saidName(element: Element, nodeOf: NodeOf): string {
  const labelledBy = referenced(element, "aria-labelledby").map((label) => labelText(label, nodeOf));
  return tidy(labelledBy.join(" ")) || tidy(element.getAttribute("aria-label") ?? "");
}

const ariaPlaceholder = (element: Element): string => element.getAttribute("aria-placeholder") ?? "";

/** An item is named by its own text, not by that of lists inside it. */
function contentName(node: PageNode, role: Role): string {
  const nested =
    role.code === "item" ? (inner: PageNode) => inner.tag === "ul" || inner.tag === "ol" : undefined;
  return textOf(node, maxName, nested) || drawingTitle(node);
}

/** An icon's own title or label, for a control that shows nothing else. */
function drawingTitle(node: PageNode): string {
  for (const child of node.children) {
    if (typeof child === "string") continue;
    const { element } = child;
    const title =
      element.getAttribute("aria-label") ??
      (element.localName === "svg"
        ? element.querySelector("title")?.textContent
        : element.getAttribute("title"));
    const found = tidy(title ?? "") || drawingTitle(child);
    if (found) return cut(found, maxName);
  }
  return "";
}

function nativeName({ element, tag }: PageNode, nodeOf: NodeOf): string {
  if (isInput(element) && /^(button|submit|reset|image)$/.test(element.type))
    return tidy(element.value || element.getAttribute("alt") || defaultButtonNames[element.type] || "");
  if (isInput(element) || isTextArea(element) || isSelect(element))
    return tidy(Array.from(element.labels ?? [], (label) => labelText(label, nodeOf)).join(" "));
  const titleTag = titleTags.get(tag);
  const title = titleTag && Array.from(element.children).find((child) => child.localName === titleTag);
  if (title) return labelText(title, nodeOf);
  return tag === "img" || tag === "area" ? tidy(element.getAttribute("alt") ?? "") : "";
}

const defaultButtonNames: Record<string, string> = { submit: "Submit", reset: "Reset" };
const titleTags: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ fieldset: "legend", table: "caption", figure: "figcaption" }),
);

/** A label's text; of a hidden one its raw text, since a reference counts whether it is shown or not. */
function labelText(label: Element, nodeOf: NodeOf): string {
  const node = nodeOf(label);
  const text = node ? textOf(node, maxName * 2) : "";
  return (
    text || tidy(label.getAttribute("aria-label") ?? "") || cut(tidy(label.textContent ?? ""), maxName * 2)
  );
}
