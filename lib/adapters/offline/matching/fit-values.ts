import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { CommandPart, FieldValue } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fieldFor } from "./find-form";
import { findElement } from "./match-element";

const hints: ReadonlySet<string> = new Set(["for", "with", "on", "at", "to", "about", "as"]);
/** What a command names beside its thing, as something to enter. */
export const fieldValue = ({ prep, noun, name }: CommandPart): FieldValue => ({
  field: noun,
  value: name,
  ...(noun === "" && hints.has(prep) ? { hint: prep as NonNullable<FieldValue["hint"]> } : {}),
});

const kinds: readonly (readonly [RegExp, (node: SnapshotNode) => boolean])[] = [
  [
    /@/,
    ({ inputType, name, placeholder }) =>
      inputType === "email" || /e-?mail|person|who|address/i.test(`${name} ${placeholder ?? ""}`),
  ],
  [/^\d{4}-\d{2}-\d{2}$/, ({ inputType }) => inputType === "date"],
  [
    /^[-+$€£]?\d[\d.,]*$/,
    ({ inputType, name }) =>
      inputType === "number" ||
      /\b(?:amount|number|quantity|qty|sum|count|price|total|how many|how much)\b/i.test(name),
  ],
];

/** Each value with the field it goes into: the one that it names, else one of its kind, else the only one that is left. */
export function fitValues(
  values: readonly FieldValue[],
  fields: readonly SnapshotNode[],
): FieldValue[] | undefined {
  const left = new Set(fields.filter(({ role }) => role === "textbox" || role === "combobox"));
  const placed: FieldValue[] = [];
  const take = (value: FieldValue, node: SnapshotNode): void => {
    left.delete(node);
    placed.push({ field: node.name || node.placeholder || node.nearText || value.field, value: value.value });
  };
  const waiting = values.filter((value) => {
    const open = [...left];
    const kind = kinds.find(([text]) => text.test(value.value));
    const ofKind = kind ? open.filter(kind[1]) : [];
    const node =
      (value.field === "" ? undefined : named(value.field, open)) ??
      (ofKind.length === 1 ? ofKind[0] : undefined) ??
      (value.field === "" || kind ? undefined : fieldFor(value, open));
    if (node) take(value, node);
    return node === undefined;
  });
  const texts = [...left].filter(({ value, inputType }) => (value ?? "") === "" && inputType !== "search");
  if (waiting.length > 1 || (waiting.length === 1 && texts.length !== 1)) return undefined;
  if (waiting[0] && texts[0]) take(waiting[0], texts[0]);
  return placed;
}

const named = (field: string, fields: readonly SnapshotNode[]): SnapshotNode | undefined => {
  const found = findElement({ ...readTarget(field), kind: "field" }, fields, { need: "field" });
  return found && found.certainty >= 0.5 ? found.best : undefined;
};
