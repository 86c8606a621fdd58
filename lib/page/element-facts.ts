import { commandOf } from "./command-class";
import { isHtml, isInput, isSelect, isTextArea, referenced } from "./dom-kind";
import { isInvalid } from "./element-state";
import { isRendered } from "./is-rendered";
import { textOf } from "./page-text-of";
import type { PageNode } from "./page-tree";
import { shownText } from "./shown-text";
import { cut, tidy } from "./text-form";

const testIdAttributes = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"];
const maxHref = 2_000;

/** Test id, or an own id attribute that a person wrote: one with long numbers or a library's marks changes from load to load. */
export function testIdOf(element: Element, telling: boolean): string | undefined {
  for (const name of telling ? testIdAttributes : []) {
    const said = element.getAttribute(name);
    if (said) return cut(said, 200);
  }
  const { id } = element;
  return /^[A-Za-z][A-Za-z0-9_-]{1,39}$/.test(id) &&
    !/\d{3}|[0-9a-f]{8}|^(radix|headlessui|mui|ember|react-select|ext-gen|yui)/i.test(id)
    ? id
    : undefined;
}

/** Where a link goes, resolved. Script and data links go nowhere that can be known. */
export function hrefOf(element: Element): string | undefined {
  if (!element.hasAttribute("href")) return undefined;
  const href = "href" in element && typeof element.href === "string" ? element.href : "";
  return /^(https?|mailto|tel):/.test(href) ? cut(href, maxHref) : undefined;
}

export function optionsOf(element: Element): string[] | undefined {
  if (!isSelect(element)) return undefined;
  return Array.from(element.options)
    .slice(0, 100)
    .map((option) => cut(tidy(option.label), 200));
}

export function placeholderOf(element: Element): string | undefined {
  const said = element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder");
  return said ? cut(tidy(said), 200) : undefined;
}

/** What is said of an element beside its name: why it is invalid, what describes it, the icon of an unnamed control. */
export function descriptionOf(
  element: Element,
  name: string,
  actionable: boolean,
  telling: boolean,
): string | undefined {
  const parts = invalidText(element, telling);
  if (telling) {
    parts.push(...referenced(element, "aria-describedby").map(visibleText));
    const title = element.getAttribute("title");
    if (title && tidy(title) !== name) parts.push(title);
  }
  if (!name && actionable) parts.push(iconOf(element));
  if (parts.length === 0) return undefined;
  const text = Array.from(new Set(parts.map(tidy).filter(Boolean))).join("; ");
  return text ? cut(text, 300) : undefined;
}

function invalidText(element: Element, telling: boolean): string[] {
  const isField = isInput(element) || isTextArea(element) || isSelect(element);
  if (!(telling || isField) || !isInvalid(element)) return [];
  const texts = referenced(element, "aria-errormessage").map(visibleText);
  if (isField && !element.validity.valid) texts.push(element.validationMessage);
  return texts;
}

const visibleText = (element: Element): string =>
  isHtml(element) && isRendered(element) ? shownText(element, 300) : "";

const iconClass =
  /(?:^|\s)(?:fa|fas|far|fab|bi|mdi|ti|ri|icon|icons|glyphicon|lucide|octicon|feather|ion|anticon|codicon)-([a-z][a-z0-9-]{0,30})(?=\s|$)/g;
/** How it is drawn, and not what. */
const drawnAs =
  /^(?:solid|regular|light|thin|brands|duotone|sharp|lg|sm|xs|xl|2xs|2xl|fw|spin|pulse|inverse|\d{1,2}x|\d{2}px|rotate-\d+|flip-[a-z]+)$/;

const iconName = (classes: string): string | undefined =>
  Array.from(classes.matchAll(iconClass), ([, name = ""]) => name).find((name) => !drawnAs.test(name));

function iconOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll("i, span, svg, use")].slice(0, 8);
  for (const inner of parts) {
    const drawing = inner.getAttribute("href") ?? inner.getAttribute("xlink:href");
    const named =
      iconName(inner.getAttribute("class") ?? "") ??
      /#(?:icon-)?([a-z][a-z-]{1,30})$/.exec(drawing ?? "")?.[1] ??
      inner.getAttribute("data-icon");
    if (named) return `icon ${named}`;
  }
  if (isInput(element) || isSelect(element) || isTextArea(element)) return "";
  const command = parts
    .map((inner) => commandOf(inner.getAttribute("class") ?? "", isControlOrIcon(inner)))
    .find(Boolean);
  return command ? `icon ${command}` : "";
}

/** A button, a link or what draws an icon, and no part of a page that takes clicks. */
function isControlOrIcon(element: Element): boolean {
  const tag = element.localName;
  if (tag === "span") return element.childElementCount === 0;
  return /^(?:button|a|i|svg|use)$/.test(tag) || /^(?:button|link)$/.test(element.getAttribute("role") ?? "");
}

const maxNear = 80;
const nearLevels = 3;

/** Text beside a control that is no part of a control: of what stands before it, closest first, else right after it. */
export function textNear(
  node: PageNode,
  isControl: (node: PageNode) => boolean,
  isBoundary: (node: PageNode) => boolean,
): string | undefined {
  let at = node;
  for (let level = 0; level < nearLevels && at.parent; level++) {
    const siblings = at.parent.children;
    const place = siblings.indexOf(at);
    const found =
      siblingText(siblings, place, -1, isControl) ||
      (level === 0 ? siblingText(siblings, place, 1, isControl) : "");
    if (found) return found;
    if (isBoundary(at.parent)) return undefined;
    at = at.parent;
  }
  return undefined;
}

const maxSiblings = 4;

function siblingText(
  siblings: PageNode["children"],
  place: number,
  step: 1 | -1,
  isControl: (node: PageNode) => boolean,
): string {
  let seen = 0;
  for (let at = place + step; at >= 0 && at < siblings.length && seen < maxSiblings; at += step) {
    const sibling = siblings[at];
    if (sibling === undefined) break;
    if (typeof sibling === "string") {
      const text = tidy(sibling);
      if (/[\p{L}\p{N}]/u.test(text)) return cut(text, maxNear);
      continue;
    }
    seen += 1;
    if (isControl(sibling)) continue;
    const text = textOf(sibling, maxNear, isControl);
    if (text) return text;
  }
  return "";
}
