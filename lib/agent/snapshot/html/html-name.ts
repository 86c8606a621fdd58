import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { cut, tidy } from "./even-text";
import { attr, childElements, type HtmlElement, isElement } from "./html-node";
import { textOf } from "./html-text";
import type { NameIndex } from "./name-index";

export const maxName = 80;
const maxMessage = 400;
const ownControl: ReadonlySet<string> = new Set("button input select textarea".split(" "));

const fieldRoles: ReadonlySet<NodeRole> = new Set([
  "textbox",
  "checkbox",
  "radio",
  "switch",
  "combobox",
  "slider",
  "file",
]);
const groupRoles: ReadonlySet<NodeRole> = new Set(["form", "region", "dialog", "list", "table"]);

/** The accessible name, cut; that of a message is its whole text up to a limit. */
export function nameOf(element: HtmlElement, role: NodeRole, index: NameIndex): string {
  const said = element.tells ? saidName(element, index) : "";
  if (role === "alert" || role === "status")
    return cut(textOf(element, { max: maxMessage }) || said, maxMessage);
  if (said) return (pressedRoles.has(role) && ownWords(element, index)) || cut(said, maxName);
  if (fieldRoles.has(role)) return fieldName(element, role, index);
  if (groupRoles.has(role)) return groupName(element);
  if (role === "item" || role === "row")
    return (
      textOf(element, { max: maxName, skip: isOwnControl }) || shownInFields(element) || controlText(element)
    );
  if (element.name === "img") return cut(tidy(attr(element, "alt") ?? ""), maxName);
  if (element.name === "input")
    return cut(tidy(attr(element, "value") ?? attr(element, "alt") ?? attr(element, "title") ?? ""), maxName);
  const labelled = role === "clickable" ? index.labelFor(element) : undefined;
  return (
    textOf(element, { max: maxName }) ||
    (labelled ? textOf(labelled, { max: maxName }) : "") ||
    drawnName(element, 0) ||
    cut(tidy(attr(element, "title") ?? ""), maxName)
  );
}

/** The label or title of the picture in a control that shows nothing else: the sign says by it what it is for. */
function drawnName(element: HtmlElement, depth: number): string {
  if (depth > drawnDepth) return "";
  for (const child of childElements(element)) {
    if (child.unseen) continue;
    const said = tidy(attr(child, "aria-label") ?? attr(child, "title") ?? "");
    const name = said || drawnName(child, depth + 1);
    if (name) return cut(name, maxName);
  }
  return "";
}
const drawnDepth = 4;

const pressedRoles: ReadonlySet<NodeRole> = new Set(["link", "button", "clickable"]);

/** A label that several share tells how they work (`Press space to lift`) and not which one it is, where they say something themselves. */
function ownWords(element: HtmlElement, index: NameIndex): string {
  if (!index.isLabelShared(element)) return "";
  const own = textOf(element, { max: maxName });
  return /\p{L}/u.test(own) ? own : "";
}

const saidName = (element: HtmlElement, index: NameIndex): string =>
  referenced(element, index) || tidy(attr(element, "aria-label") ?? "");

/** What an entry says that shows its text in fields that nobody can write in. */
function shownInFields(element: HtmlElement): string {
  const texts: string[] = [];
  const open = [...childElements(element)];
  for (let one = open.shift(); one !== undefined && texts.length < mostFields; one = open.shift()) {
    if (one.unseen) continue;
    if (isReadOnly(one)) texts.push(tidy(attr(one, "value") ?? ""));
    open.unshift(...childElements(one));
  }
  return cut(texts.filter((text) => text !== "").join(" "), maxName);
}
const mostFields = 12;
const isReadOnly = (element: HtmlElement): boolean =>
  element.name === "input" &&
  attr(element, "readonly") !== undefined &&
  /^(?:text|number|date|tel|email|url|)$/i.test(attr(element, "type") ?? "");

const isOwnControl = ({ name }: HtmlElement): boolean => ownControl.has(name);
const controlText = (element: HtmlElement): string => textOf(element, { max: maxName });

function referenced(element: HtmlElement, index: NameIndex): string {
  const ids = attr(element, "aria-labelledby");
  if (!ids) return "";
  const parts = ids.split(/\s+/).map((id) => index.withId(id, element));
  return tidy(parts.map((part) => (part ? textOf(part, { max: maxName }) : "")).join(" "));
}

function fieldName(element: HtmlElement, role: NodeRole, index: NameIndex): string {
  const label = index.labelFor(element) ?? wrappingLabel(element) ?? labelOfWrapper(element, index);
  const labelled = label ? textOf(label, { max: maxName }) : "";
  const text =
    role === "switch" || role === "checkbox" || role === "radio"
      ? () => ownText(element) || textBehind(element)
      : () => "";
  return (
    labelled ||
    text() ||
    (entryFields.has(role) ? labelOver(element) : "") ||
    cut(
      tidy(attr(element, "title") ?? attr(element, "placeholder") ?? attr(element, "aria-placeholder") ?? ""),
      maxName,
    )
  );
}

const entryFields: ReadonlySet<NodeRole> = new Set(["textbox", "combobox", "slider", "file"]);
const nativeField: ReadonlySet<string> = new Set("input select textarea".split(" "));
/** Levels up that a label may stand in beside its field. */
const labelLevels = 2;

/** A label that is for nothing by its markup is for the one field that stands with it. */
function labelOver(element: HtmlElement): string {
  let above = element.parent;
  for (let level = 0; above && level < labelLevels; level++, above = above.parent) {
    if (fieldsIn(above) !== 1) return "";
    const labels = above.children.filter((child) => isElement(child) && child.name === "label");
    const [label] = labels;
    if (label && isElement(label))
      return labels.length === 1 && attr(label, "for") === undefined && fieldsIn(label) === 0
        ? textOf(label, { max: maxName })
        : "";
  }
  return "";
}

const fieldDepth = 5;
function fieldsIn(element: HtmlElement, depth = 0): number {
  if (depth > fieldDepth) return 0;
  let count = 0;
  for (const child of element.children)
    if (isElement(child) && !child.unseen)
      count += nativeField.has(child.name) ? 1 : fieldsIn(child, depth + 1);
  return count;
}

/** A toggle that is no native field names itself. */
const ownText = (element: HtmlElement): string =>
  element.name === "input" ? "" : textOf(element, { max: maxName });

function wrappingLabel(element: HtmlElement): HtmlElement | undefined {
  let above = element.parent;
  for (let steps = 0; above && steps < 6; steps++, above = above.parent)
    if (above.name === "label") return above;
  return undefined;
}

/** A box that is hidden so that its label can be drawn as one: it is there for whoever presses the label. */
export function isDrawnByLabel(element: HtmlElement, index: NameIndex): boolean {
  if (element.name !== "input" || !/^(?:checkbox|radio)$/i.test(attr(element, "type") ?? "")) return false;
  const label = index.labelFor(element);
  if (!label || textOf(label, { max: maxName }) === "") return false;
  for (let at: HtmlElement | undefined = label; at; at = at.parent) if (at.unseen) return false;
  return true;
}

/** A label may be for what is put around the field, where that holds no other. */
function labelOfWrapper(element: HtmlElement, index: NameIndex): HtmlElement | undefined {
  let above = element.parent;
  for (let steps = 0; above && steps < 3; steps++, above = above.parent) {
    const label = index.labelFor(above);
    if (label) return countFields(above) === 1 ? label : undefined;
  }
  return undefined;
}
const countFields = (element: HtmlElement): number =>
  childElements(element).reduce(
    (sum, child) => sum + (ownControl.has(child.name) && !child.unseen ? 1 : countFields(child)),
    0,
  );

/** `<input type="checkbox"> With lid<br>`: a box that nothing labels is told by the words right behind it. */
function textBehind(element: HtmlElement): string {
  if (element.name !== "input" || !element.parent) return "";
  const { children } = element.parent;
  const at = children.indexOf(element);
  const until = children.findIndex((child, index) => index > at && isElement(child));
  const text = tidy(
    children
      .slice(at + 1, until < 0 ? children.length : until)
      .filter((child) => !isElement(child))
      .join(""),
  );
  return text.length <= maxName ? text : "";
}

/** A group is named by what its author says: a legend or caption, a title, the first heading in a dialog. */
function groupName(element: HtmlElement): string {
  for (const child of element.children)
    if (isElement(child) && (child.name === "legend" || child.name === "caption"))
      return textOf(child, { max: maxName });
  return cut(tidy(attr(element, "title") ?? ""), maxName);
}

/** Levels up that text still counts as standing beside a control. */
const nearLevels = 3;

/** Visible text beside a control without a name: of the nearest element around it that says something outside of controls. */
export function nearTextOf(element: HtmlElement, levels = nearLevels): string | undefined {
  const skip = (inner: HtmlElement): boolean => inner === element || ownControl.has(inner.name);
  const shell = shellOf(element, skip);
  let above = shell.parent;
  for (let level = 0; above && level < levels; above = above.parent) {
    const text = textOf(above, { max: maxName, skip });
    if (text) return text;
    // A shadow root and the element that has it are one level.
    if (above !== element.scope && above !== shell.scope) level++;
  }
  return undefined;
}

/** Of elements that say nothing but draw a control in their shadow root, the outermost: what stands beside it stands beside the control. */
function shellOf(element: HtmlElement, skip: (inner: HtmlElement) => boolean): HtmlElement {
  let shell = element;
  for (
    let host = element.scope?.parent;
    host && textOf(host, { max: 1, skip }) === "";
    host = host.scope?.parent
  )
    shell = host;
  return shell;
}
