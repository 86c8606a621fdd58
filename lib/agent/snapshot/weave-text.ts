import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { findNames } from "./find-names";

export type Woven = {
  /** An element that no line shows, as a line of its own. */
  alone: (node: SnapshotNode) => string;
  /** An element in a line, put before the words that are its name. */
  mark: (node: SnapshotNode) => string;
};

/** Lines that show one element, and items of a list that begin with one, stand side by side, up to so many characters. */
const rowChars = 320;
const itemChars = 60;
const bullet = "- ";

const holders: ReadonlySet<string> = new Set(["alert", "status", "dialog"]);

type Line = { text: string; isItem: boolean };
type Mark = { column: number; node: SnapshotNode };

/**
 * Puts elements into the text that shows their names, so that nothing is told twice. What the text does not show stands on a line of its own, after
 * the element before it.
 */
export function weave(nodes: readonly SnapshotNode[], lines: readonly string[], woven: Woven): string[] {
  const places = findNames(
    nodes.map((node) => ({ text: node.name.replace(/\s+/g, " ").trim(), holds: holders.has(node.role) })),
    lines,
  );
  const marks = new Map<number, Mark[]>();
  const after = new Map<number, string[]>();
  let at = -1;
  nodes.forEach((node, index) => {
    const place = places[index];
    if (!place) after.set(at, [...(after.get(at) ?? []), woven.alone(node)]);
    else {
      const inLine = marks.get(place.line) ?? [];
      inLine.push({ column: place.column, node });
      marks.set(place.line, inLine);
      at = place.endLine;
    }
  });
  const out: Line[] = [];
  for (let line = -1; line < lines.length; line++) {
    const text = lines[line];
    if (text !== undefined) out.push(withMarks(text, marks.get(line) ?? [], woven));
    for (const alone of after.get(line) ?? []) out.push({ text: alone, isItem: false });
  }
  return sideBySide(out);
}

/** An item that begins with an element needs no other sign that it begins. */
function withMarks(text: string, marks: Mark[], { mark }: Woven): Line {
  const [first] = marks.sort((a, b) => a.column - b.column);
  if (!first) return { text, isItem: false };
  const isItem = text.startsWith(bullet) && first.column === bullet.length;
  const { role, name } = first.node;
  const isOne = first.column === 0 && name.length >= text.length && !holders.has(role);
  let out = "";
  let from = isItem ? bullet.length : 0;
  for (const { column, node } of marks) {
    out += `${text.slice(from, column)}${mark(node)} `;
    from = column;
  }
  return { text: out + text.slice(from), isItem: (isItem || isOne) && text.length <= itemChars };
}

function sideBySide(lines: readonly Line[]): string[] {
  const out: string[] = [];
  let isRow = false;
  for (const { text, isItem } of lines) {
    const last = out.at(-1);
    if (isRow && isItem && last !== undefined && last.length + text.length <= rowChars)
      out[out.length - 1] = `${last} ${text}`;
    else out.push(text);
    isRow = isItem;
  }
  return out;
}
