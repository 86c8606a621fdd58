import {
  deedOf,
  type Entered,
  enteredFor,
  isSamePlace,
  type ReadingBack,
  readEntered,
} from "@/lib/agent/completion/deed/entered";
import { withoutPicked } from "@/lib/agent/completion/deed/entries-picked";
import { cameSince, holdsAwaited } from "@/lib/agent/completion/deed/entry-awaited";
import { isNameOfGone } from "@/lib/agent/completion/deed/names-gone";
import { newOnPage } from "@/lib/agent/completion/deed/new-on-page";
import { isBlankForm } from "@/lib/agent/completion/gathering/blank-form";
import { isNotFound, showsOtherPart } from "@/lib/agent/completion/gathering/fresh-load";
import { inOpenedPart, isClosed } from "@/lib/agent/completion/gathering/reopen";
import { type Ground, isOwnEvidence } from "@/lib/agent/completion/ground";
import { isOnTheWay } from "@/lib/agent/completion/page/asks-review";
import { carriesChoice } from "@/lib/agent/completion/page/carried-choice";
import type { PageAnswer } from "@/lib/agent/completion/page-answer";
import { showsError } from "@/lib/agent/completion/shows-error";
import type { StepProof } from "@/lib/agent/completion/step-proof";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { Criterion, ReadBack } from "@/lib/agent/domain/criterion";
import { requestOutcome, storingRequests } from "@/lib/agent/domain/stored-requests";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import type { Assertion } from "@/lib/contracts/assertion";
import type { Evidence } from "@/lib/contracts/verdict";
import { asAllSay } from "./all-of-kind";
import { eachNamedSays } from "./each-named";
import { isStillHeaded } from "./gone-from-list";
import { goneFromPlace } from "./gone-from-place";
import { heldHere } from "./held-here";
import { leavesOpen } from "./leaves-open";
import { lostBeside } from "./lost-beside";
import { oneMoreEntry } from "./one-more-entry";
import { isTickedNoMore, showsOnlyChoices } from "./only-choices";
import { isOfLook, isPagesWord } from "./passing-words";
import { putHere } from "./put-here";
import { isFromAddress, keptHere } from "./read-kept";
import { refusedSince } from "./refused-since";
import { wentWithIt } from "./since-listed";
import { isToldElsewhere, showsNothingOfIt, stoodOnLaterPage } from "./tells-nothing";
import { isOtherChanged } from "./told-of-others";
import { isUntoldHere } from "./untold-here";
import { waitsWithOthers } from "./waits-with-others";

/**
 * Proof that something was really stored, sent or deleted. `lost`: what a fresh load no longer shows. `answered`: some request may have done it.
 * `keep`: what to read back after a fresh load, set once such a request was seen.
 */
export type StoredProof = {
  persisted?: Evidence;
  lost?: Evidence;
  network: Evidence[];
  answered: boolean;
  /** The server took it and said that it is yet to be done. */
  promised: boolean;
  /** The page itself came as the answer to a posted form. */
  posted: boolean;
  keep?: ReadBack;
  /** A fresh load did not show all that was entered, or showed it twice: then an answer of the server is not enough either. */
  unread?: boolean;
  /** It showed another choice for others than what was sent for them: no other page makes up for that. */
  changedBeside?: boolean;
};

export function storedProofOf(
  criterion: Criterion,
  ground: Ground,
  proof: StepProof,
  page: PageAnswer,
): StoredProof {
  const own = ownWindow(ground, proof);
  const known = own.isTheirs ? [] : earlierNetwork(criterion, ground, proof);
  const deed = deedOf(proof);
  const keep =
    criterion.readBack ??
    (own.answered ? newOnPage(deed, proof.records, enteredFor(deed, ground.task), ground) : undefined);
  // What came up in another entry than the one that was meant proves nothing, wherever else it is held.
  const isMisplaced = (keep?.misplaced?.length ?? 0) > 0 || keep?.changedBeside === true;
  const read = readAgain(criterion, ground, proof, page);
  const again = isMisplaced ? { ...(read.lost ? { lost: read.lost } : {}), unread: true } : read;
  return {
    ...again,
    network: showsError(ground) ? [] : [...known.filter(isStoring), ...own.evidence],
    posted: own.posted || keep?.posted === true,
    promised: own.promised || keep?.promised === true,
    answered: own.answered || known.length > 0 || criterion.readBack !== undefined,
    ...(keep ? { keep: withAnswer(keep, { ...own, ...again }) } : {}),
  };
}

const withAnswer = (
  keep: ReadBack,
  { posted, promised, changedBeside }: Pick<StoredProof, "posted" | "promised" | "changedBeside">,
): ReadBack => ({
  ...keep,
  ...(posted ? { posted } : {}),
  ...(promised ? { promised } : {}),
  ...(changedBeside ? { changedBeside } : {}),
});

/** Answers that were judged before: with this criterion once its own window was read, else with its step. */
function earlierNetwork(criterion: Criterion, { task }: Ground, proof: StepProof): Evidence[] {
  const from = criterion.readBack
    ? task.evidence.filter(({ id }) => isOwnEvidence(id) && criterion.evidenceIds.includes(id))
    : proof.evidence;
  return from.filter(({ rank }) => rank === "network" || rank === "persisted");
}

/** A redirect is the answer both to a form that was taken and to one that was not: it is known, and weighs less than that something was stored. */
const isStoring = ({ rank, strength }: Evidence): boolean => rank !== "network" || strength > redirected;
const redirected = 0.4;

/** Requests of the window that belongs to the last action, where that is one of the steps'. */
function ownWindow({ task, report, evidence }: Ground, { records }: StepProof) {
  const last = task.history.at(-1);
  const deed = records.find(({ actionId }) => actionId === last?.actionId);
  const isTheirs = deed !== undefined;
  const requests = deed ? storingRequests(report.networkEvents ?? [], deed.urlAtAction) : [];
  const outcomes = requests.map(requestOutcome);
  const answered = outcomes.some((outcome) => outcome !== "refused");
  const posted = answered && requests.some(({ resourceType }) => resourceType?.toLowerCase() === "document");
  const promised = outcomes.includes("accepted");
  if (outcomes.includes("refused") || outcomes.includes("broken"))
    return { isTheirs, answered, posted, promised, evidence: [] };
  // A redirect is the answer both to a form that was taken and to one that was not.
  const stored = requests.filter((_, at) => outcomes[at] === "stored");
  const items = stored.map(({ method, urlPath, status }) =>
    evidence({
      source: "network",
      polarity: "for",
      strength: 0.9,
      rank: "network",
      text: `${method.toUpperCase()} ${urlPath} was answered with ${status}`,
    }),
  );
  return { isTheirs, answered, posted, promised, evidence: items };
}

/**
 * What a freshly loaded page shows was read from where it is stored. It proves this task's own doing only together with a verified step, or where
 * the same was known to be missing before. A page somewhere else can show that a thing is there, not that it is gone.
 */
function readAgain(
  criterion: Criterion,
  ground: Ground,
  proof: StepProof,
  page: PageAnswer,
): Pick<StoredProof, "persisted" | "lost" | "unread" | "changedBeside"> {
  const { load, task, snapshot, evidence } = ground;
  const { readBack = {} } = criterion;
  const deed = deedOf(proof);
  if (showsNoPlace(deed, ground)) return { unread: true };
  if (load === "none" || snapshot.nodes.length === 0 || showsOtherPart(task, snapshot, load)) return {};
  const all = enteredFor(deed, task).filter(
    (one) => !isOfLook(one, ground) && !isNameOfGone(one, criterion.readBack, task.goal),
  );
  const { picked, entered } = withoutPicked(all, readBack, snapshot);
  if (!picked || stoodOnLaterPage(deed, ground)) return { unread: true };
  const isForm = deed !== undefined && isSamePlace(deed.urlAtAction, snapshot.url);
  const kept = keptHere(criterion, { deed, isForm }, ground);
  if (showsNothingOfIt(entered, ground)) return wentWithIt(deed, ground) ? { unread: true } : {};
  // Beside the empty form the entry that came with the deed tells what became of it.
  const isListed = isListedSince(criterion, deed, entered, ground);
  const isBlank = !isListed && isBlankForm(readBack, deed, entered, snapshot, task.goal);
  if (isBlank || isToldElsewhere(deed, entered, readBack, ground)) return { unread: true };
  const isEcho = page.says === "holds" && isFromAddress(criterion, ground);
  const { put, whole } = putHere(criterion.readBack, { deed, entered, isForm }, ground);
  const said = [...(page.says === "holds" && !isEcho ? page.texts : []), ...kept.told, ...put, ...whole];
  const fields = fieldsRead(entered, kept.texts, said, ground);
  const isPassing = kept.held.length > 0 && isPagesWord(criterion, entered, task.goal);
  const isInField = heldInField(entered, fields);
  const isHeldInForm = isForm && fields.held.length > 0;
  const failing = page.says === "fails" && !isPassing ? page.texts.filter((one) => !isInField(one)) : [];
  const opened = inOpenedPart(deed, ground);
  const lost = [
    ...opened.lost,
    ...refusedSince(proof.records, snapshot, task.goal),
    ...waitsWithOthers(snapshot, task.goal),
    ...lostBeside({ deed, entered, isHeldInForm }, readBack, ground),
    ...(isForm && !startsAnew(entered, ground) ? fields.lost : []),
    ...(load === "in_place" ? kept.lost.filter((text) => !isInField(text)) : []),
    ...(load === "in_place" && (isForm || !isUntoldHere(entered, ground)) ? failing : []),
  ];
  if (lost.length > 0) return isClosed(deed, ground) ? {} : { lost: evidence(readingBack("against", lost)) };
  const isLookUp = load === "elsewhere" && !isForm && task.evidenceGathered;
  const isOwn = page.says === "holds" && page.content && !isEcho && isOwnDoing(criterion, ground, proof);
  const here = heldHere({ criterion, deed, entered, isForm, isLookUp, proof }, ground);
  const told = [...picked, ...here, ...goneFromPlace(criterion.readBack, ground)];
  const held = [...told, ...put, ...opened.held, ...(isOwn ? page.texts : []), ...fields.held, ...kept.held];
  const isBesideChanged = isOtherChanged({ deed, entered: all, isHeldInForm }, readBack, ground);
  const unread =
    ((!isForm || isTickedNoMore(ground)) && showsOnlyChoices(held, ground)) ||
    isHeldNoMore(criterion.readBack, isForm, ground) ||
    isBesideChanged ||
    (eachNamedSays(entered, snapshot, task.goal).length === 0 &&
      (leavesOpen({ deed, entered, fields, kept, isForm, isLookUp }, ground) ||
        (kept.held.length === 0 && isStillHeaded(ground))));
  // What the page is to show, or what else was entered with it, and is not seen, is not made up for by the rest.
  if (held.length === 0 || failing.length > 0 || unread)
    return { unread: unread || (load === "in_place" && kept.usable), changedBeside: isBesideChanged };
  return { persisted: evidence(readingBack("for", held)) };
}

/** What the fields hold, as all rows of a kind say it where the goal wants it of all. */
const fieldsRead = (
  entered: readonly Entered[],
  texts: readonly string[],
  said: readonly string[],
  { snapshot, task: { goal } }: Ground,
): ReadingBack => asAllSay(readEntered(entered, texts, snapshot, goal, said), entered, snapshot, goal);

const isListedSince = (
  { readBack }: Criterion,
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  ground: Ground,
): boolean =>
  cameSince(readBack?.entryAwaited ?? [], ground.snapshot, ground.task.goal).length > 0 ||
  oneMoreEntry(deed, entered, ground).length > 0;

const showsNoPlace = (deed: ActionRecord | undefined, ground: Ground): boolean =>
  isNotFound(ground) ||
  isOnTheWay(ground.snapshot) ||
  carriesChoice(ground.snapshot.url, deed, ground.task.history);

/** Right after the deed one entry held all of it, and on a fresh load of that page none does. */
const isHeldNoMore = (kept: ReadBack | undefined, isForm: boolean, { load, snapshot }: Ground): boolean =>
  isForm &&
  load === "in_place" &&
  kept?.entryHeld === true &&
  !holdsAwaited(kept.entryAwaited ?? [], snapshot);

/** The form of something new holds what it did before anything was entered: it is there for the next one. */
const startsAnew = (entered: readonly Entered[], { snapshot, task }: Ground): boolean => {
  const values = entered.filter((one) => one.kind === "element_value");
  return (
    !isChanging(splitClauses(task.goal)[0] ?? task.goal) &&
    values.length > 0 &&
    values.every(
      (one) =>
        one.was !== undefined &&
        checkAssertion({ kind: one.kind, element: one.element, value: one.was }, { after: snapshot }) ===
          true,
    )
  );
};

/** What a message told and the field itself still holds is not lost. */
function heldInField(entered: readonly Entered[], fields: ReadingBack): (text: string) => boolean {
  const texts = entered
    .filter((one) => fields.held.includes(assertionText(one)))
    .flatMap((one) =>
      one.kind === "element_value" ? [assertionText({ kind: "text", text: one.value, present: true })] : [],
    );
  return (text) => texts.includes(text);
}

const readingBack = (polarity: "for" | "against", texts: readonly string[]): Omit<Evidence, "id"> => ({
  source: "read_back",
  polarity,
  strength: 1,
  rank: "persisted",
  text: `On the page as loaded anew this ${polarity === "for" ? "holds" : "does not hold"}: ${[...new Set(texts)].join("; ")}`,
});

function isOwnDoing(
  { assertions, kind }: Criterion,
  { load, task, snapshot }: Ground,
  { state, records }: StepProof,
): boolean {
  const speaksOfAbsence = assertions.some(
    (one) =>
      (one.kind === "text" && !one.present) ||
      (one.kind === "element" && one.state === "absent") ||
      (one.kind === "count" && one.compare === "at_most"),
  );
  if (speaksOfAbsence && (load !== "in_place" || snapshot.nodes.length === 0)) return false;
  const wasMissing = records
    .flatMap((record) => record.expectedOutcome?.assertions ?? [])
    .some((one) =>
      assertions.some((other) => JSON.stringify(one) === JSON.stringify(other) || areOfOneField(one, other)),
    );
  return state === "verified" || wasMissing || (kind === "state" && task.history.every(isLookOnly));
}

/** `the half marathon` and `Half marathon 21 km`, of one list: the step and the action may say its value in other words. */
const areOfOneField = (one: Assertion, other: Assertion): boolean =>
  one.kind === "element_value" &&
  other.kind === "element_value" &&
  one.element.role === "combobox" &&
  other.element.role === one.element.role &&
  other.element.name !== undefined &&
  other.element.name === one.element.name;
