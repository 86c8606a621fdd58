import { fieldFor } from "@/lib/adapters/offline/matching/find-form";
import { inputAt, inputOfForm, listsOfEntries } from "@/lib/adapters/offline/matching/find-input";
import { coverage, likeness } from "@/lib/adapters/offline/matching/likeness";
import { loginField } from "@/lib/adapters/offline/matching/login-field";
import { type Found, findElement } from "@/lib/adapters/offline/matching/match-element";
import { nodesAtIn } from "@/lib/adapters/offline/matching/places";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { Target, WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { said } from "./act-by-pressing";
import { readDay, readTime } from "./adapt-value";
import { act, cannot, describe, holds, prepare } from "./answer";
import { enter, isFilled, toggle } from "./controls";
import { focusPath, locate, notFound, type PageContext } from "./page-context";
import { takesValue } from "./takes-value";
import { isSentLater } from "./typed-choice";

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
      (node) =>
        !node.states.includes("disabled") &&
        !node.states.includes("readonly") &&
        !node.occluded &&
        !isTaken(node, value, context.history) &&
        takesValue(node, value, context.now),
    );
    const chosen = plainField(usable, value, context);
    if (chosen) return chosen;
    if (pool.some((node) => isTaken(node, value, context.history)))
      return { answer: cannot(`Every field that could take "${value}" holds another value by now.`) };
    if (target?.every && fields.length > 0) return { answer: holds("Every field holds it already.") };
  }
  const wanted = target ?? readTarget("text field");
  const located = locate({ ...wanted, kind: wanted.kind ?? "field" }, said(wanted), "field", context);
  if (!("answer" in located)) return located;
  const all = context.nodes.filter(isField);
  const byMeaning = target && (fieldFor({ field: target.name, value }, all) ?? loginField(target.name, all));
  return byMeaning && !byMeaning.occluded ? { node: byMeaning, certainty: 0.6 } : located;
}

/** What was just put into it is not typed over by a value that no field is named for. */
const isTaken = (node: SnapshotNode, value: string, history: PageContext["history"]): boolean =>
  (node.value ?? "") !== "" &&
  node.value !== value &&
  history.some(
    ({ action }) => action === `setValue(${JSON.stringify(node.id)}, ${JSON.stringify(node.value)})`,
  );

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
  if (!("answer" in located)) return toggle(located.node, want.on, located.certainty, context);
  const control = byVerb(want, context);
  return control
    ? act(
        "click",
        [control.best.id],
        `${describe(control.best)} belongs to ${said(target)}.`,
        control.certainty,
      )
    : located.answer;
}

/** `Star the mail from Anna`: the control of that name in its row does it. */
function byVerb({ text, target }: WantOf<"tick">, { nodes }: PageContext): Found | undefined {
  const verb = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const within = target.within ?? target.name;
  if (within === "" || /^(?:turn|switch|make|check|tick)$/i.test(verb)) return undefined;
  const found = findElement({ ...readTarget(verb), within }, nodes, { need: "click" });
  return found && found.certainty >= 0.6 && !found.best.occluded ? found : undefined;
}

const placedIn = (node: SnapshotNode, { within, name }: Target): boolean =>
  (within === undefined || coverage(within, node.path.replace(/[:/]/g, " ")) >= 0.8) &&
  (name === "" || coverage(name, `${node.name} ${node.path}`) >= 0.8);

/** `Set X to Y`: how depends on what X is. */
export function actOnSet(want: WantOf<"set">, context: PageContext): ActionAnswer {
  const { field, value } = want;
  const offered = optionOffered(value, context.nodes);
  if (offered && want.of !== undefined)
    return isSentLater(context.nodes)
      ? prepare("click", [offered.id], `${describe(offered)} is what was entered.`)
      : act("click", [offered.id], `${describe(offered)} is what it is to be.`, 0.85);
  const place = want.of ?? field.within;
  const at =
    place === undefined
      ? []
      : nodesAtIn({ of: place, around: want.around }, context.nodes, context.digest.lines);
  const own = inputAt(field, value, at);
  if (own) return enter(own, value, 0.85, context);
  // The lists of the other entries are not for this one.
  if (want.of !== undefined && at.length === 0 && listsOfEntries(field, value, context.nodes).length > 0)
    return notFound(`"${want.of}"`, context);
  const asRadio = radioIn(place === undefined ? field : { ...field, within: place }, value, context.nodes);
  if (asRadio) return toggle(asRadio, true, 0.8, context);
  const byMeaning = fieldFor(
    { field: field.name, value },
    context.nodes.filter((node) => isField(node) && !node.states.includes("hidden") && !node.occluded),
  );
  const located = locate({ ...field, kind: field.kind ?? "field" }, said(field), "field", context);
  if (!("answer" in located)) return enter(located.node, value, located.certainty, context);
  const meant = byMeaning ?? inputOfForm(field, value, context.nodes);
  return meant ? enter(meant, value, 0.65, context) : located.answer;
}

/** An option of a menu or list that has been opened. */
function optionOffered(value: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const options = nodes.filter(
    (node) =>
      (node.role === "option" || node.role === "menuitem") &&
      !node.states.includes("hidden") &&
      likeness(value, node.name, true) >= 0.9,
  );
  return options.length === 1 ? options[0] : undefined;
}

/** A radio button named by the value, in a group that the field names. */
export function radioIn(
  field: Target,
  value: string,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const choices = nodes.filter(
    (node) =>
      (node.role === "radio" || node.role === "option") &&
      (field.name === "" ||
        coverage(
          field.name,
          [node.path.replace(/[:/]/g, " "), node.nearText, node.description, headingOver(node, nodes)].join(
            " ",
          ),
        ) >= 0.8),
  );
  const all = choices.filter(({ name }) => likeness(value, name) >= 0.85);
  // `on Thursday`: each day has a group of its own, which offers the same.
  const [named] =
    field.within === undefined || all.length < 2
      ? all
      : all.filter((node) => isPlaced(node, field.within ?? "", nodes));
  if (all.length > 0) return named;
  // `Team €29 a month` is called by its first words.
  const begins = choices.filter(({ name }) => fold(name).startsWith(`${fold(value)} `));
  return begins.length === 1 ? begins[0] : undefined;
}

const isPlaced = (node: SnapshotNode, place: string, nodes: readonly SnapshotNode[]): boolean =>
  coverage(place, [node.path.replace(/[:/]/g, " "), node.nearText, headingOver(node, nodes)].join(" ")) >=
  0.8;
