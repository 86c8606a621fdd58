import type { Ground } from "@/lib/agent/verification/ground";

const time = /(?<![\d:.])(\d{1,2})\s?[:.h]\s?(\d{2})(?![\d:])/gu;
const numbersApart = /(?<![\d:.])(\d{1,2})(?=\s+(\d{2})(?![\d:.]))/gu;

const pairsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, hours = "", minutes = ""]) => `${Number(hours)}:${minutes}`);

/** `Save 7:15 as the time`, and what came says `7 15` in another sense: the numbers of the time, and not the time. */
export function isOtherTime({ asSaid, diff }: Ground): boolean {
  const [said, ...more] = pairsIn(asSaid, time);
  if (said === undefined || more.length > 0 || !diff) return false;
  const tells = (pattern: RegExp): boolean =>
    diff.linesAdded.some((line) => pairsIn(line, pattern).includes(said));
  return tells(numbersApart) && !tells(time);
}
