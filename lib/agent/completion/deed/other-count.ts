import { cutEnding, wordsOf } from "@/lib/agent/domain/wording/words";

/** `2 bags`, `150 A5 flyers`: how many of what. */
const asked = /(?<![\p{L}\p{N}.,:/€$£-])(\d{1,4}) (?:\p{Lu}\d{1,2} )?(\p{Ll}{3,})/gu;
const notCounted =
  /^(?:and|am|pm|uhr|with|for|from|the|degrees?|percent|minutes?|hours?|days?|weeks?|months?|years?)$/iu;

const isThing = (one: string, other: string): boolean => cutEnding(one) === cutEnding(other);

/** How many of a thing a text tells: `bags: 1`, `1 bag`, `1 × bag`. */
function countsOf(thing: string, text: string): number[] {
  const words = text.match(/\d+(?:[.,]\d+)?|\p{L}+|[^\s\p{L}\p{N}]/gu) ?? [];
  return words.flatMap((word, at): number[] => {
    if (!isThing(wordsOf(word)[0] ?? "", thing)) return [];
    const before = /^[×x*]$/u.test(words[at - 1] ?? "") ? words[at - 2] : words[at - 1];
    const behind = words[at + 1] === ":" ? words[at + 2] : undefined;
    return [before, behind].flatMap((one) => (one !== undefined && /^\d+$/.test(one) ? [Number(one)] : []));
  });
}

/** What proves the goal tells another number of what the goal counts than the goal does. */
export function otherCount(goal: string, told: readonly string[]): string[] {
  return [...goal.matchAll(asked)].flatMap(([, number = "", thing = ""]) => {
    if (notCounted.test(thing)) return [];
    const counts = told.flatMap((text) => countsOf(thing, text));
    return counts.length > 0 && !counts.includes(Number(number))
      ? [`"${thing}" is told as ${counts[0]}, and not ${number}.`]
      : [];
  });
}
