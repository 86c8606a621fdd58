import { formsOf, partAround, saves, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { vowBefore } from "@/lib/adapters/offline/matching/find-vow";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { formPathOf, pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import { saveStep } from "@/lib/adapters/offline/writing/written";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isNextPart } from "@/lib/agent/domain/wording/next-part";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { said } from "./act-by-pressing";
import { act, cannot, describe, holds, prepare } from "./answer";
import { coverOver } from "./cover-over";
import { focusPath, notFound, type PageContext, topDialog } from "./page-context";

/** Sends what was entered: the button of the form in use, else Enter in the field in use. */
export function actOnSubmit(want: WantOf<"submit">, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const { target, verb } = want;
  if (target && target.name !== "" && target.kind !== "form") {
    const named = findElement(target, nodes, { need: "click", focusPath: focusPath(nodes) });
    // "Save the preferences" is no wish for the link "Preferences": what saves says so, or stands for it by its whole name.
    const sends =
      named && (coverage(verb, named.best.name) > 0 || coverage(named.best.name, target.whole) >= 0.99);
    if (named && named.certainty >= 0.75 && named.best.role === "button" && sends)
      return act(
        "click",
        [named.best.id],
        `${describe(named.best)} is what the step means by ${said(target)}.`,
        named.certainty,
      );
  }
  const entered = lastEntered(context);
  const own = entered && ownSubmit(entered, verb, nodes);
  const vow = own && vowBefore(own, partAround(entered, nodes).inside);
  if (vow) return prepare("check", [vow.id], `${describe(vow)} has to be said before ${describe(own)}.`);
  if (own && !own.occluded && !own.states.includes("disabled")) return sending(own);
  if (own?.occluded) return uncovered(own, context);
  if (want.text === saveStep && !entered) return saveAlone(context);
  const path = submitPath(context);
  const isNowhere = path === "" && formsOf(nodes).every((form) => form.path !== "");
  // What is taken as it is entered needs no sending: a switch, a list that saves at once.
  const isTakenAsItIs = verb === "save" && target === undefined;
  // Edited in place, without a form: Enter takes it.
  if (isNowhere && entered?.states.includes("focused") && entered.inputType !== "search")
    return act("press", ["Enter"], `Enter in ${describe(entered)} takes it.`, 0.7);
  if (isNowhere && isTakenAsItIs) return holds("There is no form to save.");
  if (entered && want.text === saveStep && formPathOf(entered) === "")
    return holds("Nothing beside the field saves it.");
  if (isNowhere) return notFound("a form to send", context);
  const button =
    submitOf(nodes, path, verb, entered) ?? (path === "" ? undefined : outside(path, nodes, verb));
  if (button?.states.includes("disabled"))
    return cannot(`${describe(button)} is disabled: something is still missing in the form.`);
  if (button && !button.occluded) return sending(button);
  const focused = nodes.find((node) => node.states.includes("focused") && node.role === "textbox");
  if (focused) return act("press", ["Enter"], `Enter in ${describe(focused)} sends it.`, 0.7);
  if (isTakenAsItIs) return holds("There is nothing to press to save it.");
  return target ? notFound(said(target), context) : notFound(`a button to ${verb}`, context);
}

/** What is called `Next` leads to the next part of the form, and what sends it stands behind the last one; `Continue` and `Weiter` may do either. */
const sending = (button: SnapshotNode): ActionAnswer =>
  isNextPart(button.name)
    ? prepare("click", [button.id], `${describe(button)} leads to the next part.`)
    : act("click", [button.id], `${describe(button)} sends what was entered.`, 0.85);

/** What lies over the button, such as a notice at the foot of the page, is closed first. */
function uncovered(button: SnapshotNode, { nodes, history }: PageContext): ActionAnswer {
  const cover = coverOver(nodes, history, button);
  return cover
    ? prepare("click", [cover.id], `${describe(cover)} closes what lies over ${describe(button)}.`)
    : cannot(`Something lies over ${describe(button)}.`);
}

/** Nothing was entered into a field: where something has to be saved, one button says so. */
function saveAlone({ nodes }: PageContext): ActionAnswer {
  const dialog = topDialog(nodes);
  const ways = nodes.filter(
    (node) => saves(node) && !node.occluded && (!dialog || node.path.startsWith(pathInside(dialog))),
  );
  const [only] = ways;
  if (!only || ways.length > 1 || only.states.includes("disabled")) return holds("There is nothing to save.");
  return act("click", [only.id], `${describe(only)} saves it.`, 0.8);
}

/** The button that belongs to a field, in its form, row or section. */
function ownSubmit(
  entered: SnapshotNode,
  verb: string,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const dialog = topDialog(nodes);
  if (entered.inputType === "search" || (dialog && !entered.path.startsWith(pathInside(dialog))))
    return undefined;
  const part = partAround(entered, nodes);
  const button = submitOf(part.inside, part.path, verb, entered);
  // On a page without forms a button is for what it says.
  return verb === "save" && part.isPage && button && !saves(button) ? undefined : button;
}

/** The field that was entered last, where it is still there. */
function lastEntered({ nodes, history }: PageContext): SnapshotNode | undefined {
  const id = history
    .flatMap(({ action }) => /^(?:setValue|select|check|uncheck)\("([^"]+)"/.exec(action)?.[1] ?? [])
    .at(-1);
  return nodes.find((node) => node.id === id);
}

function submitPath({ nodes }: PageContext): string {
  const inUse = focusPath(nodes);
  if (inUse !== undefined) return inUse;
  const filled = nodes.filter(
    (node) =>
      (node.role === "textbox" || node.role === "combobox") &&
      (node.value ?? "") !== "" &&
      node.inputType !== "search",
  );
  const paths = [...new Set(filled.map(formPathOf))].filter(Boolean);
  if (paths.length === 1 && paths[0]) return paths[0];
  const forms = formsOf(nodes).filter(({ submit }) => submit !== undefined);
  return forms.length === 1 && forms[0] ? forms[0].path : "";
}

/** A dialog's button may stand beside its form instead of in it. */
const outside = (path: string, nodes: readonly SnapshotNode[], verb: string): SnapshotNode | undefined => {
  const parts = pathParts(path).slice(0, -1);
  const dialog = joinParts(parts);
  return parts.some(({ role }) => role === "dialog") ? submitOf(nodes, dialog, verb) : undefined;
};
