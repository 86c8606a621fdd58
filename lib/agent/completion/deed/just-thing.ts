import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/** What parts the things that one line lists. */
const between = /[,;|·•]| [–—-] |^[-*] /u;

/** The things that a line lists; of `- 1 × Blue kettle Remove`, what can be done with an entry is no part of what stands there. */
export function partsIn({ nodes }: PageSnapshot): (line: string) => string[] {
  const entries = new Map(shownEntries(nodes).map((entry) => [fold(entry.name), entry]));
  return (line) => {
    const entry = entries.get(fold(line.replace(/^[-*] /u, "")));
    return (entry ? entryText(entry, nodes) : line).split(between);
  };
}

/**
 * Counts and prices beside a thing are no part of its name; any other word or number makes it another thing, and so does another count than the goal's, or than a
 * single one.
 */
export const isJust = (name: string, part: string, goal: string): boolean =>
  !isCountedOtherwise(part, goal) &&
  wordsOf(part.replace(count, " ").replace(price, " ")).join(" ") === wordsOf(name).join(" ");

/** `2 × …` where the goal says no number, or another one. */
export function isCountedOtherwise(part: string, goal: string): boolean {
  const asked = wordsOf(goal).filter((word) => /^\d+$/.test(word));
  const wanted = asked.length > 0 ? asked : ["1"];
  return (part.match(count) ?? []).some((one) => !wanted.includes(one.replace(/\D/g, "")));
}
const count = /(?<![\p{L}\d])\d{1,6} ?[×x](?!\p{L})|(?<!\p{L})[×x] ?\d{1,6}(?!\d)/giu;
const price = /\d{1,9}[.,]\d{2}(?!\d)/gu;
