import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** A control sets fields of its form: `Reset all` empties them, `Generate a random city` and `Today` beside the due date fill the one that the step names. */
export const fieldsSet: Check = {
  name: "fields-set",
  applies: ({ diff, action, fit, requests, asSaid, target }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    (target.node?.role === "button" || target.node?.role === "link") &&
    requests.stored.length + requests.refused.length + requests.lost.length === 0 &&
    (emptying.test(asSaid.trim()) || filling.test(asSaid.trim()) || containsPhrase(asSaid, target.node.name)),
  check(ground) {
    const changed = changedFields(ground);
    if (changed.length === 0 || ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const told = areEmptied(ground, changed) ?? isFilled(ground, changed);
    if (told === undefined) return undefined;
    return ground.input.secondLook
      ? verified(0.9, `${told}.`)
      : lookAgain(0.85, `${told}, and it has yet to stay so.`);
  },
};

const emptying =
  /^(?:(?:click|press|tap)(?: on)? (?:the )?)?["“'‘]?(?:reset|clear|empty)["”'’]?(?: (?:all|the|this|every|whole))*(?: (?:fields?|form|inputs?|values))?["”'’]?(?: button)?[.!]?$/iu;
/** Controls that put something into a field. */
const gives =
  /^\P{L}{0,3}(?:today|now|tomorrow|yesterday|use|fill|copy|default|suggest|generate|random)(?!\p{L})/iu;
const filling = /^(?:generate|create|make|suggest|fill in|propose|randomi[sz]e) /iu;

type Changed = { field: SkeletonNode; from: string; to: string };

const changedFields = ({ diff, nodesAfter }: Ground): Changed[] =>
  (diff?.changed ?? []).flatMap(({ after, value }) => {
    const field = nodesAfter[after];
    return field && isField(field) && value ? [{ field, from: value.from, to: value.to }] : [];
  });

/** No text field of the form holds anything any more. */
function areEmptied(ground: Ground, changed: readonly Changed[]): string | undefined {
  const { asSaid, nodesAfter, diff } = ground;
  const form = diff?.match.toAfter[formOf(ground)] ?? -1;
  const parents = new Set(changed.map(({ field }) => field.parent));
  const inForm =
    form >= 0 ? descendantsOf(nodesAfter, form) : nodesAfter.filter(({ parent }) => parents.has(parent));
  const left = inForm.filter(
    ({ role, value = "", inputType }) => role === "textbox" && inputType !== "search" && value.trim() !== "",
  );
  const isEmpty = changed.every(({ field, to }) => field.role !== "textbox" || to.trim() === "");
  return emptying.test(asSaid.trim()) && isEmpty && left.length === 0 ? "The fields are empty" : undefined;
}

/** The only field that changed was empty or held something else, and the step says what it is called. */
function isFilled({ asSaid, intent, target }: Ground, changed: readonly Changed[]): string | undefined {
  const [only, ...more] = changed;
  if (only === undefined || more.length > 0 || only.to.trim() === "" || only.field.role !== "textbox")
    return undefined;
  const said = rootsOf(asSaid);
  const label = [...rootsOf(only.field.name || (only.field.nearText ?? ""))].filter(
    (word) => word.length > 1,
  );
  const isMeant =
    filling.test(asSaid.trim()) || (intent.verb === "click" && gives.test(target.node?.name.trim() ?? ""));
  return isMeant && label.length > 0 && label.some((word) => said.has(rootOf(word)))
    ? `The field "${only.field.name}" holds "${only.to.slice(0, 60)}"`
    : undefined;
}
