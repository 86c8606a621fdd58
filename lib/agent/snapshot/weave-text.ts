import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** How far ahead of the last element found the next one is looked for, in lines. */
const aheadLines = 40;

export type Woven = {
  /** An element that no line shows, as a line of its own. */
  alone: (node: SnapshotNode) => string;
  /** An element in a line, put before the words that are its name. */
  mark: (node: SnapshotNode) => string;
};

type Place = { line: number; column: number };

/**
 * Puts elements into the text that shows their names, so that nothing is told twice: both are in document order, and each element is looked for after
 * the one before it. What the text does not show stands on a line of its own, there where the search stood.
 */
export function weave(nodes: readonly SnapshotNode[], lines: readonly string[], woven: Woven): string[] {
  const marks = new Map<number, { column: number; text: string }[]>();
  const before = new Map<number, string[]>();
  let at: Place = { line: 0, column: 0 };
  for (const node of nodes) {
    const found = findName(shownName(node), lines, at);
    if (found) {
      const inLine = marks.get(found.line) ?? [];
      inLine.push({ column: found.column, text: woven.mark(node) });
      marks.set(found.line, inLine);
      at = { line: found.line, column: found.end };
    } else {
      const alone = before.get(at.line) ?? [];
      alone.push(woven.alone(node));
      before.set(at.line, alone);
    }
  }
  const out: string[] = [];
  for (let line = 0; line <= lines.length; line++) {
    const text = lines[line];
    const own = marks.get(line);
    if (text !== undefined) out.push(own ? withMarks(text, own) : text);
    out.push(...(before.get(line) ?? []));
  }
  return out;
}

/** A name that the client has cut is looked for by its beginning. */
const shownName = (node: SnapshotNode): string => node.name.replace(/\s+/g, " ").replace(/…$/, "").trim();

function findName(
  name: string,
  lines: readonly string[],
  from: Place,
): { line: number; column: number; end: number } | undefined {
  if (name === "") return undefined;
  const last = Math.min(lines.length, from.line + aheadLines);
  for (let line = from.line; line < last; line++) {
    const text = lines[line] ?? "";
    const column = wholeAt(text, name, line === from.line ? from.column : 0);
    if (column >= 0) return { line, column, end: column + name.length };
  }
  return undefined;
}

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a name stands in a text as words of its own, from a column on; -1 for nowhere. */
function wholeAt(text: string, name: string, from: number): number {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const startsInside = isWordSign(text[at - 1]) && isWordSign(name[0]);
    const end = at + name.length;
    const endsInside = isWordSign(text[end]) && isWordSign(name.at(-1));
    if (!startsInside && !endsInside) return at;
  }
  return -1;
}

function withMarks(text: string, marks: readonly { column: number; text: string }[]): string {
  let out = "";
  let from = 0;
  for (const { column, text: mark } of marks) {
    out += `${text.slice(from, column)}${mark} `;
    from = column;
  }
  return out + text.slice(from);
}
