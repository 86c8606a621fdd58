import { isActionable, isField } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { cutEnding, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { isPageOfNames } from "./is-page-of-names";
import { pageStays } from "./page-change";

/**
 * On the page of one thing its state is a word: `Requested` became `Cancelled`, or a message says so. The one control that offered it is gone or offers something
 * else, and the page bears all names that the step gives. Where something there said so before, it was the control itself that turned.
 */
export function isToldOnPage(ground: Ground): boolean {
  const { diff, before, alerts } = ground;
  if (!diff || !pageStays(ground) || !isMeant(ground)) return false;
  if (alerts.some(({ tone }) => tone === "error")) return false;
  const deed = deedIn(ground);
  // What goes on and was stopped may be called `Cancelled`; to `Finished`, `Aborted` or `Killed` it comes by itself as well.
  const past = deed.endsWith("ing") ? [`${deed.slice(0, -3)}ed`] : pastForms(deed);
  const done = deed === "stop" ? [...past, ...pastForms("cancel")] : past;
  const says = (line: string): boolean =>
    done.some((word) => wordsOf(line).includes(word) && !isDenied(line, word));
  const told = diff.linesAdded.filter((line) => wordsOf(badgeOf(line)).length === 1 && says(badgeOf(line)));
  const earlier = (before?.semanticSkeleton?.textDigest ?? []).some(
    (line) => wordsOf(line).length <= badgeWords && says(line),
  );
  // A part of it may say the same, as its log does.
  const isOne = told.length === 1 || (new Set(told.map(fold)).size === 1 && hasTurned(ground));
  const isTold = isOne && !isMessage(ground, told[0] ?? "") && (!earlier || hasTurned(ground));
  if (!isTold && !(hasTurned(ground) && isToldByMessage(ground, says))) return false;
  return isOfferGone(ground, deed) && isPageOfNames(ground);
}
const badgeWords = 3;
/** `Closed · opened 3 days ago by Ida`: the state stands before the first sign. */
const badgeOf = (line: string): string => line.split(/\s[·•|–—-]\s/u)[0] ?? line;

/** The control that was pressed is gone, or offers something else. */
const hasTurned = ({ target, requests }: Ground): boolean =>
  requests.stored.length > 0 &&
  target.index >= 0 &&
  (target.after === undefined || wordsOf(target.after.name)[0] !== wordsOf(target.node?.name ?? "")[0]);

/** A message that is none of success by its look has to be borne out by the page: something else that the step speaks of reads otherwise. */
const isToldByMessage = (ground: Ground, says: (text: string) => boolean): boolean =>
  ground.alerts.some(
    ({ tone, text }) => (tone === "success" || (tone === "info" && isBorneOut(ground))) && says(text),
  );

const isBorneOut = ({ effects, target }: Ground): boolean =>
  effects.related.some(
    ({ kind, beforeIndex }) =>
      (kind === "name_changed" || kind === "value_changed" || kind === "element_disappeared") &&
      beforeIndex !== undefined &&
      beforeIndex !== target.index,
  );

/** The control that the step names, or the answer to a question about it. */
const isMeant = (ground: Ground): boolean =>
  ground.fit.fit === "this" ||
  (ground.nodesBefore[formOf(ground)]?.role === "dialog" && affirming.test(ground.target.node?.name ?? ""));

const confirming = /^(?:confirm|agree|consent|approve|accept)$/;
/** `Confirm voiding the invoice` voids it. */
function deedIn({ intent }: Ground): string {
  const [first = "", second = ""] = intent.words.map(fold);
  return confirming.test(first) && (second.endsWith("ing") || startsWithVerb(second)) ? second : first;
}

const isMessage = ({ nodesAfter }: Ground, line: string): boolean =>
  nodesAfter.some(({ role, name }) => (role === "alert" || role === "status") && name.includes(line));

/** `Decline`, or `Mark as Declined`. */
function offersDeed(name: string, deed: string): boolean {
  const [first = "", ...more] = wordsOf(name);
  return (
    cutEnding(first) === cutEnding(deed) ||
    (marking.test(name) && pastForms(deed).includes(more.at(-1) ?? ""))
  );
}
const marking = /^(?:mark|set) (?:it )?(?:as|to) \p{L}+$/iu;

/** Where several things could have it done to them, the word may be of another one. */
function isOfferGone(ground: Ground, deed: string): boolean {
  const { nodesBefore, diff } = ground;
  const around = formOf(ground);
  // A form with nothing to fill in is only drawn around its button.
  const isAsked =
    nodesBefore[around]?.role === "dialog" ||
    descendantsOf(nodesBefore, around).some((node) => isField(node));
  const form = isAsked ? around : -1;
  const offers = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    const isInForm = form >= 0 && isWithin(nodesBefore, at, form);
    return node !== undefined && isActionable(node) && !isInForm && offersDeed(node.name, deed);
  });
  const [only = -1] = offers;
  const isTurned = only === ground.target.index && hasTurned(ground);
  return offers.length === 1 && (isTurned || diff?.match.toAfter[only] === -1);
}
