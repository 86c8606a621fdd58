import type { Observation } from "@/lib/agent/domain/observation";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";

import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Invite ann@example.org`, `Filter the list by "Brandt"`: the text stands in the field, nothing was asked of the site, and nothing on the page is otherwise. What
 * the step is about begins with what is pressed next.
 */
export const onlyEntered: Check = {
  name: "only-entered",
  applies: ({ diff, action, target, input }) =>
    diff !== undefined &&
    input.secondLook &&
    (action.takesText || action.name === "select") &&
    !action.pressesEnter &&
    !action.chained &&
    (action.value ?? "").trim() !== "" &&
    target.after !== undefined &&
    input.report.networkEvents?.length === 0 &&
    (input.isLastStep || !sends.has(readStepIntent(input.nextStep ?? "").verb)),
  check(ground) {
    const { action, target } = ground;
    if (!nothingElse(ground)) return undefined;
    if (isToSignIn(ground)) return refuted(0.85, "The field is filled in, and nobody has signed in by it.");
    if (!sameValue(target.after?.value ?? "", action.value ?? "")) return undefined;
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

function isOfField({ afterIndex = -1, to }: Observation, ground: Ground): boolean {
  const { target, nodesAfter, action } = ground;
  const node = nodesAfter[afterIndex];
  const value = action.value ?? "";
  return (
    isUnfolded(afterIndex, ground) ||
    afterIndex === target.afterIndex ||
    [node?.name, node?.value, to].some((text) => text !== undefined && sameValue(text, value)) ||
    (node?.role === "button" && !node.states.includes("disabled") && to === undefined)
  );
}

/** What else can be told in the form, which it shows once its field is filled in: nothing of it says what was entered. */
function isUnfolded(at: number, ground: Ground): boolean {
  const { diff, nodesAfter, action } = ground;
  const form = diff?.match.toAfter[formOf(ground)] ?? -1;
  const inner = [at, ...descendantsOf(nodesAfter, at).map((node) => nodesAfter.indexOf(node))];
  return (
    form >= 0 &&
    at >= 0 &&
    isWithin(nodesAfter, at, form) &&
    inner.every((one) => diff?.appeared.includes(one) && !tells.has(nodesAfter[one]?.role ?? "")) &&
    !inner.some((one) => containsPhrase(nodesAfter[one]?.name ?? "", action.value ?? ""))
  );
}
const tells: ReadonlySet<string> = new Set(["alert", "status", "row", "link"]);

/** `Log in with the password …`: it is still the page that asks for it, with its button. */
const isToSignIn = ({ intent, kindAfter, target, nodesAfter }: Ground): boolean =>
  intent.verb === "login" &&
  kindAfter === "login" &&
  target.after?.inputType === "password" &&
  (target.after.value ?? "") !== "" &&
  nodesAfter.some(({ role, states }) => role === "button" && !states.includes("hidden"));

/** The step says of the very text that it is to be sent or kept. */
const isToSend = ({ asSaid, action }: Ground): boolean =>
  sending.test(asSaid) && containsPhrase(asSaid, action.value ?? "");
const sending =
  /^\P{L}{0,3}(?:please )?(?:save|store|send|post|publish|submit|share|invite|mail|comment|reply)(?= )(?! (?:field|box|form)(?!\p{L}))/iu;

/** `Rename the shelf to …`, `Leave the comment "…"` as the last step, in a form whose button is still to be pressed. */
function isToKeep(ground: Ground): boolean {
  const { input, intent, nodesAfter, diff, asSaid, action } = ground;
  const form = diff?.match.toAfter[formOf(ground)] ?? -1;
  const isMade = making.has(intent.verb) && containsPhrase(asSaid, action.value ?? "");
  const said = rootsOf(asSaid);
  return (
    input.isLastStep &&
    (intent.verb === "edit" || isMade) &&
    form >= 0 &&
    [...descendantsOf(nodesAfter, form), ...beside(nodesAfter, form)].some(
      ({ role, name, states }) =>
        role === "button" &&
        !states.includes("hidden") &&
        // `Watch` of `Add … to the watches`.
        (keeping.test(name.trim()) ||
          (isMade && (sender.test(name.trim()) || said.has(rootOf(fold(name.trim())))))),
    )
  );
}
/** The buttons of a form may stand below it, in the part that it is in. */
const beside = (nodes: Ground["nodesAfter"], form: number): Ground["nodesAfter"] =>
  nodes.filter(({ parent }) => parent >= 0 && parent === nodes[form]?.parent);
const making: ReadonlySet<StepVerb> = new Set(["add", "create", "send"]);
const keeping = /^(?:save|apply|update|store|submit|confirm|rename)(?!\p{L})/iu;
const sender = /^(?:send|post|add|create|comment|reply|publish|invite)(?!\p{L})/iu;

/** A list is to be narrowed by a field that is sent: it stands in a form or beside a button for it, and not every entry bears the text already. */
function isToNarrow(ground: Ground): boolean {
  const { intent, action, target, nodesAfter, diff } = ground;
  if (!narrowing.has(intent.verb)) return false;
  const entries = nodesAfter.filter(({ role }) => role === "row" || role === "item");
  if (entries.every(({ name }) => containsPhrase(name, action.value ?? "")) && entries.length > 0)
    return false;
  const besideIt = nodesAfter.some(
    ({ role, name, parent, states }) =>
      role === "button" &&
      parent === target.after?.parent &&
      !states.includes("hidden") &&
      looking.test(name.trim()),
  );
  // A choice may take effect by itself, where no button is there for it.
  const form = diff?.match.toAfter[formOf(ground)] ?? -1;
  const within = descendantsOf(nodesAfter, form).some(
    ({ role, name }) => role === "button" && looking.test(name.trim()),
  );
  return action.takesText ? formOf(ground) >= 0 || besideIt : within || besideIt;
}
const narrowing: ReadonlySet<StepVerb> = new Set(["search", "filter"]);
const looking = /^(?:search|find|filter|go|apply)(?!\p{L})/iu;
