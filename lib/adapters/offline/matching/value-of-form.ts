import { type Fact, wordsAfter } from "@/lib/adapters/offline/reading/goal-facts";

const enteredWith =
  /(?:(?<!\p{L})signed(?: by| as)?|(?<!\p{L})(?:under|in) the name(?: of)?|(?<!\p{L})with (?:the|a) (?:message|note|comment|remark|reason|text)|(?<!\p{L})saying)[:,]?\s+["“„«'‘]?$/iu;

/** `signed "Helen Roberts"`, `under the name Ines Duarte`: what is put into the form tells no entry on the way to it, though one may say it of itself. */
export const isEnteredWith = (goal: string, { start }: Fact): boolean =>
  enteredWith.test(goal.slice(0, start));

/** `for 4 people`, where no entry speaks of people: a 4 in one of them is of something else, as a day. */
export function isCountOnly(goal: string, fact: Fact, isSaid: (word: string) => boolean): boolean {
  const [counted = ""] = wordsAfter(goal, fact, 1);
  return (
    fact.kind === "number" &&
    /(?<!\p{L})for\s+$/iu.test(goal.slice(0, fact.start)) &&
    /^\s+\p{Ll}{4}/u.test(goal.slice(fact.end)) &&
    !isSaid(counted)
  );
}
