import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues } from "@/lib/agent/verification/page/form-state";

/** Longer ones are sentences, of which any word may be entered by itself. */
const longestName = 5;

/**
 * `Rename the list to Harbour walks`, and the form was sent with `Harbour` where none of its fields holds the whole: what came is only a part of what it is to
 * be called. Returns that.
 */
export function partOfName(ground: Ground): string | undefined {
  const { action, asSaid, input } = ground;
  if (!action.clicks) return undefined;
  const entered = enteredValues(ground).map(wordsOf);
  return [asSaid, input.goal].flatMap(nameGiven).find((name) => {
    const words = wordsOf(name);
    const holds = (whole: readonly string[], part: readonly string[]): boolean =>
      part.length > 0 && ` ${whole.join(" ")} `.includes(` ${part.join(" ")} `);
    return (
      !entered.some((held) => holds(held, words)) &&
      // A first and a last name stand in a field each.
      entered.some((part) => isEndOf(words, part) && lacksRest(entered, words, part))
    );
  });
}

/** The new name in a text that renames something, where it goes to the end of the text and is not said to be anywhere. */
function nameGiven(text: string): string[] {
  const { verb, value = "", field = "" } = readStepIntent(text);
  const words = wordsOf(value);
  // Somebody or something that is chosen by its name is shown under it when it was.
  const isName =
    verb === "edit" &&
    (renaming.test(text.trim()) || named.test(field)) &&
    /^\p{Lu}/u.test(value) &&
    words.length > 1 &&
    words.length <= longestName &&
    contentWords(value).length === words.length &&
    !/[\d,;:.]/.test(value);
  return isName ? [value] : [];
}

const renaming = /^(?:please )?(?:rename|relabel|retitle)(?!\p{L})/iu;
const named = /^(?:(?:full|display|new) )?(?:name|title|label|heading|headline)(?!\p{L})/iu;

const lacksRest = (
  entered: readonly (readonly string[])[],
  words: readonly string[],
  part: readonly string[],
): boolean => words.some((word) => !part.includes(word) && !entered.some((held) => held.includes(word)));

const isEndOf = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 &&
  (part.every((word, at) => word === words[at]) ||
    part.every((word, at) => word === words[words.length - part.length + at]));
