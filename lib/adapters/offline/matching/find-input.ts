import type { Target } from "@/lib/adapters/offline/reading/want";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { formsOf } from "./find-form";
import { coverage, likeness } from "./likeness";
import { findElement } from "./match-element";
import { rowAround } from "./parts-of-page";

/** Of the inputs at one thing the one that is meant: by its name, else a list that has the value, else the only one there is. */
export function inputAt(field: Target, value: string, at: readonly SnapshotNode[]): SnapshotNode | undefined {
  const inputs = at.filter(
    (node) => isField(node) && node.role !== "radio" && !node.occluded && !node.states.includes("disabled"),
  );
  const named =
    field.name === ""
      ? undefined
      : findElement({ name: field.name, whole: field.name, exact: false, kind: "field" }, inputs, {
          need: "field",
        });
  if (named && named.certainty >= 0.5) return named.best;
  const called = field.name === "" ? undefined : byOwnLabel(field.name, inputs);
  if (called) return called;
  const having = inputs.filter(({ options }) =>
    options?.some((option) => likeness(value, option, true) >= 0.9),
  );
  if (having.length === 1) return having[0];
  const texts = inputs.filter(({ role }) => role === "textbox" || role === "slider");
  return texts.length === 1 ? texts[0] : undefined;
}

/** `On hand, hex bolts` beside `Reorder level, hex bolts`: what the labels share is the thing, and the rest tells which field is called so. */
function byOwnLabel(name: string, inputs: readonly SnapshotNode[]): SnapshotNode | undefined {
  const labels = inputs.map((node) => ({ node, words: contentWords(node.name) }));
  const shared = (labels[0]?.words ?? []).filter((word) => labels.every(({ words }) => words.includes(word)));
  if (inputs.length < 2 || shared.length === 0) return undefined;
  const [only, ...more] = labels.filter(({ words }) => {
    const own = words.filter((word) => !shared.includes(word)).join(" ");
    return own !== "" && coverage(own, name) >= 0.99;
  });
  return more.length === 0 ? only?.node : undefined;
}

/** The lists of this name, with this value to choose, that the entries of a list have each of their own. */
export const listsOfEntries = (
  { name }: Target,
  value: string,
  nodes: readonly SnapshotNode[],
): SnapshotNode[] => {
  const own = nodes.filter(
    (node) =>
      name !== "" &&
      node.role === "combobox" &&
      coverage(name, node.name) >= 0.99 &&
      node.options?.some((option) => likeness(value, option, true) >= 0.9) &&
      rowAround(node, nodes) !== undefined,
  );
  return new Set(own.map(({ path }) => path)).size > 1 ? own : [];
};

/** `the delivery address` is what a whole form is headed: the field in it for a value of that kind, else the only one for a text. */
export function inputOfForm(
  field: Target,
  value: string,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  if (field.name === "" || field.exact) return undefined;
  const isHeaded = (name: string): boolean => coverage(field.name, name) >= 0.99;
  const fields = formsOf(nodes)
    .filter(
      ({ submit, fields: [first] }) =>
        submit !== undefined && first !== undefined && isHeaded(headingOver(first, nodes)),
    )
    .flatMap((form) => form.fields.filter(({ role }) => role === "textbox"));
  const ofStreet = streetValue.test(value)
    ? fields.filter(({ name, placeholder = "" }) => streetLabel.test(`${name} ${placeholder}`))
    : [];
  const [only, ...more] = ofStreet.length > 0 ? ofStreet.slice(0, 1) : fields;
  return more.length === 0 ? only : undefined;
}
/** A house number and the name of a street, in either order. */
const streetValue = /^\d{1,5}\p{L}?,?\s+\p{L}{2}|\p{L}{3}\s+\d{1,5}\p{L}?$/u;
const streetLabel =
  /(?<!\p{L})(?:street|address(?: line)?(?: 1)?|stra(?:ß|ss)e|adresse|rue|calle|dirección|domicilio|via|indirizzo|rua|morada|straat)(?!\p{L})/iu;
