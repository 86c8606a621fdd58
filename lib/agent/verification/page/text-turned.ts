import type { Ground } from "@/lib/agent/verification/ground";

/** Lines that a promotion or a notice brings along are fewer. */
const fewest = 4;
const withoutFigures = (line: string): string => line.replace(/\d+/gu, "#");

/**
 * Several lines of the page came or went that are not the same lines with other figures, as a clock or a table of prices changes by itself: what a box hides,
 * or has written otherwise.
 */
export function textTurned({ diff }: Ground): boolean {
  const [come, gone] = [diff?.linesAdded ?? [], diff?.linesRemoved ?? []].map((lines) =>
    lines.map(withoutFigures),
  );
  const left = [...(gone ?? [])];
  const others = (come ?? []).filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return others.length + left.length >= fewest;
}
