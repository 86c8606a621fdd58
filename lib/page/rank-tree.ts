/** An element of a tree that may be too long, with what decides whether it stays. */
export type Ranked<T> = { entry: T; rank: number };

/**
 * Keeps the `max` best (lowest rank, then earliest), in document order, and says how many were left out.
 */
export function cutToBest<T>(ranked: readonly Ranked<T>[], max: number): { kept: T[]; left: number } {
  if (ranked.length <= max) return { kept: ranked.map(({ entry }) => entry), left: 0 };
  const best = ranked
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, max)
    .sort((a, b) => a.index - b.index);
  return { kept: best.map(({ entry }) => entry), left: ranked.length - best.length };
}
