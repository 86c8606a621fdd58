import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isField, type PageSnapshot, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold, lettersAndDigits } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { placeOf } from "@/lib/agent/snapshot/node-places";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { joinParts, type PathPart, pathParts } from "@/lib/agent/snapshot/path-parts";
import type { ElementQuery } from "@/lib/contracts/assertion";
import type { Entered } from "./entered";

const mostFields = 40;
const passing: ReadonlySet<string> = new Set(["password", "search", "hidden"]);
/** Nobody writes in these, so what they hold follows from the others. */
const fixed = ["hidden", "disabled", "readonly"];

/** The form around a control of the page. */
function formOf(id: string | undefined, { nodes }: PageSnapshot): number {
  const at = nodes.findIndex((node) => node.id === id);
  return at < 0 ? -1 : ([at, ...ancestorsOf(nodes, at)].find((index) => nodes[index]?.role === "form") ?? -1);
}

/** What a field holds: its text or option, or whether it is ticked. */
const heldBy = ({ role, value, states }: SkeletonNode): string =>
  role === "textbox" || role === "combobox"
    ? (value ?? "").trim()
    : states.includes("checked")
      ? "checked"
      : "unchecked";

const isKept = (node: SkeletonNode): boolean =>
  isField(node) &&
  !["file", "slider"].includes(node.role) &&
  heldBy(node) !== "" &&
  !passing.has(node.inputType ?? "") &&
  !fixed.some((state) => node.states.includes(state));

/** Fields that hold something and that nobody wrote in for the goal: what is changed beside them leaves them as they are. */
export function fieldsBeside(
  deed: ActionRecord,
  then: PageSnapshot,
  entered: readonly Entered[],
): Pick<ReadBack, "heldBeside"> {
  const { nodes } = then;
  const own = new Set(entered.flatMap(({ element }) => findElements(element, nodes)));
  // An empty form is there for something new; one in a row of a list is not.
  const isNew = !entered.some((one) => one.kind === "element" || (one.was ?? "").trim() !== "");
  const form = isNew ? -1 : formOf(deed.target?.id, then);
  const rows = new Set([...own].flatMap((node) => rowsOf(node) ?? []));
  const beside = nodes.flatMap((node, at) => {
    const isIn =
      form < 0
        ? rows.has(rowsOf(node) ?? "no row") || isSwitchBeside(node, deed)
        : ancestorsOf(nodes, at).includes(form);
    if (!isIn || !isKept(node) || own.has(node)) return [];
    const element = queryFor(node, then);
    return element ? [{ element, held: heldBy(node), ...choiceBeside(node, then) }] : [];
  });
  // Which one of a group is chosen says of the others that they are not.
  const isOpen = ({ element, held }: { element: ElementQuery; held: string }): boolean =>
    element.role === "radio" && held === "unchecked";
  const told = [...beside.filter((one) => !isOpen(one)), ...beside.filter(isOpen)];
  return told.length > 0 ? { heldBeside: told.slice(0, mostFields) } : {};
}

/** `Newsletter` under `Reminders`, each put on or off by itself: settings without a form, and not boxes that choose entries of a list. */
const isSwitchBeside = ({ role, name, path }: SkeletonNode, { target }: ActionRecord): boolean =>
  toggles.has(role) && name !== "" && role === target?.role && aroundEntry(path) === aroundEntry(target.path);
const toggles: ReadonlySet<string> = new Set(["checkbox", "switch"]);

const isEntry = ({ role, name }: PathPart): boolean =>
  ["row", "item"].includes(role) || (role === "region" && name !== "");

/** The fields of one kind that each row of a list has one of, by what the row stands in. */
const rowsOf = ({ role, path }: SkeletonNode): string | undefined =>
  choices.has(role) && pathParts(path).some(isEntry) ? `${role} ${aroundEntry(path)}` : undefined;

/** What the entry stands in that something is in; the path itself where it is in none. */
function aroundEntry(path: string): string {
  const parts = pathParts(path);
  const at = parts.findLastIndex(isEntry);
  return at < 0 ? path : joinParts(parts.slice(0, at));
}

/** Whose choice it is, and what else could have been chosen there. */
function choiceBeside(node: SkeletonNode, { nodes }: PageSnapshot): { of?: string; instead?: string[] } {
  const of = placeOf(node, nodes);
  if (of === "" || !choices.has(node.role) || heldBy(node) === "unchecked") return {};
  const options =
    node.role === "combobox"
      ? (node.options ?? [])
      : nodes.flatMap(({ role, path, name }) => (role === node.role && path === node.path ? [name] : []));
  const chosen = node.role === "combobox" ? heldBy(node) : node.name;
  const instead = options.filter((one) => fold(one) !== fold(chosen));
  return instead.length > 0 ? { of, instead } : {};
}
const choices: ReadonlySet<string> = new Set(["radio", "combobox"]);

/** What tells a field from all others of its page, if anything does. */
function queryFor(node: SkeletonNode, { nodes }: PageSnapshot): ElementQuery | undefined {
  const { role, name } = node;
  const place = placeOf(node, nodes);
  return [...(name === "" ? [] : [{ role, name }]), ...(place === "" ? [] : [{ role, name, place }])].find(
    (query) => findElements(query, nodes).length === 1,
  );
}

/** What those of them hold now that are still there. */
const heldNow = (
  { heldBeside = [] }: Partial<ReadBack>,
  { nodes }: PageSnapshot,
): { text: string; was: string; now: string }[] =>
  heldBeside.flatMap(({ element, held }) => {
    const [field, ...more] = findElements(element, nodes);
    const text = `${element.role} "${element.name || element.place}" holds what it did`;
    return field && more.length === 0 ? [{ text, was: held, now: heldBy(field) }] : [];
  });

/** Those of them that are empty when their form is loaded anew, where it holds what was entered: they were lost with the deed. */
export const fieldsEmptied = (kept: Partial<ReadBack>, page: PageSnapshot): string[] =>
  heldNow(kept, page).flatMap(({ text, now }) => (now === "" ? [text] : []));

/** One of them holds something else there than what was sent, and none of the task's own actions was on it: more was changed than what the goal asks for. */
export const isFieldBesideChanged = (
  { heldBeside = [] }: Partial<ReadBack>,
  page: PageSnapshot,
  history: readonly ActionRecord[] = [],
): boolean =>
  heldNow({ heldBeside: heldBeside.filter(({ element }) => !isActedOn(element, history)) }, page).some(
    ({ was, now }) =>
      now !== "" && lettersAndDigits(was) !== lettersAndDigits(now) && !isWrittenOtherwise(was, now),
  );

/** Of fields that are called alike in each row, that of the row. */
const isActedOn = ({ role, name, place }: ElementQuery, history: readonly ActionRecord[]): boolean =>
  name !== undefined &&
  history.some(
    ({ target }) =>
      target?.role === role &&
      target?.name === name &&
      (place === undefined ||
        pathParts(target.path).some((part) => part.name !== "" && place.startsWith(part.name))),
  );

/** `12.5` and `12.50`. */
const isWrittenOtherwise = (was: string, now: string): boolean =>
  isHeldBy(was, [now]) || isHeldBy(now, [was]);
