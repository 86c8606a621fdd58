import type { Target } from "@/lib/adapters/offline/reading/want";

const ordinals = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
const connects =
  /[,;:]|\b(?:and|or|then|in|on|of|for|from|to|with|as|at|by|under|near|within|inside|named|called)\b/i;

/** Text in quotes that the text itself does not hold. */
export const quoted = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`);

/** A name as a step says it: in quotes when it was given so or would otherwise read as more than a name. */
export const spoken = (name: string, exact: boolean): string =>
  exact || connects.test(name) || /^\P{L}/u.test(name) ? quoted(name) : name;

function ordinalWord(ordinal: number): string {
  if (ordinal < 0) return "last";
  const word = ordinals[ordinal];
  if (word) return word;
  const ending =
    ordinal % 100 > 10 && ordinal % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][ordinal % 10] ?? "th");
  return `${ordinal}${ending}`;
}

/** A target in words that `readTarget` reads back. */
export function phrase(target: Target): string {
  if (target.startsWith !== undefined) {
    const end = target.endsWith === undefined ? "" : ` and ends with ${quoted(target.endsWith)}`;
    return `${target.any ? "any" : "the"} ${target.name || "item"} that starts with ${quoted(target.startsWith)}${end}`;
  }
  const ordinal = target.ordinal === undefined ? "" : `${ordinalWord(target.ordinal)} `;
  const name =
    target.or?.map(quoted).join(" or ") ?? (target.name === "" ? "" : spoken(target.name, target.exact));
  const kind = target.name === "" ? target.whole || target.kind || "element" : (kindWord(target) ?? "");
  const article = target.any ? "any " : ordinal || target.kind || target.name === "" ? "the " : "";
  const every = target.every ? "every " : article;
  const place = target.within === undefined ? "" : ` in ${spoken(target.within, true)}`;
  const except = target.except ? ` except ${target.except.map(quoted).join(" and ")}` : "";
  return `${every}${ordinal}${[name, kind].filter(Boolean).join(" ")}${except}${place}`.trim();
}

const kindWords: Partial<Record<NonNullable<Target["kind"]>, string>> = {
  list: "list",
  menu: "menu item",
  result: "result",
};
const kindWord = ({ kind }: Target): string | undefined =>
  kind === undefined ? undefined : (kindWords[kind] ?? kind);

/** `in the "Name" field`, or nothing where no field is named. */
export function inField(field: Target | undefined, kind: "field" | "list"): string {
  if (field === undefined) return "";
  const withKind: Target = field.kind === undefined ? { ...field, kind } : field;
  return ` in ${phrase(withKind)}`;
}

/** A number with its unit, which is shown in many ways: `18 euros`, `€18.00`, `25.5 °C`. */
export const isNumberWithUnit = (value: string): boolean =>
  /^(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s*(?:\p{L}+|[%€$£]|°\s?\p{L}?))$/u.test(value);
