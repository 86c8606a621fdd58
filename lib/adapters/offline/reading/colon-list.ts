import { partsIn } from "./clause-parts";
import type { MaskedText } from "./masked-text";
import { readFields } from "./read-fields";
import type { FieldValue } from "./want";

/** `a claim: description "Train", amount 38.50`: what follows the colon is no name, but what each field takes. */
export function colonList(
  text: string,
  masked: MaskedText,
): { head: string; fields: FieldValue[] } | undefined {
  const at = text.search(/:\s/);
  const head = text.slice(0, at).trim();
  if (at < 1 || partsIn(head).length > 1) return undefined;
  const fields = readFields(text.slice(at + 1), masked, true);
  return fields && fields.length > 1 && fields.every(({ field }) => isLabel(field))
    ? { head, fields }
    : undefined;
}

/** A word or two that can stand over a field; a wording of how something is done is none. */
export const isLabel = (field: string): boolean =>
  field !== "" &&
  field.split(/\s+/).length <= 3 &&
  !/^(?:on|at|for|in|with|by|from|to|until|under|as)\s/i.test(field);
