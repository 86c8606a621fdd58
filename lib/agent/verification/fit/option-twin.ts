import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { orderAsked } from "@/lib/agent/verification/step/order-asked";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What turns round what is said before and after it. */
const turned = /(?<!\p{L})(?:after|below|under|beneath|behind|instead of|rather than|not)(?!\p{L})/iu;

/**
 * `Price (low to high)` and `Price (high to low)` have the same words: the step says them in the order of the other option, as in `low prices before high ones` or
 * `ascending`, or turns them round in a way that nobody can read.
 */
export function saysTwin(step: string, chosen: string, options: readonly string[]): boolean {
  const own = wordsOf(chosen);
  const sorted = (words: readonly string[]): string => [...words].sort().join(" ");
  const said = wordsOf(step);
  const [asked, isOf] = [step, chosen].map((text) => orderAsked(text, "")?.up);
  const at = (word: string): number => said.findIndex((one) => one.startsWith(word));
  return options.some((option) => {
    const other = wordsOf(option);
    const first = own.findIndex((word, index) => word !== other[index]);
    // `Title ↑` and `Title ↓` have no other words.
    const isSignOnly = first < 0 && other.length === own.length && option.trim() !== chosen.trim();
    if (isSignOnly) return step.includes(option.trim()) && !step.includes(chosen.trim());
    if (first < 0 || sorted(other) !== sorted(own)) return false;
    if (asked !== undefined && isOf !== undefined && asked !== isOf) return true;
    const [mine, its] = [at(own[first] ?? ""), at(other[first] ?? "")];
    return mine >= 0 && its >= 0 && (its < mine || turned.test(step));
  });
}

/** `Have all guests see it`, by `Invited guests`, where `Guests` is to be chosen as well: what the choice says beyond that one the step does not say. */
export function saysWider(step: string, chosen: string, options: readonly string[]): boolean {
  const said = rootsOf(step);
  const own = contentWords(chosen).map(rootOf);
  return options.some((option) => {
    const other = contentWords(option).map(rootOf);
    const more = own.filter((word) => !other.includes(word));
    return (
      other.length > 0 &&
      more.length > 0 &&
      other.every((word) => own.includes(word)) &&
      other.some((word) => said.has(word)) &&
      !more.some((word) => said.has(word))
    );
  });
}
