import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import type { WantedField } from "@/lib/agent/model-tasks/extract-data";
import { type FoundCell, type FoundRow, labelFits, matching, mentioned } from "./found-row";
import { type ShownItem, type ShownList, shownLists } from "./shown-items";
import { labelFit } from "./wanted-fields";

const currency =
  /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|kr)\b)\s?-?\d[\d.,]*|-?\d[\d.,]*\s?(?:\p{Sc}|(?:USD|EUR|GBP|CHF|kr)\b)/u;
const shapes: readonly [RegExp, RegExp][] = [
  [/\b(?:price|cost|amount|total|fee|fare)\b/i, currency],
  [/\be-?mail\b/i, /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/u],
  [/\b(?:phone|telephone|mobile)\b/i, /\+?\d[\d\s()./-]{5,}\d/],
  [
    /\b(?:date|day|born|due)\b/i,
    /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}\.? \p{L}{3,9}\.? \d{4}\b|\b\p{L}{3,9} \d{1,2},? \d{4}\b/u,
  ],
  [/\b(?:rating|score|stars)\b/i, /\b\d(?:[.,]\d)?(?:\s?\/\s?\d+)?(?=\s*(?:stars?|★|\/|$))/i],
];

/** One row for each entry of the list that is meant. */
export function rowsFromLists(
  instruction: string,
  fields: readonly WantedField[],
  snapshot: PageSnapshot,
): FoundRow[] | undefined {
  const wanted = fields.length > 0 ? fields : [{ name: "item", type: "string" as const, required: true }];
  const list = bestList(shownLists(snapshot), instruction, fields.length > 0);
  if (!list) return undefined;
  const items = matching(
    list.items.map((item) => ({ ...item, line: item.texts.join(" ") })),
    instruction,
    [],
  );
  const rows = items.map((item) => wanted.flatMap((field) => cellOf(field, item, fields.length === 0) ?? []));
  const complete = rows.filter((row) =>
    wanted.every(({ name, required }) => !required || row.some(({ field }) => field === name)),
  );
  // Where several things are asked for, a list that has only one of them is another list: a menu, say.
  const found = new Set(complete.flatMap((row) => row.map(({ field }) => field)));
  return complete.length > 0 && found.size >= Math.min(2, wanted.length) ? complete : undefined;
}

/** The list that the instruction speaks of, else the longest, where one is asked for at all. */
function bestList(
  lists: readonly ShownList[],
  instruction: string,
  hasFields: boolean,
): ShownList | undefined {
  const asksForMany =
    hasFields || /\b(?:list|all|every|each|items?|entries|names|titles|results|options)\b/i.test(instruction);
  const scored = lists.map((list) => ({
    list,
    score: 10 * mentioned(instruction, list.node?.name ?? "") + Math.min(9, list.items.length) / 10,
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && (asksForMany || best.score > 5) && best.list.items.length > 1 ? best.list : undefined;
}

function cellOf(
  { name }: WantedField,
  { node, texts, inside }: ShownItem,
  whole: boolean,
): FoundCell | undefined {
  const at = (value: string | undefined, source = node): FoundCell | undefined =>
    value
      ? { field: name, value: value.trim(), source: { elementId: source.id, text: source.name || value } }
      : undefined;
  if (whole) return at(texts[0]);
  const label = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
  if (/\b(?:url|link|href)\b/i.test(label)) {
    const link = inside.find(({ href }) => href !== undefined);
    return link && at(link.href, link);
  }
  const shape = shapes.find(([words]) => words.test(label))?.[1];
  if (shape) return at(texts.map((text) => shape.exec(text)?.[0]).find(Boolean));
  if (/\b(?:name|title|product|item|subject|headline|text)\b/i.test(label)) {
    const title =
      inside.find(({ role }) => role === "heading") ??
      inside.find(({ role, name: own }) => role === "link" && own !== "");
    return title ? at(title.name, title) : at(texts[0]);
  }
  const labelled = texts.map((text) => labelledValue(text, label)).find(Boolean);
  return at(labelled);
}

/** `Stock: 12` for the field stock. */
function labelledValue(text: string, label: string): string | undefined {
  const read = /^([^:|]{1,60})\s*[:|]\s*(.+)$/.exec(text);
  return read && labelFit(label, read[1] ?? "") >= labelFits ? read[2] : undefined;
}

/** One row of values that stand behind their labels. */
export function rowFromLabels(
  instruction: string,
  fields: readonly WantedField[],
  { lines }: PageSnapshot,
): FoundRow[] | undefined {
  const names = fields.length > 0 ? fields : [{ name: readStepIntent(instruction).object, required: true }];
  const row = names.flatMap(({ name }): FoundCell[] => {
    if (!name) return [];
    for (const [at, line] of lines.entries()) {
      const text = line.replace(/^(?:#+|-) /, "");
      const value =
        labelledValue(text, name) ??
        (labelFit(name, text.replace(/:$/, "")) >= 0.99 ? lines[at + 1] : undefined);
      if (value)
        return [{ field: name, value: value.replace(/^(?:#+|-) /, "").trim(), source: { text: line } }];
    }
    return [];
  });
  return row.length > 0 &&
    names.every(({ name, required }) => !required || row.some(({ field }) => field === name))
    ? [row]
    : undefined;
}
