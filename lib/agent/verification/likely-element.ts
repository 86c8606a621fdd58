import type { StepIntent } from "@/lib/agent/domain/step-intent";
import { wordsOf } from "@/lib/agent/domain/words";
import { type Described, hasQuote, knows, says } from "./described-element";
import { properNames } from "./named-entry";
import { isNameless } from "./no-rival";
import type { Wanted } from "./wanted-words";
import { rootOf } from "./word-roots";

/** Most of the element's name is said by the step, or it holds what the step quotes. What stands around an icon is said of all beside it. */
export const isLikely = (one: Described | undefined, wanted: Wanted, intent: StepIntent): boolean =>
  one !== undefined &&
  !isNameless(one) &&
  (isNamedByStep(one, wanted, intent) || wanted.quotes.some((quote) => hasQuote(one, quote)));
const likelyShare = 0.6;

/** What has no name of its own has to be called by the step elsewhere, or to stand at what the step names. */
const isNamedByStep = (one: Described, wanted: Wanted, intent: StepIntent): boolean =>
  one.nameWords.length > 0
    ? nameShare(one, wanted) >= likelyShare
    : wanted.words.some((word) => says(one, word)) ||
      properNames(intent).some((word) => knows(one, rootOf(word)));

/** Share of an element's name that the step says too. */
export function nameShare({ nameWords }: Described, { words, quotes }: Wanted): number {
  if (nameWords.length === 0) return 1;
  const said = new Set([...words, ...quotes.flatMap((quote) => wordsOf(quote).map(rootOf))]);
  return nameWords.filter((word) => said.has(word)).length / nameWords.length;
}
