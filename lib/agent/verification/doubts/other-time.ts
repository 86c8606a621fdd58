import type { Ground } from "@/lib/agent/verification/ground";

const time = /(?<![\d:.])(\d{1,2})[:.h](\d{2})(?![\d:])/gu;

/** `Save 7:15 as the time`, and what came says `7 15` in another sense: the numbers of the time, and not the time. */
export function isOtherTime({ asSaid, diff }: Ground): boolean {
  const times = [...asSaid.matchAll(time)].map(
    ([, hours = "", minutes = ""]) => [Number(hours), minutes] as const,
  );
  const [said, ...more] = times;
  if (said === undefined || more.length > 0 || !diff) return false;
  const [hours, minutes] = said;
  const asTime = new RegExp(`(?<!\\d)0?${hours}\\s?[:.h]\\s?${minutes}(?!\\d)`, "iu");
  const apart = new RegExp(`(?<![\\d:.])0?${hours}\\s+${minutes}(?![\\d:.])`, "u");
  return (
    diff.linesAdded.some((line) => apart.test(line)) && !diff.linesAdded.some((line) => asTime.test(line))
  );
}
