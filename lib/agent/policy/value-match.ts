import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** Words that carry something of their own into the world: addresses, numbers, codes. */
const bearsData =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|\b(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\b|[\p{L}\p{N}_-]*\d[\p{L}\p{N}_-]*/giu;

export const dataIn = (value: string): string[] => [...value.matchAll(bearsData)].map(([found]) => found);

/** Runs of four words that a value shares with a page. */
export function borrowsFrom(value: string, pageTexts: readonly string[], known: readonly string[]): boolean {
  const words = wordsOf(value);
  const span = Math.min(4, words.length);
  if (span === 0) return false;
  const pages = pageTexts.map((text) => ` ${wordsOf(text).join(" ")} `);
  for (let at = 0; at + span <= words.length; at++) {
    const run = words.slice(at, at + span).join(" ");
    if (pages.some((text) => text.includes(` ${run} `)) && !isHeldBy(run, known)) return true;
  }
  return false;
}
