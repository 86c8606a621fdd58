import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What one field is called by, and not the other: `Check-in` and `Check-out`. */
const ownWords = ({ name, value = "" }: SkeletonNode, other: SkeletonNode): string[] => {
  const its = rootsOf(other.name);
  // A part of a date is called by what it holds, `2026 Due at`: that is no label.
  const held = new Set(wordsOf(value));
  return wordsOf(name)
    .filter((word) => !held.has(word))
    .map(rootOf)
    .filter((word) => word.length > 2 && !its.has(word));
};

/**
 * `June 18 as the check-out date`, picked in a list or a calendar: the field for the check-in has another value since then, the one that the step names has its
 * old one.
 */
export function otherFieldTook({ action, asSaid, diff, nodesBefore, nodesAfter }: Ground): boolean {
  if (!action.clicks || diff === undefined) return false;
  const said = rootsOf(asSaid);
  const taken = new Map(diff.changed.flatMap((one) => (one.value ? [[one.after, one.value]] : [])));
  const takers = [...taken.keys()].flatMap((at) => {
    const node = nodesAfter[at];
    return node && isField(node) ? [node] : [];
  });
  const [taker, ...more] = takers;
  if (taker === undefined || more.length > 0) return false;
  return nodesAfter.some((node, at) => {
    if (node === taker || node.role !== taker.role || taken.has(at)) return false;
    const before = nodesBefore[diff.match.toBefore[at] ?? -1];
    const meant = ownWords(node, taker);
    return (
      before !== undefined &&
      meant.length > 0 &&
      meant.every((word) => said.has(word)) &&
      !ownWords(taker, node).some((word) => said.has(word))
    );
  });
}

/**
 * `Limit incoming traffic to 500`: the form was sent with it in the field for what goes out, beside one for what comes in that the step or the goal names, and that
 * holds something else.
 */
export function otherFieldHeld(ground: Ground): boolean {
  const { action, asSaid, input, intent, nodesBefore, requests } = ground;
  const form = formOf(ground);
  if (!action.clicks || form < 0 || requests.stored.length === 0) return false;
  const told = `${asSaid}\n${input.isLastStep ? input.goal : ""}`;
  const said = rootsOf(told);
  const values = [...intent.quoted, ...(told.match(/(?<![\p{L}\d.,])\d{2,9}(?![\p{L}\d]|[.,]\d)/gu) ?? [])];
  const fields = descendantsOf(nodesBefore, form).filter(
    (node) => node.role === "textbox" && node.name !== "" && !node.states.includes("hidden"),
  );
  const isTold = ({ value = "" }: SkeletonNode): boolean => values.includes(value.trim());
  return fields.some((taker) => {
    if (!isTold(taker)) return false;
    return fields.some((other) => {
      const meant = ownWords(other, taker);
      return (
        other !== taker &&
        !isTold(other) &&
        meant.length > 0 &&
        meant.every((word) => said.has(word)) &&
        wordsOf(other.name).length > meant.length &&
        ownWords(taker, other).length > 0 &&
        !ownWords(taker, other).some((word) => said.has(word))
      );
    });
  });
}

/**
 * `Choose German (Deutsch) as the language of the menus`, in the list `Language of films`: another list beside it is called by the words of both that the step says,
 * offers what the step says as well, and the step says nothing of the films.
 */
export function otherListTook({ action, asSaid, target, nodesBefore }: Ground): boolean {
  const own = target.node;
  if (action.name !== "select" || !own?.options || own.name === "") return false;
  const said = rootsOf(asSaid);
  const isSaid = (word: string): boolean => said.has(word);
  const offers = ({ options = [] }: SkeletonNode): boolean =>
    options.some((option) => /\p{L}{3}|\d/u.test(option) && containsPhrase(asSaid, option));
  return nodesBefore.some(
    (node) =>
      node !== own &&
      node.role === own.role &&
      node.name !== "" &&
      !node.states.includes("hidden") &&
      containsPhrase(own.name, node.name) &&
      [...rootsOf(node.name)].every(isSaid) &&
      ownWords(own, node).length > 0 &&
      !ownWords(own, node).some(isSaid) &&
      offers(node),
  );
}
