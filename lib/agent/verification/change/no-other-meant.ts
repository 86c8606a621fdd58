import { isField } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf, sameNamed } from "@/lib/agent/verification/fit/candidates";
import { isOfEmptyForm } from "@/lib/agent/verification/fit/empty-form";
import { isEntryOfTree } from "@/lib/agent/verification/fit/entry-of-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { saysReverseState } from "@/lib/agent/verification/step/denied-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { isOpenedAsAsked } from "./opened-as-asked";
import { isUndo, saysUndo } from "./undone-entry";

export const offered: ReadonlySet<string> = new Set(["menuitem", "option"]);

/**
 * The menu of what the step names is open, and no other: what it offers is a part of it. One that no control has opened is that of the thing that was pressed
 * for it, as the step may say it; it shuts with the choice, as no menu bar does.
 */
export const isInMenuOfNamed = ({ fit, target, nodesBefore, diff, intent }: Ground): boolean => {
  const named = nodesBefore[fit.rival ?? -1];
  if (!offered.has(target.node?.role ?? "")) return false;
  const open = nodesBefore.filter(
    ({ states }) => states.includes("popup") && states.includes("expanded") && !states.includes("hidden"),
  );
  if (open.length > 0) return open.length === 1 && open[0] === named;
  const menu = target.node?.parent ?? -1;
  const own = rootsOf(target.node?.name ?? "");
  const said = new Set(intent.words.map(rootOf).filter((word) => !own.has(word)));
  return (
    named !== undefined &&
    !offered.has(named.role) &&
    menu >= 0 &&
    diff !== undefined &&
    nodesBefore.every(
      ({ parent, name }, at) =>
        parent !== menu ||
        (diff.match.toAfter[at] === -1 &&
          (at === target.index || ![...rootsOf(name)].some((word) => said.has(word)))),
    )
  );
};

/** `Set the due date to tomorrow`, by the choice `Tomorrow`: the button of the due date only offers it. */
const isValueChosen = ({ target, intent, fit, nodesBefore }: Ground): boolean =>
  offered.has(target.node?.role ?? "") &&
  intent.value !== undefined &&
  fold(intent.value) === fold(target.node?.name ?? "") &&
  !offered.has(nodesBefore[fit.rival ?? -1]?.role ?? "");

/** `Invite Ida (role: Editor)`, by the button of the form: the field for the role holds that already. */
const isFilledAlready = ({ target, fit, nodesBefore, asSaid }: Ground): boolean => {
  const field = nodesBefore[fit.rival ?? -1];
  return (
    target.node?.role === "button" &&
    field !== undefined &&
    isField(field) &&
    containsPhrase(asSaid, field.value ?? "") &&
    containsPhrase(asSaid, field.name)
  );
};

/** `Hide the articles that are read`, by what stands beside the list: each entry has such a button as well, and the step names none of the entries. */
const isOfAnyEntry = ({ target, fit, nodesBefore, intent }: Ground): boolean => {
  const at = fit.rival ?? -1;
  const row = rowOf(nodesBefore, at);
  const copies = sameNamed(nodesBefore, at).filter((index) => {
    const other = rowOf(nodesBefore, index);
    return other >= 0 && other !== row && nodesBefore[other]?.parent === nodesBefore[row]?.parent;
  });
  if (row < 0 || copies.length === 0 || rowOf(nodesBefore, target.index) >= 0) return false;
  const control = rootsOf(nodesBefore[at]?.name ?? "");
  const entry = rootsOf(nodesBefore[row]?.name ?? "");
  return (
    intent.ordinal === undefined &&
    !intent.words.some((word) => entry.has(rootOf(word)) && !control.has(rootOf(word)))
  );
};

/** `Reply to the message of Ida`, by `Reply`: the control is called by the step's own verb, and what seems to fit better only by whose thing it is. */
const isDeedItself = ({ target, fit, nodesBefore, asSaid, intent, action }: Ground): boolean => {
  const [first = ""] = wordsOf(asSaid);
  const rival = nodesBefore[fit.rival ?? -1];
  return (
    action.clicks &&
    intent.verb !== "click" &&
    contentWords(target.node?.name ?? "").join(" ") === first &&
    sameNamed(nodesBefore, target.index).length === 0 &&
    rival !== undefined &&
    !rootsOf(rival.name).has(rootOf(first))
  );
};

/** `Take the note off the favorites` by `Unfavorite`: the control is called by the reverse of the place. */
const isTakenOut = ({ target, verb, intent, action }: Ground): boolean => {
  const [, place = ""] = /^un-?(\p{L}{4,})/iu.exec(target.node?.name.trim() ?? "") ?? [];
  return (
    action.clicks &&
    verb === "remove" &&
    place !== "" &&
    rootsOf(intent.container ?? "").has(rootOf(fold(place)))
  );
};

/** What seems to fit better ends what the step wants, or begins what it ends. */
const isRivalReverse = ({ fit, nodesBefore, asSaid }: Ground): boolean =>
  saysReverseState(asSaid, nodesBefore[fit.rival ?? -1]?.name ?? "");

/** `Cocoa should come before Tea`, by the button at Cocoa: the one at Tea stands with what it is to come beside. */
const isBesideOther = ({ target, fit, nodesBefore, asSaid, action }: Ground): boolean => {
  const rival = fit.rival ?? -1;
  const [own, its] = [target.index, rival].map((at) => nodesBefore[rowOf(nodesBefore, at)]);
  const [mine, theirs] = [own, its].map((entry) => placeOf(asSaid, entry?.name ?? ""));
  return (
    action.clicks &&
    sameNamed(nodesBefore, target.index).includes(rival) &&
    own?.parent === its?.parent &&
    mine !== undefined &&
    theirs !== undefined &&
    mine < theirs &&
    beside.test(asSaid)
  );
};
const beside =
  /(?<!\p{L})(?:before|after|above|below|over|under|behind|ahead of|in front of|next to)(?!\p{L})/iu;
const placeOf = (said: string, name: string): number | undefined =>
  name !== "" && containsPhrase(said, name) ? fold(said).indexOf(fold(name)) : undefined;

/** `Go back to the Delivery step`, by `2 Delivery`: it is the place, and what only says `Back` leads to whatever was before. */
const isPlaceGoneBackTo = ({ target, fit, nodesBefore, verb, intent }: Ground): boolean => {
  const rival = nodesBefore[fit.rival ?? -1];
  const object = wordsOf(intent.object);
  return (
    verb === "back" &&
    contentWords(target.node?.name ?? "").some((word) => /\p{L}{3}/u.test(word) && object.includes(word)) &&
    rival !== undefined &&
    !wordsOf(rival.name).some((word) => object.includes(word))
  );
};

/** `Take back the last deletion`, by `Undo`: what does the deed again is not what takes it back. */
const isTakenBack = ({ target, asSaid, action }: Ground): boolean =>
  action.clicks && saysUndo(asSaid) && isUndo(target.node?.name ?? "");

/** `Record that the work begins now` is read as `Save …`: no word of the step calls a button `Save`, and there is nothing in its form to be saved. */
const isCalledAsRead = ({ fit, nodesBefore, asSaid, action }: Ground): boolean => {
  const said = rootsOf(asSaid);
  const rival = fit.rival ?? -1;
  return (
    action.clicks &&
    !contentWords(nodesBefore[rival]?.name ?? "").some((word) => said.has(rootOf(word))) &&
    isOfEmptyForm(nodesBefore, rival)
  );
};

/** It says only the line of a control in a column beside the tree; unless another entry went or is called otherwise now, which was in the line then. */
const isLineOfTree = ({ fit, target, nodesBefore, nodesAfter, intent, diff }: Ground): boolean => {
  const rival = fit.rival ?? -1;
  const isAsItWas = (at: number): boolean =>
    nodesAfter[diff?.match.toAfter[at] ?? -1]?.name === nodesBefore[at]?.name;
  return (
    isEntryOfTree(nodesBefore, target.index, rival, intent) &&
    (!isAsItWas(rival) || nodesBefore.every(({ role }, at) => role !== "treeitem" || isAsItWas(at)))
  );
};

/** What bears more of the step's words is not what it means, whichever control it does mean. */
export const isNoOtherMeant = (ground: Ground): boolean =>
  isInMenuOfNamed(ground) ||
  isValueChosen(ground) ||
  isFilledAlready(ground) ||
  isOfAnyEntry(ground) ||
  isDeedItself(ground) ||
  isTakenOut(ground) ||
  isBesideOther(ground) ||
  isPlaceGoneBackTo(ground) ||
  isTakenBack(ground) ||
  isCalledAsRead(ground) ||
  isLineOfTree(ground) ||
  isOpenedAsAsked(ground) ||
  isRivalReverse(ground);
