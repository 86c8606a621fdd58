import { attr, type HtmlElement, type HtmlNode, isElement, pushReversed } from "./html-node";

const inlineTags: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr button".split(
    " ",
  ),
);
const fieldTags: ReadonlySet<string> = new Set("input select textarea option progress meter".split(" "));

/** Single spaces, none at the ends, nothing that is not seen. Read by hand as far as it goes: it is asked of every text of a page. */
export function tidy(text: string): string {
  let out = "";
  let word = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= firstRare && isRare(code)) return tidyRare(text);
    const isSpace = code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
    if (!isSpace && word < 0) word = at;
    else if (isSpace && word >= 0) {
      out += out === "" ? text.slice(word, at) : ` ${text.slice(word, at)}`;
      word = -1;
    }
  }
  if (word < 0) return out;
  return out === "" ? text.slice(word) : `${out} ${text.slice(word)}`;
}

const firstRare = 0xad;
/** Signs that are not seen, and spaces of other scripts. */
const isRare = (code: number): boolean =>
  code === 0xad ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202f) ||
  (code >= 0x205f && code <= 0x2069) ||
  code === 0x3000 ||
  code === 0xfeff;

const tidyRare = (text: string): string =>
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
  let said = "";
  let length = 0;
  const stack: HtmlNode[] = [];
  pushReversed(stack, element.children);
  for (let node = stack.pop(); node !== undefined && length <= max * 2; node = stack.pop()) {
    if (!isElement(node)) {
      said += node;
      // Indentation between elements is no text.
      length += node.trim().length;
    } else if (!node.unseen && !skip?.(node)) {
      const inline = inlineTags.has(node.name);
      const own = ownText(node);
      if (!inline) stack.push(" ");
      if (own === undefined) pushReversed(stack, node.children);
      if (own) said += ` ${own} `;
      if (!inline) said += " ";
    }
  }
  return cut(tidy(said), max);
}

/** Text that an element stands for whatever is in it. */
function ownText(element: HtmlElement): string | undefined {
  if (element.name === "img") return attr(element, "alt") ?? "";
  if (element.name === "input" && /^(?:button|submit|reset)$/i.test(attr(element, "type") ?? ""))
    return attr(element, "value") ?? "";
  return fieldTags.has(element.name) ? "" : undefined;
}

const endOfBlock = Symbol("end of block");

/** The visible text, a line for each block, in document order. */
export function linesOf(roots: readonly HtmlNode[]): string[] {
  const lines: string[] = [];
  let line = "";
  const flush = (): void => {
    const text = tidy(line);
    if (text) lines.push(text);
    line = "";
  };
  const stack: (HtmlNode | typeof endOfBlock)[] = [];
  pushReversed(stack, roots);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === endOfBlock) flush();
    else if (typeof node === "string") line += node;
    else if (!node.unseen) {
      const own = ownText(node);
      if (own !== undefined) {
        line += own && ` ${own} `;
        continue;
      }
      if (!inlineTags.has(node.name) || node.name === "button") {
        flush();
        stack.push(endOfBlock);
      }
      pushReversed(stack, node.children);
    }
  }
  flush();
  return lines;
}
