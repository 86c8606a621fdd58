import { isField } from "@/lib/agent/domain/snapshot";
import { awaitsSending } from "@/lib/agent/verification/change/awaits-sending";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import { saysTwin, saysWider } from "@/lib/agent/verification/fit/option-twin";
import type { Ground } from "@/lib/agent/verification/ground";
import { heldValue, isRenamedChoice, sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { appReacted } from "@/lib/agent/verification/page/toggle-state";
import { choosesForStep } from "@/lib/agent/verification/step/enters-for-step";

/** The select that the step names shows the chosen option, in a form that is yet to be sent or in an application that reacted to it. */
export const choiceReadBack: Check = {
  name: "choice-read-back",
  applies: ({ action, fit, verb, intent, target }) =>
    action.name === "select" &&
    !action.chained &&
    fit.fit === "this" &&
    verb !== "uncheck" &&
    verb !== "sort" &&
    verb !== "filter" &&
    choosesForStep(intent, action.value, target.node?.name ?? ""),
  check(ground) {
    const { target, input, action } = ground;
    const held = heldValue(target.after, input.report);
    const chosen = action.value ?? "";
    if (held === undefined) return undefined;
    if (!sameValue(held, chosen) && !isRenamedChoice(target.node, target.after, chosen)) return undefined;
    const options = target.node?.options ?? [];
    if (saysTwin(ground.asSaid, chosen, options) || saysWider(ground.asSaid, chosen, options))
      return undefined;
    // What was to be stored by the choice itself was not; a form may well ask for more before it is sent.
    if (input.isLastStep && ground.requests.refused.length > 0) return undefined;
    const isDeed = deeds.has(ground.verb) || wantsArranged(ground);
    if (formOf(ground) >= 0 && isDeed && ground.requests.stored.length === 0) return undefined;
    if (!awaitsSending(ground) && !appReacted(ground) && !isAllAsked(ground)) return undefined;
    // An application may take a choice back a little later: where it keeps it at once and cannot, or where it draws its form anew.
    return input.secondLook
      ? verified(0.95, `"${held}" is chosen.`)
      : lookAgain(0.9, `"${held}" is chosen, and has yet to last.`);
  },
};

/**
 * `Choose "Large" in the dropdown`: the step says no more of the only list than that it is one, the page has nothing to send it by, and the client saw the
 * document take the choice, while nothing else moved.
 */
const isAllAsked = ({ intent, input, nodesAfter, effects, target }: Ground): boolean =>
  intent.field !== undefined &&
  bareList.test(intent.field) &&
  input.secondLook &&
  input.report.witness.didDomMutate === true &&
  effects.elsewhere.length === 0 &&
  !nodesAfter.some((node) => node !== target.after && (isField(node) || node.role === "button"));
const bareList = /^(?:drop-?down|select(?: box| list)?|combo ?box|drop-?down (?:list|menu|box))$/iu;

/** What is done to a thing is not done by a form that is yet to be sent. */
const deeds: ReadonlySet<string> = new Set(["move", "archive", "remove", "send", "submit", "create"]);

/** `The tasks should be grouped by owner`, `See them grouped by owner` tell how a list is to stand, and of no choice: it does so once the form is sent. */
const wantsArranged = ({ verb, asSaid }: Ground): boolean => looks.has(verb) && arranged.test(asSaid);
const looks: ReadonlySet<string> = new Set(["unknown", "open", "extract"]);
const arranged =
  /(?<!\p{L})(?:in groups|group(?:s|ed|ing)?|sort(?:s|ed)?|ordered|in order|arranged|filtered|narrowed)(?: \p{L}+){0,4} (?:by|of|to)(?!\p{L})/iu;
