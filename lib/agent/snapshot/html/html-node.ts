import { Parser } from "htmlparser2";
import { remember } from "@/lib/agent/domain/words";
import type { HtmlRole } from "./html-role";

type Attributes = Readonly<Record<string, string>>;

/** An element as it was parsed. Its children are elements and texts; comments leave no trace. */
export class HtmlElement {
  children: HtmlNode[] = [];
  readonly unseen: boolean;

  /** What the element is by itself, once that was asked; null for nothing. */
  role: HtmlRole | null | undefined;

  constructor(
    readonly name: string,
    readonly attribs: Attributes,
    readonly parent: HtmlElement | undefined,
  ) {
    this.unseen = isHidden(name, attribs);
  }

  get hasAttributes(): boolean {
    return this.attribs !== noAttributes;
  }

  get classes(): readonly string[] {
    return this.attribs.class ? classesIn(this.attribs.class) : none;
  }
}
export type HtmlNode = HtmlElement | string;

const none: readonly string[] = [];
/** Pages say the same classes again and again. */
const classesIn = remember((text): readonly string[] => text.split(/\s+/).filter(Boolean));
const noAttributes: Attributes = {};

/** Parses a whole page. Malformed markup gives a tree all the same. */
export function parseHtml(html: string): { children: HtmlNode[]; all: HtmlElement[] } {
  const builder = new TreeBuilder();
  const parser = new Parser(builder);
  parser.write(html);
  parser.end();
  return { children: builder.children, all: elementsOf(builder.children) };
}

/** Puts together what the parser tells. */
class TreeBuilder {
  readonly children: HtmlNode[] = [];
  #open: HtmlElement | undefined;
  /** Texts are joined until something else comes between them. */
  #joins = false;
  #skipped = false;

  onopentag(name: string, attribs: Record<string, string>): void {
    const element = new HtmlElement(name, hasAny(attribs) ? attribs : noAttributes, this.#open);
    this.#siblings().push(element);
    this.#open = element;
    this.#joins = false;
  }

  onclosetag(): void {
    const closed = this.#open;
    if (closed) showShadow(closed);
    this.#open = closed?.parent;
    this.#joins = false;
  }

  ontext(text: string): void {
    if (this.#skipped) return;
    const siblings = this.#siblings();
    if (this.#joins) siblings[siblings.length - 1] += text;
    else siblings.push(text);
    this.#joins = true;
  }

  oncomment(): void {
    this.#joins = false;
  }

  onprocessinginstruction(): void {
    this.#joins = false;
  }

  oncdatastart(): void {
    this.#skipped = true;
    this.#joins = false;
  }

  oncdataend(): void {
    this.#skipped = false;
  }

  #siblings(): HtmlNode[] {
    return this.#open ? this.#open.children : this.children;
  }
}

function hasAny(attribs: Record<string, string>): boolean {
  for (const _ in attribs) return true;
  return false;
}

/** An open shadow root as markup stands in place of the light children. */
function showShadow(host: HtmlElement): void {
  for (const child of host.children)
    if (isElement(child) && child.name === "template" && child.attribs.shadowrootmode !== undefined) {
      host.children = child.children;
      return;
    }
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";

export const attr = (element: HtmlElement, name: string): string | undefined => element.attribs[name];
export const isTrue = (value: string | undefined): boolean =>
  value !== undefined && value !== "" && value !== "false";

export const childElements = (element: HtmlElement): HtmlElement[] => element.children.filter(isElement);

/** The texts right in an element. */
export const ownTexts = (element: HtmlElement): string =>
  element.children.filter((child) => !isElement(child)).join("");

/** All elements below, in document order, without recursion: pages can be nested as deep as they like. */
function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  const stack: HtmlNode[] = [];
  pushReversed(stack, nodes);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isElement(node)) continue;
    found.push(node);
    pushReversed(stack, node.children);
  }
  return found;
}

/** So that the first comes off the stack first. */
export function pushReversed<Item>(stack: Item[], items: readonly Item[]): void {
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at];
    if (item !== undefined) stack.push(item);
  }
}

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
  if (attribs === noAttributes) return false;
  if (attribs.hidden !== undefined && attribs.hidden !== "false") return true;
  if (name === "input" && attribs.type?.toLowerCase() === "hidden") return true;
  const style = attribs.style;
  return style !== undefined && hiddenStyle.test(style);
}
