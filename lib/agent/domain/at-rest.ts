import { perObject } from "./per-object";
import type { BeforeState, MovingText, PageSnapshot } from "./snapshot";

/**
 * A page without what its lines show for a moment only: a ticker comes past every value in time, and that one of them is shown proves nothing. Every line
 * keeps its number and what stands still in it.
 */
export const atRest = perObject(
  (page: PageSnapshot): PageSnapshot =>
    page.movingText ? { ...page, lines: steadied(page.lines, page.movingText) } : page,
);

/** The same of the page before an action. */
export const atRestBefore = perObject((before: BeforeState): BeforeState => {
  const { semanticSkeleton: seen } = before;
  return seen?.movingText
    ? { ...before, semanticSkeleton: { ...seen, textDigest: steadied(seen.textDigest, seen.movingText) } }
    : before;
});

function steadied(lines: readonly string[], moving: readonly MovingText[]): string[] {
  const steady = new Map(moving.map((one) => [one.line, one.steady.replaceAll("·", " ").trim()]));
  return lines.map((line, at) => steady.get(at) ?? line);
}
