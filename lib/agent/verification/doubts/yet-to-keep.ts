import { isActionable, isField } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { leadsSomewhere } from "@/lib/agent/snapshot/action-target";
import { ancestorsOf, descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/** Steps that want no more than a text in a field. */
const entering =
  /^(?:please )?(?:enter|type|fill|write|put|key|input|provide|insert|paste|add|search|find|look|filter|specify|give|state|supply)(?!\p{L})|[:=→]/iu;
const keeping = /^(?:save|apply|update|store|submit|confirm)(?!\p{L})/iu;

/** `…, and have it stored`, `… and publish it`, `… for everybody`: what the field holds is half of what the step wants, and nothing was sent. */
export const isOnlyEntered = ({ asSaid, requests, action }: Ground): boolean =>
  requests.stored.length === 0 && !action.pressesEnter && alsoKept.test(asSaid.replace(quotation, '""'));
const quotation = /"[^"]*"|“[^”]*”/gu;
const it =
  "(?:it|that|this|them|these|those|the (?:form|changes?|settings?|choice|comment|message|post|reply|answer|note|review|text|topic|entry|question|report|article|announcement|invitation|invite|request|order))";
const keeps =
  "(?:save|store|submit|apply|keep|commit|publish|post|send|share|upload|file|release|deliver|mail|hand in|send off|send out)";
const kept =
  "(?:saved|stored|submitted|kept|applied|recorded|published|posted|sent|shared|uploaded|released|delivered)";
const where =
  "(?: (?:in|on|to|under|at|for|as|with) .{1,60}| online| now| away| off| out| that way| so| like that)?";
const alsoKept = new RegExp(
  `(?:,|;| and| then) (?:(?:have|get|see|let) (?:it|that|this|them|the \\p{Ll}{3,20}) (?:be )?${kept}|${keeps} ${it}|(?:put|bring|get) ${it} (?:online|live)|(?:and )?(?:publish|post|send|submit|share|save))${where}[.!]?$| for (?:everybody|everyone|all users|all members|the whole team)[.!]?$`,
  "iu",
);

/** The last step of this page says how something is to be, it was only typed, and what keeps it here was not pressed. */
export const isYetToKeep = (ground: Ground): boolean => {
  const { input, action, asSaid, requests, nodesAfter } = ground;
  return (
    (input.isLastStep || leavesNext(ground)) &&
    (action.takesText || isSelected(ground)) &&
    !action.pressesEnter &&
    requests.stored.length === 0 &&
    !entering.test(asSaid.trim()) &&
    nodesAfter.some((node) => isActionable(node) && node.role === "button" && keeping.test(node.name.trim()))
  );
};
/** The text was left with Enter, nothing was sent, and the button that keeps it can be pressed only since then: `Save` beside a title that is written over where it stands. */
export const isKeptByButton = ({ action, asSaid, requests, diff, nodesBefore }: Ground): boolean =>
  action.takesText &&
  action.pressesEnter &&
  requests.stored.length === 0 &&
  !entering.test(asSaid.trim()) &&
  (diff?.changed ?? []).some(({ before, statesRemoved }) => {
    const { role, name = "" } = nodesBefore[before] ?? {};
    return role === "button" && keeping.test(name.trim()) && statesRemoved.includes("disabled");
  });

/** `Open the archive`: what comes next leads to another place by a link that stands outside of the form, or signs out. */
const leavesNext = (ground: Ground): boolean => {
  const { input, nodesAfter, target } = ground;
  const { verb, object, quoted } = readStepIntent(input.nextStep ?? "");
  if (verb === "logout") return true;
  const form = ancestorsOf(nodesAfter, target.afterIndex).at(-1) ?? -1;
  const names = [object, ...quoted].map(fold).filter((name) => name !== "");
  return (
    leading.has(verb) &&
    nodesAfter.some(
      ({ role, name, href }, at) =>
        role === "link" &&
        leadsSomewhere(href) &&
        names.includes(fold(name)) &&
        (form < 0 || !isWithin(nodesAfter, at, form)),
    )
  );
};
const leading: ReadonlySet<string> = new Set(["open", "navigate", "click"]);

/** `Change the category to Business`, in a list of a form that has other fields as well. */
const isSelected = (ground: Ground): boolean => {
  const { target, action, asSaid, nodesBefore } = ground;
  const form = formOf(ground);
  return (
    action.name === "select" &&
    form >= 0 &&
    descendantsOf(nodesBefore, form).filter(isField).length > 1 &&
    target.node?.options !== undefined &&
    changing.test(asSaid.trim())
  );
};
const changing = /^(?:please )?(?:change|set|update|switch|turn|make|move)(?!\p{L})/iu;
