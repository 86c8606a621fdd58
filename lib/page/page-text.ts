import type { MovingLine } from "@/lib/contracts/interact-request";
import type { PageNode, PageTree } from "./page-tree";
import { cut, tidy } from "./text-form";
import { createGaps } from "./visible-gap";

const cellTags = new Set(["td", "th"]);
const indent = "  ";

/** Elements whose lines are told, and what changes by itself. */
export type Marked = {
  holders: ReadonlySet<Element>;
  isAmbient: ((element: Element) => boolean) | undefined;
};

export type PageText = {
  text: string;
  /** Of each holder: its first line and the one after its last. */
  lines: Map<Element, [first: number, end: number]>;
  moving: MovingLine[];
};

const moved = "·";
const maxSteady = 2_000;
const maxMoving = 200;

/**
 * The visible text of a page as an outline in document order: headings with `#`, list items with `-`, cells of a row on one line. What the
 * user typed is not in it: a value in a field is no proof that the page shows it.
 */
export function pageText(tree: PageTree, maxChars: number, marked: Marked): PageText {
  const outline = createOutline();
  const lines: PageText["lines"] = new Map();
  const visit = (node: PageNode, depth: number): void => {
    if (outline.length() > maxChars) return;
    const { element, tag } = node;
    const ambient = marked.isAmbient?.(element) ?? false;
    if (tag === "input" || tag === "img" || tag === "br") {
      if (tag === "br") outline.end();
      else outline.add(` ${node.own ?? ""} `, ambient);
      return;
    }
    if (node.own !== undefined) return;
    const breaks = breaksLine(node);
    if (breaks) outline.end();
    const before = outline.prefix(breaks ? ownPrefix(node, depth) : undefined);
    const first = outline.at();
    const deeper = tag === "li" ? depth + 1 : depth;
    if (cellTags.has(tag)) outline.nextCell();
    if (!breaks) outline.gaps.enter(node);
    for (const child of node.children) {
      if (typeof child === "string") outline.add(child, ambient);
      else visit(child, deeper);
    }
    if (breaks) {
      outline.end();
      outline.prefix(before);
    } else outline.gaps.leave(node);
    if (marked.holders.has(element)) lines.set(element, [first, outline.at() + (outline.isOpen() ? 1 : 0)]);
  };
  if (tree.root) visit(tree.root, 0);
  outline.end();
  for (const { element } of tree.closedFrames)
    outline.addLine(`(an embedded page that cannot be read: ${frameSource(element)})`);
  return { text: cutOutline(outline.text(), maxChars), lines, moving: outline.moving() };
}

/** Lines as they are put together. */
function createOutline() {
  const lines: string[] = [];
  const moving: MovingLine[] = [];
  let length = 0;
  let line = "";
  /** The line with marks in place of what changes by itself; undefined while nothing of it does. */
  let steady: string | undefined;
  let prefix = "";
  const gaps = createGaps();
  return {
    gaps,
    add: (added: string, ambient: boolean): void => {
      const text = gaps.between(line, added) + added;
      if (ambient && text.trim() !== "") steady = `${steady ?? line}${moved}`;
      else if (steady !== undefined) steady += text;
      line += text;
    },
    nextCell: (): void => {
      if (!line.trim()) return;
      line += " | ";
      if (steady !== undefined) steady += " | ";
    },
    end: (): void => {
      if (line === "") return;
      const text = tidy(line);
      if (text && steady !== undefined && moving.length < maxMoving)
        moving.push({ line: lines.length, steady: cut(tidy(prefix + tidy(steady)), maxSteady) });
      line = "";
      steady = undefined;
      if (!text) return;
      lines.push(prefix + text);
      length += prefix.length + text.length + 1;
      prefix = prefix.replace(/[^ ]/g, " ");
    },
    addLine: (text: string): void => void lines.push(text),
    /** Sets what the next line begins with, if anything is given; returns what it was. */
    prefix: (next: string | undefined): string => {
      const before = prefix;
      prefix = next ?? prefix;
      return before;
    },
    /** Number of the line that is being put together. */
    at: (): number => lines.length,
    isOpen: (): boolean => line.trim() !== "",
    length: (): number => length,
    text: (): string => lines.join("\n"),
    moving: (): MovingLine[] => moving,
  };
}

const breaksLine = ({ tag, display }: PageNode): boolean =>
  !(display.startsWith("inline") || display === "contents" || cellTags.has(tag));

function ownPrefix({ tag }: PageNode, depth: number): string | undefined {
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) return `${"#".repeat(Number(level))} `;
  return tag === "li" ? `${indent.repeat(depth)}- ` : undefined;
}

function cutOutline(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return `${cut(text, maxChars)}\n(cut here, after ${maxChars} characters)`;
}

const frameSource = (frame: Element): string =>
  /^https?:\/\/([^/?#]+)/.exec(frame.getAttribute("src") ?? "")?.[1] ?? "of unknown origin";
