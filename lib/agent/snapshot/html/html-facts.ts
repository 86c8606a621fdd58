import { isActionable, type NodeRole } from "@/lib/agent/domain/snapshot";
import { commandOf } from "./command-class";
import { cut, tidy } from "./even-text";
import { attr, childElements, type HtmlElement, hasElements, ownTexts, testAttributes } from "./html-node";
import type { HtmlRole } from "./html-role";
import { textOf } from "./html-text";
import type { NameIndex } from "./name-index";

/** What an element holds; a password only as full or empty. */
export function valueIn(element: HtmlElement, { role, kind }: HtmlRole): string | undefined {
  if (kind === "password") return attr(element, "value") ? "••••" : "";
  if (element.name === "textarea") return attr(element, "value") ?? ownTexts(element);
  if (element.name === "select") {
    const chosen = optionElements(element).filter((option) => attr(option, "selected") !== undefined);
    const shown =
      chosen.length > 0
        ? chosen
        : attr(element, "multiple") === undefined
          ? optionElements(element).slice(0, 1)
          : [];
    return shown.map((option) => textOf(option, { max: 200 })).join(", ");
  }
  if (role === "textbox" && element.name !== "input") return writtenIn(element);
  // A home-made list shows its choice as its text.
  if (role === "combobox" && element.name !== "input")
    return (attr(element, "aria-valuetext") ?? textOf(element, { max: 1_000 })) || undefined;
  if (role === "textbox" || role === "combobox" || role === "slider" || role === "progress")
    return (
      attr(element, "value") ?? attr(element, "aria-valuenow") ?? (element.name === "input" ? "" : undefined)
    );
  return undefined;
}

/** An editor without native fields shows what may be written in it as if it were written. */
function writtenIn(element: HtmlElement): string {
  const text = textOf(element, { max: 4_000 });
  return text === tidy(attr(element, "aria-placeholder") ?? "") ? "" : text;
}

const optionElements = (select: HtmlElement): HtmlElement[] =>
  childElements(select).flatMap((child) =>
    child.name === "option" ? [child] : childElements(child).filter(({ name }) => name === "option"),
  );

export const optionsOf = (element: HtmlElement): string[] | undefined =>
  element.name === "select"
    ? optionElements(element)
        .slice(0, 100)
        .map((option) => textOf(option, { max: 200 }))
    : undefined;

const isHandWritten = (id: string): boolean =>
  id.length <= 64 && !/\d{3,}|[0-9a-f]{8,}|^[:_]|^r[0-9a-z]+$/i.test(id);

export function testIdOf(element: HtmlElement): string | undefined {
  if (element.tells)
    for (const name of testAttributes) {
      const value = attr(element, name);
      if (value) return value;
    }
  const id = attr(element, "id");
  return id && isHandWritten(id) ? id : undefined;
}

const iconClass =
  /(?:^|\s)(?:fa|fas|far|fab|bi|mdi|ti|ri|icon|icons|glyphicon|lucide|octicon|feather|ion|anticon|codicon)-([a-z][a-z0-9-]{0,30})(?=\s|$)/g;
/** How it is drawn, and not what. Both are as in `lib/page/element-facts.ts`, which runs in the page and can take nothing from here. */
const drawnAs =
  /^(?:solid|regular|light|thin|brands|duotone|sharp|lg|sm|xs|xl|2xs|2xl|fw|spin|pulse|inverse|\d{1,2}x|\d{2}px|rotate-\d+|flip-[a-z]+)$/;
const iconTags: ReadonlySet<string> = new Set(["i", "span", "svg", "use"]);
const mostParts = 8;
const nativeFields: ReadonlySet<string> = new Set(["input", "select", "textarea"]);

const iconOf = (classes: string): string | undefined =>
  [...classes.matchAll(iconClass)].map(([, name = ""]) => name).find((name) => !drawnAs.test(name));

/** `icon trash`, by the class or the attribute that icon fonts go by, in the first few parts of a control, else by what its classes call it; empty where none says so. */
function iconIn(element: HtmlElement): string {
  const parts = [element, ...iconParts(element, mostParts - 1)];
  for (const part of parts) {
    const named = iconOf(attr(part, "class") ?? "") ?? attr(part, "data-icon");
    if (named) return `icon ${named}`;
  }
  if (nativeFields.has(element.name)) return "";
  const command = parts
    .map((part) => commandOf(attr(part, "class") ?? "", isControlOrIcon(part)))
    .find(Boolean);
  return command ? `icon ${command}` : "";
}

/** What may draw an icon, in the order of the page. */
function iconParts(element: HtmlElement, most: number): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (const child of childElements(element)) {
    if (found.length >= most) break;
    if (iconTags.has(child.name)) found.push(child);
    found.push(...iconParts(child, most - found.length));
  }
  return found;
}

/** A button, a link or what draws an icon, and no part of a page that takes clicks. */
function isControlOrIcon(element: HtmlElement): boolean {
  if (element.name === "span") return !hasElements(element);
  return (
    /^(?:button|a|i|svg|use)$/.test(element.name) || /^(?:button|link)$/.test(attr(element, "role") ?? "")
  );
}

/** What is said of an element beside its name; of a control without one, the icon that is drawn in it. */
export function descriptionOf(
  element: HtmlElement,
  index: NameIndex,
  { name, role }: { name: string; role: NodeRole },
): string | undefined {
  const ids = element.tells
    ? (attr(element, "aria-describedby") ?? attr(element, "aria-errormessage"))
    : undefined;
  const said = ids
    ?.split(/\s+/)
    .map((id) => index.withId(id, element))
    .map((part) => (part ? textOf(part, { max: 200 }) : ""))
    .join(" ");
  const told =
    said ?? attr(element, "title") ?? (name === "" && isActionable({ role }) ? iconIn(element) : "");
  if (!told) return undefined;
  const text = cut(tidy(told), 200);
  return text && text !== name ? text : undefined;
}
