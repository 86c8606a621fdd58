/** `1-5`, `3`, `1,4,7-9` as a list. Throws when it is none. */
export function readSeeds(text: string): number[] {
  const seeds = text.split(",").flatMap((part) => {
    const [, first, last] = /^\s*(\d{1,9})(?:\s*-\s*(\d{1,9}))?\s*$/.exec(part) ?? [];
    const from = Number(first);
    const length = Number(last ?? first) - from + 1;
    if (first === undefined || length < 1 || length > 100_000)
      throw new Error(`--seeds takes numbers and ranges like 1-5: ${text}`);
    return Array.from({ length }, (_, index) => from + index);
  });
  return [...new Set(seeds)];
}
