import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, cutEnding } from "@/lib/agent/domain/wording/words";
import { rootOf, rootsOf } from "./word-roots";

/** Words for kinds of things: they stand in any step and name nothing. */
const kinds = (
  "button link field textbox text area input box dropdown menu select list checkbox radio option tab switch toggle icon card tile section panel " +
  "open show view display see go navigate click press tap use put take make get dialog modal prompt popover popup page row item label entry heading image form control combobox slider bar one first second third last"
).split(" ");
/** Their roots, without those that a word of another sense shares: `option` has that of `settings`, and `image` that of `photo`. */
export const kindWords: ReadonlySet<string> = new Set(
  kinds.filter((word) => rootOf(word) === cutEnding(word)).map(rootOf),
);
/** What has the root of a word for a kind, and is one by itself only where nothing else names the thing. */
const nearKinds: ReadonlySet<string> = new Set(kinds.map(rootOf).filter((root) => !kindWords.has(root)));
const kindStems: ReadonlySet<string> = new Set(kinds.map(cutEnding));
/** Share of the object's words that a text must hold to speak of the object. */
const share = 0.6;

/** The words that name what the step is about, kinds of things left out. */
export const objectRoots = (intent: StepIntent): string[] => {
  const all = [...contentWords(intent.object), ...(intent.container ? contentWords(intent.container) : [])]
    .filter((word, at, words) => !newness.has(word) && !isBetween(word, at, words))
    .filter((word) => !kindStems.has(cutEnding(word)))
    .map(rootOf);
  const named = [...new Set(all)].filter((word) => !kindWords.has(word));
  // `the region settings` may be headed `Region`; what is only called `the settings` is called so.
  const others = named.filter((word) => !nearKinds.has(word));
  return others.length > 0 ? others : named;
};

const newness: ReadonlySet<string> = new Set(["new", "blank", "fresh"]);
/** `the note about rye bread` is no page that is called About. */
const isBetween = (word: string, at: number, words: readonly string[]): boolean =>
  word === "about" && at > 0 && at < words.length - 1;

/** True when a text speaks of what the step names: a quoted text of it whole, else most of the words of its object. */
export function mentions(text: string, intent: StepIntent): boolean {
  if (intent.quoted.length > 0) return intent.quoted.some((quote) => containsPhrase(text, quote));
  const wanted = objectRoots(intent);
  if (wanted.length === 0) return false;
  const shown = rootsOf(text);
  return wanted.filter((word) => shown.has(word)).length >= wanted.length * share;
}
