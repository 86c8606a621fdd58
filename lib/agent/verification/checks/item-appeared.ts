import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import {
  calledJustCame,
  copies,
  entryOfNameCame,
  isCopied,
  lineAdded,
  numberedCame,
} from "@/lib/agent/verification/change/entry-came";
import { shownChange, timesShown } from "@/lib/agent/verification/change/named-change";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { pressedName } from "@/lib/agent/verification/fit/said-control";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import {
  enteredValues,
  entersOtherName,
  formIsMeant,
  formOf,
  isDayOnly,
  numbersAgree,
  signaturesIn,
  valuesMeant,
} from "@/lib/agent/verification/page/form-state";
import { nameUnderKind } from "@/lib/agent/verification/page/headed-kind";
import { isWhoseForm, valueIsAsked } from "@/lib/agent/verification/page/value-asked";
import { entersForStep, saysValue } from "@/lib/agent/verification/step/enters-for-step";

/** Something that the step adds, creates or renames is shown where it was not, outside of fields and messages. */
export const itemAppeared: Check = {
  name: "item-appeared",
  applies: (ground) =>
    ground.diff !== undefined &&
    ((ground.action.persistent && adding.has(ground.verb)) || entersNew(ground) || isEntryOfField(ground)),
  check(ground) {
    const name = nameOf(ground);
    if (ground.fit.fit === "other" || isLookedFor(ground) || opensField(ground)) return undefined;
    if (isCopied(ground)) return verified(0.95, "Another entry of the same name came to its list.");
    if (copies(ground)) return undefined;
    const line = lineAdded(ground);
    if (line !== undefined) return verified(0.95, `There is ${line} now.`);
    const numbered = numberedCame(ground);
    if (numbered !== undefined) return verified(0.95, `The entry of ${numbered} came.`);
    if (name === undefined) return undefined;
    if (!isOfThisAction(ground, name) || isAsked(ground, name) || tellsWhere(ground, name)) return undefined;
    if (cameElsewhere(ground, name)) return undefined;
    if (isShown(ground, name)) {
      const shown = `"${name}" is on the page now.`;
      // What a field takes with Enter is stored, though the step only says that it is typed.
      return ground.verb === "type" && !ground.input.secondLook
        ? lookAgain(0.9, `${shown} It has yet to last.`)
        : verified(0.95, shown);
    }
    const { nodesAfter, input, effects, intent, diff } = ground;
    // What the site took may stay in the form that it was written in.
    const shown = ground.requests.stored.length > 0 ? [...nodesAfter.keys()] : (diff?.appeared ?? []);
    const isInField = shown.some((at) => sameValue(nodesAfter[at]?.value ?? "", name));
    const called = nameUnderKind(name, [input.after]) ?? name;
    const isAbsent = !isInField && timesShown(called, nodesAfter, input.after.lines) === 0;
    const isOpen = !input.secondLook || effects.related.length > 0 || isWhoseForm(ground, name);
    return isAbsent && intent.quoted.includes(name) && !isOpen
      ? refuted(0.8, `"${name}" is not on the page, also at a second look.`)
      : undefined;
  },
};

/** `Enter the title Warranty` with Enter, in the field `Add a column`. */
const entersNew = (ground: Ground): boolean =>
  ground.verb === "type" &&
  ground.fit.fit === "this" &&
  ground.action.pressesEnter &&
  ground.requests.stored.length > 0 &&
  /^\W{0,3}(?:add|new|create)(?!\p{L})/iu.test(ground.target.node?.name ?? "") &&
  valueIsAsked(ground);

/** `Write "moss" into the box and press Enter`: the field is empty for the next one, and one more entry came to a list, called just so. */
function isEntryOfField(ground: Ground): boolean {
  const { verb, fit, action, target, diff, nodesBefore, nodesAfter } = ground;
  const { value = "" } = action;
  if (verb !== "type" || fit.fit !== "this" || !action.pressesEnter || value.trim() === "") return false;
  if (isSearch(ground) || (target.after?.value ?? value) !== "" || !pageStays(ground)) return false;
  const come = (diff?.appeared ?? []).filter((at) => entryRoles.has(nodesAfter[at]?.role ?? ""));
  const [only = -1, ...more] = come;
  const isBeside = nodesBefore.some(
    (node, at) =>
      entryRoles.has(node.role) &&
      nodesAfter[diff?.match.toAfter[at] ?? -1]?.parent === nodesAfter[only]?.parent,
  );
  const isCalled = fold(nodesAfter[only]?.name ?? "") === fold(value);
  return isCalled && more.length === 0 && isBeside && saysValue(ground.intent, value);
}

/** A field that is pressed lists what can be chosen for it. */
const opensField = ({ action, target }: Ground): boolean =>
  action.clicks && (target.node?.role === "textbox" || target.node?.role === "combobox");

/** What is typed into a field that searches is looked for, and shown as that: nothing was added. */
const isLookedFor = (ground: Ground): boolean =>
  (ground.verb === "add" || ground.verb === "create") && ground.action.takesText && isSearch(ground);
const isSearch = ({ target }: Ground): boolean =>
  target.node?.inputType === "search" ||
  searching.test(`${target.node?.name ?? ""} ${target.node?.placeholder ?? ""}`);
const searching = /(?<!\p{L})(?:search|find|filter|look ?up)(?!\p{L})/iu;
/** Columns side by side, each with a field for something new: it was typed into the field of one, and another one holds it. */
function cameElsewhere({ target, action, diff, nodesBefore, nodesAfter }: Ground, name: string): boolean {
  const column = rowOf(nodesBefore, target.index);
  const columnAfter = diff?.match.toAfter[column] ?? -1;
  if (!action.takesText || column < 0 || columnAfter < 0) return false;
  const holds = (nodes: readonly SkeletonNode[], at: number): boolean =>
    [nodes[at], ...descendantsOf(nodes, at)].some((node) => containsPhrase(node?.name ?? "", name));
  const { role, parent } = nodesBefore[column] ?? {};
  return (
    !holds(nodesAfter, columnAfter) &&
    nodesBefore.some((node, at) => {
      const after = diff?.match.toAfter[at] ?? -1;
      const isBeside = at !== column && node.role === role && node.parent === parent;
      return isBeside && after >= 0 && !holds(nodesBefore, at) && holds(nodesAfter, after);
    })
  );
}

/** It is shown once more; or an entry bears it that came, where none did, and what was entered is told no longer by what it was entered under. */
const isShown = (ground: Ground, name: string): boolean =>
  (shownChange(ground, name) > 0 && !onlyStays(ground, name) && !isOffered(ground, name)) ||
  newFieldHolds(ground, name) ||
  (shownChange(ground, name) === 0 && (entryOfNameCame(ground, name) || calledJustCame(ground, name)));

/** `Rent Posted` is `Rent Reversed` now: an entry that reads otherwise bore the name before, whichever of the two reads like a report. */
function onlyStays({ diff, nodesBefore, nodesAfter }: Ground, name: string): boolean {
  const bears = (node: SkeletonNode | undefined): boolean => containsPhrase(node?.name ?? "", name);
  const [first, ...more] = [...nodesAfter.keys()].filter((at) => bears(nodesAfter[at]));
  return (
    first !== undefined &&
    more.every((at) => isWithin(nodesAfter, at, first)) &&
    entryRoles.has(nodesAfter[first]?.role ?? "") &&
    bears(nodesBefore[diff?.match.toBefore[first] ?? -1])
  );
}

/** The control unfolded a list, and all that bears the name can be chosen there. */
function isOffered({ diff, nodesAfter, target }: Ground, name: string): boolean {
  const opened = diff?.changed.find(({ after }) => after === target.afterIndex)?.statesAdded ?? [];
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  const named = come.filter((node) => containsPhrase(node.name, name));
  return opened.includes("expanded") && named.length > 0 && named.every(({ role }) => offers.has(role));
}
const offers: ReadonlySet<string> = new Set(["menuitem", "option"]);

/** Cards and titles that can be written over where they stand are fields: one came that holds the name, which only the field that it was entered in did before. */
function newFieldHolds(ground: Ground, name: string): boolean {
  const { diff, fit, nodesBefore, nodesAfter, requests, target, action } = ground;
  const holds = ({ role, value = "" }: SkeletonNode): boolean => role === "textbox" && sameValue(value, name);
  const isEntered =
    sameValue(action.value ?? "", name) || enteredValues(ground).some((value) => sameValue(value, name));
  const [came = -1, ...more] = [...nodesAfter.keys()].filter((at) => {
    const node = nodesAfter[at];
    return node !== undefined && holds(node) && !node.states.includes("hidden");
  });
  const form = formOf(ground);
  return (
    fit.fit === "this" &&
    requests.stored.length > 0 &&
    isEntered &&
    more.length === 0 &&
    came !== target.afterIndex &&
    (diff?.appeared ?? []).includes(came) &&
    !nodesBefore.some(
      (node, at) =>
        holds(node) &&
        at !== target.index &&
        !isWithin(nodesBefore, at, form) &&
        // The field that it was entered in, where no form is marked as one.
        !(
          form < 0 &&
          ground.intent.quoted.includes(name) &&
          (nodesAfter[diff?.match.toAfter[at] ?? -1]?.value ?? "").trim() === ""
        ),
    )
  );
}

/** `Click "Book" in "Spin class"`, `Click Edit in the section "Address"`: what is quoted says where the control is. */
const tellsWhere = ({ intent }: Ground, name: string): boolean =>
  intent.verb === "click" &&
  // Or it is the control itself, which came for the one that was pressed.
  (fold(pressedName(intent)) === fold(name) ||
    (intent.container !== undefined &&
      (containsPhrase(intent.container, name) || containsPhrase(name, intent.container))));

/** A text that was entered for the step, or one that came to a page which otherwise stayed: another page shows many things. */
function isOfThisAction(ground: Ground, name: string): boolean {
  if (
    sameValue(ground.action.value ?? "", name) ||
    enteredValues(ground).some((value) => sameValue(value, name))
  )
    return (
      ground.intent.quoted.includes(name) ||
      ground.action.value !== undefined ||
      formIsMeant(ground) ||
      isSaidAndSent(ground, name)
    );
  return pageStays(ground);
}

/** `Create the account ida` by the `OK` under a last question: the step says what was entered, the site took it, and the button went. */
const isSaidAndSent = ({ asSaid, requests, target, action }: Ground, name: string): boolean =>
  action.clicks &&
  /\p{L}{3}/u.test(name) &&
  requests.stored.length > 0 &&
  target.afterIndex < 0 &&
  containsPhrase(asSaid, name);

/** A dialog that opened and speaks of it asks about it first; not one that came up beside, where an entry of the page came with it. */
const isAsked = ({ diff, nodesAfter }: Ground, name: string): boolean => {
  const come = diff?.appeared ?? [];
  const speaks = (index: number): boolean => containsPhrase(nodesAfter[index]?.name ?? "", name);
  const dialogs = come.filter((index) => nodesAfter[index]?.role === "dialog");
  const isInDialog = (index: number): boolean => dialogs.some((one) => isWithin(nodesAfter, index, one));
  if (dialogs.length === 0) return false;
  if (come.some((index) => isInDialog(index) && speaks(index))) return true;
  const isListed = come.some(
    (index) => entryRoles.has(nodesAfter[index]?.role ?? "") && !isInDialog(index) && speaks(index),
  );
  return !isListed && (diff?.linesAdded ?? []).some((text) => containsPhrase(text, name));
};
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);
const adding: ReadonlySet<string> = new Set(["add", "create", "edit", "submit", "send"]);

/** The step leaves it to the goal what is entered, and the goal quotes something else. */
function goalSaysOther({ intent, input, target }: Ground, value: string): boolean {
  if (saysValue(intent, value) || containsPhrase(input.goal, value)) return false;
  const { quoted, value: wanted = "" } = readStepIntent(input.goal);
  // `Rename "Oak" to "Old oak"`: it is the new name that is entered.
  const told = (quoted.includes(wanted) ? [wanted] : quoted).filter((one) => one !== target.node?.name);
  return (
    told.length > 0 && !told.some((quote) => containsPhrase(quote, value) || containsPhrase(value, quote))
  );
}

/** A short number may come up by chance, unless the site was told it. */
const tells = (value: string, { requests }: Ground): boolean =>
  /\p{L}{2}|\d{3}/u.test(value) || (requests.stored.length > 0 && /\d/.test(value));

/** `Save "Room 12" at 62.10`: the number of a name is no other one that was to be entered. */
const beside = (ground: Ground): Ground => {
  const { intent } = ground;
  const without = (text: string): string =>
    intent.quoted.reduce((rest, quote) => rest.replace(quote, " "), text);
  return {
    ...ground,
    intent: { ...intent, object: without(intent.object), container: without(intent.container ?? "") },
  };
};

/** `Add Black Batman T-shirt to the cart`, by the button in its entry: the name in capitals that both the step and the entry say. */
function nameOfRow({ verb, fit, intent, action, nodesBefore, target }: Ground): string | undefined {
  const row = nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "";
  const [name, ...more] = intent.object.match(inCapitals) ?? [];
  const adds = /^\W*(?:add|buy|put|order)(?!\p{L})/iu.test(target.node?.name ?? "");
  const isAdded = verb === "add" && adds && fit.fit === "this" && action.clicks;
  if (isAdded && wordsOf(intent.object).length > 1 && containsPhrase(row, intent.object))
    return intent.object;
  return isAdded && name !== undefined && more.length === 0 && containsPhrase(row, name) ? name : undefined;
}
const inCapitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]+(?: [\p{Lu}\p{N}][\p{L}\p{N}'’-]*)+/gu;

/** What is to be shown: the quoted text, else what was typed, else what the form held. With several candidates the step does not say. */
function nameOf(ground: Ground): string | undefined {
  const { intent, action, verb } = ground;
  if (verb === "edit" && intent.value !== undefined && intent.quoted.includes(intent.value))
    return intent.value;
  if (intent.quoted.length === 1)
    return numbersAgree(beside(ground), enteredValues(ground)) ? intent.quoted[0] : undefined;
  if (intent.quoted.length > 1) return undefined;
  if (action.value !== undefined && action.value.trim() !== "")
    return tells(action.value, ground) &&
      valueIsAsked(ground) &&
      entersForStep(intent, action.value) &&
      !goalSaysOther(ground, action.value)
      ? action.value
      : undefined;
  const named = nameOfRow(ground);
  if (named !== undefined) return named;
  const entered = enteredValues(ground).filter((value) => tells(value, ground));
  if (!numbersAgree(ground, entered) || entersOtherName(ground, enteredValues(ground))) return undefined;
  // The day of today stands in many forms and lists.
  const isOwn = (value: string): boolean => !isDayOnly(value) || containsPhrase(ground.asSaid, value);
  // A field may be called like the thing that is made: a note has a title as well.
  const meant = verb === "add" || verb === "create" ? entered : valuesMeant(ground);
  const signed = signaturesIn(ground);
  const held = entered.filter((value) => !signed.includes(value));
  // What the goal gives word for word was not entered anywhere, and something else was.
  if (held.length === 1 && held.every((value) => goalSaysOther(ground, value))) return undefined;
  return held.find((value) => meant.includes(value) && isOwn(value) && isShown(ground, value));
}
