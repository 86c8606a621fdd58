import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { formFor, formsOf, partAround, saves, submitOf } from "../matching/find-form";
import { addControl, wayTo } from "../matching/find-way";
import { coverage, likeness } from "../matching/likeness";
import { findElement } from "../matching/match-element";
import { formPathOf, pathInside } from "../matching/parts-of-page";
import { nodesAt } from "../matching/places";
import { readTarget } from "../reading/read-target";
import type { Target, WantOf } from "../reading/want";
import { saveStep } from "../writing/written";
import { said } from "./act-by-pressing";
import { act, cannot, describe, holds, prepare } from "./answer";
import { toggle } from "./controls";
import { focusPath, locate, notFound, type PageContext, topDialog } from "./page-context";

export function actOnOpenForm({ thing }: WantOf<"open_form">, context: PageContext): ActionAnswer {
  const { nodes, digest } = context;
  const form = formFor(thing, [], nodes, digest.title);
  if (form) return holds(`The form for ${thing} is open already.`);
  const way = addControl("add", thing, nodes, digest.title);
  if (way)
    return act(
      "click",
      [way.best.id],
      `${describe(way.best)} opens the form for ${thing}.`,
      Math.max(0.6, way.certainty),
    );
  const there = wayTo(thing, nodes);
  if (there)
    return prepare("click", [there.best.id], `${describe(there.best)} leads to where ${thing} can be added.`);
  return notFound(`a way to add ${thing}`, context);
}

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
      return act("click", [named.best.id], `${describe(named.best)} is ${said(target)}.`, named.certainty);
  }
  const entered = lastEntered(context);
  const own = entered && ownSubmit(entered, verb, nodes);
  if (own && !own.occluded && !own.states.includes("disabled"))
    return act("click", [own.id], `${describe(own)} sends what was entered.`, 0.85);
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
  if (button && !button.occluded)
    return act("click", [button.id], `${describe(button)} sends what was entered.`, 0.85);
  const focused = nodes.find((node) => node.states.includes("focused") && node.role === "textbox");
  if (focused) return act("press", ["Enter"], `Enter in ${describe(focused)} sends it.`, 0.7);
  if (isTakenAsItIs) return holds("There is nothing to press to save it.");
  return target ? notFound(said(target), context) : notFound(`a button to ${verb}`, context);
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
export function lastEntered({ nodes, history }: PageContext): SnapshotNode | undefined {
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

/** Finds where to type a query. A field is no search field just because it is the only one. */
export function searchField(context: Pick<PageContext, "nodes">, field?: Target): SnapshotNode | undefined {
  const { nodes } = context;
  const fields = nodes.filter(
    (node) =>
      (node.role === "textbox" || node.role === "combobox") &&
      !node.states.includes("hidden") &&
      !node.states.includes("disabled"),
  );
  if (field && field.name !== "") {
    const named = findElement(field, fields, { need: "type" });
    if (named && named.certainty >= 0.5) return named.best;
  }
  return (
    fields.find((node) => node.inputType === "search") ??
    fields.find(
      (node) =>
        likeness("search", `${node.name}`) >= 0.6 || likeness("search", node.placeholder ?? "") >= 0.6,
    ) ??
    fields.find(
      (node) =>
        /(?:^|\/)form:?[^/]*search/i.test(node.path) ||
        /\b(?:search|query|find|filter)\b/i.test(
          `${node.name} ${node.placeholder ?? ""} ${node.testId ?? ""}`,
        ),
    ) ??
    (fields.length === 1 && offersSearch(context) ? fields[0] : undefined)
  );
}

const offersSearch = ({ nodes }: Pick<PageContext, "nodes">): boolean =>
  nodes.some((node) => node.role === "button" && likeness("search", node.name) >= 0.8);

export function actOnSearch({ query, field }: WantOf<"search">, context: PageContext): ActionAnswer {
  const node = searchField(context, field);
  if (!node) return notFound("a search field", context);
  if (context.skipsHeld && fold(node.value ?? "") === fold(query))
    return holds("The search field holds it already.");
  return act("setValue", [node.id, query], `${describe(node)} takes the query.`, 0.85);
}

export function actOnRemove({ verb, target }: WantOf<"remove">, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const label = `${verb} ${said(target)}`;
  if (target.name === "") {
    const located = locate({ ...target, name: verb, whole: verb }, label, "click", context);
    return "answer" in located
      ? located.answer
      : act("click", [located.node.id], `${describe(located.node)} is to ${label}.`, located.certainty);
  }
  const direct = findElement(
    {
      ...readTarget(verb),
      whole: `${verb} ${target.name}`,
      ...(target.ordinal ? { ordinal: target.ordinal } : {}),
    },
    nodesAt(target.name, nodes),
    { need: "click" },
  );
  if (direct && direct.certainty >= 0.5 && direct.best.states.includes("popup"))
    return prepare("click", [direct.best.id], `${describe(direct.best)} may hold what is to ${label}.`);
  if (direct && direct.certainty >= 0.5 && !direct.best.occluded)
    return act(
      "click",
      [direct.best.id],
      `${describe(direct.best)} belongs to ${said(target)}.`,
      direct.certainty,
    );
  const located = locate(
    { ...target, name: `${verb} ${target.name}`, whole: `${verb} ${target.whole}`, exact: false },
    label,
    "click",
    context,
  );
  if (!("answer" in located) && coverage(verb, located.node.name) > 0)
    return act("click", [located.node.id], `${describe(located.node)} is to ${label}.`, located.certainty);
  return "answer" in located ? located.answer : notFound(label, context);
}

export function actOnEdit({ name }: WantOf<"edit">, context: PageContext): ActionAnswer {
  const own = nodesAt(name, context.nodes);
  const edit = findElement(readTarget("edit"), own, { need: "click" });
  if (edit && edit.certainty >= 0.5)
    return act("click", [edit.best.id], `${describe(edit.best)} opens ${name} for changes.`, edit.certainty);
  const located = locate(readTarget(`edit ${name}`), `edit ${name}`, "click", context);
  if (!("answer" in located))
    return act("click", [located.node.id], `${describe(located.node)} opens ${name}.`, located.certainty);
  const open = locate(readTarget(name), `"${name}"`, "open", context);
  return "answer" in open
    ? open.answer
    : act("click", [open.node.id], `${describe(open.node)} leads to ${name}.`, open.certainty);
}

export function actOnMark({ name, state, on }: WantOf<"mark">, context: PageContext): ActionAnswer {
  const own = nodesAt(name, context.nodes);
  const named = context.nodes.filter((node) => coverage(name, node.name) >= 0.99);
  const box = [...own, ...named].find((node) => node.role === "checkbox" || node.role === "switch");
  if (box) return toggle(box, on, 0.85, context);
  const button = findElement({ ...readTarget(`mark ${state}`), whole: state }, own, { need: "click" });
  if (button && button.certainty >= 0.5)
    return act("click", [button.best.id], `${describe(button.best)} marks it.`, button.certainty);
  return notFound(`a way to mark "${name}" as ${state}`, context);
}

export function actOnSort({ by, direction }: WantOf<"sort">, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const wording = direction ? `${by} ${direction}` : by;
  const select = nodes.find(
    (node) =>
      node.role === "combobox" &&
      node.options?.some((option) => likeness(by, option) >= 0.5) &&
      !node.states.includes("hidden"),
  );
  if (select) {
    const options = [...(select.options ?? [])].sort((a, b) => likeness(wording, b) - likeness(wording, a));
    const [best] = options;
    if (best) return act("select", [select.id, best], `${describe(select)} sorts by "${best}".`, 0.75);
  }
  const header = nodes.filter((node) => /(?:^|\/)(?:table|row)/.test(node.path));
  const found =
    findElement(readTarget(by), header, { need: "click" }) ??
    findElement(readTarget(`sort by ${by}`), nodes, { need: "click" });
  if (!found || found.certainty < 0.5) return notFound(`a way to sort by ${by}`, context);
  const has = (state: string): boolean => found.best.states.includes(state);
  if (direction !== undefined && has(direction)) return holds(`It is sorted ${direction} already.`);
  return act("click", [found.best.id], `${describe(found.best)} sorts by ${by}.`, found.certainty);
}

export function actOnFilter({ by, value }: WantOf<"filter">, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const selects = nodes.filter(
    (node) =>
      node.role === "combobox" &&
      node.options?.some((option) => likeness(value, option) >= 0.85) &&
      !node.states.includes("hidden"),
  );
  const named = by ? findElement(readTarget(by), selects, { need: "field" }) : undefined;
  const select = named?.best ?? selects[0];
  const option = select?.options?.find((label) => likeness(value, label) >= 0.85);
  if (select && option)
    return act("select", [select.id, option], `${describe(select)} filters by "${option}".`, 0.8);
  const control = findElement(readTarget(value), nodes, { need: "choose" });
  if (control && control.certainty >= 0.5) {
    const { best } = control;
    return best.role === "checkbox" || best.role === "radio" || best.role === "switch"
      ? toggle(best, true, control.certainty, context)
      : act("click", [best.id], `${describe(best)} shows only ${value}.`, control.certainty);
  }
  const field = searchField(context);
  return field
    ? act("setValue", [field.id, value], `${describe(field)} narrows the list.`, 0.6)
    : notFound(`a filter for ${value}`, context);
}

export function actOnLogout(context: PageContext): ActionAnswer {
  const located = locate(
    { ...readTarget("log out"), whole: "sign out" },
    "the way to sign out",
    "click",
    context,
  );
  if (!("answer" in located))
    return act("click", [located.node.id], `${describe(located.node)} signs out.`, located.certainty);
  const account = findElement(readTarget("account"), context.nodes, { need: "open" });
  return account && account.certainty >= 0.6
    ? prepare("click", [account.best.id], "The account menu may hold it.")
    : located.answer;
}
