import { isActionable } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { takenBackBy } from "@/lib/agent/domain/wording/done-word";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import { readStepIntent, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { maxName } from "@/lib/agent/snapshot/html/html-name";
import { descendantsOf, isWithin, textWithin } from "@/lib/agent/snapshot/node-tree";
import { saysDone } from "@/lib/agent/verification/change/done-names";
import { type Check, verified } from "@/lib/agent/verification/check";
import { turnedOtherWay } from "@/lib/agent/verification/doubts/contrary-control";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import { turnedOver } from "@/lib/agent/verification/page/turned-over";
import { isLiking } from "@/lib/agent/verification/step/liking";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { isState } from "@/lib/agent/verification/step/state-words";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The row that the step names answered: its button turned into another one, or is gone with something else of the row changed. */
export const controlFlipped: Check = {
  name: "control-flipped",
  applies: ({ fit, action, target, diff, requests }) =>
    diff !== undefined &&
    fit.fit === "this" &&
    // What the site took is to last, whatever the step's verb says of it ("Hide the layer").
    (action.persistent || requests.stored.length > 0) &&
    action.clicks &&
    target.index >= 0 &&
    // The entry of a menu goes when the menu closes, whatever it did.
    target.node?.role !== "menuitem" &&
    target.node?.role !== "option",
  check(ground) {
    const { target, nodesBefore, diff } = ground;
    const row = rowOf(nodesBefore, target.index);
    const rowAfter = row < 0 ? -1 : (diff?.match.toAfter[row] ?? -1);
    if (rowAfter < 0 || !speaksOf(ground) || leftThePlace(ground)) return undefined;
    if (ground.alerts.some(({ tone, bare }) => tone === "error" && !bare)) return undefined;
    if (isOfNobodyHere(ground, row) || leavesEdit(ground, row)) return undefined;
    if (asksFirst(ground, rowAfter) || isOtherEntry(ground, row, rowAfter)) return undefined;
    if (isToldNoMore(ground, row, rowAfter)) return undefined;
    const renamed = target.after !== undefined && target.after.name !== target.node?.name;
    if (renamed && tellsOrder(ground)) return undefined;
    if (renamed && (countsOtherWay(ground) || turnedOtherWay(ground) || asksInPlace(ground)))
      return undefined;
    if (renamed) return verified(0.95, `The button of the row is "${target.after?.name}" now.`);
    if (target.afterIndex < 0 && (isOldStill(ground, row, rowAfter) || losesEntered(ground, row, rowAfter)))
      return undefined;
    if (target.afterIndex < 0 && (rowChanged(ground, row, rowAfter) || isToldInPlace(ground)))
      return verified(0.95, "The row shows the change.");
    return undefined;
  },
};

/** A heading that tells since then how the rows stand: it did nothing but sort them. */
const tellsOrder = ({ target, verb }: Ground): boolean =>
  verb !== "sort" && orderTold.test(target.after?.name ?? "");
const orderTold = /(?<!\p{L})(?:sorted|ascending|descending)(?!\p{L})/iu;

/** A control that is called by how many have marked it: one more of them is no mark taken back, and one less is none given. */
function countsOtherWay({ target, verb }: Ground): boolean {
  const [was, is] = [target.node?.name ?? "", target.after?.name ?? ""].map((name) =>
    isCount(name) ? Number(name.replace(/\D/g, "")) : Number.NaN,
  );
  if (was === undefined || is === undefined) return false;
  return (verb === "uncheck" && is > was) || (verb === "check" && is < was);
}

const isCount = (name: string): boolean => /^\D{0,3}\d{1,7}\D{0,3}$/.test(name);
/** Of what people do to an entry this is told by how many did it; who keeps it for himself (`Bookmark the post`) is counted nowhere. */
const isCounted =
  /(?<!\p{L})(?:un-?)?(?:likes?|lov(?:e|es)|hearts?|favou?rites?|stars?|(?:up|down)?votes?|claps?|applaud|thumbs?|reacts?|reaction|follow|recommend|agree|watch|subscribe|kudos?)(?!\p{L})/iu;

/** It turned into a question (`Are you sure?`), and the site was told nothing yet. */
const asksInPlace = ({ target, requests }: Ground): boolean =>
  requests.stored.length === 0 && asking.test(target.after?.name.trim() ?? "");
const asking = /\?$|^(?:are )?you sure|^(?:really|confirm|sure)(?!\p{L})|(?<!\p{L})again to(?!\p{L})/iu;

/** The control's own name belongs to what the step does; a mere sign belongs to marking. */
function speaksOf({ target, intent, verb, input, asSaid }: Ground): boolean {
  const wording = readStepIntent(input.step?.description ?? input.action.stepDescription ?? "");
  if (
    wording.verb === "click" &&
    wording.quoted.some((quote) => fold(quote) === fold(target.node?.name ?? ""))
  )
    return true;
  const isSign = !/\p{L}/u.test(target.node?.name ?? "");
  if (isCount(target.node?.name ?? "") && !isCounted.test(asSaid)) return false;
  if (isSign && (verb === "check" || verb === "uncheck" || verb === "toggle" || verb === "add")) return true;
  // `Like the note` by `Favorite`: one mark of liking for another.
  if (
    turnedOver(target.node, target.after) !== undefined &&
    isLiking(asSaid) &&
    isLiking(target.node?.name ?? "")
  )
    return true;
  // What is drawn as a sign may be called by its tooltip, and by nothing else.
  const called = (isSign ? target.node?.description : target.node?.name) ?? "";
  if (!/\p{L}/u.test(called)) return false;
  // `Turn off the rule` by its `Disable`.
  if (switching.test(called) && verbAtBegin(called) === verb) return true;
  const own = rootsOf(`${called} ${(target.node?.testId ?? "").replace(/[-_]+/g, " ")}`);
  const quoted = new Set(intent.quoted.flatMap(wordsOf));
  const words = [verb, ...intent.words.filter((word) => !quoted.has(word))];
  // `Unfollow Ida` by `Following`.
  const taken = verb === "uncheck" ? words.map((word) => takenBackBy(word) ?? word) : [];
  return [...words, ...taken].some((word) => own.has(rootOf(word)));
}

const switching = /^(?:enable|disable|activate|deactivate|(?:turn|switch) (?:on|off))(?!\p{L})/iu;

/** `Cancel the order of the flour` by the `Cancel` of the fields that are open in its row: it gives up what was written there. */
const leavesEdit = ({ target, nodesBefore, diff }: Ground, row: number): boolean =>
  declining.test(target.node?.name.trim() ?? "") &&
  (diff?.disappeared ?? []).some(
    (at) => nodesBefore[at]?.role === "textbox" && isWithin(nodesBefore, at, row),
  );

/** `Follow Yuki` on the page of somebody else: neither the row nor the control nor the page says a word of what the step is about. */
function isOfNobodyHere(ground: Ground, row: number): boolean {
  const { intent, nodesBefore, target } = ground;
  const object = objectRoots(intent);
  const shown = rootsOf(
    [nodesBefore[row]?.name, target.node?.name, target.node?.description, selfNameBefore(ground)].join("\n"),
  );
  return object.length > 0 && !object.some((word) => shown.has(word));
}

/** What the step calls the row by is no longer on it: another entry came to stand in its place. */
function isOtherEntry(
  { intent, nodesBefore, nodesAfter, target, asSaid }: Ground,
  row: number,
  rowAfter: number,
): boolean {
  const [was, is] = [rootsOf(nodesBefore[row]?.name ?? ""), rootsOf(nodesAfter[rowAfter]?.name ?? "")];
  const control = target.node?.name ?? "";
  // A control that went, or is called otherwise since then, took the words along by which the step calls it.
  const isSaid = target.afterIndex < 0 || (control !== "" && containsPhrase(asSaid, control));
  const own = rootsOf(isSaid ? control : "");
  const states = new Set(intent.words.filter((word) => isState(word)).map(rootOf));
  const named = objectRoots(intent).filter((word) => was.has(word) && !own.has(word));
  const isKept = named.some((word) => is.has(word));
  return named.some((word) => !is.has(word) && !(isKept && states.has(word)));
}

/** A field of the row was written in and went, and the row reads as it did: what was written is not told by it. */
function isOldStill({ diff, nodesBefore, nodesAfter }: Ground, row: number, rowAfter: number): boolean {
  const [was, is] = [nodesBefore[row]?.name ?? "", nodesAfter[rowAfter]?.name ?? ""];
  return (
    was === is &&
    nodesBefore.some(
      ({ role, value = "", inputType }, at) =>
        role === "textbox" &&
        inputType !== "password" &&
        /[\p{L}\d]{2}/u.test(value) &&
        isWithin(nodesBefore, at, row) &&
        (diff?.match.toAfter[at] ?? -1) < 0 &&
        !containsPhrase(is, value),
    )
  );
}

/** `Share the snippet`, of which its row said `Shared` before and says so no longer: it was taken back. */
const isToldNoMore = (ground: Ground, row: number, rowAfter: number): boolean =>
  saysDone(ground, ground.nodesBefore[row]?.name ?? "") &&
  !saysDone(ground, ground.nodesAfter[rowAfter]?.name ?? "");

/** The row itself reads otherwise, or got another control in place of the one that was used. */
function rowChanged(ground: Ground, row: number, rowAfter: number): boolean {
  const { diff, nodesAfter, target } = ground;
  if (!diff) return false;
  const own = diff.changed.find((change) => change.before === row);
  const isOwn = own?.name && tellsOtherwise(own.name, target.node?.name ?? "", staysIn(ground, row));
  if (own && (isOwn || own.statesAdded.length > 0)) return true;
  return diff.appeared.some(
    (index) => nodesAfter[index]?.parent === rowAfter && nodesAfter[index]?.name !== "",
  );
}

/** `Save the row`: the fields in it went, and what was entered in one of them stands nowhere in the row. */
function losesEntered(
  { verb, nodesBefore, nodesAfter, diff }: Ground,
  row: number,
  rowAfter: number,
): boolean {
  if (verb !== "submit" && verb !== "edit") return false;
  const shown = textWithin(nodesAfter, rowAfter);
  return (diff?.disappeared ?? []).some((at) => {
    const { role, value = "" } = nodesBefore[at] ?? {};
    return (
      role === "textbox" && isWithin(nodesBefore, at, row) && value !== "" && !containsPhrase(shown, value)
    );
  });
}

/** Of the buttons of this name only the row's own went, and in place of it a short text says by the step's word that it was done. */
function isToldInPlace(ground: Ground): boolean {
  const { diff, target, nodesBefore, nodesAfter } = ground;
  const told = (diff?.linesAdded ?? []).filter((line) => saysDone(ground, line));
  const gone = (diff?.disappeared ?? []).filter(
    (at) => nodesBefore[at]?.role === target.node?.role && nodesBefore[at]?.name === target.node?.name,
  );
  const says = nodesAfter.some(({ role, name }) => messages.has(role) && name.includes(told[0] ?? ""));
  return told.length === 1 && wordsOf(told[0] ?? "").length === 1 && gone.length === 1 && !says;
}
const messages: ReadonlySet<string> = new Set(["alert", "status"]);

/**
 * A row that lost more words than those of the control lost a list of choices that was open in it, or a note, if nothing came for them. What a long row is called
 * by is cut, so that words move up into it that stood further down in the row before.
 */
function tellsOtherwise(
  { from, to }: { from: string; to: string },
  control: string,
  inRow: ReadonlySet<string>,
): boolean {
  const [was, is, own] = [from, to, control].map((text) => new Set(wordsOf(text).map(rootOf)));
  const isCut = to.length >= cutFrom;
  const whole = isCut ? to.slice(0, to.lastIndexOf(" ")) : to;
  return (
    wordsOf(whole).some((word) => !was?.has(rootOf(word)) && !(isCut && inRow.has(rootOf(word)))) ||
    [...(was ?? [])].every((word) => is?.has(word) || own?.has(word))
  );
}
/** No name that is shorter was cut. */
const cutFrom = maxName - 10;

/** By what the elements of a row but its control are called and what stands beside them, and no line that came says. */
function staysIn({ nodesBefore, diff, target }: Ground, row: number): ReadonlySet<string> {
  const came = rootsOf((diff?.linesAdded ?? []).join("\n"));
  const stood = descendantsOf(nodesBefore, row).flatMap((node) =>
    node === nodesBefore[target.index] ? [] : [node.name, node.nearText ?? ""],
  );
  return new Set([...rootsOf(stood.join("\n"))].filter((word) => !came.has(word)));
}

/** On another page a row that reads alike is another row. */
const leftThePlace = ({ observed }: Ground): boolean =>
  observed !== undefined && isPlaceChange(observed.urlChange, true);

/** A dialog, fields in the row, or `Yes, remove | Keep` in place of the control: nothing is done yet. */
function asksFirst({ diff, nodesAfter, target, requests, ...ground }: Ground, rowAfter: number): boolean {
  if (requests.stored.length > 0) return false;
  const isEntered = (index: number): boolean =>
    entered.has(nodesAfter[index]?.role ?? "") && isWithin(nodesAfter, index, rowAfter);
  if (saysValue(ground) && target.afterIndex < 0 && (diff?.appeared ?? []).some(isEntered)) return true;
  const isQuestion = (index: number): boolean =>
    nodesAfter[index]?.role === "dialog" &&
    descendantsOf(nodesAfter, index).some((node) => isActionable(node) && wayOutOf(node.name) !== "closes");
  if ((diff?.appeared ?? []).some(isQuestion)) return true;
  const own = rootsOf(target.node?.name ?? "");
  const come = [...(diff?.appeared ?? []), target.afterIndex].flatMap((index) => nodesAfter[index] ?? []);
  const ways = come.filter(
    (node) => node.parent === rowAfter && isActionable(node) && node.name !== target.node?.name,
  );
  const back = ways.filter(({ name }) => declining.test(name.trim()));
  return (
    back.length > 0 &&
    ways.some(
      (node) =>
        !back.includes(node) &&
        (affirming.test(node.name.trim()) || [...rootsOf(node.name)].some((word) => own.has(word))),
    )
  );
}
/** `Change the room of physics to Lab 2`, and not `Edit physics`. */
const saysValue = ({ intent, input }: Pick<Ground, "intent" | "input">): boolean =>
  intent.value !== undefined ||
  /\s(?:to|as|auf|à|en|a) ["“'‘]?[\p{Lu}\d]/u.test(input.step?.description ?? "");
const entered: ReadonlySet<string> = new Set(["textbox", "combobox"]);
