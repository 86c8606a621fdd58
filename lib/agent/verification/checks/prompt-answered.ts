import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { shownChange } from "@/lib/agent/verification/change/named-change";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { questionIsLeft } from "@/lib/agent/verification/change/taken-away";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { numbersAgree } from "@/lib/agent/verification/page/form-state";

/** A question for a name went with its answer, and a new entry is called by the name that was given: `Press OK in the prompt`. */
export const promptAnswered: Check = {
  name: "prompt-answered",
  applies: ({ diff, fit, action, verb, target }) =>
    diff !== undefined &&
    fit.fit === "this" &&
    action.clicks &&
    (verb === "click" || verb === "create" || verb === "add" || verb === "submit") &&
    target.afterIndex < 0 &&
    affirming.test(target.node?.name.trim() ?? ""),
  check(ground) {
    const { diff, nodesBefore, nodesAfter, intent, target, alerts } = ground;
    if (!pageStays(ground) || !questionIsLeft(ground) || alerts.some(({ tone }) => tone === "error"))
      return undefined;
    const [given, ...more] = (diff?.disappeared ?? []).flatMap((at) => {
      const node = nodesBefore[at];
      return node?.role === "textbox" && node.parent === target.node?.parent
        ? [(node.value ?? "").trim()]
        : [];
    });
    if (given === undefined || given.length < 2 || more.length > 0 || !numbersAgree(ground, [given]))
      return undefined;
    if (!intent.quoted.every((quote) => sameValue(quote, given))) return undefined;
    const [entry, ...others] = (diff?.appeared ?? []).flatMap((at) => {
      const node = nodesAfter[at];
      return node && isEntry(node) ? [node] : [];
    });
    const isMade =
      entry !== undefined &&
      others.length === 0 &&
      fold(entry.name).startsWith(fold(given)) &&
      shownChange(ground, given) > 0;
    return isMade && saysNoOther(ground, given)
      ? verified(0.95, `"${given.slice(0, 60)}" is in the list now, as was answered.`)
      : undefined;
  },
};

const isEntry = ({ role }: SkeletonNode): boolean => role === "item" || role === "row";

/** `Make the folder garden`, and the answer was another name. */
const saysNoOther = ({ verb, intent }: Ground, given: string): boolean =>
  verb === "click" ||
  intent.quoted.length > 0 ||
  containsPhrase(intent.words.join(" "), wordsOf(given).join(" "));
