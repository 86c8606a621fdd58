import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames, takesForGood } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import type { Kept } from "./read-kept";
import { entriesNow, listedThen } from "./since-listed";

/**
 * `Put Ines on the night shift`, whose button went, and her entry says what it did before the deed, while that of Omar in the same list says `Night`: the list tells such
 * things, and of her it does not. That a control is gone proves nothing then.
 */
export function isToldOfOthersOnly(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  kept: Kept,
  ground: Ground,
): boolean {
  const { task, snapshot } = ground;
  const isBare = entered.length === 0 && kept.told.length === 0 && kept.texts.length === 0;
  if (!isBare || !deed || takesForGood(task.goal) || !isSamePlace(deed.urlAtAction, snapshot.url))
    return false;
  return saidOfOthersOnly(deed, [...goalNames(task.goal), stateAsked(task.goal) ?? ""], ground).length > 0;
}

/**
 * `Log it as returned`: the page of the thing has a line that says so, and in the list that it was opened from the thing reads as it did before the deed, while another one
 * is listed as `returned`. The list tells such things; a line that tells of a deed is not the thing's own state.
 */
export function isListedAsBefore(deed: ActionRecord | undefined, ground: Ground): boolean {
  const { goal } = ground.task;
  const asked = stateAsked(goal);
  return saidOfOthersOnly(deed, asked === undefined ? [...doneWords(goal)] : [asked], ground).length > 0;
}

/** Of these words those that another entry of the same list says, and the one that was used for the deed does not, which reads as it did before it. */
function saidOfOthersOnly(
  deed: ActionRecord | undefined,
  words: readonly string[],
  ground: Pick<Ground, "task" | "snapshot" | "load">,
): string[] {
  const { own } = listedThen(deed, ground) ?? {};
  const entries = own ? entriesNow(ground.snapshot) : [];
  const still = entries.filter(({ mark }) => mark.text === own?.text);
  const [entry, ...more] = still;
  if (!entry || more.length > 0) return [];
  const others = entries.filter(
    ({ node }) => node !== entry.node && node.role === entry.node.role && node.parent === entry.node.parent,
  );
  return words.filter(
    (word) =>
      word !== "" &&
      !isHeldBy(word, [entry.told]) &&
      others.some(({ told }) => isHeldBy(word, [told]) && !isDenied(told, word)),
  );
}
