import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { readDay, readTime } from "./adapt-value";

/** A field for numbers, days or times takes nothing that is none; every other one takes any text. */
export function takesValue(node: SnapshotNode, value: string, now: Date): boolean {
  const { role, inputType } = node;
  if (role !== "textbox" || value === "") return true;
  switch (inputType) {
    case "number":
      return /\d/.test(value) && !isNameWithNumber(value, node);
    case "date":
    case "month":
      return readDay(value, now) !== undefined || /^\d{4}-\d{2}$/.test(value);
    case "time":
      return readTime(value) !== undefined || /^\d{1,2}$/.test(value);
    default:
      return true;
  }
}

/** `Recycled 120 g` is the name of something; `Room 12` is a number where the field is called so. */
function isNameWithNumber(value: string, { name, placeholder = "", nearText = "" }: SnapshotNode): boolean {
  const [, before = ""] = /^(\D*)\d/.exec(value) ?? [];
  const field = new Set(wordsOf(`${name} ${placeholder} ${nearText}`));
  return (before.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).some((word) => !field.has(fold(word)));
}
