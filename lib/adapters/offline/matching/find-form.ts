import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { FieldValue, Target } from "@/lib/adapters/offline/reading/want";
import { perObject } from "@/lib/agent/domain/per-object";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, remember, wordsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { addsKind } from "./adds-kind";
import { isAnyThing } from "./any-thing";
import { buttonOutside, entryOfForm } from "./button-outside";
import { keeperOf } from "./edited-in-place";
import { formAtPlace } from "./form-at-place";
import { endingInHint, isSum } from "./hinted-field";
import { leaves, previews, withoutCounting } from "./leaves-form";
import { coverage, likeness } from "./likeness";
import { findElement } from "./match-element";
import { formAround, formPathOf, isUnder, type PagePart, rowAround, sectionsOf } from "./parts-of-page";
import { saysSaving } from "./says-saving";
import { setsFieldOf } from "./sets-field";
import { isUndoing } from "./undoing";

/** A place on the page where several fields belong together, with all that is in it. */
export type FoundForm = PagePart & { fields: SnapshotNode[]; submit: SnapshotNode | undefined };

const submitWords: ReadonlySet<string> = new Set(
  (
    "save submit add create ok done confirm send register continue next book finish apply update go post invite sign login log join reserve subscribe place request " +
    "speichern absenden senden buchen bestellen weiter bestätigen anlegen hinzufügen enregistrer envoyer valider réserver confirmer ajouter continuer guardar enviar reservar confirmar añadir continuar " +
    "salva invia prenota conferma aggiungi salvar gravar adicionar opslaan verzenden zapisz wyślij"
  ).split(" "),
);
const isSearch = (node: SnapshotNode): boolean =>
  node.inputType === "search" || /\b(?:search|filter|find)\b/i.test(`${node.name} ${node.placeholder ?? ""}`);
const usable = (node: SnapshotNode): boolean =>
  !node.states.includes("hidden") && !node.occluded && !node.states.includes("disabled");

/** Every form on the page that a person can fill in now. A page without form elements counts as one, but for what ends in a button of its own. */
export const formsOf = perObject((nodes: readonly SnapshotNode[]): readonly FoundForm[] => {
  const open = nodes.filter((node) => usable(node) && isField(node) && !isSearch(node));
  const forms: FoundForm[] = [];
  for (const node of open) {
    const part = partAround(node, nodes);
    const known = forms.find((form) => isSame(form, part));
    if (known) known.fields.push(node);
    else
      forms.push({
        ...part,
        fields: [node],
        submit:
          submitOf(part.isPage ? loose(part) : part.inside, part.path) ??
          (part === rowAround(node, nodes) ? keeperOf(part, nodes) : buttonOutside(part.path, nodes)),
      });
  }
  return forms;
});

/** The button of one entry of many is for that entry, and sends no field of the page around it. */
const loose = ({ inside }: PagePart): SnapshotNode[] =>
  inside.filter(({ path }) => !/(?:^|\/)(?:row|item)(?::|\/|$)/.test(path));

/** Parts of one page are the same where they hold the same elements. */
export const isSame = (one: PagePart, other: PagePart): boolean =>
  one.path === other.path && one.inside.length === other.inside.length && one.inside[0] === other.inside[0];

/** What is sent together with a field: its form, else its row or section where that has a button of its own, else the page. */
export function partAround(node: SnapshotNode, nodes: readonly SnapshotNode[]): PagePart {
  if (formPathOf(node) !== "") return entryOfForm(node, nodes) ?? formAround(node, nodes);
  const row = rowAround(node, nodes);
  if (row && (submitOf(row.inside, "") || keeperOf(row, nodes))) return row;
  const { outside, sections, withFields } = looseParts(nodes);
  const own = sections.find((section) => section.includes(node));
  const isAlone = own === undefined || withFields < 2;
  return isAlone || !own.some(isSent)
    ? { path: "", inside: outside, isPage: true }
    : { path: "", inside: own };
}

const isSent = (one: SnapshotNode): boolean => isPressable(one) && submitScore(one, "", "") > 0.4;

/** What of a page stands in no form, and the sections of that. */
const looseParts = perObject((nodes: readonly SnapshotNode[]) => {
  const outside = nodes.filter((one) => formPathOf(one) === "");
  const sections = sectionsOf(outside, isSent);
  return { outside, sections, withFields: sections.filter((one) => one.some(isField)).length };
});

/** The control that sends what was entered at this place. `entered`: of several forms that read alike, the one of this field. */
export function submitOf(
  nodes: readonly SnapshotNode[],
  path: string,
  verb = "",
  entered?: SnapshotNode,
): SnapshotNode | undefined {
  const near = entered && formPathOf(entered) === path ? partAround(entered, nodes).inside : nodes;
  const buttons = near.filter((node) => isUnder(path, node) && isPressable(node));
  const scored = buttons
    .map((node) => ({ node, score: submitScore(node, verb, path, near) }))
    .filter(({ score }) => score > 0.4)
    .sort((a, b) => b.score - a.score);
  const at = entered ? nodes.indexOf(entered) : -1;
  const [best] = scored;
  // The next one after the field, of those that say it as well as the best.
  const own =
    at < 0 || !best
      ? undefined
      : scored
          .filter(({ score }) => score > best.score - 0.1)
          .map(({ node }) => nodes.indexOf(node))
          .filter((index) => index > at)
          .sort((a, b) => a - b)[0];
  if (own !== undefined) return nodes[own];
  if (scored[0] || path === "") return scored[0]?.node;
  // Whatever it is called, the one button of a form that does not leave it sends it.
  const plain = withoutCounting(buttons).filter(
    (node) => node.role === "button" && !node.states.includes("popup"),
  );
  const [only, ...more] = plain.filter((node) => !leaves(node.name));
  // A form that only shows what was entered once more, before it is sent, leads on by that.
  const [preview, ...others] = only ? [] : plain.filter(({ name }) => !isUndoing(name));
  if (preview && others.length === 0 && previews(preview.name)) return preview;
  return more.length === 0 ? only : undefined;
}

/** Says that it stores what was changed, wherever it stands; the button of one entry of many is for that entry. */
export const saves = (node: SnapshotNode): boolean =>
  isPressable(node) &&
  !leaves(node.name) &&
  saysSaving(node.name) &&
  !/(?:^|\/)(?:row|item)(?::|\/|$)/.test(node.path);

/** Whether what is entered in a field takes effect only once a button of its part is pressed. */
export function isSentByButton(node: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const part = partAround(node, nodes);
  const submit = submitOf(part.inside, part.path, "", node);
  return submit !== undefined && (!part.isPage || saves(submit));
}

const isPressable = (node: SnapshotNode): boolean =>
  !node.states.includes("hidden") &&
  !node.states.includes("collapsed") &&
  !node.states.includes("expanded") &&
  (node.role === "button" || node.role === "clickable" || node.inputType === "submit");

function submitScore(
  node: SnapshotNode,
  verb: string,
  path: string,
  near: readonly SnapshotNode[] = [],
): number {
  const isVerb = verb !== "" && likeness(verb, node.name, true) >= 0.6;
  if (leaves(node.name) && !isVerb) return 0;
  const says = Math.max(
    verb ? likeness(verb, node.name) + 0.1 : 0,
    wordsOf(node.name).some((word) => submitWords.has(word)) || setsFieldOf(node.name, near) ? 0.75 : 0,
  );
  const typed = node.inputType === "submit" || node.inputType === "image" ? 0.3 : 0;
  const role = node.role === "button" ? 0.05 : 0;
  const inForm = path !== "" ? 0.05 : 0;
  return says + typed + role + inForm + (node.states.includes("popup") ? -0.4 : 0);
}

/**
 * The form that takes a new thing with these values, if it is open on this page: a field for its first value, and the thing named by the
 * form, its button, its fields, or the page. `place`: where it is to be added; of several such forms the one that stands there.
 */
export function formFor(
  thing: string,
  fields: readonly FieldValue[],
  nodes: readonly SnapshotNode[],
  title: string,
  place?: string,
): FoundForm | undefined {
  const candidates = formsOf(nodes).map((form) => ({
    form,
    score: formScore(form, thing, fields, nodes, title),
  }));
  const [best, next] = candidates.sort((a, b) => b.score - a.score);
  const taking = candidates.filter(({ score }) => score >= 0.6).map(({ form }) => form);
  const there = formAtPlace(place, taking, nodes);
  // Of forms that each add something, a word for things in general tells none.
  if (!there && isAnyThing(thing) && next && best?.score === next.score) return undefined;
  return there ?? taking[0];
}

function formScore(
  form: FoundForm,
  thing: string,
  fields: readonly FieldValue[],
  nodes: readonly SnapshotNode[],
  title: string,
): number {
  const first = fields.find(({ field, value }) => field !== "" || value !== "");
  const takesFirst = first === undefined || fieldFor(first, form.fields, thing) !== undefined;
  if (!takesFirst) return 0;
  const near = form.inside
    .filter((node) => node.role === "heading" || isField(node))
    .map((node) => node.name);
  const own = [pathParts(form.path).at(-1)?.name ?? "", form.submit?.name ?? "", ...near];
  const names = Math.max(0, ...own.map((text) => coverage(thing, text)));
  const above = Math.max(
    coverage(thing, title),
    ...nodes.filter(({ role }) => role === "heading").map((node) => coverage(thing, node.name)),
  );
  const inDialog = /(?:^|\/)dialog/.test(form.path);
  const isEntry =
    form.submit !== undefined || form.fields.filter(({ role }) => role === "textbox").length === 1;
  if (!isEntry) return 0;
  if (names >= 0.9) return 1;
  if (inDialog && form.submit) return 0.8;
  if (addsKind(thing, form.submit?.name ?? "")) return 0.75;
  if (isAnyThing(thing) && likeness("add", form.submit?.name ?? "") > 0.3) return 0.75;
  const isAdding = form.submit
    ? likeness("add", form.submit.name) > 0.3 || likeness("save", form.submit.name) > 0.3
    : true;
  return above >= 0.9 && isAdding ? 0.7 : 0.3;
}

/** The field that a value is for: by its name, else by what kind of value it is, else the field that takes the thing's name. */
export function fieldFor(
  value: FieldValue,
  fields: readonly SnapshotNode[],
  thing = "",
): SnapshotNode | undefined {
  const mail =
    isMainField(value.field) && address.test(value.value) ? onlyOf(fields.filter(takesMail)) : undefined;
  if (mail) return mail;
  if (value.field !== "") {
    const named =
      bestNamed(value.field, thing, fields) ??
      (value.field === "time" ? onlyOf(fields.filter(({ name }) => clockFormat.test(name))) : undefined);
    if (named) return named;
  }
  const withOption = fields.find((node) =>
    node.options?.some((option) => fold(option) === fold(value.value)),
  );
  if (withOption) return withOption;
  if (value.field !== "" && !isMainField(value.field)) return undefined;
  const texts = fields.filter(
    (node) =>
      node.role === "textbox" &&
      !/^(?:search|password|date|time|number|email|tel)$/.test(node.inputType ?? ""),
  );
  const isBareSum = value.field === "" && isSum(value);
  const hinted = value.hint !== undefined || isBareSum ? byHint(value, fields) : undefined;
  if (value.hint !== undefined || hinted) return hinted;
  return (
    bestNamed("name", thing, texts) ??
    bestNamed(thing, "", texts) ??
    bestNamed("title", thing, texts) ??
    onlyOf(texts) ??
    // Beside a field for a sum, a count or a day.
    onlyOf(texts.filter((node) => !measuring.test(node.name)))
  );
}

/** What somebody is called by an address stands in no field for a name where there is one for the address. */
const address = /^[^\s@]+@[^\s@]+$/;
const takesMail = ({ role, inputType, name }: SnapshotNode): boolean =>
  role === "textbox" && (inputType === "email" || /\be-?mail\b/i.test(name));

const onlyOf = (nodes: readonly SnapshotNode[]): SnapshotNode | undefined =>
  nodes.length === 1 ? nodes[0] : undefined;
/** `Start (mm:ss)`. */
const clockFormat = /(?<!\p{L})(?:hh?|mm|m):(?:mm|ss)(?!\p{L})/iu;
const measuring =
  /\b(?:amount|price|cost|fee|total|sum|quantity|qty|count|number|date|day|time)\b|[€$£%#]|\d/i;

const isMainField = (field: string): boolean => /^(?:name|title|text)$/i.test(field);

const fieldCalled = remember((name): Target => ({ ...readTarget(name), kind: "field" }));

function bestNamed(field: string, thing: string, fields: readonly SnapshotNode[]): SnapshotNode | undefined {
  if (field === "") return undefined;
  const exact = findElement(fieldCalled(field), fields, { need: "field" });
  if (exact && exact.certainty >= 0.5) return exact.best;
  const compound =
    thing === "" ? undefined : findElement(fieldCalled(`${thing} ${field}`), fields, { need: "field" });
  return compound && compound.certainty >= 0.5 ? compound.best : undefined;
}

const hintFields: Readonly<Record<string, string[]>> = {
  for: ["patient", "customer", "client", "person", "guest", "name", "date", "for"],
  with: ["doctor", "clinician", "staff", "practitioner", "employee", "therapist", "with"],
  on: ["date", "day", "when"],
  at: ["time", "hour", "location", "place", "address"],
  to: ["to", "recipient", "destination"],
  about: ["subject", "topic", "title", "about"],
};

const sums = ["amount", "price", "cost", "total", "fee"];

function byHint(value: FieldValue, fields: readonly SnapshotNode[]): SnapshotNode | undefined {
  const own = value.hint === undefined ? [] : (hintFields[value.hint] ?? []);
  const hints = isSum(value) ? [...sums, ...own] : own;
  for (const hint of hints) {
    const found = bestNamed(hint, "", fields);
    if (found) return found;
  }
  return endingInHint(value, fields);
}
