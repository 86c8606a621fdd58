import { type MaskedText, maskClass } from "./masked-text";
import type { FieldValue } from "./want";

const textGiven = new RegExp(`\\swith (?:the |a )?text\\s+(${maskClass})`, "iu");

/** `a note called "A" with the text "B"`: what has its name already has a text beside it. */
export function withText<Of extends { fields: FieldValue[] }>(
  thing: Of | undefined,
  said: string,
  masked: MaskedText,
): Of | undefined {
  const text = textGiven.exec(said)?.[1];
  if (!thing || text === undefined || !thing.fields.some(({ field }) => field === "name")) return thing;
  const isText = ({ field, value, hint }: FieldValue): boolean =>
    field === "" && hint === undefined && value === masked.restore(text);
  return { ...thing, fields: thing.fields.map((one) => (isText(one) ? { ...one, field: "text" } : one)) };
}
