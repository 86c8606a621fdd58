import { Parser } from "htmlparser2";
import { remember } from "@/lib/agent/domain/wording/words";
import { evenSpaced, isUneven } from "./even-text";
import type { HtmlRole } from "./html-role";

type Attributes = Readonly<Record<string, string>>;

/** An element as it was parsed. Its children are elements and texts; comments leave no trace. */
export class HtmlElement {
  children: HtmlNode[] = [];
  readonly unseen: boolean;
  readonly classes: ClassList;
  /** Whether it has any of the attributes that few have: those of ARIA, for tests, and what tells of a role or a state. */
  readonly tells: boolean;

  /** The child whose content is shown in place of the children. */
  shadow: HtmlElement | undefined;
  /** A slot that holds what it shows. */
  filled = false;
  /** What the element is by itself, once that was asked; null for nothing. */
  role: HtmlRole | null | undefined;
  /** The shadow root that it was written in; undefined for the page itself. Ids mean something only there. */
  readonly scope: HtmlElement | undefined;

  constructor(
    readonly name: string,
    readonly attribs: Attributes,
    readonly parent: HtmlElement | undefined,
  ) {
    this.scope = parent && isShadow(parent) ? parent : parent?.scope;
    this.unseen = isHidden(name, attribs);
    this.tells = doTell(attribs);
    this.classes = attribs.class ? classesIn(attribs.class) : noClasses;
  }
}
/** A text is tidy or a single space, but for that of a text area, which is as it was written; one text may be told in several. */
export type HtmlNode = HtmlElement | string;

/** The classes of an element, and what they say by themselves, once that was asked. */
export class ClassList {
  role: HtmlRole | null | undefined;
  states: readonly string[] | undefined;
  /** The first that carries no state: what such elements are built alike by. */
  kind: string | undefined;

  constructor(readonly names: readonly string[]) {}
}
const noClasses = new ClassList([]);
/** Pages say the same classes again and again. */
const classesIn = remember((text) => new ClassList(text.split(/\s+/).filter(Boolean)));

export const testAttributes: readonly string[] = [
  "data-testid",
  "data-test-id",
  "data-test",
  "data-cy",
  "data-qa",
];
const telling: ReadonlySet<string> = new Set([
  ..."role contenteditable onclick tabindex disabled readonly required multiple".split(" "),
  ...testAttributes,
]);
function doTell(attribs: Attributes): boolean {
  for (const name in attribs) if (telling.has(name) || name.startsWith("aria-")) return true;
  return false;
}

/** Parses a whole page. Malformed markup gives a tree all the same. */
export function parseHtml(html: string): { children: HtmlNode[]; all: HtmlElement[] } {
  const builder = new TreeBuilder();
  const parser = new Parser(builder);
  parser.write(html);
  parser.end();
  return { children: builder.children, all: builder.all };
}

/** Puts together what the parser tells. */
class TreeBuilder {
  readonly children: HtmlNode[] = [];
  readonly all: HtmlElement[] = [];
  #open: HtmlElement | undefined;
  #skipped = false;

  onopentag(name: string, attribs: Record<string, string>): void {
    const element = new HtmlElement(name, attribs, this.#open);
    this.#siblings().push(element);
    this.all.push(element);
    this.#open = element;
  }

  /** An open shadow root as markup stands in place of the light children, which are shown where it has slots for them. */
  onclosetag(): void {
    const closed = this.#open;
    if (closed?.shadow) {
      fillSlots(closed, closed.shadow);
      closed.children = closed.shadow.children;
    }
    if (closed?.parent && isShadow(closed)) closed.parent.shadow ??= closed;
    this.#open = closed?.parent;
  }

  ontext(text: string): void {
    const tag = this.#open?.name;
    if (this.#skipped || tag === "script" || tag === "style") return;
    const siblings = this.#siblings();
    if (tag === "textarea") siblings.push(text);
    else pushTidy(siblings, text);
  }

  oncdatastart(): void {
    this.#skipped = true;
  }

  oncdataend(): void {
    this.#skipped = false;
  }

  #siblings(): HtmlNode[] {
    return this.#open ? this.#open.children : this.children;
  }
}

function pushTidy(siblings: HtmlNode[], text: string): void {
  const core = text.trim();
  if (text === "") return;
  if (core === "") siblings.push(" ");
  else if (isUneven(core)) pushTidy(siblings, evenSpaced(text));
  else {
    if (core.charCodeAt(0) !== text.charCodeAt(0)) siblings.push(" ");
    siblings.push(core);
    if (core.charCodeAt(core.length - 1) !== text.charCodeAt(text.length - 1)) siblings.push(" ");
  }
}

/** Each light child is shown in the first slot of its name; a slot that nothing is meant for shows its own content. Slots of roots inside are filled already. */
function fillSlots(host: HtmlElement, shadow: HtmlElement): void {
  const rest = host.children.filter((child) => child !== shadow);
  const slots: HtmlElement[] = [];
  const walk = (node: HtmlElement): void => {
    for (const child of childElements(node))
      if (child.name === "slot" && !child.filled) slots.push(child);
      else walk(child);
  };
  walk(shadow);
  for (const slot of slots) {
    slot.filled = true;
    const name = slot.attribs.name ?? "";
    const meant = rest.filter((child) => slotNameOf(child) === name);
    if (meant.every((child) => child === " ")) continue;
    slot.children = meant;
    for (const child of meant) rest.splice(rest.indexOf(child), 1);
  }
}
const slotNameOf = (node: HtmlNode): string => (isElement(node) ? (node.attribs.slot ?? "") : "");

const isShadow = ({ name, attribs }: HtmlElement): boolean =>
  name === "template" && attribs.shadowrootmode !== undefined;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";

export const attr = (element: HtmlElement, name: string): string | undefined => element.attribs[name];
export const isTrue = (value: string | undefined): boolean =>
  value !== undefined && value !== "" && value !== "false";

export const childElements = (element: HtmlElement): HtmlElement[] => element.children.filter(isElement);

export function hasElements(element: HtmlElement): boolean {
  for (const child of element.children) if (isElement(child)) return true;
  return false;
}

/** The texts right in an element. */
export const ownTexts = (element: HtmlElement): string =>
  element.children.filter((child) => !isElement(child)).join("");

const unseenTags: ReadonlySet<string> = new Set(
  "script style noscript template head meta link base title param source track datalist svg object embed".split(
    " ",
  ),
);
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;

/** Hidden by markup alone: style sheets are not known here. */
function isHidden(name: string, attribs: Attributes): boolean {
  if (unseenTags.has(name)) return true;
  if (name === "dialog" && attribs.open === undefined) return true;
  if (attribs.hidden !== undefined && attribs.hidden !== "false") return true;
  if (name === "input" && attribs.type?.toLowerCase() === "hidden") return true;
  const style = attribs.style;
  return style !== undefined && hiddenStyle.test(style);
}
