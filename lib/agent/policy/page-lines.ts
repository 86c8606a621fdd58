import type { Skeleton } from "@/lib/agent/domain/snapshot";
import { withoutAge, withoutTime } from "@/lib/agent/snapshot/without-time";

/** A line of a page's text. `mayBe`: whether it could read so at another time, of one that changes by itself. */
export type Line = {
  raw: string;
  /** Without times of day and ages. */
  text: string;
  /** Without ages only. */
  strict: string;
  mayBe: ((raw: string) => boolean) | undefined;
};

const moved = "·";

/** Some lines of a page, but for `said`: messages that come and go. Undefined where not all of them were kept. */
export function linesOf(
  { textDigest, movingText = [] }: Skeleton,
  [first, end]: readonly [number, number],
  said: ReadonlySet<string>,
): Line[] | undefined {
  if (end > textDigest.length) return undefined;
  const steady = new Map(movingText.map((one) => [one.line, one.steady]));
  return textDigest.slice(first, end).flatMap((raw, at) => {
    if (said.has(raw)) return [];
    const pattern = steady.get(first + at);
    const mayBe = pattern === undefined ? undefined : (other: string) => fits(pattern, raw, other);
    return [{ raw, text: withoutTime(raw), strict: withoutAge(raw), mayBe }];
  });
}

/** Whether two readings of a moving line differ in what moves alone, and neither shows an amount there. */
function fits(steady: string, one: string, other: string): boolean {
  const parts = steady.split(moved).map((part) => part.trim());
  const [here, there] = [one, other].map((raw) => movingParts(parts, raw));
  return here !== undefined && there !== undefined && ![...here, ...there].some(showsMoney);
}

/** What stands between the steady parts of a line; undefined where they are not all there, in their order. */
function movingParts(parts: readonly string[], raw: string): string[] | undefined {
  const last = parts.length - 1;
  const found: string[] = [];
  let from = 0;
  for (const [at, part] of parts.entries()) {
    const start = at === last && part !== "" ? raw.length - part.length : raw.indexOf(part, from);
    if (start < from || !raw.startsWith(part, start) || (at === 0 && start > 0)) return undefined;
    if (at > 0) found.push(raw.slice(from, at === last && part === "" ? raw.length : start));
    from = start + part.length;
  }
  return found;
}

const money = /[$€£¥₹₽₩]|\b(?:eur|usd|gbp|chf|jpy|cny|inr|cad|aud|total|amount|price)\b/i;
/** Whether a text speaks of an amount of money. */
export const showsMoney = (text: string): boolean => /\d/.test(text) && money.test(text);
