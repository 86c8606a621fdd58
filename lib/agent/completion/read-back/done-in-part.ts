import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { textsOfThing } from "./waits-with-others";

/** `Published from 1 June`: what begins on a day, and does not say until when, has yet to begin. */
const beginning =
  /^(?:from|as of|starting|effective|beginning|ab|à partir du|à compter du|a partir de|desde|dal|vanaf|od|с)\s(?:the\s)?(.{3,24})/iu;

/**
 * `Partly paid`, `Approved by 1 of 2`, `Published from 1 June`: all that the thing's own entry says of the deed is that it is not done, not as a whole or not yet. That its control is
 * gone from there proves nothing then.
 */
export function isDoneInPart(page: PageSnapshot, goal: string): boolean {
  const asked = stateAsked(goal);
  const done = asked === undefined ? [...doneWords(goal)] : wordsOf(asked).slice(0, 1);
  const isDated = daysIn(goal).length + shortDaysIn(goal).length > 0;
  const texts = textsOfThing(page, goal);
  const saying = texts.flatMap((text) =>
    done.filter((word) => wordsOf(text).includes(word)).map((word) => ({ text, word })),
  );
  return (
    saying.length > 0 &&
    saying.every(({ text, word }) => isDenied(text, word) || (!isDated && isAhead(text, word)))
  );
}

function isAhead(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word);
  const [, day = ""] = beginning.exec(text.slice(at + word.length).replace(/^[\s:,(]+/u, "")) ?? [];
  return (
    daysIn(day).length + shortDaysIn(day).length > 0 &&
    !/(?<!\p{L})(?:to|until|till|bis|jusqu|au|hasta|fino|al|tot|do|до|–|-)(?!\p{L}|\d)/iu.test(day)
  );
}
