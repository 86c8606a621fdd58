import { isElement, isFrame, isInput, isSelect, isSlot, isTextArea } from "./dom-kind";
import { liveValue } from "./field-value";
import { isCardNumber, mask, type SecretFields } from "./secret-field";

const droppedTags = new Set("script style noscript template link meta base svg".split(" "));
const voidTags = new Set("area br col embed hr img input source track wbr".split(" "));
const droppedAttributes = /^(on.*|style|srcset|integrity|nonce|d|points)$/;
const maxAttribute = 400;

/**
 * The page as HTML, for a server that asks for more than the semantic tree: live values written as attributes, secrets masked, scripts,
 * styles and drawings dropped, shadow roots and same-origin frames in place. Stops at `maxChars` and says so in a comment.
 */
export function domText(top: Document, secrets: SecretFields, maxChars: number): string {
  const parts: string[] = [];
  let length = 0;
  const write = (text: string): void => {
    parts.push(text);
    length += text.length;
  };
  const visit = (node: Node): void => {
    if (length > maxChars) return;
    if (node.nodeType === 3) write(escapeText(node.nodeValue ?? ""));
    if (isElement(node)) visitElement(node);
  };
  const visitElement = (element: Element): void => {
    const tag = element.localName;
    if (droppedTags.has(tag)) return;
    write(`<${tag}${attributesOf(element, secrets)}>`);
    if (voidTags.has(tag)) return;
    if (isTextArea(element)) write(escapeText(safeValue(element, secrets)));
    else for (const child of contentOf(element)) visit(child);
    write(`</${tag}>`);
  };
  visit(top.documentElement);
  const html = `<!doctype html>${parts.join("")}`;
  return html.length <= maxChars ? html : `${html.slice(0, maxChars)}<!-- cut here -->`;
}

function contentOf(element: Element): Iterable<Node> {
  if (isFrame(element)) return element.contentDocument?.body ? [element.contentDocument.body] : [];
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  const assigned = isSlot(element) ? element.assignedNodes() : [];
  return assigned.length > 0 ? assigned : element.childNodes;
}

function attributesOf(element: Element, secrets: SecretFields): string {
  let text = "";
  for (const { name, value } of element.attributes) {
    if (droppedAttributes.test(name) || isLive(element, name)) continue;
    text += ` ${name}="${escapeAttribute(value.slice(0, maxAttribute))}"`;
  }
  if (isInput(element)) {
    if (element.checked) text += ' checked=""';
    if (element.type !== "checkbox" && element.type !== "radio")
      text += ` value="${escapeAttribute(safeValue(element, secrets))}"`;
    else if (element.value !== "on") text += ` value="${escapeAttribute(element.value)}"`;
  }
  if (element.localName === "option" && (element as HTMLOptionElement).selected) text += ' selected=""';
  return text;
}

/** Attributes whose present value is the property's, not the attribute's. */
const isLive = (element: Element, name: string): boolean =>
  (isInput(element) && (name === "value" || name === "checked")) ||
  (element.localName === "option" && name === "selected");

function safeValue(element: Element, secrets: SecretFields): string {
  const value =
    (isSelect(element) ? undefined : liveValue(element)) ?? (isInput(element) ? element.value : "");
  return value !== "" && (secrets.isSecret(element) || isCardNumber(value)) ? mask : value;
}

const escapeText = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, "&quot;");
