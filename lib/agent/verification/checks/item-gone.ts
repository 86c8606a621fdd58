import { isActionable } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { declining } from "@/lib/agent/domain/wording/question-answers";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { calledJust } from "@/lib/agent/snapshot/called-just";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { isListedWithout, isToldToDelete } from "@/lib/agent/verification/change/listed-without";
import { shownChange, timesShown } from "@/lib/agent/verification/change/named-change";
import { namedRowIsGone } from "@/lib/agent/verification/change/named-row-gone";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import {
  allAreGone,
  goneByAnswer,
  openEntryIsGone,
  otherIsGone,
} from "@/lib/agent/verification/change/taken-away";
import { isDeletedByMessage } from "@/lib/agent/verification/change/told-and-left";
import { type Check, type Decision, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import { entersForStep } from "@/lib/agent/verification/step/enters-for-step";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What the step takes away is gone, while the list or page that held it is still there. */
export const itemGone: Check = {
  name: "item-gone",
  applies: (ground) =>
    ground.diff !== undefined &&
    (ground.action.persistent || ground.requests.stored.length > 0 || tellsGone(ground)) &&
    entersForStep(ground.intent, ground.action.value) &&
    !leavesSome.test(ground.asSaid) &&
    (removing.has(ground.verb) || isMarkedAway(ground) || leavesByDeed(ground)),
  check(ground) {
    const { fit, intent, target, before, nodesBefore, nodesAfter, input, effects, verb } = ground;
    if (fit.fit === "other" || isTurned(ground)) return undefined;
    if (allAreGone(ground)) return afterAll(ground, "All there was is gone.");
    if (openEntryIsGone(ground)) return afterAll(ground, "What was open is gone from its list.");
    if (isDeletedByMessage(ground))
      return afterAll(ground, "The site says that it was deleted, and it is gone.");
    if (!pageStays(ground))
      return isDeleted(ground) || isDeletedBySocket(ground)
        ? verified(0.9, "The site deleted it, and left its page.")
        : undefined;
    if (input.secondLook && otherIsGone(ground))
      return refuted(0.85, "Something else than what is named is gone.");
    if (!removing.has(verb)) return rowIsGone(ground) ? verified(0.95, "Its row left the list.") : undefined;
    const [name] = intent.quoted;
    if (name !== undefined && isPressed(ground, name)) return undefined;
    if (name !== undefined && intent.quoted.length === 1 && fold(name) !== fold(target.node?.name ?? "")) {
      // A long row may be told in short, and its cells line by line.
      const linesBefore = before?.semanticSkeleton?.textDigest ?? [];
      const isShown =
        fold(target.node?.nearText ?? "") === fold(name) ||
        timesShown(name, nodesBefore, ownRowIsGone(ground) ? linesBefore : []) > 0;
      if (!isShown) return undefined;
      if (goneWithOthers(ground, name)) return undefined;
      const isGone = entryIsGone(ground, name) ?? shownChange(ground, name) < 0;
      if (isGone) return verified(0.95, `"${name}" is gone.`);
      const stays = timesShown(name, nodesAfter, input.after.lines) > 0;
      return input.secondLook && stays && effects.related.length === 0
        ? refuted(0.8, `"${name}" is still there.`)
        : undefined;
    }
    if (rowIsGone(ground) && !wantsMoreGone(ground))
      return tellsGone(ground) ? afterAll(ground, "Its row is gone.") : verified(0.95, "Its row is gone.");
    if (namedRowIsGone(ground)) return afterAll(ground, "Its row is gone, and only that.");
    if (goneByAnswer(ground)) return verified(0.95, "What was asked about is gone, and only that.");
    return marksAreGone(ground) ? verified(0.95, "What was marked is gone, and only that.") : undefined;
  },
};

/** `Reduce the cups from 3 to 2`: two of them are to stay. */
const leavesSome = /^(?:reduce|lower|decrease|cut)(?!\p{L}).{1,80}\b(?:to|by) [1-9]\d{0,4}(?![\p{L}\d])/iu;

/** A site that deletes by a link says so, where no request tells that something was stored. */
const tellsGone = ({ alerts, requests }: Ground): boolean =>
  requests.stored.length === 0 && alerts.some(({ tone }) => tone === "success");

/** `Press "Delete list"`: that is what the command is called, and its menu shuts whatever becomes of the list. */
const isPressed = ({ intent }: Ground, name: string): boolean =>
  intent.verb === "click" && fold(intent.object) === fold(name);

/** A tab or a box that was turned over, with which nothing was stored, shows others instead. */
const isTurned = ({ target, requests }: Ground): boolean =>
  requests.stored.length === 0 && turning.has(target.node?.role ?? "");
const turning: ReadonlySet<string> = new Set(["tab", "radio", "switch"]);

/** One was to go, and several others of its list went as well: another list is shown. */
function goneWithOthers({ nodesBefore, diff, requests }: Ground, name: string): boolean {
  const isGone = (at: number): boolean => diff?.match.toAfter[at] === -1;
  const own = [...nodesBefore.keys()].find(
    (at) => isRow(nodesBefore[at]) && isGone(at) && containsPhrase(nodesBefore[at]?.name ?? "", name),
  );
  if (own === undefined || requests.stored.length > 0) return false;
  const { role, parent } = nodesBefore[own] ?? {};
  const others = [...nodesBefore.keys()].filter(
    (at) => at !== own && isGone(at) && nodesBefore[at]?.role === role && nodesBefore[at]?.parent === parent,
  );
  return (
    others.length >= fewOthers && !others.every((at) => containsPhrase(nodesBefore[at]?.name ?? "", name))
  );
}
const fewOthers = 2;

/** What is pressed may be a link to nowhere, of which nobody would think that its effect has to last. */
const afterAll = ({ input }: Ground, reason: string): Decision =>
  input.secondLook ? verified(0.95, reason) : lookAgain(0.9, `${reason} It has yet to last.`);

/** The site was told to delete something and did, and the page of it gave way to another one, which does not show what the step calls it by. */
const isDeleted = (ground: Ground): boolean => {
  const { verb, fit, intent, target, requests, observed, kindAfter, nodesAfter, input } = ground;
  return (
    verb === "remove" &&
    fit.fit === "this" &&
    intent.quoted.every(
      (name) =>
        containsPhrase(selfNameBefore(ground), name) && timesShown(name, nodesAfter, input.after.lines) === 0,
    ) &&
    (intent.quoted.length > 0 || wasItsPage(ground)) &&
    target.afterIndex < 0 &&
    kindAfter === "ordinary" &&
    observed !== undefined &&
    isPlaceChange(observed.urlChange, true) &&
    requests.refused.length + requests.lost.length === 0 &&
    (isToldToDelete(requests.stored) || isListedWithout(ground))
  );
};

/** What goes over a socket is told by no request: the site says that it was deleted, and the entry that the page was headed by left the list that goes on. */
function isDeletedBySocket(ground: Ground): boolean {
  const { verb, fit, intent, target, alerts, requests, nodesBefore, nodesAfter, diff } = ground;
  if (verb !== "remove" || fit.fit !== "this" || requests.refused.length + requests.lost.length > 0)
    return false;
  const isTold = alerts.some(({ tone, text }) => tone === "success" && rootsOf(text).has(rootOf("delete")));
  const headings = nodesBefore.flatMap(({ role, name }) => (role === "heading" && name !== "" ? [name] : []));
  const bearing = [...nodesBefore.keys()].filter(
    (at) =>
      isRow(nodesBefore[at]) &&
      headings.some((name) => fold(nodesBefore[at]?.name ?? "").endsWith(fold(name))),
  );
  const [own, ...more] = bearing;
  const { role, parent = -1, name = "" } = nodesBefore[own ?? -1] ?? {};
  const list = nodesBefore.filter((node) => node.role === role && node.parent === parent);
  const control = rootsOf(target.node?.name ?? "");
  const named = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].map(rootOf);
  const isMeant = named.every((word) => control.has(word) || rootsOf(name).has(word));
  return (
    isTold &&
    isMeant &&
    own !== undefined &&
    more.length === 0 &&
    list.length > 1 &&
    diff?.match.toAfter[own] === -1 &&
    (diff?.match.toAfter[parent] ?? -1) >= 0 &&
    !nodesAfter.some((node) => isRow(node) && fold(node.name) === fold(name))
  );
}

/** `Delete the user Grace Hill`: the page was called by the whole name, and nothing that came up is. */
function wasItsPage(ground: Ground): boolean {
  const control = rootsOf(ground.target.node?.name ?? "");
  const names = properNames(ground.intent)
    .map(rootOf)
    .filter((word) => !control.has(word));
  const isCalled = (text: string): boolean => {
    const words = rootsOf(text);
    return names.every((name) => words.has(name));
  };
  const shown = [selfNameBefore(ground), ...ground.nodesBefore.map(({ value = "" }) => value)];
  const isListed = readStepIntent(ground.input.goal).quoted.some(
    (quote) =>
      shown.some((text) => containsPhrase(text, quote)) &&
      timesShown(quote, ground.nodesAfter, ground.input.after.lines) > 0,
  );
  if (isListed) return false;
  return (
    names.length === 0 ||
    (isCalled(shown.join("\n")) && !ground.nodesAfter.some(({ name }) => isCalled(name)))
  );
}

/** Where an entry was called just so before: whether there is one less of them now. `Orion Mobile` is not `Orion`. */
function entryIsGone(
  { nodesBefore, nodesAfter, before, input, diff, target }: Ground,
  name: string,
): boolean | undefined {
  // The entry is there still, called a little otherwise.
  const own = rowOf(nodesBefore, target.index);
  const stays = nodesAfter[diff?.match.toAfter[own] ?? -1];
  const was = nodesBefore[own];
  if (stays && was && stays.name !== was.name && [stays, was].every((row) => containsPhrase(row.name, name)))
    return false;
  const linesBefore = before?.semanticSkeleton?.textDigest ?? [];
  const then = calledJust(name, nodesBefore.filter(isRow), linesBefore).length;
  const now = calledJust(name, nodesAfter.filter(isRow), input.after.lines).length;
  // The last entry that is left may no longer be known as one of a list.
  const shown = linesOfName(name, input.after.lines);
  const isLeft = now === 0 && shown > 0 && shown >= linesOfName(name, linesBefore);
  return then > 0 ? now < then && !isLeft : undefined;
}

/** Lines that are just this name. */
const linesOfName = (name: string, lines: readonly string[]): number =>
  lines.filter((line) => fold(line) === fold(name)).length;

const ownRowIsGone = ({ target, nodesBefore, diff }: Ground): boolean => {
  const row = rowOf(nodesBefore, target.index);
  return row >= 0 && nodesBefore[row]?.role === "row" && diff?.match.toAfter[row] === -1;
};

function rowIsGone({ fit, target, nodesBefore, diff, requests, input }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  if (fit.fit !== "this" || row < 0 || diff?.match.toAfter[row] !== -1) return false;
  const text = fold(nodesBefore[row]?.name ?? "");
  if (text.length >= longText && input.after.lines.some((line) => fold(line).startsWith(text))) return false;
  return (
    !isQuestion(nodesBefore, row) || requests.stored.some(({ method }) => method.toUpperCase() === "DELETE")
  );
}

/** `Delete the two ticked contacts`, and one of the list is gone. */
function wantsMoreGone({ asSaid, diff, nodesBefore, target }: Ground): boolean {
  const [, said = ""] = several.exec(asSaid) ?? [];
  const own = nodesBefore[rowOf(nodesBefore, target.index)];
  const gone = (diff?.disappeared ?? []).filter(
    (at) => nodesBefore[at]?.role === own?.role && nodesBefore[at]?.parent === own?.parent,
  );
  return said !== "" && gone.length < 2;
}
const several =
  /^\p{L}+ (?:the |these |those |my |all )?(both|two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?:\p{Ll}+ ){0,2}\p{Ll}+s(?!\p{L})/iu;

/** Characters from which a text is told by itself. */
const longText = 20;

/** `Are you sure? … Cancel | Delete` is no entry: it goes whatever is answered. */
const isQuestion = (nodes: Ground["nodesBefore"], row: number): boolean =>
  /^[^.!?]{1,120}\?/.test(nodes[row]?.name ?? "") &&
  descendantsOf(nodes, row).some((node) => isActionable(node) && declining.test(node.name.trim()));

/** "Mark it as done": in a list of what is still to do the row goes, once the server was told, by a control that says the same. */
function isMarkedAway({ verb, input, target, requests }: Ground): boolean {
  const asked = input.step?.description ?? input.action.stepDescription ?? input.goal;
  const state = verb === "check" ? /\bas (?:an? )?(\p{L}+)\.?$/iu.exec(asked.trim())?.[1] : undefined;
  if (state === undefined || requests.stored.length === 0) return false;
  const own = `${target.node?.name ?? ""} ${target.node?.description ?? ""}`;
  return rootsOf(own).has(rootOf(fold(state)));
}

/** What an entry leaves the list for, with the control that is called after it. */
const leaving =
  /^(?:restore|recover|unarchive|snooze|postpone|complete|resolve|approve|decline|accept|reject|deny|hide|withdraw|save for later)(?!\p{L})/iu;
/** `Restore the plan` by `Restore`: the entry leaves the list of what was thrown away, once the server was told. */
function leavesByDeed({ asSaid, target, requests }: Ground): boolean {
  const [, first = ""] = /^(\p{L}+)/u.exec(leaving.exec(target.node?.name.trim() ?? "")?.[0] ?? "") ?? [];
  return first !== "" && requests.stored.length > 0 && rootsOf(asSaid).has(rootOf(fold(first)));
}

/** Words by which a step speaks of all items in a state instead of naming them, and the states that say so. */
const marks: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:selected|checked|ticked|marked)\b/i, /^\.?(?:is-|has-)?(?:selected|checked|marked)$/],
  [/\b(?:completed?|done|finished)\b/i, /^\.?(?:is-|has-)?(?:completed?|done|finished|checked)$/],
  [/\b(?:starred|flagged)\b/i, /^\.?(?:is-|has-)?(?:starred|flagged)$/],
];

/** Every item that was marked is gone, and no other, and what the step quotes is of them. */
function marksAreGone(ground: Ground): boolean {
  const { intent, nodesBefore, diff } = ground;
  const states = marks.find(([words]) => words.test(intent.object))?.[1];
  if (!states) return false;
  const marked = new Set<number>();
  nodesBefore.forEach((node, index) => {
    if (!node.states.some((state) => states.test(state))) return;
    const row = isRow(node) ? index : rowOf(nodesBefore, index);
    if (row >= 0) marked.add(row);
  });
  // What went of another list, as of the numbers of pages, was not marked by its box.
  const lists = new Set([...marked].map((index) => nodesBefore[index]?.parent));
  const gone = new Set(
    diff?.disappeared.filter((index) => isRow(nodesBefore[index]) && lists.has(nodesBefore[index]?.parent)) ??
      [],
  );
  const areNamed = intent.quoted.every((name) =>
    [...gone].some((index) => containsPhrase(nodesBefore[index]?.name ?? "", name)),
  );
  return (
    areNamed &&
    marked.size > 0 &&
    [...marked].every((index) => gone.has(index)) &&
    [...gone].every((index) => marked.has(index))
  );
}

const isRow = (node: { role: string } | undefined): boolean => node?.role === "item" || node?.role === "row";

const removing: ReadonlySet<string> = new Set(["remove", "archive", "clear"]);
