import { remember } from "@/lib/agent/domain/wording/words";
import { type MaskedText, maskClass, valueClass } from "./masked-text";
import type { FieldValue } from "./want";

const lead = /^(?:the|a|an|my|your|our|their|his|her|its|and|with|having|using|as well as|also)\s+/i;
const fillers = /^(?:text|value|word|string|phrase|number|following)\s+(?=[\uE100-\uEFFF])/i;
const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const separator = /\s*[,;]\s*(?:and\s+)?|\s+and\s+/i;
const number = /^[+\d(][\d\s().,:/+-]*$/;

/** Field names that people put before a bare value: `name Jas`, `phone 020 123`, `date of birth 1984-05-23`. */
const knownFields =
  "(?:first|last|full|family|given|middle|user|company|clinic|display|nick) ?name|name|surname|forename|username|user id|e-?mail(?: address)?|" +
  "(?:mobile|phone|telephone|fax|contact|home|work|cell)(?: ?number| ?no)?|number|date of birth|birth ?date|birthday|dob|(?:start|end|due|delivery|arrival|departure|check-?in|check-?out) ?(?:date|time)|" +
  "date|time|address|street|city|town|zip(?: ?code)?|post ?code|postal code|country|state|region|password|passcode|pin|subject|title|" +
  "body|message|text|comments?|notes?|description|summary|reason|priority|status|category|type|role|amount|price|quantity|qty|age|gender|sex|" +
  "colou?r|size|url|link|website|company|organi[sz]ation|department|doctor|clinician|patient|specialty|room|hours?|rating|label|tag|owner|assignee|recipient|to|from";
const knownStart = new RegExp(
  `^(${knownFields})\\b\\s*(?::|=|is|as|of|to|set to)?\\s+(?!of\\b|and\\b)(.+)$`,
  "i",
);

/**
 * Reads a list of fields and values: `name Jas, phone 123 and notes "likes tea"`, `e-mail: a@b.c`, `status set to Open`. Null when it is none. `isListed`: it
 * is known to be such a list, so that a name may come behind a label that is no usual one: `shelf Upper Deck`.
 */
export function readFields(list: string, masked: MaskedText, isListed = false): FieldValue[] | undefined {
  const items = joinLoose(list.trim().split(separator).map(cleaned).filter(Boolean), isListed);
  const fields: FieldValue[] = [];
  for (const item of items) {
    const field =
      readField(item, masked, items.length > 1) ?? (isListed ? namedField(item, masked) : undefined);
    if (!field) return undefined;
    fields.push(field);
  }
  return fields.length > 0 ? fields : undefined;
}

function namedField(item: string, masked: MaskedText): FieldValue | undefined {
  const [, label = "", value = ""] = labelled(named).exec(item) ?? [];
  return label === "" ? undefined : pair(label, value, masked);
}

/** A value that is whole: a quotation, a number with its unit, a date or code. */
const told = `${maskClass}|${valueClass}|[€$£]?\\d[\\d.,]*(?:\\s?(?:%|\\p{L}{1,3}))?`;
const named = `${told}|\\p{Lu}\\S*(?:\\s[\\p{Lu}\\d]\\S*){0,4}`;
/** A word or two for a label that no small word begins, and one such value behind it. */
const labelled = remember(
  (value) =>
    new RegExp(
      `^(?!(?:not|no|near|at|in|on|of|to|from|for|with|by|or|but|until|about|after|before|than|as|is|see|via)\\s)(\\p{Ll}+(?:\\s\\p{Ll}+)?)\\s(${value})$`,
      "u",
    ),
);
const ofAddress = /^(?:floor|flat|apartment|apt|suite|unit|building|block|door|stairs|gate|level)\s/;

const cleaned = (item: string): string => {
  let rest = item.trim().replace(/[.;:!?]+$/, "");
  while (lead.test(rest)) rest = rest.replace(lead, "");
  return rest;
};

/** An item that names no field goes on with the value before it: `notes prefers tea, not coffee`. */
function joinLoose(items: readonly string[], isListed: boolean): string[] {
  const out: string[] = [];
  for (const item of items) {
    const last = out.at(-1);
    const isNext =
      last !== undefined &&
      [last, item].every((one) => labelled(isListed ? named : told).test(one)) &&
      !ofAddress.test(item);
    if (last !== undefined && !isNext && !looksLikeField(item) && looksLikeField(last))
      out[out.length - 1] = `${last}, ${item}`;
    else out.push(item);
  }
  return out;
}

const looksLikeField = (item: string): boolean =>
  knownStart.test(item) ||
  /^born\s/i.test(item) ||
  /[:=]/.test(item) ||
  new RegExp(maskClass).test(item) ||
  new RegExp(`^(?:${knownFields})$`, "i").test(item);

/** `cooking time of 95 minutes`, `budget of 300 euros`: what a thing has so much of. */
const ofSize = /^(\p{Ll}+(?: \p{Ll}+)?) of ([€$£]?\d[\d.,]*(?:\s?(?:%|\p{L}+))?)$/u;

/** One field with its value; undefined when no rule can tell them apart. `text "x"` names a field only among others (`isListed`). */
export function readField(item: string, masked: MaskedText, isListed = false): FieldValue | undefined {
  const signed = /^(.{1,60}?)(?:\s*(?<!\d):(?!\/\/)|\s*=|\s(?:is|set to|being)\s)\s*(.+)$/i.exec(item);
  if (signed && !/^https?$/i.test(signed[1] ?? "")) return pair(signed[1] ?? "", signed[2] ?? "", masked);
  const literal = new RegExp(`^(.*?)\\s*(${maskClass})$`).exec(item);
  if (literal && masked.isLiteral(literal[2] ?? "")) {
    const field = (literal[1] ?? "").replace(/\s+(?:as|of|to|field|called|named)$/i, "");
    return pair(isListed ? field : stripFiller(field), literal[2] ?? "", masked);
  }
  const swapped = new RegExp(
    `^(${maskClass})\\s+(?:as|for|in|into|under)\\s+(?:the\\s+|their\\s+|its\\s+)?(.+)$`,
    "i",
  ).exec(item);
  if (swapped) return pair(swapped[2] ?? "", swapped[1] ?? "", masked);
  const known = knownStart.exec(item);
  if (known) return pair(known[1] ?? "", known[2] ?? "", masked);
  const born = /^born\s+(?:on\s+)?(.+)$/i.exec(item);
  if (born) return pair("date of birth", born[1] ?? "", masked);
  const [, sized, size] = ofSize.exec(item) ?? [];
  if (sized && size) return pair(sized, size, masked);
  const counted = /^(\S.*?)\s+(\S+)$/.exec(item);
  const unit = /^(\d+(?:\.\d+)?)\s+(\p{L}{3,})$/u.exec(item);
  if (unit && !monthName.test(unit[2] ?? "")) return { field: unit[2] ?? "", value: unit[1] ?? "" };
  const isNamed =
    counted !== null &&
    /^\p{L}/u.test(counted[1] ?? "") &&
    !/\b(?:on|at|for|in|with|by|from|to)\b/i.test(counted[1] ?? "");
  return counted && isNamed && number.test(counted[2] ?? "")
    ? pair(counted[1] ?? "", counted[2] ?? "", masked)
    : undefined;
}

const stripFiller = (field: string): string =>
  /^(?:text|value|word|string|phrase|following|following text)$/i.test(field.trim()) ? "" : field;

const pair = (field: string, value: string, masked: MaskedText): FieldValue => ({
  field: masked
    .restore(field)
    .replace(/^(?:the|a|an|my|your|their|his|her|its)\s+/i, "")
    .replace(/\s+(?:fields?|input|box)$/i, "")
    .trim(),
  value: readValue(value, masked),
});

/** A value as it is to be entered: without quotes, fillers and the punctuation of the sentence. */
export function readValue(value: string, masked: MaskedText): string {
  const bare = value
    .trim()
    .replace(fillers, "")
    .replace(/^(?:the )?(?:text|value|word|string|phrase)\s+(?=[\uE100-\uEFFF])/i, "");
  return masked.isLiteral(bare)
    ? masked.restore(bare)
    : masked
        .restore(bare)
        .replace(/[.,;!?]+$/, "")
        .trim();
}
