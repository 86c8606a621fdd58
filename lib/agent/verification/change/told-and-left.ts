import { monthWord } from "@/lib/agent/domain/dates/months";
import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { saysDone } from "./done-names";
import { isPageOfNames } from "./is-page-of-names";
import { pageStays } from "./page-change";

/** `Invoice approved 26 Nov 2026 08:59 pm`: on the page of the thing, a new line of what was done to it, and when. */
export function isLogged(ground: Ground): boolean {
  const { diff, nodesAfter, alerts, fit, nodesBefore, target } = ground;
  const isMeant =
    fit.fit === "this" ||
    (fit.fit === "unclear" &&
      nodesBefore[formOf(ground)]?.role === "dialog" &&
      affirming.test(target.node?.name ?? ""));
  // What is made says itself when that was: it may be another one than was wanted.
  if (
    making.has(ground.verb) ||
    !isMeant ||
    !pageStays(ground) ||
    alerts.some(({ tone }) => tone === "error")
  )
    return false;
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  const isToldOfNow = come.some(
    ({ role, name }) =>
      entryRoles.has(role) && when.test(name) && saysDone(ground, name.replace(beforeDigit, " ")),
  );
  return isToldOfNow && isPageOfNames(ground);
}
const making: ReadonlySet<string> = new Set(["create", "add"]);
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);
/** A day with its month, or a time. `approved26` is written together where the page draws them apart. */
const when = new RegExp(
  `${monthWord}(?!\\p{L})[.,]? ?\\d|\\d ?${monthWord}(?!\\p{L})|\\d{1,2}:\\d{2}|just now`,
  "iu",
);
const beforeDigit = /(?<=\p{L})(?=\d)/gu;

/** The site said by the step's word, or by that of the control, that it was done, and the page that stays has one entry less: it is the one meant. `isEntryNamed`: the one that the step names. */
export function isToldAndLeft(ground: Ground, isEntryNamed: (at: number) => boolean): boolean {
  const { diff, nodesBefore, alerts, target } = ground;
  const deeds = wordsOf(target.node?.name ?? "")
    .slice(0, 1)
    .filter((word) => word.length >= shortestDeed);
  const done = new Set(deeds.flatMap(pastForms));
  const isTold = alerts.some(
    ({ tone, text }) =>
      tone !== "error" && (saysDone(ground, text) || wordsOf(text).some((word) => done.has(word))),
  );
  if (
    !isTold ||
    takingBack.test(ground.asSaid) ||
    !pageStays(ground) ||
    alerts.some(({ tone }) => tone === "error")
  )
    return false;
  const gone = (diff?.disappeared ?? []).filter(
    (at) =>
      entryRoles.has(nodesBefore[at]?.role ?? "") &&
      (diff?.match.toAfter[nodesBefore[at]?.parent ?? -1] ?? 0) >= 0,
  );
  const [only = -1, ...more] = gone;
  return only >= 0 && more.length === 0 && isEntryNamed(only);
}
const shortestDeed = 3;
/** `Undo the deletion` by `Delete`: its message says the reverse. */
const takingBack =
  /^\P{L}*(?:undo|redo|revert|restore|(?:take|bring|get|put) .{1,60} back|(?:take|bring|get) back)(?!\p{L})/iu;

/**
 * The site took it, says that it was deleted by all names that the step gives, and nothing but that message bears them any more: `The partner “Quayside Prints”
 * was deleted successfully`, on the list that came for the question.
 */
export function isDeletedByMessage(ground: Ground): boolean {
  const { verb, fit, target, intent, requests, alerts, nodesAfter } = ground;
  const names = [...new Set([...properNames(intent), ...intent.quoted.flatMap(wordsOf)])];
  const isMeant = fit.fit === "this" || affirming.test(target.node?.name.trim() ?? "");
  if (verb !== "remove" || names.length === 0 || !isMeant || requests.stored.length === 0) return false;
  if (requests.refused.length + requests.lost.length > 0) return false;
  const bears = (text: string): boolean => {
    const words = new Set(wordsOf(text));
    return names.every((name) => words.has(name));
  };
  const isMessage = ({ role }: { role: string }): boolean => role === "alert" || role === "status";
  const told = alerts.filter(
    ({ tone, text }) => tone === "success" && bears(text) && deleted.test(text) && !isDenied(text, "deleted"),
  );
  const isLeft = nodesAfter.some(
    (node) => !isMessage(node) && bears(node.name) && !told.some(({ text }) => text.includes(node.name)),
  );
  return told.length > 0 && !isLeft;
}
const deleted = /(?<!\p{L})(?:deleted|removed|discarded|erased)(?!\p{L})/iu;
