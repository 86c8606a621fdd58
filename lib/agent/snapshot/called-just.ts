import { fold } from "@/lib/agent/domain/wording/words";

/**
 * Those of some entries of lists in which a text of its own, such as a cell, is just this name: `Orion` beside `Orion Mobile`. `lines`: the page's text,
 * cells parted by bars. Empty where none is known to be called just so.
 */
export function calledJust<Entry extends { name: string }>(
  name: string,
  entries: readonly Entry[],
  lines: readonly string[],
): Entry[] {
  if (entries.length === 0) return [];
  const pieces = lines.flatMap((line) =>
    line
      .split(" | ")
      .map((piece) => fold(piece.replace(/^[-#\s|]+/, "").replace(/[\s|]+$/, "")))
      .filter((piece) => piece !== ""),
  );
  const wanted = fold(name);
  const beside = pieces.flatMap((piece, at) =>
    piece === wanted ? [{ before: pieces[at - 1] ?? "", after: pieces[at + 1] ?? "" }] : [],
  );
  return entries.filter((entry) => {
    const text = fold(entry.name);
    return (
      text === wanted ||
      beside.some(
        ({ before, after }) =>
          (after !== "" && text.includes(`${wanted} ${after}`)) ||
          (before !== "" && text.endsWith(`${before} ${wanted}`)),
      )
    );
  });
}
