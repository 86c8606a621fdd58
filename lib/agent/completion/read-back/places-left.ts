import { isShownIn } from "@/lib/agent/completion/page/places";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** How many are left of what is booked by ones. */
const left =
  /(?<![\p{N}.,:])(\d{1,4}) (places?|spots?|seats?|slots?|spaces?) (left|free|available|remaining)(?!\p{L})/giu;

/** A number of people or places in the goal: then it is not one that was to go. */
const several =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|both|all|every|each|us|we)(?!\p{L})|(?<![\p{N}:.,])\d{1,3} (?:x |× )?\p{Ll}/iu;

/**
 * `Tuesday 18:30 2 places left Booked` is `… 1 place left Booked` as loaded anew, where the page counted on nothing by itself when it was booked: the line as it reads with
 * one place less, where that is shown and the other is not. All else of the line, and that it was done, has to be there.
 */
export function withOneLess(text: string, lasting: readonly string[], goal: string): string {
  const counts = [...text.matchAll(left)];
  const [count] = counts;
  const done = doneWords(goal);
  const isDone = wordsOf(text).some((word) => done.has(word));
  if (!count || counts.length > 1 || !isDone || several.test(goal) || isShownIn(text, lasting)) return text;
  const number = Number(count[1]) - 1;
  const one = (count[2] ?? "").replace(/s$/iu, "");
  const ways = [`${one}s`, ...(number === 1 ? [one] : [])].map((word) =>
    text.replace(count[0], `${number} ${word} ${count[3]}`),
  );
  return (number >= 0 && ways.find((way) => isShownIn(way, lasting))) || text;
}
