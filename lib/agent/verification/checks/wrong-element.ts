import { isCounting } from "@/lib/agent/domain/counting-control";
import { isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { saidBeside } from "@/lib/agent/verification/change/beside-instead";
import { goesOnInForm } from "@/lib/agent/verification/change/goes-on-in-form";
import { listIsShut } from "@/lib/agent/verification/change/list-shut";
import { namedChange } from "@/lib/agent/verification/change/named-change";
import { isNoOtherMeant, offered } from "@/lib/agent/verification/change/no-other-meant";
import { isOneOfAlike, openedOther } from "@/lib/agent/verification/change/opened-other";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { appearedParts } from "@/lib/agent/verification/change/parts";
import { isReverse } from "@/lib/agent/verification/change/reverse-control";
import { filledIn, sendsWhatWasEntered } from "@/lib/agent/verification/change/sends-entered";
import { isSiblingInstead } from "@/lib/agent/verification/change/sibling-instead";
import { isTwinOfOtherEntry } from "@/lib/agent/verification/change/twin-of-other-entry";
import { type Check, refuted } from "@/lib/agent/verification/check";
import { isOnlyWhere } from "@/lib/agent/verification/doubts/said-as-place";
import { isSaidItself } from "@/lib/agent/verification/doubts/said-itself";
import { isNotUnderstood } from "@/lib/agent/verification/doubts/unread-step";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { isMeantAnyway, leadsSomewhere } from "@/lib/agent/verification/fit/meant-anyway";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import { pressedName } from "@/lib/agent/verification/fit/said-control";
import { fieldMeantInstead } from "@/lib/agent/verification/fit/told-field";
import { toldToPress } from "@/lib/agent/verification/fit/told-to-press";
import type { Ground } from "@/lib/agent/verification/ground";
import { placeIsNamed } from "@/lib/agent/verification/page/place";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { deniesName } from "@/lib/agent/verification/step/filter-state";
import { crosses } from "@/lib/agent/verification/step/meant-verb";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The step's words point at another element than the one acted on, its entry bears another identifier of the same form (`INV-2081` for `INV-2087`), or the
 * control does the reverse; and what the step names did not change. Or another one, beside it too, is called just as the step says.
 */
export const wrongElement: Check = {
  name: "wrong-element",
  applies: (ground) =>
    ground.fit.fit === "other" ||
    isReverse(ground) ||
    calledInstead(ground) !== undefined ||
    saidBeside(ground) !== undefined,
  check: (ground) => {
    const meant = calledInstead(ground) ?? saidBeside(ground)?.name;
    if (meant !== undefined)
      return refuted(0.85, `"${ground.target.node?.name}" was used, and the step says "${meant}".`);
    if (isSiblingInstead(ground) || openedOther(ground) || isTwinOfOtherEntry(ground))
      return refuted(0.85, `The action was on another element: ${ground.fit.reason}.`);
    if (isMeantAnyway(ground)) return undefined;
    if (isReverse(ground))
      return refuted(0.85, `"${ground.target.node?.name}" does the reverse of what the step wants.`);
    if (ledElsewhere(ground))
      return refuted(0.85, `The action was on another element: ${ground.fit.reason}.`);
    return (namedChange(ground) === "none" || listIsShut(ground) || pressesOther(ground)) &&
      (!isThereAnyway(ground) || pressesOther(ground)) &&
      !isPresentNow(ground) &&
      !isRivalDenied(ground) &&
      !isOnlyWhere(ground, ground.nodesBefore[ground.fit.rival ?? -1]?.name ?? "") &&
      !isChosenAlready(ground) &&
      !listsChoices(ground) &&
      !isNoOtherMeant(ground) &&
      !isPartOfNamed(ground) &&
      !isDoneToNamed(ground) &&
      !isOtherDeed(ground) &&
      !isLeftOpen(ground) &&
      !sendsWhatWasEntered(ground) &&
      !goesOnInForm(ground) &&
      (!isSaidItself(ground) || isInOtherEntry(ground))
      ? refuted(0.85, `The action was on another element: ${ground.fit.reason}.`)
      : undefined;
  },
};

/** What is called just as the step says that it is to be pressed or filled in, where something else was. */
function calledInstead(ground: Ground): string | undefined {
  const { action, asSaid, nodesBefore, target, input, before } = ground;
  if (!action.clicks) return fieldMeantInstead(ground);
  const meant = nodesBefore[toldToPress(asSaid, nodesBefore, target.index) ?? -1];
  const isThere = [meant, target.node].some(
    (node) => node && leadsSomewhere(node) && before && leadsTo(input.after.url, node.href, before.url),
  );
  // A link may well lead to where the other one does.
  return isThere && wayOutOf(target.node?.name ?? "") === undefined ? undefined : meant?.name;
}

/** `Hide the finished ones`, by `Active`: the filter `Finished` bears the step's word, and is not what is wanted. */
const isRivalDenied = ({ fit, nodesBefore, input }: Ground): boolean =>
  deniesName(
    input.step?.description ?? input.action.stepDescription ?? "",
    nodesBefore[fit.rival ?? -1]?.name ?? "",
  );

/** `Press "Share" at "Ann"`, and another button was pressed, that the step says nothing of, while one of that name was there. */
function pressesOther({ intent, target, nodesBefore, input }: Ground): boolean {
  const name = pressedName(intent);
  const own = target.node?.name ?? "";
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  return (
    name !== "" &&
    target.node?.role === "button" &&
    (/\p{L}{2}/u.test(own) || crosses.test(own.trim())) &&
    !containsPhrase(own, name) &&
    !containsPhrase(wording, own) &&
    nodesBefore.some(
      (node) => node.role === "button" && fold(node.name) === fold(name) && !node.states.includes("hidden"),
    )
  );
}

/** `Press "Edit"`, `Edit bed 11`: the link that is called just as the step says leads to another address than the one that was followed, which the step does not name. */
function ledElsewhere({ fit, intent, target, nodesBefore, input, before, action }: Ground): boolean {
  const [own, named] = [target.node, nodesBefore[fit.rival ?? -1]];
  if (!action.clicks || !own?.href || !named?.href || !before || !/\p{L}{2}/u.test(own.name)) return false;
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  const [quote, ...others] = intent.quoted;
  const isQuoted = quote !== undefined && others.length === 0 && fold(named.name) === fold(quote);
  const isVerb =
    wordsOf(named.name).join(" ") === intent.words[0] &&
    rowOf(nodesBefore, target.index) === rowOf(nodesBefore, fit.rival ?? -1);
  return (
    (isQuoted || isVerb) &&
    // `the page for dropping it` says the link `Drop`.
    !wordsOf(own.name).every((word) => wordsOf(wording).some((said) => said.startsWith(word))) &&
    leadsTo(input.after.url, own.href, before.url) &&
    !nodesBefore.some(
      ({ name, href }) =>
        href && fold(name) === fold(named.name) && leadsTo(input.after.url, href, before.url),
    )
  );
}

const fewestChoices = 3;
/** A list that the step wants opened came up: whatever the control is called that opened it (by what is chosen there now), nobody can say that it is another. */
const listsChoices = (ground: Ground): boolean =>
  ground.verb === "open" &&
  lists.has(ground.intent.controlWord ?? "") &&
  pageStays(ground) &&
  !isInOtherEntry(ground) &&
  !isOneOfAlike(ground) &&
  appearedParts(ground).some(({ controls, text }) => Math.max(controls, shortLines(text)) >= fewestChoices);
/** Two entries have such a control, and the step writes out the names of the other one. */
function isInOtherEntry({ fit, target, intent, nodesBefore }: Ground): boolean {
  const [own, its] = [rowOf(nodesBefore, target.index), rowOf(nodesBefore, fit.rival ?? -1)];
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)];
  if (own < 0 || its < 0 || own === its || names.length === 0) return false;
  if (nodesBefore[own]?.parent !== nodesBefore[its]?.parent) return false;
  const [ownWords, itsWords] = [own, its].map((at) => wordsOf(nodesBefore[at]?.name ?? ""));
  const besides = names.filter((name) => !wordsOf(target.node?.name ?? "").includes(name));
  return (
    besides.length > 0 &&
    besides.every((name) => itsWords?.includes(name)) &&
    !besides.some((name) => ownWords?.includes(name))
  );
}
/** Choices may be mere texts that somebody made to be clicked. */
const shortLines = (text: string): number =>
  new Set(text.split("\n").filter((line) => /^\S.{0,39}$/.test(line))).size;
const lists: ReadonlySet<string> = new Set([
  "list",
  "dropdown",
  "drop-down",
  "menu",
  "select",
  "combobox",
  "combo box",
]);

/** What the step names, or another one of the same choice, was chosen or used for it before, and this is the control that comes after that. */
const isChosenAlready = ({ fit, target, nodesBefore, input }: Ground): boolean => {
  const named = nodesBefore[fit.rival ?? -1];
  if (!named || (target.node?.role !== "button" && target.node?.role !== "clickable")) return false;
  const said = input.step?.description ?? input.action.stepDescription ?? input.goal;
  // `Open the information of x.txt`, by `Info`, where that file is the marked one.
  if (
    isOn(named) === true &&
    wordsOf(target.node?.name ?? "").some((word) => rootsOf(said).has(rootOf(word)))
  )
    return true;
  // Of a choice, the one that the step says as well.
  const names = choices.has(named.role)
    ? nodesBefore.flatMap(({ role, name, parent }) =>
        role === named.role &&
        parent === named.parent &&
        (name === named.name || containsPhrase(said, name.split(detail)[0] ?? name))
          ? [name]
          : [],
      )
    : [named.name];
  // The entry that is open already was opened for it, and this step has filled in what stands there.
  if (named.states.includes("current") && filledIn(input).length > 0) return true;
  const isUsed = input.history.some(
    (past) =>
      (past.stepId === input.action.stepId || past === input.history.at(-1)) &&
      past.verdict?.outcome !== "refuted" &&
      past.target?.role === named.role &&
      (names.includes(past.target.name) ||
        // `One degree more` beside `One degree less`, by which it was counted: it is one control.
        (isCounting(named.name) && isCounting(past.target.name) && past.target.path === named.path)),
  );
  return isUsed || (choices.has(named.role) && isOn(named) === true);
};
/** An entry that is called by a link in it is selected by whatever part of it is pressed, as long as that does nothing of its own, or by its box. */
const isPartOfNamed = ({ fit, verb, target, nodesBefore }: Ground): boolean => {
  const row = rowOf(nodesBefore, target.index);
  const named = nodesBefore[fit.rival ?? -1];
  return (
    verb === "select" &&
    parts.has(target.node?.role ?? "") &&
    named?.role === "link" &&
    row >= 0 &&
    rowOf(nodesBefore, fit.rival ?? -1) === row &&
    (nodesBefore[row]?.name.startsWith(named.name) ?? false)
  );
};
const parts: ReadonlySet<string> = new Set(["clickable", "checkbox", "radio"]);
/** `Cancel PO-72`: the entry is called by a link, and what is done to it stands beside that, or in the menu that was opened for it. */
function isDoneToNamed({ fit, intent, target, nodesBefore }: Ground): boolean {
  const named = nodesBefore[fit.rival ?? -1];
  const row = rowOf(nodesBefore, fit.rival ?? -1);
  const isBeside = target.node?.role === "button" && rowOf(nodesBefore, target.index) === row;
  return (
    named?.role === "link" &&
    row >= 0 &&
    containsPhrase(nodesBefore[row]?.name ?? "", named.name) &&
    !opens.has(intent.verb) &&
    (isBeside || offered.has(target.node?.role ?? ""))
  );
}
const opens: ReadonlySet<StepVerb> = new Set(["open", "navigate", "click", "select", "extract", "back"]);

/** `Take the pull request out of draft`: what is called `Merge pull request` does something else to it, of which the step says nothing. */
function isOtherDeed({ fit, verb, intent, nodesBefore, input }: Ground): boolean {
  const { role, name = "" } = nodesBefore[fit.rival ?? -1] ?? {};
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  return (
    role === "button" &&
    intent.verb !== "click" &&
    intent.quoted.length === 0 &&
    startsWithVerb(name, false) &&
    (verbAtBegin(name) !== verb || startsWithVerb(wording)) &&
    !saysWord(wordsOf(wording), wordsOf(name)[0] ?? "")
  );
}

/** `Log out` says `Logout` as well. */
const saysWord = (words: readonly string[], word: string): boolean =>
  words.some((said, at) => said === word || `${said}${words[at + 1] ?? ""}` === word);

const isLeftOpen = (ground: Ground): boolean =>
  ground.action.clicks &&
  isNotUnderstood(
    ground.input.step?.description ?? ground.input.action.stepDescription ?? "",
    ground.intent,
    ground.nodesBefore[ground.fit.rival ?? -1],
  ) &&
  !isInOtherEntry(ground);

/** `8 pallets · 12 €`: what an option says beside what it is. */
const detail = /\s*[·,(–|]\s*/u;
const choices: ReadonlySet<string> = new Set(["radio", "checkbox", "option", "switch", "tab"]);

/** The way was another one than expected, and the place is the one that the step names. */
const isThereAnyway = (ground: Ground): boolean =>
  ground.observed !== undefined && isPlaceChange(ground.observed.urlChange, false) && placeIsNamed(ground);

/** By `Next lesson`: the entry that the step names is the present one since then. */
function isPresentNow({ fit, nodesBefore, diff, target }: Ground): boolean {
  const rival = fit.rival ?? -1;
  const places = [rival, rowOf(nodesBefore, rival)].filter((at) => at >= 0);
  return (
    rowOf(nodesBefore, target.index) < 0 &&
    (diff?.changed ?? []).some(
      ({ before, statesAdded }) =>
        places.includes(before) && statesAdded.some((state) => state === "current" || state === "selected"),
    )
  );
}
