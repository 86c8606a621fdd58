import type { Observation } from "@/lib/agent/domain/observation";
import { isBusy } from "@/lib/agent/domain/snapshot";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { isAtSection } from "@/lib/agent/verification/change/at-section";
import { reactedOutOfSight } from "@/lib/agent/verification/change/out-of-sight";
import { type Check, lookAgain, refuted } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isMasked, sameValue } from "@/lib/agent/verification/page/field-value";
import { isOn, meantBy } from "@/lib/agent/verification/page/toggle-state";
import { clickActions } from "@/lib/contracts/browser-action";

/**
 * Nothing changed that could be the action's own. Once is no answer: late effects look the same as dead buttons, so it asks for a second look. Twice
 * refutes, unless something else moved, or was said or sent, that may have been it after all.
 */
export const nothingChanged: Check = {
  name: "nothing-changed",
  applies: ({ action, observed, effects }) =>
    action.promisesEffect && observed !== undefined && effects.related.length === 0,
  check(ground) {
    const { input, effects } = ground;
    if (isEnteredOnly(ground) || isNumberHeld(ground) || isAtSection(ground)) return undefined;
    if (standsAt(ground)) return undefined;
    if (isOpenAlready(ground)) return undefined;
    if (isKeptShut(ground)) return refuted(0.85, "The field cannot be written in, and holds nothing of it.");
    if (isShut(ground)) return refuted(0.85, "What was pressed is disabled, and nothing came of it.");
    if (!input.secondLook)
      return lookAgain(thresholds.nothingChanged, "Nothing has changed yet that the action could have done.");
    if (
      effects.elsewhere.some((one) => !isPassing(one, ground)) ||
      clientSawOwn(ground) ||
      mayHaveHeld(ground) ||
      isAtWork(ground)
    )
      return undefined;
    if (ground.alerts.some(({ tone }) => tone !== "error") || mayBeQuiet(ground)) return undefined;
    if (reactedOutOfSight(ground) || changedUnseen(ground)) return undefined;
    return refuted(thresholds.nothingChanged, "Nothing changed, also at a second look.");
  },
};

/** What it opens is open, and says so: whether that was to be done once more nobody can tell. */
const isOpenAlready = ({ verb, target }: Ground): boolean =>
  verb === "open" && [target.node, target.after].every((node) => node?.states.includes("expanded"));

/**
 * The client saw the document change, and not one text or element of the page tells of it: what is shown or chosen by a class alone looks so. What moves by
 * itself (a clock, a message that goes) is seen. What is taken away, made, sent or signed in to is told by more than that.
 */
const changedUnseen = ({ verb, input, effects, diff }: Ground): boolean =>
  !told.has(verb) &&
  input.report.witness.didDomMutate === true &&
  effects.elsewhere.length === 0 &&
  diff !== undefined &&
  diff.linesAdded.length + diff.linesRemoved.length === 0;

const told: ReadonlySet<string> = new Set(["login", "remove", "create", "send"]);

/** `Put "moss" in the name field`: it is there, whatever the field is good for. */
const isEnteredOnly = ({ action, intent, target, asSaid }: Ground): boolean =>
  action.takesText &&
  (/^(?:field|text ?box|input|box)$/.test(intent.controlWord ?? "") ||
    (!action.pressesEnter && isForForm.test(asSaid) && containsPhrase(asSaid, action.value ?? ""))) &&
  target.after !== undefined &&
  sameValue(target.after.value ?? "", action.value ?? "");

/** `into the login form`: what is entered for a form stands there until that is sent. */
const isForForm = /(?<!\p{L})(?:in|into|on) (?:the|this|that|my) (?:[\p{L}-]+ ){0,2}form(?!\p{L})/iu;

/** `Make the text 18 pt`: a number that the step says and that its field holds since then is no entry that failed to come. */
const isNumberHeld = ({ action, asSaid, target, effects }: Ground): boolean =>
  effects.typed.length > 0 &&
  action.takesText &&
  /^\d[\d.,]*$/.test(action.value ?? "") &&
  containsPhrase(asSaid, action.value ?? "") &&
  sameValue(target.after?.value ?? "", action.value ?? "");

/** `Lower the quantity of the shirt to 1` by what is disabled, and its entry says `Quantity: 1`. */
function standsAt({ action, target, asSaid, nodesBefore }: Ground): boolean {
  const [, number = ""] = /(?<!\p{L})to (\d{1,9})[.!]?$/iu.exec(asSaid.trim()) ?? [];
  const entry = nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "";
  return (
    action.clicks &&
    number !== "" &&
    (target.node?.states.includes("disabled") ?? false) &&
    containsPhrase(entry, number)
  );
}

/** A control that is disabled before and after does nothing, whatever else moves on the page. */
const isShut = ({ action, target, requests, effects, alerts }: Ground): boolean =>
  action.clicks &&
  (target.node?.states.includes("disabled") ?? false) &&
  (target.after?.states.includes("disabled") ?? false) &&
  requests.stored.length + requests.open.length === 0 &&
  effects.reveals.length === 0 &&
  alerts.length === 0;

/** A field that is read-only before and after did not take what was typed, whatever else moves on the page. */
const isKeptShut = ({ action, target, requests, effects }: Ground): boolean =>
  action.takesText &&
  (action.value ?? "").trim() !== "" &&
  [target.node, target.after].every((node) => node?.states.includes("readonly")) &&
  (target.after?.value ?? "") === (target.node?.value ?? "") &&
  !sameValue(target.after?.value ?? "", action.value ?? "") &&
  requests.stored.length + requests.open.length === 0 &&
  effects.reveals.length === 0;

/** Steps that bring something: that something else went is not what they do. */
const bringing: ReadonlySet<string> = new Set([
  "open",
  "expand",
  "add",
  "create",
  "navigate",
  "search",
  "sort",
]);

/** A message about a deed of before goes by itself, and takes the box along that it was shown in. */
function isPassing(one: Observation, { verb, effects, nodesBefore, target }: Ground): boolean {
  if (!bringing.has(verb)) return false;
  if (isMessageGone(one)) return true;
  const box = nodesBefore[one.beforeIndex ?? -1];
  return (
    one.kind === "element_disappeared" &&
    box?.role === "region" &&
    box.name === "" &&
    target.node?.parent !== one.beforeIndex &&
    effects.elsewhere.some(isMessageGone)
  );
}
const isMessageGone = ({ kind, from, to }: Observation): boolean =>
  kind === "text_changed" && to === undefined && from !== undefined && toneOfText(from) === "success";

/** What the client saw that a page can be changed by: a request that stores something, another address. */
const clientSawOwn = ({ requests, input }: Ground): boolean =>
  requests.stored.length > 0 || requests.open.length > 0 || input.report.witness.didUrlChange === true;

/** Actions whose effect a page shows, when they have one. Keys may move a cursor, a canvas shows nothing in the tree, tabs are not this page. */
const showing: ReadonlySet<string> = new Set([
  ...clickActions,
  "setValue",
  "select",
  "check",
  "uncheck",
  "navigate",
  "goBack",
  "goForward",
  "search",
]);
/** Steps whose effect is outside of the page. */
const elsewhere =
  /\b(?:(?:dark|light|night|day|high contrast) (?:mode|theme|colou?rs?|design)|theme|zoom|full ?screen|cop(?:y|ies)|download|export|print|share|play|pause|record|listen|refresh|reload|sync|side ?bar)\b/i;

function mayBeQuiet({ action, verb, input }: Ground): boolean {
  const { didDomMutate, didNetworkOccur } = input.report.witness;
  // `Open the share menu`: what opens is seen to, and the client saw the page stand still.
  if (verb === "open" && didDomMutate === false && didNetworkOccur === false) return false;
  if (!showing.has(action.name) && !(action.name === "press" && action.pressesEnter)) return true;
  return elsewhere.test(input.step?.description ?? input.action.stepDescription ?? input.goal);
}

const waitingWords =
  /^(?:loading|please wait|working|saving|searching|processing|sending|submitting|fetching|one moment)\b.{0,20}$/i;

/** The page says that it is still at work. One that said so before, and that the client saw stand still, is not: what lay over it took the click. */
const isAtWork = ({ nodesAfter, input, before }: Ground): boolean => {
  const { didDomMutate, didNetworkOccur } = input.report.witness;
  const earlier = before?.semanticSkeleton?.textDigest ?? [];
  const isStill = didDomMutate === false && didNetworkOccur === false;
  return (
    nodesAfter.some(isBusy) ||
    input.after.lines.some((line) => waitingWords.test(line) && !(isStill && earlier.includes(line)))
  );
};

/** The control was marked as the present or chosen one, or held the value or a hidden one all along: the step may have had nothing left to do. */
const mayHaveHeld = ({ target, action, nodesBefore }: Ground): boolean => {
  const isMarked =
    target.node !== undefined &&
    (target.node.states.includes("current") ||
      isOn(target.node) === true ||
      // A label is pressed for its box.
      (meantBy(target, nodesBefore)?.role === "radio" && isOn(meantBy(target, nodesBefore)) === true));
  const held = target.node?.value ?? "";
  return isMarked || (action.value !== undefined && (sameValue(held, action.value) || isMasked(held)));
};
