import type { Entered } from "@/lib/agent/completion/deed/entered";
import { echoes, lastingTexts, standsUnderOtherHeading, textsOf } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** Shorter ones may be another thing's. */
const fewestWords = 3;

/**
 * `change the text to "Please ask Ines."`: on another page than the form, the text that the goal gives word for word stands as a whole where it is to be, and what
 * it was typed over stands nowhere any more.
 */
export function shownInstead(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const [only, ...more] = entered;
  if (only?.kind !== "element_value" || more.length > 0) return [];
  const { value, was = "" } = only;
  const isGiven =
    wordsOf(value).length >= fewestWords &&
    readStepIntent(goal).quoted.some((text) => fold(text) === fold(value));
  const isReplaced =
    wordsOf(was).length >= fewestWords && !textsOf(page).some((text) => containsPhrase(text, was));
  if (!isGiven || !isReplaced || containsPhrase(value, was) || echoes(page.url, value)) return [];
  const isShown = lastingTexts(page, goal).some((text) => fold(text) === fold(value));
  return isShown && !standsUnderOtherHeading(value, page, goal)
    ? [`"${value}" is shown, and "${was}" is not`]
    : [];
}
