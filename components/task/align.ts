/** One row of two lists side by side; at least one side is there. */
export type AlignedRow<T> = { before?: T; after?: T };

/** Where two lists differ by more than this many pairs of rows, all of that part counts as different. */
const mostCells = 4_000_000;

/** Two lists side by side so that as many rows as can be hold the same on both sides, in order. */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): AlignedRow<T>[] {
  const a = before.map(keyOf);
  const b = after.map(keyOf);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const pairs = commonPairs(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const rows: AlignedRow<T>[] = [];
  let at = { before: 0, after: 0 };
  const take = (i: number, j: number): void => {
    for (let k = at.before; k < i; k += 1) rows.push(sides(before[k], undefined));
    for (let k = at.after; k < j; k += 1) rows.push(sides(undefined, after[k]));
    at = { before: i, after: j };
  };
  const pair = (i: number, j: number): void => {
    take(i, j);
    rows.push(sides(before[i], after[j]));
    at = { before: i + 1, after: j + 1 };
  };
  for (let k = 0; k < start; k += 1) pair(k, k);
  for (const [i, j] of pairs) pair(i + start, j + start);
  take(a.length - end, b.length - end);
  for (let k = end; k > 0; k -= 1) pair(a.length - k, b.length - k);
  return rows;
}

const sides = <T>(before: T | undefined, after: T | undefined): AlignedRow<T> => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

/** Indices of a longest common run of keys, in order. */
function commonPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > mostCells) return [];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
