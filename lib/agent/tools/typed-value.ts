import { fold } from "@/lib/agent/domain/wording/words";
import type { FieldType } from "@/lib/agent/model-tasks/extract-data";

const yes = /^(?:yes|true|on|y|✓|✔|☑|checked|ja|oui|sí|sim|sì|да|是)$/iu;
const no = /^(?:no|false|off|n|✗|✘|☐|unchecked|–|-|nein|non|não|нет|否)$/iu;

/** A shown text as a value of a type; undefined when it is none. */
export function typedAs(text: string, type: FieldType): string | number | boolean | undefined {
  const shown = text.trim();
  if (type === "string") return shown;
  if (type === "boolean") return yes.test(fold(shown)) ? true : no.test(fold(shown)) ? false : undefined;
  const number = readNumber(shown);
  return number === undefined || (type === "integer" && !Number.isInteger(number)) ? undefined : number;
}

/** One number with whatever currency, unit or thousands marks stand around it; two numbers are none. */
function readNumber(text: string): number | undefined {
  const found = text.match(/-?\d[\d.,'’\u00a0\u202f ]*/g);
  if (found?.length !== 1) return undefined;
  const digits = (found[0] ?? "").replace(/['’\u00a0\u202f ]/g, "").replace(/[.,]+$/, "");
  const plain = decimalPoint(digits);
  const value = Number(plain);
  return plain === "" || !Number.isFinite(value) ? undefined : value;
}

/** The last mark is the decimal one, unless it can only part thousands. */
function decimalPoint(digits: string): string {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return digits;
  const mark = digits[last] ?? "";
  const other = mark === "." ? "," : ".";
  const parts = digits.split(mark);
  const onlyThousands =
    !digits.includes(other) && (parts.length > 2 || (mark === "," && parts[1]?.length === 3));
  if (onlyThousands) return parts.join("");
  return `${digits.slice(0, last).replace(/[.,]/g, "")}.${digits.slice(last + 1)}`;
}
