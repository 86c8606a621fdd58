import { isBusy, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { thresholds } from "@/lib/agent/domain/thresholds";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { isAtSection } from "@/lib/agent/verification/change/at-section";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import { reactedOutOfSight } from "@/lib/agent/verification/change/out-of-sight";
import { isToldOfOther, passesBy } from "@/lib/agent/verification/change/passing-by";
import { type Check, lookAgain, refuted } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isMasked, sameValue } from "@/lib/agent/verification/page/field-value";
import { isOn, meantBy } from "@/lib/agent/verification/page/toggle-state";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";
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
    if (isOpenAlready(ground) || closesMessage(ground)) return undefined;
    if (isKeptShut(ground)) return refuted(0.85, "The field cannot be written in, and holds nothing of it.");
    if (isShut(ground)) return refuted(0.85, "What was pressed is disabled, and nothing came of it.");
    if (!input.secondLook)
      return lookAgain(thresholds.nothingChanged, "Nothing has changed yet that the action could have done.");
    if (isTabOfOther(ground)) return refuted(0.85, "Another tab is the open one still.");
    const fault = toldInVain(ground);
    if (fault !== undefined)
      return refuted(0.85, `Nothing came of it, and the page says: "${fault.slice(0, 160)}"`);
    if (
      (effects.elsewhere.some((one) => !passesBy(one, ground)) && !isOnlyToldMissing(ground)) ||
      clientSawOwn(ground) ||
      mayHaveHeld(ground) ||
      isAtWork(ground)
    )
      return undefined;
    if (isToldAnything(ground) || mayBeQuiet(ground)) return undefined;
    if (reactedOutOfSight(ground) || changedUnseen(ground)) return undefined;
    return refuted(thresholds.nothingChanged, "Nothing changed, also at a second look.");
  },
};

/** What it opens is open, and says so: whether that was to be done once more nobody can tell. */
const isOpenAlready = ({ verb, target }: Ground): boolean =>
  verb === "open" && [target.node, target.after].every((node) => node?.states.includes("expanded"));

/** A message is told apart from what the page holds: of a step that closes one it is the effect that it went, with the cross in it. */
const closesMessage = ({ verb, target, effects, nodesBefore }: Ground): boolean =>
  verb === "close" &&
  target.afterIndex < 0 &&
  effects.messages.some(
    ({ kind, beforeIndex = -1 }) =>
      kind === "alert_disappeared" && isWithin(nodesBefore, target.index, beforeIndex),
  );

/** Whatever else came or went on the page: the tab that was pressed is not the open one, and the one that was is so still. */
const isTabOfOther = ({ target, fit, nodesBefore, diff, nodesAfter }: Ground): boolean => {
  const isSelected = (node: SkeletonNode | undefined): boolean => node?.states.includes("selected") === true;
  return (
    fit.fit === "this" &&
    target.node?.role === "tab" &&
    !isSelected(target.node) &&
    nodesBefore.some(
      (node, at) =>
        node.role === "tab" &&
        node.parent === target.node?.parent &&
        isSelected(node) &&
        isSelected(nodesAfter[diff?.match.toAfter[at] ?? -1]),
    )
  );
};

const mostLines = 3;
/** What was asked of the site broke, and all that came are a few words in its place. */
const isOnlyToldMissing = (ground: Ground): boolean =>
  failedReads(ground).length > 0 &&
  ground.diff !== undefined &&
  ground.diff.linesRemoved.length === 0 &&
  ground.diff.linesAdded.length <= mostLines &&
  ground.effects.elsewhere.every(
    ({ kind, afterIndex }) =>
      kind === "text_changed" ||
      // A button is no word of what is missing, unless it asks once more.
      (kind === "element_appeared" && !isToPress(ground.nodesAfter[afterIndex ?? -1])),
  );
const isToPress = (node: SkeletonNode | undefined): boolean =>
  node?.role === "button" && !/^(?:re|try|again)/iu.test(node.name.trim());

/** What was to be sent or changed is as it was, nothing is told to be done, and all that came is a message of a fault, wherever it stands. */
function toldInVain(ground: Ground): string | undefined {
  const { action, alerts, effects, requests, nodesAfter, target } = ground;
  const [fault, ...more] = alerts.filter(({ tone }) => tone === "error");
  const isOnly = more.every(
    ({ text }) => text.includes(fault?.text ?? "") || (fault?.text ?? "").includes(text),
  );
  if (fault === undefined || !isOnly || alerts.some(({ tone }) => tone === "success")) return undefined;
  const isAsked = action.clicks && action.persistent && target.after !== undefined;
  const isOfMessage = ({ kind, to, afterIndex }: (typeof effects.elsewhere)[number]): boolean => {
    const text = (kind === "element_appeared" ? nodesAfter[afterIndex ?? -1]?.name : to) ?? "";
    return (
      !/\p{L}{2}/u.test(text) ||
      [fault.text, target.node?.name ?? ""].some((said) => said.includes(text)) ||
      text.includes(fault.text) ||
      /^close$/iu.test(text)
    );
  };
  const isAlone = effects.elsewhere.every((one) => passesBy(one, ground) || isOfMessage(one));
  const isOwn = requests.stored.length + requests.open.length === 0 || isAboutDeed(fault.text, ground);
  return isAsked && isAlone && isOwn ? fault.text : undefined;
}

/** It speaks of the thing of the step, or by a word of the control. */
function isAboutDeed(text: string, { intent, target }: Ground): boolean {
  const said = rootsOf(text);
  return [...objectRoots(intent), ...rootsOf(target.node?.name ?? "")].some((word) => said.has(word));
}

const isToldAnything = (ground: Ground): boolean =>
  ground.alerts.some((one) => one.tone !== "error" && !isToldOfOther(one, ground));

/**
 * The client saw the document change, and not one text or element of the page tells of it: what is shown or chosen by a class alone looks so. What moves by
 * itself (a clock, a message that goes) is seen. What is taken away, made, sent or signed in to is told by more than that.
 */
const changedUnseen = (ground: Ground): boolean =>
  !isShownByMore(ground) &&
  ground.input.report.witness.didDomMutate === true &&
  ground.effects.elsewhere.length === 0 &&
  ground.diff !== undefined &&
  ground.diff.linesAdded.length + ground.diff.linesRemoved.length === 0 &&
  failedReads(ground).length === 0;

/** What leads to a place, asks for a part of a list, sends a form or opens one is seen by more than a class. */
const isShownByMore = ({ verb, asSaid, target }: Ground): boolean =>
  told.has(verb) ||
  (verb === "close" && closesDialog.test(asSaid) && target.after !== undefined) ||
  (leading.has(verb) && !isManner.test(asSaid)) ||
  (verb === "open" && (opensPlace.test(asSaid) || target.node?.href !== undefined)) ||
  (verb === "edit" && command.test(target.node?.name ?? ""));

const told: ReadonlySet<StepVerb> = new Set([
  "login",
  "logout",
  "remove",
  "create",
  "send",
  "add",
  "submit",
  "continue",
  "clear",
]);
const closesDialog = /(?<!\p{L})(?:dialog|window|modal|popup|pop-up)(?!\p{L})/iu;
const leading: ReadonlySet<StepVerb> = new Set(["navigate", "back", "search", "filter"]);
/** `Switch to the list view`, `Go to the dark mode`: how the same is shown. */
const isManner = /(?<!\p{L})(?:view|mode|theme|layout|style|design|size|tab|slide|grid|tiles?)(?!\p{L})/iu;
const opensPlace = /(?<!\p{L})(?:page|dialog|window|form|editor|details?|account|record)(?!\p{L})/iu;
const command = /^(?:edit|update|save|apply|change)(?!\p{L})/iu;

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

/** What the client saw that a page can be changed by: a request that stores something, another address. A link to `#` is one to nowhere. */
const clientSawOwn = ({ requests, input, before, target, verb }: Ground): boolean =>
  requests.stored.length > 0 ||
  requests.open.length > 0 ||
  (input.report.witness.didUrlChange === true &&
    input.after.url !== `${before?.url}#` &&
    !isOwnAnchor({ target, verb, input, before }));

/** `Delete the row` by a link to `#delete`, which the address says now: that is no place, and takes nothing away. */
const isOwnAnchor = ({ target, verb, input, before }: Pick<Ground, "target" | "verb" | "input" | "before">) =>
  told.has(verb) &&
  target.node?.href === input.after.url &&
  /#[\w-]+$/.test(input.after.url) &&
  input.after.url.startsWith(`${before?.url.replace(/#.*$/, "")}#`);

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
const outside =
  /\b(?:zoom|full ?screen|cop(?:y|ies)|download|export|print|share|play|record|listen|refresh|reload|sync)\b/i;
/** Steps whose effect is not told by texts and elements. */
const elsewhere =
  /\b(?:(?:dark|light|night|day|high contrast) (?:mode|theme|colou?rs?|design)|theme|pause|side ?bar)\b/i;

function mayBeQuiet({ action, verb, input }: Ground): boolean {
  const { didDomMutate, didNetworkOccur } = input.report.witness;
  const isStill = didDomMutate === false && didNetworkOccur === false;
  // `Open the share menu`: what opens is seen to, and the client saw the page stand still.
  if (verb === "open" && isStill) return false;
  if (!showing.has(action.name) && !(action.name === "press" && action.pressesEnter)) return true;
  const said = input.step?.description ?? input.action.stepDescription ?? input.goal;
  return outside.test(said) || (elsewhere.test(said) && !isStill);
}

const waitingWords =
  /^(?:loading|please wait|working|saving|searching|processing|sending|submitting|fetching|one moment)\b.{0,20}$/i;

/** The page says that it is still at work. One that said so before, and that the client saw stand still, is not: what lay over it took the click. */
const isAtWork = ({ nodesBefore, nodesAfter, input, before }: Ground): boolean => {
  const { didDomMutate, didNetworkOccur } = input.report.witness;
  const earlier = before?.semanticSkeleton?.textDigest ?? [];
  const isStill = didDomMutate === false && didNetworkOccur === false;
  return (
    nodesAfter.some((node) => isBusy(node) && !(didDomMutate === false && nodesBefore.some(isBusy))) ||
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
