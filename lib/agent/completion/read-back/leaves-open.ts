import {
  type Entered,
  enteredOnTheWay,
  type ReadingBack,
  thingsMade,
  valuesOf,
} from "@/lib/agent/completion/deed/entered";
import { isToldInEntry } from "@/lib/agent/completion/deed/option-told";
import { leavesLaterPageOpen } from "@/lib/agent/completion/gathering/next-list-page";
import { isLeftInDraft, leavesOpenIfPublished } from "@/lib/agent/completion/gathering/published";
import { isTabOfSuch } from "@/lib/agent/completion/gathering/reopen";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShownWithOthers } from "@/lib/agent/completion/page/own-block";
import { isShownIn, lastingTexts, standsInOtherEntry } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isAsBegun, isAskedAgain } from "./asked-again";
import { standsAtAnother, standsAtOthersOnly } from "./at-another";
import { standsAtOldPlace } from "./at-old-place";
import { standsAtOtherChoice } from "./at-other-choice";
import { leavesBoxesOut } from "./boxes-told";
import { isDoneInPart } from "./done-in-part";
import { emptiedBeside } from "./emptied-beside";
import { isKeptAsDraft } from "./kept-as-draft";
import { leavesOneOut } from "./leaves-one-out";
import { isOfSomeNames } from "./of-some-names";
import { halfTurned, partTurned } from "./part-turned";
import { readsAsBeforeBut } from "./put-back";
import { isDoubled, isShownOnce, isWholeEntry, type Kept } from "./read-kept";
import { isNotOneMore } from "./since-listed";
import { stillSaysMore } from "./still-says-more";
import { sumMoved } from "./sum-moved";
import { textLostBeside } from "./text-lost-beside";
import { isToldAmiss } from "./told-amiss";
import { isToldForOther } from "./told-for-other";
import { isToldOfOthersOnly } from "./told-of-others-only";
import { hasLesserState } from "./waits-with-others";
import { isYetToBeSent } from "./yet-to-be-sent";

type Look = {
  deed: ActionRecord | undefined;
  entered: readonly Entered[];
  fields: ReadingBack;
  kept: Kept;
  isForm: boolean;
  isLookUp: boolean;
};

/** What the page shows leaves open whether it was done, to the right thing, once and as a whole. */
export function leavesOpen({ deed, entered, fields, kept, isForm, isLookUp }: Look, ground: Ground): boolean {
  const { task, snapshot } = ground;
  const things = thingsMade(entered, task.goal);
  return (
    isAskedAgain(deed, { entered, fields: fields.held, shown: kept.held }, ground) ||
    isAsBegun(deed, ground) ||
    isOfSomeNames(ground) ||
    stillSaysMore(task.history, snapshot, task.goal) ||
    (entered.length === 0 && hasLesserState(snapshot, task.goal)) ||
    isDoneInPart(snapshot, task.goal) ||
    leavesOneOut(snapshot, task.goal) ||
    isToldOfOthersOnly(deed, entered, kept, ground) ||
    (isNotOneMore(deed, valuesIn(entered), ground) && readsAsBeforeBut(deed, entered, ground).length === 0) ||
    isYetToBeSent(snapshot, task.goal) ||
    isKeptAsDraft({ entered, fields: fields.held }, ground) ||
    (!isForm && !isLookUp && leavesOpenIfPublished(ground)) ||
    isLeftInDraft(ground) ||
    fields.unread.length > 0 ||
    textLostBeside({ entered, fields, isForm }, ground) ||
    leavesBoxesOut(entered, ground) ||
    emptiedBeside(ground) ||
    isInOtherEntry(entered, ground) ||
    isToldAmiss(entered, snapshot, task) ||
    isToldForOther(entered, ground) ||
    halfTurned(enteredOnTheWay(deed, task), ground) ||
    isShownWithOthers(entered, snapshot, task.goal) ||
    standsAtAnother(entered, snapshot, task.goal) ||
    standsAtOtherChoice(entered, ground) ||
    standsAtOldPlace(snapshot, task.goal) ||
    (isDoubled(things, snapshot) && !isPartTurned(deed, ground)) ||
    leavesLaterPageOpen(deed, valuesIn(entered), ground) ||
    (isTabOfSuch(task) && !isWholeEntry([...goalNames(task.goal), ...valuesIn(entered)], snapshot)) ||
    (deed?.sentTwice === true && !isShownOnce(things, snapshot)) ||
    (isLookUp && isMissing(things, ground) && !isToldOfThing(deed, entered, ground))
  );
}

/** The sum that it goes into, or the part of the list that it was opened from, tells it, in whatever form. */
const isToldOfThing = (
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  ground: Ground,
): boolean => sumMoved(entered, ground).length > 0 || isPartTurned(deed, ground);

/** What turned where it stood may read as another one does: it was not made beside it. */
const isPartTurned = (deed: ActionRecord | undefined, ground: Ground): boolean =>
  partTurned(enteredOnTheWay(deed, ground.task), ground).length > 0;

export const valuesIn = (entered: readonly Entered[]): string[] =>
  entered.flatMap((one) => (one.kind === "element_value" && !one.aside ? [one.value] : []));

/** What was to be changed to it stands beside another thing than the one that was meant. */
function isInOtherEntry(entered: readonly Entered[], { task, snapshot }: Ground): boolean {
  const values = valuesOf(entered);
  // `Plan the service for 15 June`, typed over another day, changes what is there as well.
  const isOver = entered.some(
    (one) =>
      one.kind === "element_value" &&
      one.element.role === "textbox" &&
      (one.was ?? "") !== "" &&
      one.was !== one.value,
  );
  return (
    (isChanging(task.goal) || isOver) &&
    (values.some((value) => standsInOtherEntry(value, snapshot, task.goal)) ||
      standsAtOthersOnly(values, task, snapshot))
  );
}

/** It was looked up where such things are, and is not there. */
const isMissing = (things: readonly string[], { task, snapshot }: Ground): boolean => {
  const lasting = lastingTexts(snapshot, task.goal);
  return (
    !takesAway(task.goal) &&
    things.some((thing) => !isShownIn(thing, lasting) && !isToldInEntry(thing, task.goal, snapshot))
  );
};
