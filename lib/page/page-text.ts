import { isInput } from "./dom-kind";
import { ownText } from "./page-text-of";
import type { PageNode, PageTree } from "./page-tree";
import { cut, tidy } from "./text-form";

const cellTags = new Set(["td", "th"]);
const indent = "  ";

/**
 * The visible text of a page as an outline in document order: headings with `#`, list items with `-`, cells of a row on one line. What the
 * user typed is not in it: a value in a field is no proof that the page shows it.
 */
export function pageText(tree: PageTree, maxChars: number): string {
  const lines: string[] = [];
  let length = 0;
  let line = "";
  let prefix = "";
  const end = (): void => {
    const text = tidy(line);
    line = "";
    if (!text) return;
    lines.push(prefix + text);
    length += prefix.length + text.length + 1;
    prefix = prefix.replace(/[^ ]/g, " ");
  };
  const visit = (node: PageNode, depth: number): void => {
    if (length > maxChars) return;
    const { element } = node;
    const tag = element.localName;
    if (isInput(element) || tag === "img" || tag === "br") {
      line += tag === "br" ? "\n" : ` ${ownText(node) ?? ""} `;
      if (tag === "br") end();
      return;
    }
    if (ownText(node) !== undefined) return;
    const breaks = breaksLine(node);
    if (breaks) end();
    const before = prefix;
    prefix = breaks ? (ownPrefix(node, depth) ?? before) : before;
    const deeper = tag === "li" ? depth + 1 : depth;
    if (cellTags.has(tag) && line.trim()) line += " | ";
    for (const child of node.children) {
      if (typeof child === "string") line += child;
      else visit(child, deeper);
    }
    if (breaks) {
      end();
      prefix = before;
    }
  };
  if (tree.root) visit(tree.root, 0);
  end();
  for (const { element } of tree.closedFrames)
    lines.push(`(an embedded page that cannot be read: ${frameSource(element)})`);
  return cutOutline(lines.join("\n"), maxChars);
}

const breaksLine = ({ element, display }: PageNode): boolean =>
  !(display.startsWith("inline") || display === "contents" || cellTags.has(element.localName));

function ownPrefix({ element }: PageNode, depth: number): string | undefined {
  const level = /^h([1-6])$/.exec(element.localName)?.[1];
  if (level) return `${"#".repeat(Number(level))} `;
  return element.localName === "li" ? `${indent.repeat(depth)}- ` : undefined;
}

function cutOutline(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return `${cut(text, maxChars)}\n(cut here, after ${maxChars} characters)`;
}

const frameSource = (frame: Element): string =>
  /^https?:\/\/([^/?#]+)/.exec(frame.getAttribute("src") ?? "")?.[1] ?? "of unknown origin";
