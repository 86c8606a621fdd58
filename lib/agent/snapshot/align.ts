/** Above this product of lengths the exact alignment costs more than it tells; then only equal ends are aligned. */
const exactLimit = 40_000;

/** What is known of one member of a group, the most telling detail first. */
export type Details = readonly string[];

/**
 * Pairs the members of two sequences of elements that look alike. All of the shorter side are paired: those whose first details are equal in order (a
 * longest common subsequence), then those with equal details elsewhere, then with equal second details and so on, then what is left in order.
 */
export function alignGroups(left: readonly Details[], right: readonly Details[]): [number, number][] {
  if (left.length === 1 && right.length === 1) return [[0, 0]];
  const pairs: [number, number][] = [];
  const usedLeft = new Set<number>();
  const usedRight = new Set<number>();
  const take = (one: number, other: number): void => {
    pairs.push([one, other]);
    usedLeft.add(one);
    usedRight.add(other);
  };
  const first = (details: Details): string => details[0] ?? "";
  for (const [one, other] of commonSubsequence(left.map(first), right.map(first))) take(one, other);
  const levels = left[0]?.length ?? 0;
  for (let level = 0; level < levels && pairs.length < Math.min(left.length, right.length); level++) {
    const waiting = new Map<string, number[]>();
    right.forEach((details, index) => {
      if (usedRight.has(index)) return;
      const key = details[level] ?? "";
      const group = waiting.get(key);
      if (group) group.push(index);
      else waiting.set(key, [index]);
    });
    left.forEach((details, index) => {
      const other = usedLeft.has(index) ? undefined : waiting.get(details[level] ?? "")?.shift();
      if (other !== undefined) take(index, other);
    });
  }
  const rest = right.flatMap((_, index) => (usedRight.has(index) ? [] : [index])).values();
  for (const index of left.keys()) {
    if (usedLeft.has(index)) continue;
    const next = rest.next();
    if (next.done) break;
    take(index, next.value);
  }
  return pairs;
}

/** Equal ends are cut off first; what is between is aligned exactly while it is small. */
function commonSubsequence(left: readonly string[], right: readonly string[]): [number, number][] {
  const pairs: [number, number][] = [];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start])
    pairs.push([start, start++]);
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left.at(-1 - end) === right.at(-1 - end)
  ) {
    end++;
    pairs.push([left.length - end, right.length - end]);
  }
  const rows = left.length - start - end;
  const columns = right.length - start - end;
  if (rows * columns === 0 || rows * columns > exactLimit) return pairs;
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      set(
        lengths,
        row,
        column,
        left[start + row] === right[start + column]
          ? get(lengths, row + 1, column + 1) + 1
          : Math.max(get(lengths, row + 1, column), get(lengths, row, column + 1)),
      );
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (left[start + row] === right[start + column]) pairs.push([start + row++, start + column++]);
    else if (get(lengths, row + 1, column) >= get(lengths, row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

const get = (table: readonly Uint16Array[], row: number, column: number): number => table[row]?.[column] ?? 0;
function set(table: readonly Uint16Array[], row: number, column: number, value: number): void {
  const line = table[row];
  if (line) line[column] = value;
}
