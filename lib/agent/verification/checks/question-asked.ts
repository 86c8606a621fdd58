import { isField } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameBefore } from "@/lib/agent/verification/page/place";

/** Something is to be taken away, and the next step is to say yes to it: the question came up, with the thing still there and nothing stored. */
export const questionAsked: Check = {
  name: "question-asked",
  applies: ({ verb, fit, action, diff, input, asSaid, target }) =>
    diff !== undefined &&
    (verb === "remove" || verb === "clear" || verb === "unknown") &&
    // Of signs without a name in one entry, the question that came tells which it was.
    (fit.fit === "this" || (fit.fit === "unclear" && target.node?.name === "")) &&
    action.clicks &&
    !input.isLastStep &&
    (isYes(input.nextStep ?? "") || asksFor.test(asSaid)),
  check(ground) {
    const { requests, target, intent, nodesBefore, asSaid } = ground;
    const names = [...intent.quoted.flatMap(wordsOf), ...properNames(intent)];
    const row = nodesBefore[rowOf(nodesBefore, target.index)];
    const own = new Set(wordsOf(`${row?.name ?? ""} ${target.node?.name ?? ""} ${selfNameBefore(ground)}`));
    // What is meant is told by the entry of the control, or it is what the page is about.
    const isOpenOne = names.length === 0 && asksFor.test(asSaid) && ofThis.test(asSaid);
    if (!isOpenOne && (names.length === 0 || !names.every((word) => own.has(word)))) return undefined;
    if (requests.stored.length + requests.refused.length > 0) return undefined;
    const page = questionPage(ground, [...names, ...wordsOf(asSaid).filter((word) => /\d/u.test(word))]);
    if (page !== undefined) return verified(0.9, `A page asks first: "${page.slice(0, 80)}"`);
    if (entryIsLost(ground)) return undefined;
    const asked = questionOf(ground);
    const isAnswer =
      asked !== undefined &&
      (ofThis.test(asked.question) ||
        speaks(asked.all, names) ||
        asked.isAlone ||
        asksOfCommand(asked.question, ground));
    return isAnswer ? verified(0.9, `It is asked first: "${asked.question.slice(0, 80)}"`) : undefined;
  },
};

/** `Click "Clear list"`: the step says no more than what the control is called, and the question speaks of what that is about. */
function asksOfCommand(question: string, { intent, target }: Ground): boolean {
  const [said = intent.object, ...more] = intent.quoted;
  const name = target.node?.name ?? "";
  const about = wordsOf(name).slice(1);
  return (
    intent.verb === "click" &&
    more.length === 0 &&
    fold(said) === fold(name) &&
    about.length > 0 &&
    about.every((word) => wordsOf(question).includes(word))
  );
}

/** `Start the removal of this check` is no more than to be asked. */
const asksFor =
  /^(?:ask for|request|start|initiate|begin|trigger) (?:the |a )?(?:deletion|removal|erasure|cancell?ation)(?!\p{L})/iu;

/** `Confirm the removal`, `Press OK`, and not `Press Cancel`. */
export const isYes = (step: string): boolean =>
  /^(?:(?:press|click|tap|choose|hit|answer|say)(?: on)?(?: with)? (?:the )?["“'‘]?(?:yes|ok(?:ay)?|confirm|delete|remove|discard|archive|continue|proceed)(?!\p{L})|(?:confirm|agree|accept|approve)(?!\p{L}))/iu.test(
    step.trim(),
  ) &&
  !/(?<!\p{L})(?:cancel|no|keep|abort)(?!\p{L})/iu.test(
    step.replace(/cancell?ation|cancel (?:the|it)/iu, ""),
  );

/** It speaks of nothing, and came up at the one thing that it was asked for. */
const sureAlone =
  /^(?:are you (?:really |quite )?sure|really|sure)\s?\?(?: are you (?:really |quite )?sure\s?\?)*$/iu;
/** `Delete this card?` is about what was pressed at. */
const ofThis = /(?<!\p{L})(?:this|it)(?!\p{L})/iu;
const speaks = (text: string, names: readonly string[]): boolean =>
  names.every((name) => containsPhrase(text, name));

function entryIsLost({ diff, nodesBefore, target }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  return row >= 0 && (diff?.match.toAfter[row] ?? -1) < 0;
}

/** `Cancel this booking` does what is asked; `Cancel` alone is the way back. */
const isCancelling = (name: string): boolean => /^cancel(?!\p{L})/iu.test(name) && !declining.test(name);

const asksWhether = /[?？]|(?<!\p{L})(?:about to|will be|sure|confirm)(?!\p{L})/iu;
/** A page of its own came, where nothing can be filled in, that speaks of the thing and has no more than the deed and a way back from it: its line that speaks so. */
function questionPage({ input, nodesAfter, observed }: Ground, names: readonly string[]): string | undefined {
  if (names.length === 0 || observed === undefined || !isPlaceChange(observed.urlChange, true))
    return undefined;
  const controls = nodesAfter.filter(({ role }) => role === "button" || role === "link");
  const says = controls.filter(
    ({ role, name }) => role === "button" && (takes.test(name) || isCancelling(name.trim())),
  );
  const goesBack = controls.some(({ name }) => declining.test(name.trim()));
  if (says.length !== 1 || !goesBack || nodesAfter.some(isField)) return undefined;
  return [...nodesAfter.map(({ name }) => name), ...input.after.lines].find(
    (line) => asksWhether.test(line) && speaks(line, names),
  );
}

const takes = /^(?:delete|remove|erase|discard|archive|clear)(?!\p{L})/iu;
/** The sentence that asks, without what is said of it behind. */
const asking = /[^.!?？]{0,160}[?？]/u;

/** A dialog came with the answers yes and no and nothing to be filled in: what it asks, and all that came with it, as the name of the thing on a line of its own. */
function questionOf({
  diff,
  nodesAfter,
}: Ground): { question: string; all: string; isAlone: boolean } | undefined {
  const dialog = (diff?.appeared ?? []).find((at) => {
    const inside = descendantsOf(nodesAfter, at);
    const answers = inside.filter(({ role }) => role === "button").map(({ name }) => name.trim());
    return (
      (nodesAfter[at]?.role === "dialog" || (nodesAfter[at]?.role === "region" && answers.length === 2)) &&
      !inside.some(isField) &&
      answers.some((name) => declining.test(name)) &&
      answers.some((name) => affirming.test(name) || takes.test(name))
    );
  });
  if (dialog === undefined) return undefined;
  const said = [
    nodesAfter[dialog]?.name ?? "",
    ...descendantsOf(nodesAfter, dialog).map(({ name }) => name),
    ...(diff?.linesAdded ?? []),
  ];
  const own = [nodesAfter[dialog], ...descendantsOf(nodesAfter, dialog)].flatMap((node) => node ?? []);
  const isAlone = own.every(
    ({ role, name }) => role === "button" || name === "" || role === "image" || sureAlone.test(name.trim()),
  );
  const questions = said.flatMap((line) => asking.exec(line)?.[0] ?? []);
  return questions.length > 0 ? { question: questions.join(" "), all: said.join(" "), isAlone } : undefined;
}
