import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { fieldFor, isInput } from "../matching/find-form";
import { coverage, likeness } from "../matching/likeness";
import { findElement } from "../matching/match-element";
import { readTarget } from "../reading/read-target";
import type { Target, WantOf } from "../reading/want";
import { said } from "./act-by-pressing";
import { adaptValue, readDay, readTime } from "./adapt-value";
import { act, cannot, describe, holds, prepare } from "./answer";
import { focusPath, locate, notFound, type PageContext } from "./page-context";

const isFilled = (node: SnapshotNode, value: string): boolean => (node.value ?? "").trim() === value.trim();
const textFields = (nodes: readonly SnapshotNode[]): SnapshotNode[] =>
  nodes.filter(
    (node) =>
      (node.role === "textbox" || node.states.includes("editable")) && !node.states.includes("hidden"),
  );

export function actOnType(want: WantOf<"type">, context: PageContext): ActionAnswer {
  if (want.value === "")
    return cannot(`No value is given for ${want.field ? said(want.field) : "the field"}.`);
  const field = fieldOf(want.field, want.value, context);
  if ("answer" in field) return field.answer;
  return enter(field.node, want.value, field.certainty, context);
}

type Field = { node: SnapshotNode; certainty: number } | { answer: ActionAnswer };

function fieldOf(target: Target | undefined, value: string, context: PageContext): Field {
  const fields = textFields(context.nodes);
  const unfilled = fields.filter((node) => !isFilled(node, value));
  const isPlain = target === undefined || target.name === "";
  if (isPlain && target?.ordinal === undefined) {
    const pool = target?.every ? unfilled : fields;
    const usable = pool.filter(
      (node) => !node.states.includes("disabled") && !node.states.includes("readonly") && !node.occluded,
    );
    const chosen = plainField(usable, value, context);
    if (chosen) return chosen;
    if (target?.every && fields.length > 0) return { answer: holds("Every field holds it already.") };
  }
  const wanted = target ?? readTarget("text field");
  const located = locate({ ...wanted, kind: wanted.kind ?? "field" }, said(wanted), "field", context);
  if (!("answer" in located)) return located;
  const byMeaning = target && fieldFor({ field: target.name, value }, context.nodes.filter(isInput));
  return byMeaning && !byMeaning.occluded ? { node: byMeaning, certainty: 0.6 } : located;
}

/** `Enter "x" into the text field`: the only one, else the one in use, else the only empty one. */
function plainField(
  usable: readonly SnapshotNode[],
  value: string,
  { nodes, now }: PageContext,
): Field | undefined {
  const [first] = usable;
  if (!first) return undefined;
  if (usable.length === 1) return { node: first, certainty: 0.95 };
  const focused = usable.find((node) => node.states.includes("focused"));
  if (focused) return { node: focused, certainty: 0.8 };
  const kind = readDay(value, now)
    ? "date"
    : readTime(value)
      ? "time"
      : /@/.test(value)
        ? "email"
        : undefined;
  const ofKind = kind === undefined ? [] : usable.filter((node) => node.inputType === kind);
  if (ofKind.length === 1 && ofKind[0]) return { node: ofKind[0], certainty: 0.85 };
  const inFocus = usable.filter((node) => node.path.startsWith(focusPath(nodes) ?? "\u0000"));
  const empty = (inFocus.length > 0 ? inFocus : usable).filter(
    (node) => (node.value ?? "") === "" && node.inputType !== "search",
  );
  return empty[0] ? { node: empty[0], certainty: empty.length === 1 ? 0.75 : 0.55 } : undefined;
}

/** Brings a value into an element of any kind. */
export function enter(
  node: SnapshotNode,
  value: string,
  certainty: number,
  context: PageContext,
): ActionAnswer {
  if (node.role === "checkbox" || node.role === "switch" || node.role === "radio")
    return toggle(node, isYes(value), certainty, context);
  if (node.role === "combobox" && node.options && node.options.length > 0)
    return selectIn(node, readTarget(value), certainty, context);
  if (node.role === "file") return cannot("A file field takes a file, not a text.");
  const adapted = adaptValue(value, node, context.now);
  if (context.skipsHeld && isFilled(node, adapted)) return holds(`${describe(node)} holds it already.`);
  return act("setValue", [node.id, adapted], `${describe(node)} takes this value.`, certainty);
}

const isYes = (value: string): boolean => !/^(?:no|off|false|0|none|disabled|unchecked)$/i.test(value.trim());

export function toggle(
  node: SnapshotNode,
  on: boolean,
  certainty: number,
  { skipsHeld }: PageContext,
): ActionAnswer {
  const isOn =
    node.states.includes("checked") || node.states.includes("pressed") || node.states.includes("selected");
  const native = node.role === "checkbox" || node.role === "switch" || node.role === "radio";
  if (isOn === on && (skipsHeld || !native)) {
    if (native || node.states.some((state) => /^(?:un)?pressed$|^(?:un)?checked$|^selected$/.test(state)))
      return holds(`${describe(node)} is ${on ? "on" : "off"} already.`);
  }
  const name = native ? (on ? "check" : "uncheck") : "click";
  if (node.role === "radio" && !on) return cannot("A radio button is turned off by choosing another one.");
  return act(name, [node.id], `${describe(node)} is to be ${on ? "on" : "off"}.`, certainty);
}

function selectIn(
  node: SnapshotNode,
  option: Target,
  certainty: number,
  { skipsHeld }: PageContext,
): ActionAnswer {
  const label = optionIn(node, option);
  if (label === undefined) return cannot(`${describe(node)} has no option ${said(option)}.`);
  if (skipsHeld && fold(node.value ?? "") === fold(label))
    return holds(`${describe(node)} shows it already.`);
  return act("select", [node.id, label], `${describe(node)} has the option "${label}".`, certainty);
}

/** The option of a select that a wording means. */
export function optionIn(node: SnapshotNode, option: Target): string | undefined {
  const labels = node.options ?? [];
  if (option.ordinal !== undefined && option.name === "")
    return labels.at(option.ordinal < 0 ? option.ordinal : option.ordinal - 1);
  if (option.startsWith !== undefined || option.endsWith !== undefined)
    return labels.find(
      (label) =>
        fold(label).startsWith(fold(option.startsWith ?? "")) &&
        fold(label).endsWith(fold(option.endsWith ?? "")),
    );
  const scored = labels
    .map((label) => ({
      label,
      score: Math.max(
        likeness(option.name, label, option.exact),
        likeness(option.whole, label, option.exact),
      ),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score < 0.6) return undefined;
  return best.score >= 0.95 || best.score - (next?.score ?? 0) > 0.05 ? best.label : undefined;
}

export function actOnChoose(want: WantOf<"choose">, context: PageContext): ActionAnswer {
  const { option, field } = want;
  return (
    fromSelect(option, field, context) ??
    fromShown(option, field, context) ??
    fromSuggestions(option, field, context)
  );
}

function fromSelect(
  option: Target,
  field: Target | undefined,
  context: PageContext,
): ActionAnswer | undefined {
  const selects = context.nodes.filter(
    (node) => node.role === "combobox" && (node.options?.length ?? 0) > 0 && !node.states.includes("hidden"),
  );
  const named =
    field && field.name !== ""
      ? findElement({ ...field, kind: "list" }, selects, { need: "field" })
      : undefined;
  if (named && named.certainty >= 0.5) return selectIn(named.best, option, named.certainty, context);
  const having = selects.filter((node) => optionIn(node, option) !== undefined);
  const [only] = having;
  if (!only) return undefined;
  if (having.length > 1 && field?.name) return undefined;
  return selectIn(only, option, having.length === 1 ? 0.9 : 0.55, context);
}

function fromShown(
  option: Target,
  field: Target | undefined,
  context: PageContext,
): ActionAnswer | undefined {
  const placed =
    field && field.name !== "" && option.within === undefined ? { ...option, within: field.name } : option;
  const found = findElement(placed, context.nodes, { need: "choose", focusPath: focusPath(context.nodes) });
  if (!found || found.certainty < 0.5) return undefined;
  if (option.exact && option.startsWith === undefined && (found.matches[0]?.score ?? 0) < 0.6)
    return undefined;
  const { best, certainty } = found;
  if (["checkbox", "radio", "switch"].includes(best.role)) return toggle(best, true, certainty, context);
  if (best.states.includes("selected") && context.skipsHeld)
    return holds(`${describe(best)} is chosen already.`);
  return act("click", [best.id], `${describe(best)} is ${said(option)}.`, certainty);
}

/** A field that offers options once it is opened or typed into. */
function fromSuggestions(option: Target, field: Target | undefined, context: PageContext): ActionAnswer {
  const typed = option.startsWith ?? option.name;
  const fields = context.nodes.filter(
    (node) => (node.role === "combobox" || node.role === "textbox") && !node.states.includes("hidden"),
  );
  const opening = context.nodes.filter(
    (node) => node.states.includes("popup") || node.states.includes("collapsed"),
  );
  const isNamed = field !== undefined && field.name !== "";
  const named = isNamed
    ? findElement({ ...field, kind: "list" }, [...new Set([...fields, ...opening])], { need: "any" })
    : undefined;
  const node = named && named.certainty >= 0.45 ? named.best : fields.length === 1 ? fields[0] : undefined;
  if (!node) return notFound(said(option), context);
  const offers =
    node.role === "combobox" ||
    node.states.includes("popup") ||
    node.states.includes("collapsed") ||
    option.startsWith !== undefined;
  if (node.role === "textbox" && !offers) return enter(node, option.name, 0.7, context);
  if (
    node.role === "textbox" ||
    node.states.includes("editable") ||
    (node.role === "combobox" && node.value !== undefined)
  ) {
    if (!isFilled(node, typed))
      return prepare(
        "setValue",
        [node.id, typed],
        `${describe(node)} offers options once something is typed.`,
      );
    return prepare("press", ["ArrowDown"], `${describe(node)} shows no options yet.`);
  }
  return prepare("click", [node.id], `${describe(node)} shows its options when it is open.`);
}

export function actOnTick(want: WantOf<"tick">, context: PageContext): ActionAnswer {
  const { target } = want;
  if (target.every) {
    const open = context.nodes.filter(
      (node) =>
        (node.role === "checkbox" || node.role === "switch") &&
        !node.states.includes("hidden") &&
        node.states.includes("checked") !== want.on &&
        placedIn(node, target),
    );
    const [first] = open;
    return first
      ? toggle(first, want.on, 0.8, context)
      : holds(`Everything is ${want.on ? "on" : "off"} already.`);
  }
  const located = locate(target, said(target), "tick", context);
  return "answer" in located ? located.answer : toggle(located.node, want.on, located.certainty, context);
}

const placedIn = (node: SnapshotNode, { within, name }: Target): boolean =>
  (within === undefined || coverage(within, node.path.replace(/[:/]/g, " ")) >= 0.8) &&
  (name === "" || coverage(name, `${node.name} ${node.path}`) >= 0.8);

/** `Set X to Y`: how depends on what X is. */
export function actOnSet(want: WantOf<"set">, context: PageContext): ActionAnswer {
  const { field, value } = want;
  const asRadio = radioIn(field, value, context.nodes);
  if (asRadio) return toggle(asRadio, true, 0.8, context);
  const byMeaning = fieldFor(
    { field: field.name, value },
    context.nodes.filter((node) => isInput(node) && !node.states.includes("hidden") && !node.occluded),
  );
  const located = locate({ ...field, kind: field.kind ?? "field" }, said(field), "field", context);
  if (!("answer" in located)) return enter(located.node, value, located.certainty, context);
  return byMeaning ? enter(byMeaning, value, 0.65, context) : located.answer;
}

/** A radio button named by the value, in a group that the field names. */
export function radioIn(
  field: Target,
  value: string,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  return nodes.find(
    (node) =>
      (node.role === "radio" || node.role === "option") &&
      likeness(value, node.name) >= 0.85 &&
      (field.name === "" ||
        coverage(
          field.name,
          `${node.path.replace(/[:/]/g, " ")} ${node.nearText ?? ""} ${node.description ?? ""}`,
        ) >= 0.8),
  );
}
