import { monthWord } from "@/lib/agent/domain/dates/months";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";

const isMonth = new RegExp(`^${monthWord}$`, "iu");
const mostDays = 31;
/** So many days side by side are a calendar, and not the pages of a list. */
const fewestDays = 14;

/** `Choose the 14th of March in the calendar`, by the day `14`: what is called by the month alone heads the calendar, or leads to its months. */
export function isDayUnderMonth(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  { words }: StepIntent,
): boolean {
  const own = nodes[target];
  const [month, ...year] = wordsOf(nodes[rival]?.name ?? "");
  const day = dayOf(own?.name ?? "");
  const at = month === undefined || !isMonth.test(month) ? -1 : words.indexOf(month);
  if (own === undefined || day === undefined || at < 0) return false;
  if (year.length > 1 || year.some((number) => !/^\d{4}$/u.test(number))) return false;
  const said = [words[at - 1], words[at + 1]].flatMap((word) => dayOf(word ?? "") ?? []);
  const days = nodes.filter(({ role, name }) => role === own.role && dayOf(name) !== undefined);
  return said.length === 1 && said[0] === day && days.length >= fewestDays;
}

/** `14`, `14th` */
function dayOf(word: string): number | undefined {
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word.trim()) ?? [];
  const day = Number(number);
  return number !== undefined && day >= 1 && day <= mostDays ? day : undefined;
}
