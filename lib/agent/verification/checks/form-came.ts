import { monthNamed } from "@/lib/agent/domain/dates/months";
import { weekdayNamed } from "@/lib/agent/domain/dates/weekdays";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isEditorOfNamed } from "@/lib/agent/verification/change/editor-of-named";
import { type Check, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What a control begins with that opens something to be written or chosen in. */
const opens =
  /^\P{L}{0,3}(?:quick[ -])?(?:add|new|create|edit|change|update|set|modify|rename|configur\p{L}*|write|compose|register|invite|book|schedule|plan|import|move|assign|filter)(?!\p{L})/iu;

/**
 * `Click Edit of the Lunch`, `Click Add expense`, `Start booking a table`: the step says no more than the control, and what it is for came up to be filled in. Nothing was stored. What
 * is made new is written in empty fields under its name; what is changed is shown or said by what came.
 */
export const formCame: Check = {
  name: "form-came",
  applies: (ground) => opensAsSaid(ground) || mayEditNamed(ground),
  check(ground) {
    if (mayEditNamed(ground) && isEditorOfNamed(ground))
      return verified(0.9, "What came up to be filled in holds the name that the step gives.");
    if (!opensAsSaid(ground) || ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const come = (ground.diff?.appeared ?? []).flatMap((at) => ground.nodesAfter[at] ?? []);
    if (!come.some((node) => isField(node) && isToFill(node))) return undefined;
    const isOwn = makes.test(ground.target.node?.name ?? "")
      ? isForNew(ground, come)
      : isOfThing(ground, come);
    return isOwn
      ? verified(0.9, "What is to be filled in came up by the control that the step names.")
      : undefined;
  },
};

const mayEditNamed = ({ diff, fit, action, kindAfter }: Ground): boolean =>
  diff !== undefined && action.clicks && fit.fit !== "other" && kindAfter === "ordinary";

/** The step says no more than the control. */
const opensAsSaid = ({
  diff,
  intent,
  fit,
  action,
  asSaid,
  target,
  requests,
  kindAfter,
  input,
}: Ground): boolean =>
  diff !== undefined &&
  action.clicks &&
  (intent.verb === "click" ||
    isPressed(asSaid, target.node?.name ?? "") ||
    (begins.test(asSaid) && !input.isLastStep)) &&
  fit.fit === "this" &&
  kindAfter === "ordinary" &&
  requests.stored.length + requests.refused.length + requests.lost.length === 0 &&
  opens.test(target.node?.name.trim() ?? "") &&
  isSaidWhole(asSaid, target.node?.name ?? "");

/** `Click New to add a product`, by `New`. `Edit the boat`, by `Edit`, says what is to be done, and not what is pressed. */
function isPressed(asSaid: string, name: string): boolean {
  const [pressed] = pressing.exec(asSaid) ?? [];
  if (pressed === undefined) return false;
  const rest = fold(asSaid.slice(pressed.length));
  return rest.startsWith(fold(name)) && /^["”'’]? /u.test(rest.slice(fold(name).length));
}
/** What a step only begins, and the next ones go on with. */
const begins =
  /^(?:start|begin) (?:creating|adding|writing|composing|booking|scheduling|planning|registering|editing)(?!\p{L})/iu;
const pressing = /^(?:click|press|tap|hit|use)(?: on)? (?:the )?["“'‘]?/iu;

/** The step says all of what the control is called, but for how it is done: `Quick edit “Report” inline`. */
const isSaidWhole = (asSaid: string, name: string): boolean => {
  const said = rootsOf(asSaid);
  return (
    containsPhrase(asSaid, name) || wordsOf(name).every((word) => word === "inline" || said.has(rootOf(word)))
  );
};

const isToFill = ({ role, inputType, states }: SkeletonNode): boolean =>
  (role === "textbox" || role === "combobox") && inputType !== "search" && !states.includes("hidden");

const makes = /^\P{L}{0,3}(?:add|new|create|write|compose|register|invite|book|schedule|plan)(?!\p{L})/iu;

/** Its text fields are empty, and a heading, a button or the address says what is made, or that it is new. */
function isForNew({ target, input, observed, intent }: Ground, come: readonly SkeletonNode[]): boolean {
  const isEmpty = come
    .filter((node) => node.role === "textbox" && isToFill(node) && node.options === undefined)
    .every(({ value = "" }) => value.trim() === "" || /^[\d.,:/ -]+$/.test(value.trim()));
  const [, ...things] = contentWords(target.node?.name ?? "").map(rootOf);
  const says = [
    ...come.flatMap(({ role, name }) => (heads.has(role) ? [name] : [])),
    // `Create a bucket` gives way to the field `New bucket title`.
    ...(target.afterIndex < 0
      ? come.filter(isToFill).map(({ name, placeholder = "" }) => `${name} ${placeholder}`)
      : []),
    observed?.urlChange === "none" ? "" : (readUrl(input.after.url)?.pathname ?? "").replace(/[/_-]+/gu, " "),
  ].join("\n");
  const said = rootsOf(says);
  return (
    isEmpty &&
    (things.length > 0
      ? things.every((word) => said.has(word))
      : /(?<!\p{L})(?:new|add|create)(?!\p{L})/iu.test(says) ||
        (intent.verb !== "click" && objectRoots(intent).some((word) => said.has(word))))
  );
}
const heads: ReadonlySet<string> = new Set(["heading", "button", "dialog", "form", "region"]);

/** Beside the control the step names a thing, and a field or a heading has it; where it names none, what came is headed by the control's own words. */
function isOfThing({ intent, target }: Ground, come: readonly SkeletonNode[]): boolean {
  const own = wordsOf(target.node?.name ?? "");
  // A day is written in many forms.
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].filter(
    (word) => !own.includes(word) && monthNamed(word) === undefined && weekdayNamed(word) === undefined,
  );
  const texts = come.flatMap(({ role, name, value = "" }) =>
    heads.has(role) && role !== "button" ? [name, value] : [value],
  );
  const shown = rootsOf(texts.join("\n"));
  return names.length > 0
    ? names.every((word) => shown.has(rootOf(word)))
    : own.some((word) => shown.has(rootOf(word))) || (own.length === 1 && isFilled(come));
}
/** `Click Edit`, and what is there can be written over. */
const isFilled = (come: readonly SkeletonNode[]): boolean =>
  come.some((node) => node.role === "textbox" && isToFill(node) && (node.value ?? "").trim() !== "");
