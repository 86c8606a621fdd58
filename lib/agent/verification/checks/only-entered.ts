import type { Observation } from "@/lib/agent/domain/observation";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";

/**
 * `Invite ann@example.org`, `Filter the list by "Brandt"`: the text stands in the field, nothing was asked of the site, and nothing on the page is otherwise. What
 * the step is about begins with what is pressed next.
 */
export const onlyEntered: Check = {
  name: "only-entered",
  applies: ({ diff, action, target, input }) =>
    diff !== undefined &&
    input.secondLook &&
    action.takesText &&
    !action.pressesEnter &&
    !action.chained &&
    (action.value ?? "").trim() !== "" &&
    target.after !== undefined &&
    input.report.networkEvents?.length === 0 &&
    (input.isLastStep || !sends.has(readStepIntent(input.nextStep ?? "").verb)),
  check(ground) {
    const { action, target } = ground;
    if (!sameValue(target.after?.value ?? "", action.value ?? "") || !nothingElse(ground)) return undefined;
    if (!isToSend(ground) && !isToKeep(ground) && !isToNarrow(ground)) return undefined;
    return refuted(
      0.85,
      `"${action.value?.slice(0, 60)}" stands in the field, and nothing was done with it.`,
    );
  },
};

/** What a next step begins with that takes up what was entered. */
const sends: ReadonlySet<StepVerb> = new Set([
  "click",
  "submit",
  "send",
  "search",
  "filter",
  "add",
  "create",
  "continue",
]);

/** All that is otherwise is the field, what repeats its text, and buttons that it let be pressed. */
const nothingElse = (ground: Ground): boolean => {
  const { related, elsewhere, messages } = ground.effects;
  return [...related, ...elsewhere, ...messages].every((one) => isOfField(one, ground));
};

function isOfField({ afterIndex = -1, to }: Observation, { target, nodesAfter, action }: Ground): boolean {
  const node = nodesAfter[afterIndex];
  const value = action.value ?? "";
  return (
    afterIndex === target.afterIndex ||
    [node?.name, node?.value, to].some((text) => text !== undefined && sameValue(text, value)) ||
    (node?.role === "button" && !node.states.includes("disabled") && to === undefined)
  );
}

/** The step says of the very text that it is to be sent or kept. */
const isToSend = ({ asSaid, action }: Ground): boolean =>
  sending.test(asSaid) && containsPhrase(asSaid, action.value ?? "");
const sending =
  /^\P{L}{0,3}(?:please )?(?:save|store|send|post|publish|submit|share|invite|mail|comment|reply)(?= )(?! (?:field|box|form)(?!\p{L}))/iu;

/** `Rename the shelf to …` as the last step, in a form whose button is still to be pressed. */
function isToKeep(ground: Ground): boolean {
  const { input, intent, nodesAfter, diff } = ground;
  const form = diff?.match.toAfter[formOf(ground)] ?? -1;
  return (
    input.isLastStep &&
    intent.verb === "edit" &&
    form >= 0 &&
    descendantsOf(nodesAfter, form).some(
      ({ role, name, states }) =>
        role === "button" && !states.includes("hidden") && keeping.test(name.trim()),
    )
  );
}
const keeping = /^(?:save|apply|update|store|submit|confirm|rename)(?!\p{L})/iu;

/** A list is to be narrowed by a field that is sent: it stands in a form or beside a button for it, and not every entry bears the text already. */
function isToNarrow(ground: Ground): boolean {
  const { intent, action, target, nodesAfter } = ground;
  if (!narrowing.has(intent.verb)) return false;
  const entries = nodesAfter.filter(({ role }) => role === "row" || role === "item");
  if (entries.every(({ name }) => containsPhrase(name, action.value ?? "")) && entries.length > 0)
    return false;
  const beside = nodesAfter.some(
    ({ role, name, parent, states }) =>
      role === "button" &&
      parent === target.after?.parent &&
      !states.includes("hidden") &&
      looking.test(name.trim()),
  );
  return formOf(ground) >= 0 || beside;
}
const narrowing: ReadonlySet<StepVerb> = new Set(["search", "filter"]);
const looking = /^(?:search|find|filter|go|apply)(?!\p{L})/iu;
