import {
  attr,
  contentOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isUnseen,
  textOfNode,
} from "./html-node";

const inlineTags: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr button".split(
    " ",
  ),
);
const fieldTags: ReadonlySet<string> = new Set("input select textarea option progress meter".split(" "));

export const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();

export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const code = text.charCodeAt(max - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? max - 1 : max).trimEnd();
}

export type TextOptions = { max: number; skip?: (element: HtmlElement) => boolean };

/** The visible text of an element in one line. Values of fields are no text. */
export function textOf(element: HtmlElement, { max, skip }: TextOptions): string {
  const parts: string[] = [];
  let length = 0;
  const stack: (HtmlNode | string)[] = [...contentOf(element)].reverse();
  for (let node = stack.pop(); node !== undefined && length <= max * 2; node = stack.pop()) {
    const text = typeof node === "string" ? node : textOfNode(node);
    if (text !== undefined) {
      parts.push(text);
      // Indentation between elements is no text.
      length += text.trim().length;
    } else if (typeof node !== "string" && isElement(node) && !isUnseen(node) && !skip?.(node)) {
      const inline = inlineTags.has(node.name);
      const own = ownText(node);
      if (!inline) stack.push(" ");
      if (own === undefined) for (const child of contentOf(node).toReversed()) stack.push(child);
      if (own) parts.push(` ${own} `);
      if (!inline) parts.push(" ");
    }
  }
  return cut(tidy(parts.join("")), max);
}

/** Text that an element stands for whatever is in it. */
function ownText(element: HtmlElement): string | undefined {
  if (element.name === "img") return attr(element, "alt") ?? "";
  if (element.name === "input" && /^(?:button|submit|reset)$/i.test(attr(element, "type") ?? ""))
    return attr(element, "value") ?? "";
  return fieldTags.has(element.name) ? "" : undefined;
}

/** The visible text, a line for each block, in document order. */
export function linesOf(roots: readonly HtmlNode[]): string[] {
  const lines: string[] = [];
  let line = "";
  const flush = (): void => {
    const text = tidy(line);
    if (text) lines.push(text);
    line = "";
  };
  const stack: (HtmlNode | "end of block")[] = [...roots].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === "end of block") flush();
    else if (!isElement(node)) line += textOfNode(node) ?? "";
    else if (!isUnseen(node)) {
      const own = ownText(node);
      if (own !== undefined) {
        line += own && ` ${own} `;
        continue;
      }
      if (!inlineTags.has(node.name) || node.name === "button") {
        flush();
        stack.push("end of block");
      }
      for (const child of contentOf(node).toReversed()) stack.push(child);
    }
  }
  flush();
  return lines;
}
