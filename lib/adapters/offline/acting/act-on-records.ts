import { formFor } from "@/lib/adapters/offline/matching/find-form";
import { addControl, wayTo } from "@/lib/adapters/offline/matching/find-way";
import { leadsToThing } from "@/lib/adapters/offline/matching/leads-to-thing";
import { coverage, likeness } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { saysMenu } from "@/lib/adapters/offline/matching/opening-words";
import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { nodesAt } from "@/lib/adapters/offline/matching/places";
import {
  inRowOfRest,
  inRowTold,
  isInRowOfOther,
  listOffering,
} from "@/lib/adapters/offline/matching/row-told";
import { saysSaving } from "@/lib/adapters/offline/matching/says-saving";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { Target, WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { fold } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { said } from "./act-by-pressing";
import { act, describe, holds, prepare } from "./answer";
import { selectIn, toggle } from "./controls";
import { wasPressed } from "./explore";
import { isFieldInstead, isOpenedOver, isOpenField, takesEntry } from "./opened-over";
import { locate, notFound, type PageContext } from "./page-context";

export function actOnOpenForm({ thing }: WantOf<"open_form">, context: PageContext): ActionAnswer {
  const { nodes, digest } = context;
  const form = formFor(thing, [], nodes, digest.title);
  if (form) return holds(`The form for ${thing} is open already.`);
  const way = addControl("add", thing, digest);
  if (way)
    return act(
      "click",
      [way.best.id],
      `${describe(way.best)} opens the form for ${thing}.`,
      Math.max(0.6, way.certainty),
    );
  const there = wayTo(thing, nodes);
  // Pressed again, what folds out would only fold in.
  if (there && !wasPressed(there.best, nodes, context.history))
    return prepare("click", [there.best.id], `${describe(there.best)} leads to where ${thing} can be added.`);
  return notFound(`a way to add ${thing}`, context);
}

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

export function actOnRemove({ verb, target, text }: WantOf<"remove">, context: PageContext): ActionAnswer {
  const { nodes, digest } = context;
  const label = `${verb} ${said(target)}`;
  if (target.name === "") {
    const located = locate({ ...target, name: verb, whole: verb }, label, "click", context);
    return "answer" in located
      ? located.answer
      : act("click", [located.node.id], `${describe(located.node)} is to ${label}.`, located.certainty);
  }
  const named = inRowOfRest(text, target.name, nodesAt(target.name, nodes, digest.lines), nodes);
  const own = underHeading(target.within, named, nodes);
  const direct = findElement(
    {
      ...readTarget(verb),
      whole: `${verb} ${target.name}`,
      ...(target.ordinal ? { ordinal: target.ordinal } : {}),
    },
    own.filter((node) => !saysMenu(node.name) || !wasPressed(node, nodes, context.history)),
    { need: "click" },
  );
  const isOfOther = (node: SnapshotNode): boolean => isInRowOfOther(node, text, nodes);
  const best = direct && direct.certainty >= 0.5 && !isOfOther(direct.best) ? direct.best : undefined;
  if (best && isMenu(best))
    return prepare("click", [best.id], `${describe(best)} may hold what is to ${label}.`);
  if (best && leadsToThing(best, verb, target.name))
    return prepare("click", [best.id], `${describe(best)} leads to ${said(target)}.`);
  if (best && !best.occluded)
    return act("click", [best.id], `${describe(best)} belongs to ${said(target)}.`, direct?.certainty ?? 0.5);
  const menu = target.within === undefined ? menuOf(target.name, context) : undefined;
  if (menu) return prepare("click", [menu.id], `${describe(menu)} may hold what is to ${label}.`);
  const item = inOpenMenu(verb, target.name, context);
  if (item) return act("click", [item.id], `${describe(item)} is what its menu offers to ${label}.`, 0.85);
  const located = locate(
    { ...target, name: `${verb} ${target.name}`, whole: `${verb} ${target.whole}`, exact: false },
    label,
    "click",
    context,
  );
  if (!("answer" in located) && isOfOther(located.node)) return notFound(label, context);
  const first = "answer" in located ? undefined : selecting(target.name, located.node, context);
  if (first) return first;
  if (!("answer" in located) && coverage(verb, located.node.name) > 0)
    return act("click", [located.node.id], `${describe(located.node)} is to ${label}.`, located.certainty);
  return "answer" in located ? located.answer : notFound(label, context);
}

const menusAt = (name: string, { nodes, digest }: PageContext): SnapshotNode[] =>
  nodesAt(name, nodes, digest.lines).filter((node) => isMenu(node) && node.role !== "combobox");

/** A page need not mark the button of a menu as one: its name tells it as well. */
export const isMenu = ({ role, name, states }: SnapshotNode): boolean =>
  states.includes("popup") || (role === "button" && saysMenu(name));

/** The one menu of an entry that was not opened yet. */
function menuOf(name: string, context: PageContext): SnapshotNode | undefined {
  const shut = menusAt(name, context).filter(
    (node) =>
      !node.states.includes("expanded") &&
      !node.occluded &&
      !wasPressed(node, context.nodes, context.history),
  );
  return shut.length === 1 ? shut[0] : undefined;
}

/** The menu of the entry was opened, and what it offers stands wherever on the page. */
function inOpenMenu(verb: string, name: string, context: PageContext): SnapshotNode | undefined {
  const { nodes, history } = context;
  const last = history.findLast(({ action }) => action.startsWith("click("));
  const isOpen = menusAt(name, context).some(
    (node) => last?.target === `${node.role} "${node.name}"` && wasPressed(node, nodes, history),
  );
  const items = isOpen ? nodes.filter(({ role, occluded }) => role === "menuitem" && !occluded) : [];
  const found = findElement(readTarget(verb), items, { need: "click" });
  return found && found.certainty >= 0.5 ? found.best : undefined;
}

/** `from the cart`: of things that stand on several lists of a page those under the heading of that name. */
function underHeading(
  place: string | undefined,
  some: SnapshotNode[],
  nodes: readonly SnapshotNode[],
): SnapshotNode[] {
  const under =
    place === undefined ? [] : some.filter((node) => coverage(place, headingOver(node, nodes)) >= 0.99);
  return under.length > 0 ? under : some;
}

/** A control outside of the rows does it to those that are selected: just the row that is meant comes first. */
function selecting(name: string, control: SnapshotNode, context: PageContext): ActionAnswer | undefined {
  const { nodes } = context;
  if (rowAround(control, nodes)) return undefined;
  const boxes = nodes.filter(
    (node) =>
      node.role === "checkbox" &&
      !node.states.includes("hidden") &&
      rowAround(node, nodes) &&
      !/\ball\b/i.test(node.name),
  );
  const meant = nodesAt(name, nodes, context.digest.lines).filter((node) => boxes.includes(node));
  const [own] = meant;
  if (!own || meant.length > 1) return undefined;
  const wrong = boxes.find((node) => node !== own && node.states.includes("checked"));
  const next = wrong ?? (own.states.includes("checked") ? undefined : own);
  return next && { ...toggle(next, next === own, 0.85, context), prepares: true };
}

export function actOnEdit({ name }: WantOf<"edit">, context: PageContext): ActionAnswer {
  const own = nodesAt(name, context.nodes, context.digest.lines);
  const edit = findElement(readTarget("edit"), own, { need: "click" });
  // `Update` beside a field stores what stands in it.
  const stores = edit !== undefined && saysSaving(edit.best.name) && own.some(isOpenField);
  if (stores || isOpenedOver(name, context) || isFieldInstead(name, context))
    return holds(`${name} can be changed here already.`);
  if (edit && edit.certainty >= 0.5)
    return act("click", [edit.best.id], `${describe(edit.best)} opens ${name} for changes.`, edit.certainty);
  // Its own control may only be described as one: a value that a click makes a field.
  const described = own.filter(
    ({ role, description = "" }) => role === "clickable" && /\bedit|change\b/i.test(description),
  );
  const [only] = described;
  if (only && described.length === 1 && !only.occluded)
    return act("click", [only.id], `${describe(only)} of ${name} can be changed in place.`, 0.75);
  const located = locate(readTarget(`edit ${name}`), `edit ${name}`, "click", context);
  if (!("answer" in located))
    return act("click", [located.node.id], `${describe(located.node)} opens ${name}.`, located.certainty);
  if (own.some(takesEntry) && !own.some(({ role }) => pressable.has(role)))
    return holds(`${name} can be changed here already.`);
  const open = locate(readTarget(name), `"${name}"`, "open", context);
  return "answer" in open
    ? open.answer
    : act("click", [open.node.id], `${describe(open.node)} leads to ${name}.`, open.certainty);
}

const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable", "menuitem"]);

export function actOnMark({ name, state, on }: WantOf<"mark">, context: PageContext): ActionAnswer {
  const own = nodesAt(name, context.nodes, context.digest.lines);
  const named = context.nodes.filter((node) => coverage(name, node.name) >= 0.99);
  const box = [...own, ...named].find((node) => node.role === "checkbox" || node.role === "switch");
  if (box) return toggle(box, on, 0.85, context);
  const button = findElement({ ...readTarget(`mark ${state}`), whole: state }, own, { need: "click" });
  if (button && button.certainty >= 0.5)
    return act("click", [button.best.id], `${describe(button.best)} marks it.`, button.certainty);
  const [deed, ...deeds] = own.filter((node) => pressable.has(node.role) && makesSo(node, state));
  if (deed && deeds.length === 0) return act("click", [deed.id], `${describe(deed)} makes it ${state}.`, 0.8);
  const list = listOffering(state, own) ?? listOffering(state, inRowTold(name, context.nodes));
  if (list) return selectIn(list, { name: state, whole: state, exact: true }, 0.85, context);
  const menu = menuOf(name, context);
  if (menu) return prepare("click", [menu.id], `${describe(menu)} may hold a way to mark it.`);
  return notFound(`a way to mark "${name}" as ${state}`, context);
}

/** `Resolve` makes a thing `resolved`; what pays or sends it does more than to mark it so. */
const makesSo = ({ name, states, occluded }: SnapshotNode, state: string): boolean =>
  !occluded &&
  !doesMore.test(name) &&
  !states.includes("hidden") &&
  !states.includes("disabled") &&
  doneWords(name).has(fold(state));

const doesMore =
  /(?<!\p{L})(?:pay|send|order|buy|ship|publish|refund|charge|transfer|post|submit|sell|donate|bid|sign)(?!\p{L})/iu;

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
