import type { Check } from "./check";
import { allTicked } from "./checks/all-ticked";
import { allUnfolded } from "./checks/all-unfolded";
import { answerAwaited } from "./checks/answer-awaited";
import { answerTurned } from "./checks/answer-turned";
import { assertionsHold } from "./checks/assertions-hold";
import { calendarTurned } from "./checks/calendar-turned";
import { chainReadBack } from "./checks/chain-read-back";
import { chipGone } from "./checks/chip-gone";
import { choiceReadBack } from "./checks/choice-read-back";
import { choiceShown } from "./checks/choice-shown";
import { commandTurned } from "./checks/command-turned";
import { consentAnswered } from "./checks/consent-answered";
import { controlConsumed } from "./checks/control-consumed";
import { controlFlipped } from "./checks/control-flipped";
import { couldNotExecute } from "./checks/could-not-execute";
import { deedTold } from "./checks/deed-told";
import { deedUndone } from "./checks/deed-undone";
import { editLeft } from "./checks/edit-left";
import { entryAnswered } from "./checks/entry-answered";
import { entryBecame } from "./checks/entry-became";
import { entryHoldsEntered } from "./checks/entry-holds-entered";
import { entryMoved } from "./checks/entry-moved";
import { entryOpened } from "./checks/entry-opened";
import { entryShifted } from "./checks/entry-shifted";
import { errorPage } from "./checks/error-page";
import { errorShown } from "./checks/error-shown";
import { fieldsSet } from "./checks/fields-set";
import { filtersCleared } from "./checks/filters-cleared";
import { foldedInstead } from "./checks/folded-instead";
import { formCame } from "./checks/form-came";
import { formNotTaken } from "./checks/form-not-taken";
import { formReloaded } from "./checks/form-reloaded";
import { formSubmitted } from "./checks/form-submitted";
import { givenBack } from "./checks/given-back";
import { itemAppeared } from "./checks/item-appeared";
import { itemGone } from "./checks/item-gone";
import { keptInPlace } from "./checks/kept-in-place";
import { knownDestination } from "./checks/known-destination";
import { listArranged } from "./checks/list-arranged";
import { listGrown } from "./checks/list-grown";
import { listLoaded } from "./checks/list-loaded";
import { listNarrowed } from "./checks/list-narrowed";
import { listNotRead } from "./checks/list-not-read";
import { listPaged } from "./checks/list-paged";
import { lookAhead } from "./checks/look-ahead";
import { markGiven } from "./checks/mark-given";
import { markMoved } from "./checks/mark-moved";
import { menuAtPointer } from "./checks/menu-at-pointer";
import { menuChosen } from "./checks/menu-chosen";
import { nextElementMissing } from "./checks/next-element-missing";
import { nextNumbered } from "./checks/next-numbered";
import { noEffectPromised } from "./checks/no-effect-promised";
import { nothingChanged } from "./checks/nothing-changed";
import { numberCounted } from "./checks/number-counted";
import { onlyEntered } from "./checks/only-entered";
import { oppositeState } from "./checks/opposite-state";
import { otherWent } from "./checks/other-went";
import { ownPageMade } from "./checks/own-page-made";
import { partClosed } from "./checks/part-closed";
import { partOpened } from "./checks/part-opened";
import { placeNamed } from "./checks/place-named";
import { playerTurned } from "./checks/player-turned";
import { promptAnswered } from "./checks/prompt-answered";
import { questionAsked } from "./checks/question-asked";
import { removalAgreed } from "./checks/removal-agreed";
import { requestRefused } from "./checks/request-refused";
import { requestShown } from "./checks/request-shown";
import { roomMade } from "./checks/room-made";
import { sectionShown } from "./checks/section-shown";
import { sentByEnter } from "./checks/sent-by-enter";
import { sentOtherwise } from "./checks/sent-otherwise";
import { sentinelFailed } from "./checks/sentinel-failed";
import { sessionChanged } from "./checks/session-changed";
import { signInAsked } from "./checks/sign-in-asked";
import { stateHeldAlready } from "./checks/state-held-already";
import { stepTurned } from "./checks/step-turned";
import { takenBack } from "./checks/taken-back";
import { textKept } from "./checks/text-kept";
import { thingMissing } from "./checks/thing-missing";
import { toggleReadBack } from "./checks/toggle-read-back";
import { valueNotAccepted } from "./checks/value-not-accepted";
import { valueReadBack } from "./checks/value-read-back";
import { viewHeaded } from "./checks/view-headed";
import { wrongChoice } from "./checks/wrong-choice";
import { wrongElement } from "./checks/wrong-element";
import { wrongOrder } from "./checks/wrong-order";

/** What speaks against an action is heard first, whatever else speaks for it. */
export const refutations: readonly Check[] = [
  couldNotExecute,
  requestRefused,
  listNotRead,
  errorPage,
  thingMissing,
  signInAsked,
  errorShown,
  formNotTaken,
  valueNotAccepted,
  wrongChoice,
  wrongElement,
  oppositeState,
  foldedInstead,
  wrongOrder,
  sentOtherwise,
  sentinelFailed,
  nextElementMissing,
];

/** What the page holds where the action was. */
const readBacks: readonly Check[] = [
  chainReadBack,
  valueReadBack,
  toggleReadBack,
  choiceReadBack,
  stateHeldAlready,
  noEffectPromised,
];

const gates: readonly Check[] = [takenBack, nothingChanged];

/** Changes that are the action's own and what the step asked for. */
const confirmations: readonly Check[] = [
  knownDestination,
  assertionsHold,
  sessionChanged,
  menuChosen,
  choiceShown,
  markGiven,
  markMoved,
  itemGone,
  questionAsked,
  itemAppeared,
  sentByEnter,
  controlFlipped,
  entryAnswered,
  entryBecame,
  controlConsumed,
  deedTold,
  playerTurned,
  consentAnswered,
  numberCounted,
  formReloaded,
  givenBack,
  formSubmitted,
  nextNumbered,
  keptInPlace,
  promptAnswered,
  requestShown,
  entryHoldsEntered,
  textKept,
  entryMoved,
  ownPageMade,
  placeNamed,
  sectionShown,
  entryOpened,
  partOpened,
  formCame,
  viewHeaded,
  partClosed,
  listArranged,
  filtersCleared,
  fieldsSet,
  listPaged,
  stepTurned,
  calendarTurned,
  lookAhead,
  roomMade,
  allUnfolded,
  allTicked,
  chipGone,
  commandTurned,
  answerTurned,
  deedUndone,
  editLeft,
  entryShifted,
  listGrown,
  listLoaded,
  menuAtPointer,
  removalAgreed,
  listNarrowed,
];

/** What only led towards the step's deed, or was done to another one: heard last, when nothing says that it was done. */
const shortfalls: readonly Check[] = [answerAwaited, onlyEntered, otherWent];

/** Tier 1, in order; the first that decides wins. Adding a check is one file and one line here. */
export const tierOne: readonly Check[] = [
  ...refutations,
  ...readBacks,
  ...gates,
  ...confirmations,
  ...shortfalls,
];
