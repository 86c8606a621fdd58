/**
 * Questions about DOM nodes that hold across frames. `instanceof` does not: each frame has its own constructors.
 */

export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;
export const isInput = (element: Element): element is HTMLInputElement => element.localName === "input";
export const isSelect = (element: Element): element is HTMLSelectElement => element.localName === "select";
export const isTextArea = (element: Element): element is HTMLTextAreaElement =>
  element.localName === "textarea";
export const isFrame = (element: Element): element is HTMLIFrameElement =>
  element.localName === "iframe" || element.localName === "frame";
export const isSlot = (element: Element): element is HTMLSlotElement => element.localName === "slot";
export const isLink = (element: Element, tag = element.localName): element is HTMLAnchorElement =>
  (tag === "a" || tag === "area") && element.hasAttribute("href");
export const isHtml = (element: Element): element is HTMLElement =>
  element.namespaceURI === "http://www.w3.org/1999/xhtml";

/** A host of rich text: editable itself, while its parent is not. */
export const isEditingHost = (element: Element): element is HTMLElement =>
  element.hasAttribute("contenteditable") &&
  isHtml(element) &&
  element.isContentEditable &&
  !element.parentElement?.isContentEditable;

const tellingNames = new Set(
  "role title placeholder contenteditable popover required tabindex onclick data-testid data-test-id data-test data-cy data-qa".split(
    " ",
  ),
);

/**
 * Whether an element has any attribute that says what it is, names it, describes it or gives it a state, whatever its tag. Most have none, and
 * are asked for none.
 */
export const isTelling = (element: Element): boolean =>
  element.getAttributeNames().some((name) => tellingNames.has(name) || name.startsWith("aria-"));

/** The document of a frame, when the page may look into it. */
export const frameDocument = (element: Element): Document | undefined =>
  (isFrame(element) && element.contentDocument) || undefined;

/** Parent as it is rendered: through slots, shadow roots and same-origin frames. */
export function renderedParent(element: Element): Element | undefined {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  if ("host" in root && isElement(root.host as Node)) return root.host as Element;
  return element.ownerDocument.defaultView?.frameElement ?? undefined;
}

/** Whether `inner` is `outer` or rendered inside it. */
export function renderedInside(inner: Element, outer: Element): boolean {
  for (let at: Element | undefined = inner; at; at = renderedParent(at)) if (at === outer) return true;
  return false;
}

/** Elements that an attribute names by id, searched where the element itself lives. */
export function referenced(element: Element, attribute: string): Element[] {
  const said = element.getAttribute(attribute);
  if (!said) return [];
  const ids = said.split(/\s+/).filter(Boolean);
  const root = element.getRootNode() as Document | ShadowRoot;
  return ids.flatMap((id) => root.getElementById?.(id) ?? []);
}

/** The element that has the focus, through shadow roots and same-origin frames. */
export function focusedElement(top: Document): Element | undefined {
  let at = top.activeElement ?? undefined;
  while (at) {
    const inner: Element | null | undefined =
      at.shadowRoot?.activeElement ?? frameDocument(at)?.activeElement;
    if (!inner) break;
    at = inner;
  }
  return at && at.localName !== "body" ? at : undefined;
}
