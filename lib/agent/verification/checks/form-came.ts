import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

/** What a control begins with that opens something to be written or chosen in. */
const opens =
  /^\P{L}{0,3}(?:add|new|create|edit|change|update|set|modify|rename|configur\p{L}*|write|compose|register|invite|book|schedule|plan|import|move|assign|filter)(?!\p{L})/iu;

/**
 * `Click Edit of the Lunch`, `Click Add assignee`: the step says no more than the control, and what it is for came up to be filled in or chosen. Nothing was
 * stored, and where the step names a thing, what came up holds or says its name, or is empty.
 */
export const formCame: Check = {
  name: "form-came",
  applies: ({ diff, intent, fit, action, asSaid, target, requests, kindAfter }) =>
    diff !== undefined &&
    action.clicks &&
    intent.verb === "click" &&
    fit.fit === "this" &&
    kindAfter === "ordinary" &&
    requests.stored.length + requests.refused.length + requests.lost.length === 0 &&
    opens.test(target.node?.name.trim() ?? "") &&
    containsPhrase(asSaid, target.node?.name ?? ""),
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const come = (ground.diff?.appeared ?? []).flatMap((at) => ground.nodesAfter[at] ?? []);
    const fields = come.filter((node) => isField(node) && isToFill(node));
    if (fields.length > 0 && isItsForm(ground, come))
      return verified(0.9, "What is to be filled in came up by the control that the step names.");
    return isList(come) && ground.observed?.urlChange === "none"
      ? verified(0.9, "What can be chosen came up by the control that the step names.")
      : undefined;
  },
};

const isToFill = ({ role, inputType, states }: SkeletonNode): boolean =>
  (role === "textbox" || role === "combobox") && inputType !== "search" && !states.includes("hidden");

/** Beside the control the step may name a thing. */
function isItsForm({ intent, target }: Ground, come: readonly SkeletonNode[]): boolean {
  const own = new Set(wordsOf(target.node?.name ?? ""));
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].filter((word) => !own.has(word));
  const texts = come.flatMap(({ role, name, value = "" }) => (role === "heading" ? [name, value] : [value]));
  const shown = new Set(texts.flatMap(wordsOf));
  const isEmpty = come
    .filter(({ role }) => role === "textbox")
    .every(({ value = "" }) => value.trim() === "");
  return (
    names.length === 0 ||
    names.some((word) => shown.has(word)) ||
    (isEmpty && makes.test(target.node?.name ?? ""))
  );
}
const makes = /^\P{L}{0,3}(?:add|new|create|write|compose|register|invite|book|schedule|plan)(?!\p{L})/iu;

/** Nothing but one list of choices came. */
const isList = (come: readonly SkeletonNode[]): boolean => {
  const choices = come.filter(({ role }) => choosable.has(role));
  return (
    choices.length >= fewestChoices &&
    new Set(choices.map(({ parent }) => parent)).size === 1 &&
    come.every(({ role }) => choosable.has(role) || around.has(role))
  );
};
const fewestChoices = 2;
const choosable: ReadonlySet<string> = new Set(["item", "option", "menuitem", "radio"]);
const around: ReadonlySet<string> = new Set(["list", "menu", "region", "image", "dialog"]);
