import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/** Characters that are kept of a name; where it is cut at a space, that goes as well. */
const cutName = 80;
/** How much of the text belongs to the last entry at most. */
const rowChars = 400;

/** What entries of a list say in full: names are cut where they get long, and the text of the page has the rest, up to where the next entry begins. */
export function wholeRows(rows: readonly SkeletonNode[], lines: readonly string[]): readonly string[] {
  const names = rows.map(({ name }) => inOneLine(name));
  if (!names.some(isCut)) return names;
  const text = inOneLine(lines.join(" "));
  let from = 0;
  const starts = names.map((name) => {
    const at = name === "" ? -1 : text.indexOf(name, from);
    if (at >= 0) from = at + name.length;
    return at;
  });
  return names.map((name, row) => {
    const start = starts[row] ?? -1;
    if (!isCut(name) || start < 0) return name;
    const next = starts.slice(row + 1).find((at) => at >= 0) ?? start + rowChars;
    return text.slice(start, Math.min(next, start + rowChars)).trim();
  });
}

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const isCut = (name: string): boolean => name.length >= cutName - 1;
