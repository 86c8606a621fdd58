import type { NodeRole } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, cutEnding, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Wanted } from "@/lib/agent/verification/fit/wanted-words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { type Described, hasQuote, knows, says } from "./described-element";
import { properNames } from "./named-entry";
import { isNameless } from "./no-rival";

/** Most of the element's name is said by the step, or it holds what the step quotes. What stands around an icon is said of all beside it. */
export const isLikely = (one: Described | undefined, wanted: Wanted, intent: StepIntent): boolean =>
  one !== undefined &&
  !isNameless(one) &&
  (isNamedByStep(one, wanted, intent) || wanted.quotes.some((quote) => hasQuote(one, quote)));
const likelyShare = 0.6;

/** `Shut the cart` and the filter `Bags`: all that it shares with the step are other words for the same, and none of them is what is to be done. */
export const isByOtherWord = (
  one: Described | undefined,
  { verbs }: Wanted,
  { words, quoted }: StepIntent,
): boolean => {
  const said = new Set(words.map(cutEnding));
  const shared = one?.nameWords.filter((word) => words.some((told) => rootOf(told) === word)) ?? [];
  return (
    one !== undefined &&
    quoted.length === 0 &&
    shared.length > 0 &&
    shared.every((word) => things.has(word) && !verbs.includes(word)) &&
    !wordsOf(one.nameText).some((word) => said.has(cutEnding(word)))
  );
};

/** `Unfold the style menu of the font` and the link `Fonts`: no menu, and called like the place alone, not like the thing that is meant there. So is what leads to the place where something is to be switched, or where what is pressed is called by its name (`Press Rename for the file notes.txt`). */
export const isOnlyPlace = (
  one: Described | undefined,
  role: NodeRole | undefined,
  { object, container = "", controlWord = "", quoted, verb }: StepIntent,
): boolean => {
  const [things, places] = [object, container].map((text) => contentWords(text).map(rootOf));
  return (
    one !== undefined &&
    ((role === "link" &&
      ((verb === "click" && quoted.length > 0 && /^\p{Lu}/u.test(object)) ||
        offering.has(controlWord.replaceAll(/[- ]/g, "")))) ||
      ((verb === "check" || verb === "uncheck") &&
        (role === "link" || role === "button" || role === "tab"))) &&
    quoted.every((quote) => container.includes(quote)) &&
    things !== undefined &&
    things.length > 0 &&
    !things.some((word) => (role === "link" ? one.name.has(word) : knows(one, word))) &&
    places?.some((word) => says(one, word)) === true
  );
};

const offering: ReadonlySet<string> = new Set(["dropdown", "menu", "select", "combobox", "tab"]);

/** States and deeds mean the same in other words; things are often two (a bag in the cart). */
const things: ReadonlySet<string> = new Set(
  "cart setting mail photo configuration information application administration repository document statistics"
    .split(" ")
    .map(rootOf),
);

/** What has no name of its own has to be called by the step elsewhere, or to stand at what the step names. */
const isNamedByStep = (one: Described, wanted: Wanted, intent: StepIntent): boolean =>
  one.nameWords.length > 0
    ? nameShare(one, wanted) >= likelyShare
    : wanted.words.some((word) => says(one, word)) ||
      properNames(intent).some((word) => knows(one, rootOf(word)));

/** Share of an element's name that the step says too. */
export function nameShare({ nameWords }: Described, { said }: Wanted): number {
  if (nameWords.length === 0) return 1;
  return nameWords.filter((word) => said.has(word)).length / nameWords.length;
}
