import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { apologizes } from "@/lib/agent/snapshot/alert-tone";
import { descendantsOf, isWithin, textWithin } from "@/lib/agent/snapshot/node-tree";
import { isListedStill } from "@/lib/agent/verification/change/listed-still";
import { namedChange, shownChange } from "@/lib/agent/verification/change/named-change";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { isAskedOfOther } from "@/lib/agent/verification/change/taken-away";
import { isToldAsKept } from "@/lib/agent/verification/change/told-as-kept";
import {
  choiceTookOn,
  fieldTookOn,
  isCountedWhereDone,
  isHeadedAsDone,
  isToldByName,
  rowTookOn,
} from "@/lib/agent/verification/change/told-of-form";
import { type Check, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { isEmptyPlace } from "@/lib/agent/verification/page/empty-place";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import {
  enteredValues,
  entersOtherName,
  formIsLeft,
  formIsMeant,
  formOf,
  isDayOnly,
  numbersAgree,
  signaturesIn,
} from "@/lib/agent/verification/page/form-state";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import { mentions, objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The form or dialog closed without an objection, and what was entered shows up outside of it or the site took a request for it. */
export const formSubmitted: Check = {
  name: "form-submitted",
  applies: ({ verb, fit, action, diff }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    action.persistent &&
    finishing.has(verb) &&
    (action.clicks || action.pressesEnter),
  check(ground) {
    if (formOf(ground) < 0 || !formIsLeft(ground) || isDismissal(ground)) return undefined;
    const entered = enteredValues(ground);
    if (!formIsMeant(ground) && !showsQuoted(ground, entered)) return undefined;
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const [named] = ground.intent.quoted;
    if (
      named !== undefined &&
      !entered.some((value) => sameValue(value, named)) &&
      !isJoinedFrom(entered, named) &&
      namedChange(ground) === "none"
    )
      return undefined;
    if (!numbersAgree(ground, entered) || entersOtherName(ground, entered)) return undefined;
    const signed = signaturesIn(ground);
    // What was to be removed, and is shown on the page that came, is there still.
    const shown =
      ground.verb === "remove"
        ? undefined
        : askedOf(ground, entered).find(
            (value) => !isDayOnly(value) && !signed.includes(value) && shownChange(ground, value) > 0,
          );
    if (shown !== undefined && !lacksWanted(ground, entered, shown))
      return verified(0.95, `The form is done, and "${shown.slice(0, 60)}" is on the page.`);
    if (isToldByName(ground)) return verified(0.9, "The site took it, and says so of what the step names.");
    if (isCountedWhereDone(ground, entered))
      return verified(0.9, "The form is done, and what is kept of such counts one more.");
    if (fieldTookOn(ground, entered))
      return verified(0.95, "The form is done, and a field of the page holds what it held.");
    if (isHeadedAsDone(ground, entered))
      return verified(0.95, "The site took it, and the page that came is headed by what was done.");
    if (rowTookOn(ground, entered))
      return verified(0.95, "The form is done, and the entry reads as the form had it.");
    if (isToldAsKept(ground, entered))
      return verified(0.9, "The form is done, and the site says that it keeps what it held.");
    if (choiceTookOn(ground))
      return verified(0.95, "The form is done, and the page says at its label what was chosen in it.");
    if (isShownAtLabel(ground)) return verified(0.95, "The form is done, and its value is at the label.");
    if (
      entered.length > 0 ||
      hasEmptyFields(ground) ||
      ground.requests.stored.length === 0 ||
      !changedOutside(ground) ||
      tookOtherValue(ground)
    )
      return undefined;
    if (
      (ground.verb === "remove" || removal.test(ground.asSaid)) &&
      (!namedRowIsGone(ground) || isListedStill(ground) || isAskedOfOther(ground))
    )
      return undefined;
    if (!pageStays(ground) && isEmptyPlace(ground)) return undefined;
    const isOwn = (line: string): boolean => entered.some((value) => containsPhrase(line, value));
    if (ground.diff?.linesAdded.some((line) => apologizes(line) && !isOwn(line))) return undefined;
    return verified(0.95, "The form is done, the site took it, and the page shows a change.");
  },
};

/** `Save the title "Concerts"`: another value of the form, which is on every page, tells nothing of that one. */
function askedOf({ asSaid, input }: Ground, entered: readonly string[]): readonly string[] {
  const asked = entered.filter(
    (value) => value.trim().length >= shortestAsked && containsPhrase(asSaid, value),
  );
  const wanted =
    asked.length > 0 || !input.isLastStep
      ? asked
      : entered.filter((value) => value.trim().length >= shortestAsked && containsPhrase(input.goal, value));
  return wanted.length > 0 ? wanted : entered;
}
const shortestAsked = 3;
const removal = /(?<!\p{L})(?:deletion|removal)(?!\p{L})/iu;

/** `Ida Falk`, entered as a first and a last name. */
const isJoinedFrom = (entered: readonly string[], named: string): boolean =>
  entered.some((first) => entered.some((last) => sameValue(`${first} ${last}`, named)));

/** `Set the company of Ida to Northwind`: that came to no place, whatever else of the form is there. */
function lacksWanted(ground: Ground, entered: readonly string[], shown: string): boolean {
  const { value: wanted } = readStepIntent(ground.input.goal);
  return (
    wanted !== undefined &&
    !sameValue(shown, wanted) &&
    entered.some((value) => sameValue(value, wanted)) &&
    shownChange(ground, wanted) <= 0
  );
}

/** Whatever the form is called: it held a text that the step gives word for word, and that came to the page when the form went. */
const showsQuoted = (ground: Ground, entered: readonly string[]): boolean =>
  ground.intent.quoted.some(
    (quote) => entered.some((value) => sameValue(value, quote)) && shownChange(ground, quote) > 0,
  );

/** A value that is too short to be looked for by itself: the site took it, and it stands at the label by which the step and its field call it. */
function isShownAtLabel(ground: Ground): boolean {
  const { nodesBefore, nodesAfter, before, input, intent, requests } = ground;
  const object = objectRoots(intent).filter((word) => !/^[\d.,]+$/u.test(word));
  if (requests.stored.length === 0 || object.length === 0) return false;
  const earlier = before?.semanticSkeleton?.textDigest ?? [];
  return descendantsOf(nodesBefore, formOf(ground)).some(({ role, name, nearText = "", value = "" }) => {
    const label = name || nearText;
    const words = rootsOf(label);
    if (role !== "textbox" || value.trim() === "" || !object.every((word) => words.has(word))) return false;
    if (isOtherNumber(value, `${intent.value ?? ""} ${intent.object}`)) return false;
    const told = inWords(`${label} ${value}`);
    const says = (nodes: readonly SkeletonNode[], lines: readonly string[]): boolean =>
      nodes.some((node) => entryRoles.has(node.role) && inWords(node.name) === told) ||
      lines.some(
        (line, at) => inWords(line) === inWords(label) && inWords(lines[at + 1] ?? "") === inWords(value),
      );
    return says(nodesAfter, input.after.lines) && !says(nodesBefore, earlier);
  });
}
/** A short number is looked for by no other rule. */
const isOtherNumber = (value: string, wanted: string): boolean =>
  /^-?[\d.,]+$/u.test(value.trim()) &&
  /-?\d/u.test(wanted) &&
  !(wanted.match(/-?\d[\d.,]*/gu) ?? []).some((number) => sameValue(number, value.trim()));
const inWords = (text: string): string => wordsOf(text).join(" ");

/** Where rows go by what the step names, one of those is gone and the list is not; where none does, some entry is gone, or the page of one, or a message speaks of it. */
function namedRowIsGone({ nodesBefore, nodesAfter, diff, intent, observed, alerts }: Ground): boolean {
  const letters = (name = ""): string => name.replace(/[\d\s]+/g, "");
  // `Drafts 3` counts the entries, and is none.
  const counts = (index: number): boolean => {
    const [was, is] = [nodesBefore[index], nodesAfter[diff?.match.toAfter[index] ?? -1]];
    return is !== undefined && was?.name !== is.name && letters(was?.name) === letters(is.name);
  };
  const rows = [...nodesBefore.keys()].filter(
    (index) => entryRoles.has(nodesBefore[index]?.role ?? "") && !counts(index),
  );
  const isGone = (index: number): boolean => diff?.match.toAfter[index] === -1;
  const names = properNames(intent);
  const called = rows.filter((index) => {
    const words = wordsOf(nodesBefore[index]?.name ?? "");
    return names.length > 1 && names.every((name) => words.includes(name));
  });
  // Any row may have a word of the step, as `Cancel` of `the cancellation`; only some bear the whole name that it says.
  const named =
    called.length > 0 ? called : rows.filter((index) => mentions(nodesBefore[index]?.name ?? "", intent));
  const isTold = alerts.some(({ tone, text }) => tone === "success" && mentions(text, intent));
  const gone = rows.filter(isGone);
  // With most of the entries the list itself went.
  const isListThere = gone.length <= 2 || gone.length * 2 < rows.length;
  if (named.length > 0) return isListThere && named.some(isGone);
  return observed?.urlChange !== "none" || (isListThere && gone.length > 0) || isTold;
}

const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);

/** Steps that a form is sent for. */
const finishing: ReadonlySet<string> = new Set([
  "submit",
  "create",
  "add",
  "edit",
  "send",
  "remove",
  "upload",
  "move",
]);

/** A form with text fields of which none was filled proves nothing by going away. */
const hasEmptyFields = (ground: Ground): boolean =>
  descendantsOf(ground.nodesBefore, formOf(ground)).some(({ role }) => role === "textbox");

/** `Save the category Telehealth for "Follow-Up"`, and an entry took on `Annual Exam`: a name of the step stands neither in the form nor in the entry, and did not come. */
function tookOtherValue(ground: Ground): boolean {
  const { diff, nodesBefore, nodesAfter, intent } = ground;
  const entries = (diff?.changed ?? []).filter(
    ({ before, name }) => name !== undefined && entryRoles.has(nodesBefore[before]?.role ?? ""),
  );
  const there = rootsOf(
    [
      textWithin(nodesBefore, formOf(ground)),
      selfNameBefore(ground),
      ...entries.flatMap(({ before, after }) => [
        textWithin(nodesBefore, before),
        textWithin(nodesAfter, after),
      ]),
      ...(diff?.linesAdded ?? []),
    ].join("\n"),
  );
  return entries.length > 0 && properNames(intent).some((name) => !there.has(rootOf(name)));
}

const isDismissal = ({ target }: Ground): boolean =>
  /^(?:cancel|close|dismiss|back|no|×|x|✕|✖|abbrechen|annuler|cancelar|annulla|отмена|取消|キャンセル|إلغاء)$/i.test(
    target.node?.name.trim() ?? "",
  );

/** Wrappers of the form go with it. */
const wrapping: ReadonlySet<string> = new Set(["region", "dialog", "form"]);

/** Something that was not part of the form came, went or changed. */
function changedOutside({ effects, nodesBefore, nodesAfter, ...ground }: Ground): boolean {
  const form = formOf({ effects, nodesBefore, nodesAfter, ...ground });
  return [...effects.related, ...effects.elsewhere].some(({ kind, beforeIndex, afterIndex }) => {
    const node = nodesBefore[beforeIndex ?? -1] ?? nodesAfter[afterIndex ?? -1];
    if (!node || kind === "focus_changed") return false;
    // Another dialog, over which this one asked, is no wrapper of it.
    const isOther =
      node.role === "dialog" && beforeIndex !== undefined && !isWithin(nodesBefore, form, beforeIndex);
    if (wrapping.has(node.role) && !isOther) return false;
    return beforeIndex === undefined || !isWithin(nodesBefore, beforeIndex, form);
  });
}
