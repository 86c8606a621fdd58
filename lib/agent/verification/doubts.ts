import { isPlaceChange } from "@/lib/agent/domain/urls";
import { saysNoBy } from "@/lib/agent/domain/wording/answer-said";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { haveGone } from "./change/came-and-went";
import { showsAllButIt } from "./doubts/all-but-it";
import {
  isChosenByOther,
  isCommandOfMenu,
  isOnlyTurned,
  isToMark,
  narrowsLess,
  signsInstead,
} from "./doubts/another-deed";
import { isContraryControl } from "./doubts/contrary-control";
import { isDeletedInstead } from "./doubts/deleted-instead";
import { demandedBeside } from "./doubts/demanded-beside";
import { type Doubt, type Finding, when } from "./doubts/doubt";
import { isEntryOfOther } from "./doubts/entry-of-other";
import { faultBeside } from "./doubts/fault-beside";
import { foundNothing } from "./doubts/found-nothing";
import { heldOtherwise } from "./doubts/held-otherwise";
import { isLabelledOther } from "./doubts/labelled-other";
import { leftOtherwise } from "./doubts/left-otherwise";
import { misspeltName } from "./doubts/misspelt-name";
import { misspeltNumber } from "./doubts/misspelt-number";
import { isNamedOtherwise } from "./doubts/named-otherwise";
import { isNumberLeftOut } from "./doubts/number-left-out";
import { ofAnotherThing } from "./doubts/of-another-thing";
import { ofPlace, opens } from "./doubts/of-place";
import { oldNameStays } from "./doubts/old-name-stays";
import { isOneOfAll } from "./doubts/one-of-all";
import { isOnlyListed } from "./doubts/only-listed";
import { isBeforeDialog, isYetToChoose, onlyOffers } from "./doubts/only-offers";
import { isOnlyPointedAt } from "./doubts/only-pointed-at";
import { heldOtherDay } from "./doubts/other-day";
import { otherEntryTook } from "./doubts/other-entry-took";
import { otherFieldHeld, otherFieldTook, otherListTook } from "./doubts/other-field-took";
import { agreesToRemoval, isOfOtherForm, keepsWhatGoes } from "./doubts/other-form";
import { isOtherInOrder } from "./doubts/other-in-order";
import { otherIsOpen } from "./doubts/other-is-open";
import { isOtherMark } from "./doubts/other-mark";
import { paysOtherSum } from "./doubts/other-sum";
import { isOtherTime } from "./doubts/other-time";
import { otherWasTaken } from "./doubts/other-was-taken";
import { ownerTookNothing } from "./doubts/owner-took-nothing";
import { picksInstead } from "./doubts/picks-instead";
import { placeNotShown } from "./doubts/place-not-shown";
import { isPutAside } from "./doubts/put-aside";
import { isSaidAsPlace } from "./doubts/said-as-place";
import { listApologizes, saysSorry } from "./doubts/says-sorry";
import { wasSentTwice } from "./doubts/sent-twice";
import { signedOutSince } from "./doubts/signed-out-there";
import { isTypedOtherwise } from "./doubts/typed-otherwise";
import { isUnderWay } from "./doubts/under-way";
import { isOtherCommand, isUnread } from "./doubts/unread-step";
import { isUnsaidEntry } from "./doubts/unsaid-entry";
import { unshownName } from "./doubts/unshown-name";
import { valueReplaced } from "./doubts/value-replaced";
import { isKeptByButton, isOnlyEntered, isYetToKeep } from "./doubts/yet-to-keep";
import { saysOtherRow } from "./fit/said-row";
import type { Ground } from "./ground";
import { heldOtherOption } from "./page/form-state";
import { standsInNoOrder } from "./page/sorted-rows";
import { takesAwayInstead } from "./step/meant-verb";

const partOpens = ({ check }: Finding): boolean => check === "part-opened";

/** The effect is not the step's, whether it lasts or not. */
const otherEffect: readonly Doubt[] = [
  ({ ground }) => {
    const name = unshownName(ground);
    return name === undefined ? undefined : `But neither page shows "${name}".`;
  },
  ({ ground }) => {
    const misspelt = misspeltName(ground);
    return misspelt && `But "${misspelt.held}" was entered for "${misspelt.said}".`;
  },
  when(({ ground }) => isOtherMark(ground), "But a mark of another kind came or went."),
  when(
    ({ ground, check }) => check !== "entry-shifted" && isOtherInOrder(ground),
    "But another entry stands where the step counts to.",
  ),
  when(({ ground }) => standsInNoOrder(ground), "But the entries stand in no such order."),
  when(
    ({ ground, check }) =>
      ((check === "value-read-back" || check === "choice-read-back") && isYetToKeep(ground)) ||
      (readsField.has(check) && isOnlyEntered(ground)) ||
      isKeptByButton(ground),
    "But nothing has kept it yet.",
  ),
  when(
    ({ ground }) => takesAwayInstead(ground),
    (control) => `But "${control}" takes something away.`,
  ),
  when(
    ({ ground, check }) => isContraryControl(ground, check),
    (control) => `But "${control}" is for the reverse of the step.`,
  ),
  when(
    ({ ground, check }) => saysSorry(ground) || (check === "list-arranged" && listApologizes(ground)),
    "But the page says that something went wrong.",
  ),
  when(({ ground }) => isTypedOtherwise(ground), "But the step says another text."),
  when(({ ground, check }) => isUnsaidEntry(ground, check), "But the step says nothing of what was entered."),
  when(
    ({ ground }) => isSaidAsPlace(ground),
    (control) => `But "${control}" is where the step looks for it.`,
  ),
  when(
    ({ ground }) => otherFieldTook(ground) || otherFieldHeld(ground) || otherListTook(ground),
    "But another field took it than the step names.",
  ),
  when(
    ({ ground, check }) => takesValue.has(check) && (otherEntryTook(ground) || ownerTookNothing(ground)),
    "But another entry took it than the step names.",
  ),
  when(
    ({ ground, check }) => isYetToChoose(ground, check),
    "But what the step says is yet to be chosen from the list that came up.",
  ),
  when((found) => partOpens(found) && onlyOffers(found.ground), "But a list came up, and no dialog."),
  when((found) => partOpens(found) && isBeforeDialog(found.ground), "But the dialog came up only now."),
  when(({ ground }) => foundNothing(ground), "But nothing that is there bears what was looked for."),
  when(({ ground }) => isOneOfAll(ground), "But the others of them are as they were."),
  when(
    ({ ground }) => picksInstead(ground),
    (control) => `But "${control}" only picks the entry.`,
  ),
  when(({ ground }) => saysOtherRow(ground), "But the step names another entry of the list."),
  when((found) => opens(found) && isToMark(found.ground), "But nothing is marked by what came up."),
  when(
    (found) => (opens(found) || found.check === "form-submitted") && isCommandOfMenu(found.ground),
    (control) => `But "${control}" is another command than the step's.`,
  ),
  when(
    ({ ground, check }) => check === "form-submitted" && keepsWhatGoes(ground),
    (control) => `But "${control}" keeps what was to go.`,
  ),
  when(
    ({ ground, check }) => check === "item-appeared" && isOnlyTurned(ground),
    (control) => `But "${control}" was only turned over.`,
  ),
  when(
    ({ ground, check }) => formChecks.has(check) && isOfOtherForm(ground),
    (control) => `But "${control}" is of a form for something else.`,
  ),
  when(({ ground }) => narrowsLess(ground), "But another one of the list is ticked as well."),
  when(({ ground }) => agreesToRemoval(ground), "But it was agreed to that something goes."),
  when(
    ({ ground }) => signsInstead(ground),
    (control) => `But "${control}" is another command than the step's.`,
  ),
  when(
    ({ ground, check }) => check === "toggle-read-back" && isChosenByOther(ground),
    (control) => `But "${control}" is not what is to be chosen.`,
  ),
  when(
    ({ ground, check }) => check === "toggle-read-back" && isOnlyPointedAt(ground),
    (control) => `But "${control}" may only be under the pointer.`,
  ),
  when(({ ground }) => otherIsOpen(ground), "But another entry is open than the step names."),
  when(
    ({ ground, check }) => check === "toggle-read-back" && isLabelledOther(ground),
    "But it stands beside something else than the step says.",
  ),
  when(
    ({ ground, check }) => check === "item-appeared" && isOnlyListed(ground),
    "But it came up among what can be chosen.",
  ),
  when(({ ground }) => otherWasTaken(ground), "But something else of its kind is gone."),
  when(({ ground }) => placeNotShown(ground), "But no page of the place that the step names was shown."),
  ...ofAnotherThing,
  ...ofPlace,
  ({ ground, check }) => {
    const demanded = demandedBeside(ground, check);
    return demanded === undefined ? undefined : `But nobody has looked whether ${demanded}`;
  },
];

/** Checks that find what was entered, wherever on the page it came. */
const takesValue: ReadonlySet<string> = new Set(["item-appeared", "entry-holds-entered", "form-submitted"]);
/** Checks that believe what a form that went was for. */
const formChecks: ReadonlySet<string> = new Set(["item-appeared", "form-submitted"]);
/** Checks that read what a field holds. */
const readsField: ReadonlySet<string> = new Set(["value-read-back", "choice-read-back", "toggle-read-back"]);

/** It cannot be said that the action was the step's. */
const misread: readonly Doubt[] = [
  when(({ ground }) => isUnread(ground), "But no rule reads the step, and it does not name the element."),
  when(
    ({ ground, check }) => isNamedOtherwise(ground, check),
    (control) => `But the step says nothing of "${control}".`,
  ),
  when(
    ({ ground, check, reason }) => !readsEntered.has(check) && isOtherCommand(ground, reason),
    (control) => `But "${control}" is another command than the step's.`,
  ),
];

/** Checks that read the wording of the step on their own … */
const readsWording: ReadonlySet<string> = new Set(["list-paged", "request-shown"]);
/** … and those that compare what was entered with it. */
const readsEntered: ReadonlySet<string> = new Set(["form-submitted", "entry-holds-entered", "text-kept"]);

const mayBeMisread = (finding: Finding): boolean => {
  const { ground, check } = finding;
  // A number that came just as the step says it is told by the step, whichever of two controls counted it.
  const isCounted = check === "number-counted" && ground.fit.fit === "unclear";
  // A button that has a choice take effect is told by that choice, which the step says.
  const isOfChoice = check === "list-narrowed" && ground.fit.fit === "unclear";
  return !readsWording.has(check) && !isCounted && !isOfChoice && !isAnswered(finding);
};

/** `Yes` to a question, and the page says by the step's own word that it was done; or the no that the step says. */
const isAnswered = ({ ground: { target, asSaid }, check }: Finding): boolean =>
  (check === "deed-told" && affirming.test(target.node?.name.trim() ?? "")) ||
  (check === "part-closed" && saysNoBy(asSaid, target.node?.name ?? ""));

/** What is to last may not be what it seems. */
const unsure: readonly Doubt[] = [
  when(({ ground }) => brokeOff(ground), "But a request broke off."),
  when(
    ({ ground, check }) => check === "toggle-read-back" && faultBeside(ground),
    "But the page says that something failed.",
  ),
  when(({ ground }) => isUnderWay(ground), "But the page says that it is still going on."),
  when(({ ground }) => wasSentTwice(ground), "But the same request was sent twice."),
  when(({ ground }) => signedOutSince(ground), "But nobody is signed in any more."),
  when(({ ground }) => boxLed(ground), "But the page turned to another place."),
  when(({ ground }) => heldOtherOption(ground), "But a choice in the form was another one."),
  ({ ground }) => {
    const field = heldOtherwise(ground);
    return field && `But the form held something else as "${field}" than is said.`;
  },
  when(({ ground }) => heldOtherDay(ground), "But the form held another day than the step says."),
  ({ ground }) => {
    const dropped = showsAllButIt(ground);
    return dropped === undefined
      ? undefined
      : `But "${dropped}" is not shown with the rest of what was sent.`;
  },
  ({ ground }) => {
    const number = misspeltNumber(ground);
    return number === undefined ? undefined : `But "${number}" is not the number that the goal says.`;
  },
  when(
    ({ ground, check }) => check === "item-appeared" && isNumberLeftOut(ground),
    "But what came tells another number than the step.",
  ),
  when(
    ({ ground, check }) => takesValue.has(check) && isOtherTime(ground),
    "But what came tells no such time.",
  ),
  when(
    ({ ground, check, reason }) => check === "item-appeared" && isEntryOfOther(ground, reason),
    "But what came is called otherwise than the step says.",
  ),
  when(({ ground }) => paysOtherSum(ground), "But another sum moved than the step says."),
  when(
    ({ ground }) => haveGone(ground, ground.input.action.verdict?.entriesCame ?? []),
    "But what came with it is gone again.",
  ),
  ({ ground }) => leftOtherwise(ground),
  ({ ground }) => {
    const now = valueReplaced(ground);
    return now === undefined ? undefined : `But the field holds "${now.slice(0, 60)}" now.`;
  },
  when(
    ({ ground, check }) => !readsField.has(check) && oldNameStays(ground),
    "But as many entries go by the old name as before.",
  ),
  when(({ ground }) => isDeletedInstead(ground), "But it was deleted, and not archived."),
  when(({ ground }) => isPutAside(ground), "But it lies among what is not done yet."),
];

/** A box that is ticked leads nowhere: what turned the page may have ticked it as well. */
const boxLed = ({ verb, action, target, observed }: Ground): boolean =>
  action.clicks &&
  (verb === "check" || verb === "uncheck") &&
  target.node?.role === "checkbox" &&
  isPlaceChange(observed?.urlChange ?? "none", false);

/** A request that would store something got no answer, and none of its kind did. */
const brokeOff = ({ requests }: Ground): boolean => requests.lost.length > 0 && requests.stored.length === 0;

const firstOf = (doubts: readonly Doubt[], finding: Finding): string | undefined => {
  for (const doubt of doubts) {
    const why = doubt(finding);
    if (why !== undefined) return why;
  }
  return undefined;
};

/** Why what was found is not what the step asked for. */
export const doubtOfMeaning = (finding: Finding): string | undefined =>
  firstOf(otherEffect, finding) ?? (mayBeMisread(finding) ? firstOf(misread, finding) : undefined);

/** Why what was found may not last, or not be kept as it seems. */
export const doubtOfLasting = (finding: Finding): string | undefined => firstOf(unsure, finding);
