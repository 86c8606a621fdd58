import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import type { FoundRow } from "./found-row";

/** Where the number goes when a question asks for one. */
export const countField = "count";

const asksForCount =
  /\bhow many\s+(.+?)(?:\s+(?:are|is|do|does|did|have|has|were|was|can|in|on|of)\b|[?.!]|$)/i;
const counted = /^(?:#+ |- )?(?:[^\d]{0,40}?\b)?(\d{1,3}(?:[ ,.]\d{3})*|\d+)\s+(\p{L}[\p{L} -]{1,60})$/u;

/** "12 patients" for "How many patients are there": only what the page itself says, since a list may show but a part of what there is. */
export function shownCount(instruction: string, { lines }: PageSnapshot): FoundRow[] | undefined {
  const thing = asksForCount.exec(instruction)?.[1];
  if (thing === undefined) return undefined;
  const wanted = contentStems(thing);
  if (wanted.length === 0) return undefined;
  const found = lines.flatMap((line) => {
    const said = countedThings(line);
    const fits = said?.things.length === wanted.length && wanted.every((word) => said.things.includes(word));
    return fits ? [{ count: said.count, line }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ count }) => count !== first.count)) return undefined;
  return [[{ field: countField, value: String(first.count), source: { text: first.line } }]];
}

/** Of a line that says a number of things and nothing else, the number and the stems of what the things are called. */
export function countedThings(line: string): { count: number; things: readonly string[] } | undefined {
  const [, count = "", called = ""] = counted.exec(line.trim()) ?? [];
  const things = contentStems(called);
  return things.length === 0 ? undefined : { count: Number(count.replace(/[ ,.](?=\d{3})/g, "")), things };
}
