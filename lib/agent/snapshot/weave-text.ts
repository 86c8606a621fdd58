import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { findNames } from "./find-names";

export type Woven = {
  /** An element that no line shows, as a line of its own. */
  alone: (node: SnapshotNode) => string;
  /** An element in a line, put before the words that are its name. */
  mark: (node: SnapshotNode) => string;
};

/** Items of a list that are links and the like stand side by side, up to so many characters. */
const rowChars = 200;
const itemChars = 60;

const holders: ReadonlySet<string> = new Set(["alert", "status", "dialog"]);

type Line = { text: string; isItem: boolean };

/**
 * Puts elements into the text that shows their names, so that nothing is told twice. What the text does not show stands on a line of its own, after
 * the element before it.
 */
export function weave(nodes: readonly SnapshotNode[], lines: readonly string[], woven: Woven): string[] {
  const places = findNames(
    nodes.map((node) => ({ text: node.name.replace(/\s+/g, " ").trim(), holds: holders.has(node.role) })),
    lines,
  );
  const marks = new Map<number, { column: number; text: string }[]>();
  const after = new Map<number, string[]>();
  let at = -1;
  nodes.forEach((node, index) => {
    const place = places[index];
    if (!place) after.set(at, [...(after.get(at) ?? []), woven.alone(node)]);
    else {
      const inLine = marks.get(place.line) ?? [];
      inLine.push({ column: place.column, text: woven.mark(node) });
      marks.set(place.line, inLine);
      at = place.endLine;
    }
  });
  const out: Line[] = [];
  for (let line = -1; line < lines.length; line++) {
    const text = lines[line];
    if (text !== undefined) out.push(withMarks(text, marks.get(line) ?? []));
    for (const alone of after.get(line) ?? []) out.push({ text: alone, isItem: false });
  }
  return sideBySide(out);
}

function withMarks(text: string, marks: { column: number; text: string }[]): Line {
  let out = "";
  let from = 0;
  for (const { column, text: mark } of marks.sort((a, b) => a.column - b.column)) {
    out += `${text.slice(from, column)}${mark} `;
    from = column;
  }
  const isItem = text.startsWith("- ") && marks[0]?.column === 2 && text.length <= itemChars;
  return { text: out + text.slice(from), isItem };
}

function sideBySide(lines: readonly Line[]): string[] {
  const out: string[] = [];
  let isRow = false;
  for (const { text, isItem } of lines) {
    const last = out.at(-1);
    if (isRow && isItem && last !== undefined && last.length + text.length <= rowChars)
      out[out.length - 1] = `${last} ${text.slice(2)}`;
    else out.push(text);
    isRow = isItem;
  }
  return out;
}
