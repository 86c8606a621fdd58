import { isElement, isHtml } from "./dom-kind";
import { isRendered } from "./is-rendered";
import { shownText } from "./shown-text";
import { cut, tidy } from "./text-form";

/** One change of the page, as it came. `text`: what was added, removed or now stands there. */
export type PageChange = {
  at: number;
  kind: "added" | "removed" | "changed" | "attribute";
  target: Element;
  text: string;
  /** Only text or attributes changed, no element came or went. */
  inPlace: boolean;
  nodes: Element[];
};

const watchedAttributes = [
  "class",
  "style",
  "hidden",
  "open",
  "disabled",
  "value",
  "checked",
  "selected",
  "href",
  "src",
  "aria-expanded",
  "aria-selected",
  "aria-checked",
  "aria-pressed",
  "aria-disabled",
  "aria-invalid",
  "aria-hidden",
  "aria-current",
  "aria-busy",
  "aria-label",
  "aria-valuenow",
  "aria-valuetext",
];
const ignoredTags = /^(head|script|style|link|meta|title|noscript|template|surefoot-frame)$/;
const maxText = 200;
/** Nodes of one batch whose text is read; a batch that renders a whole page need not be read through. */
const maxRead = 60;

/** Watches documents and shadow roots and hands on each change that a person could notice. */
export function watchChanges(onChange: (change: PageChange) => void): {
  /** Whether the document or shadow root was not watched before. */
  observe: (root: Node) => boolean;
  flush: () => void;
} {
  const watched = new WeakSet<Node>();
  const take = (records: MutationRecord[]): void => {
    const at = performance.now();
    let budget = maxRead;
    for (const record of records) {
      const change = readRecord(record, at, budget > 0);
      if (!change) continue;
      budget -= 1;
      onChange(change);
    }
  };
  const observer = new MutationObserver(take);
  return {
    observe: (root) => {
      if (watched.has(root)) return false;
      watched.add(root);
      observer.observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: watchedAttributes,
        attributeOldValue: true,
      });
      return true;
    },
    flush: () => take(observer.takeRecords()),
  };
}

function readRecord(record: MutationRecord, at: number, readText: boolean): PageChange | undefined {
  const target = isElement(record.target) ? record.target : record.target.parentElement;
  const owner = target ?? shadowHost(record.target);
  if (!owner || owner.closest("head, script, style, noscript, template")) return undefined;
  if (record.type === "attributes") return attributeChange(record, owner, at);
  if (record.type === "characterData") {
    const text = readText ? shortText(owner) : "";
    return { at, kind: "changed", target: owner, text, inPlace: true, nodes: [owner] };
  }
  return childChange(record, owner, at, readText);
}

function attributeChange(record: MutationRecord, target: Element, at: number): PageChange | undefined {
  const name = record.attributeName ?? "";
  const now = target.getAttribute(name);
  if (now === record.oldValue) return undefined;
  if (name === "style" && visibilityPart(now) === visibilityPart(record.oldValue)) return undefined;
  return { at, kind: "attribute", target, text: name, inPlace: true, nodes: [target] };
}

/** Of a style attribute only what shows and hides; animations write the rest many times a second. */
const visibilityPart = (style: string | null): string =>
  (style ?? "")
    .match(/(?:^|;)\s*(display|visibility)\s*:[^;]*/gi)
    ?.join(";")
    .replace(/\s/g, "") ?? "";

function childChange(
  record: MutationRecord,
  target: Element,
  at: number,
  readText: boolean,
): PageChange | undefined {
  const added = Array.from(record.addedNodes).filter(matters);
  const removed = Array.from(record.removedNodes).filter(matters);
  if (added.length === 0 && removed.length === 0) return undefined;
  const elements = added.filter(isElement);
  const inPlace = elements.length === 0 && !removed.some(isElement);
  const nodes = inPlace ? [target] : elements;
  const words = (some: Node[]): string => (readText ? cut(tidy(some.map(nodeText).join(" ")), maxText) : "");
  if (added.length > 0)
    return { at, kind: inPlace ? "changed" : "added", target, text: words(added), inPlace, nodes };
  return { at, kind: "removed", target, text: words(removed), inPlace, nodes };
}

const matters = (node: Node): boolean =>
  isElement(node)
    ? !ignoredTags.test(node.localName)
    : node.nodeType === 3 && (node.nodeValue ?? "").trim() !== "";

function nodeText(node: Node): string {
  if (!isElement(node)) return cut(node.nodeValue ?? "", maxText * 2);
  if (isHtml(node) && node.isConnected) return isRendered(node) ? shownText(node, maxText) : "";
  return cut(node.textContent ?? "", maxText * 2);
}

const shortText = (element: Element): string => cut(tidy(nodeText(element)), maxText);

const shadowHost = (node: Node): Element | undefined =>
  "host" in node && isElement(node.host as Node) ? (node.host as Element) : undefined;
