import { type CheerioAPI, load } from "cheerio/slim";

type Root = ReturnType<CheerioAPI["root"]>[number];
export type HtmlNode = Root["children"][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Parses a whole page. Malformed markup gives a tree all the same. */
export function parseHtml(html: string): { root: Root; all: HtmlElement[] } {
  const root = load(html).root()[0];
  if (!root) throw new Error("a parsed document has a root");
  return { root, all: elementsOf(root.children) };
}

export const isElement = (node: HtmlNode): node is HtmlElement => "attribs" in node;
export const textOfNode = (node: HtmlNode): string | undefined =>
  node.type === "text" && "data" in node ? String(node.data) : undefined;

const none: readonly string[] = [];
export const attr = (element: HtmlElement, name: string): string | undefined => element.attribs[name];
export const isTrue = (value: string | undefined): boolean =>
  value !== undefined && value !== "" && value !== "false";
export const classesOf = (element: HtmlElement): readonly string[] => {
  const value = element.attribs.class;
  return value ? value.split(/\s+/).filter(Boolean) : none;
};

/** An open shadow root as markup stands in place of the light children. */
export function contentOf(element: HtmlElement): HtmlNode[] {
  const shadow = element.children.find(
    (child): child is HtmlElement =>
      isElement(child) && child.name === "template" && child.attribs.shadowrootmode !== undefined,
  );
  return shadow ? shadow.children : element.children;
}

export const childElements = (element: HtmlElement): HtmlElement[] => contentOf(element).filter(isElement);

/** All elements below, in document order, without recursion: pages can be nested as deep as they like. */
export function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    found.push(node);
    for (const child of contentOf(node).toReversed()) stack.push(child);
  }
  return found;
}

const unseenTags: ReadonlySet<string> = new Set(
  "script style noscript template head meta link base title param source track datalist svg object embed".split(
    " ",
  ),
);
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;

/** Hidden by markup alone: style sheets are not known here. */
export function isUnseen(element: HtmlElement): boolean {
  const { attribs, name } = element;
  if (unseenTags.has(name)) return true;
  if (attribs.hidden !== undefined && attribs.hidden !== "false") return true;
  if (name === "input" && attribs.type?.toLowerCase() === "hidden") return true;
  if (name === "dialog" && attribs.open === undefined) return true;
  const style = attribs.style;
  return style !== undefined && hiddenStyle.test(style);
}
