import { monthOf, monthWord } from "./months";
import { weekdayNamed } from "./weekdays";

/**
 * `on May 12 and 13`, `on 12, 13 and 15 May`, `Saturday 12 or Sunday 13 May`: the days that share one month, without their year, as in one that has all of them.
 * `berth 12 from 3 to 6 May` lists no 12.
 */
export function listedDays(text: string): number[] {
  const tokens = text.toLowerCase().replace(clock, " : ").match(token) ?? [];
  return tokens.flatMap((word, at) => {
    if (!isMonth.test(word)) return [];
    const month = monthOf(word) ?? 0;
    const before = passing.has(tokens[at - 1] ?? "") ? at - 1 : at;
    const days =
      dayOf(tokens[before - 1]) > 0
        ? listed(tokens.slice(0, before).reverse())
        : listed(tokens.slice(at + 1));
    return days.map((day) => Date.UTC(2024, month - 1, day));
  });
}

/** As far as each number is joined to the one before it. */
function listed(tokens: readonly string[]): number[] {
  const days: number[] = [];
  let isJoined = true;
  for (const word of tokens) {
    const day = dayOf(word);
    if (day > 0) {
      if (!isJoined) break;
      days.push(day);
      isJoined = false;
    } else if (joining.has(word)) isJoined = true;
    else if (!passing.has(word) && !short.test(word) && weekdayNamed(word) === undefined) break;
  }
  return days;
}

const clock = /\d{1,2}:\d{2}/gu;
const token = /\p{L}[\p{L}\p{M}-]*|\d+(?:st|nd|rd|th|er|º|°)?|[^\s\p{L}\p{N}.]/gu;
const isMonth = new RegExp(`^${monthWord}$`, "iu");
const joining: ReadonlySet<string> = new Set(", / & + - – and or und oder et ou y e o en".split(" "));
const passing: ReadonlySet<string> = new Set("the of de den".split(" "));
const short = /^(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)$/;

/** 0 for what is no number of a day. */
const dayOf = (word = ""): number => {
  const number = /^(\d{1,2})(?!\d)/.exec(word)?.[1];
  return number !== undefined && Number(number) <= 31 ? Number(number) : 0;
};
