import { partsIn } from "./clause-parts";
import { maskClass, valueClass } from "./masked-text";
import { readField, readFields, readValue } from "./read-fields";
import { splitObjects } from "./read-list";
import { kindOf } from "./read-target";
import { after, type BareWant, type Clause, type Reader, targetOf } from "./reader";
import type { FieldValue, Target } from "./want";

export const typing = "type(?: in)?|enter|fill(?: ?in| ?out)?|input|write|put|provide|insert|key in";
const intoField = /^(.*\S)\s+(?:in(?:to|side)?|on|under|at|to)\s+(?:the\s+)?(.+)$/i;
const asField = /^(.*\S)\s+(?:as|for)\s+(?:the\s+|their\s+|its\s+|your\s+|my\s+|a\s+|an\s+)?(.+)$/i;
const withValue = /^(.*\S)\s+(?:with|as|to|=|:)\s+(.+)$/i;
const isValue = new RegExp(
  `^(?:the\\s+)?(?:(?:text|value|word|string|phrase|number)\\s+)?${maskClass}$`,
  "i",
);
const hasMask = new RegExp(maskClass);

/** `Enter "Jas" in the Name field`, `Fill the e-mail with a@b.c`, `type the password "x"`, `fill in the form with name A and phone B`. */
export const readEntry: Reader = (clause) => {
  const rest = after(clause, typing);
  if (rest === undefined || rest === "") return undefined;
  const form =
    /^(?:out\s+|in\s+)?(?:the\s+|this\s+)?(?:\S+\s+){0,3}?(?:form|fields|details|information)\s*(?:with|using|as follows|:)?\s*[:,]?\s+(.+)$/i.exec(
      rest,
    );
  const given = form && readFields(form[1] ?? "", clause.masked);
  if (given) return { do: "fill", fields: given };
  const affix = targetOf(rest, clause);
  if (affix.startsWith !== undefined) return { do: "choose", option: affix, field: undefined };
  const placed = inPlacedField(rest, clause);
  if (placed) return placed;
  if (isDeed(clause.text, rest)) return undefined;
  return (
    eachAsField(rest, clause) ??
    pairsIn(rest, clause) ??
    fieldFirst(rest, clause) ??
    valueFirst(rest, clause) ??
    named(rest, clause)
  );
};

const placedField = new RegExp(
  `^(${maskClass})\\s+(?:in|into)\\s+((?:the\\s+)?${maskClass}(?:\\s+(?:text |input )?(?:field|box|area|input|cell))?\\s+(?:of|in|under|within|for|beside)\\s+(?:the\\s+)?${maskClass}(?:\\s+(?:section|form|part|card|row|group|panel|box))?)$`,
  "iu",
);

/** `"24 hours" into "Opening hours" of the "Emergency line"`: three names are a value, its field, and where of several such fields that one stands. */
function inPlacedField(rest: string, clause: Clause): BareWant | undefined {
  const [, value = "", field = ""] = placedField.exec(rest) ?? [];
  if (value === "" || putting.test(clause.text)) return undefined;
  return { do: "type", value: readValue(value, clause.masked), field: fieldOf(field, clause) };
}

const putting = /^(?:put|write|provide|insert)\b/iu;
const entryWords = /\b(?:field|box|area|input|bar|form|cell|column|answer|blank)s?\b/iu;
const measured = new RegExp(`^(?:an?|the) (?:\\p{Ll}+ ){1,3}of (?:[€$£]?\\d|${valueClass})`, "u");

/** `Put Ann down as cover for the night`, `Enter a reading of 12 for meter 4`: something is made of what is named; no field is. */
function isDeed(command: string, rest: string): boolean {
  const parts = partsIn(rest);
  const [first, second] = parts;
  if (/\s(?:down|up|off|away|back|out)$/u.test(first?.text ?? "") || /^in\s/iu.test(rest)) return true;
  if (entryWords.test(rest)) return false;
  if (measured.test(rest)) return true;
  const asField = second?.prep === "as" || (second?.prep === "in" && parts.length === 2);
  if (parts.length > 2 && !asField) return true;
  return (
    putting.test(command) &&
    !hasMask.test(rest) &&
    parts.length > 1 &&
    !/^(?:in|into|as|under)$/.test(second?.prep ?? "")
  );
}

/** `the username "a" and the password "b" (into the text fields)`: as many pairs as values. */
function pairsIn(rest: string, clause: Clause): BareWant[] | undefined {
  const values = rest.match(new RegExp(maskClass, "g")) ?? [];
  if (values.length < 2) return undefined;
  const tail = new RegExp(
    `^(.*${maskClass})\\s+(?:in|into|to|on)\\s+(?:the\\s+)?[^\\uE100-\\uEFFF]*$`,
    "i",
  ).exec(rest);
  const fields = readFields(tail?.[1] ?? rest, clause.masked);
  if (!fields || fields.length !== values.length) return eachInField(rest, clause);
  return [{ do: "fill", fields }];
}

/** `"a" as your suggestion and Nora as your name`: every part says what it is entered as. */
function eachAsField(rest: string, clause: Clause): BareWant[] | undefined {
  const items = rest.split(/\s*(?:,\s*(?:and\s+)?|\s+and\s+)/i);
  const isEntry = (item: string): boolean =>
    /^\S.*\sas\s+(?:the|your|my|our|their|its|a|an)\s+\S/i.test(item);
  if (items.length < 2 || !items.every(isEntry)) return undefined;
  const wants = items.map((item) => valueFirst(item, clause));
  return wants.every(Boolean) ? wants.flatMap((want) => want ?? []) : undefined;
}

/** `"a" in the first box and "b" in the second`. */
function eachInField(rest: string, clause: Clause): BareWant[] | undefined {
  const items = rest.split(
    new RegExp(`\\s*(?:,\\s*(?:and\\s+)?|\\s+and\\s+)(?=(?:the\\s+)?${maskClass})`, "i"),
  );
  const wants = items.map((item) =>
    intoField.test(item) || asField.test(item) ? valueFirst(item, clause) : undefined,
  );
  const all = wants.flatMap((want) => want ?? []);
  return items.length > 1 && wants.every(Boolean) ? all : undefined;
}

/** `the third word of the text`, `your own data`: words that say which value is meant, and are not it. */
const reference =
  /^(?:(?:the|this|that|these|those|my|your|its|his|her|their|our|whatever|any|some)\s+\S|(?:a|an)\s+\S+\s+\S)/;
const pronoun = /^(?:it|this|that|these|those|them|one|both)$/i;
/** `Bob's phone` */
const owned = /^\S+(?:\s\S+)?['’]s\s+\p{Ll}/u;
/** `the text hello`: a noun for values in general stands before the value. */
const valueNoun =
  /^(?:the|this|a|an)\s+(?:following\s+)?(?:text|value|word|string|phrase|number|message)\s*:?\s+(?=\S)/i;
/** What goes on like this describes a value: `the number of stars`, `the name shown above`. */
const describing =
  /^(?:of|in|on|from|that|which|who|whose|where|shown|displayed|given|listed|above|below|between|at|with|for|and|is|are|you)\b/i;

/** The value of a wording; empty where it only says which one is meant. */
function valueIn(said: string, { masked }: Clause): string {
  const text = said.trim();
  if (hasMask.test(text)) return readValue(text, masked);
  const bare = text.replace(valueNoun, "");
  if (bare !== text && !describing.test(bare)) return readValue(bare, masked);
  return [reference, owned, pronoun].some((one) => one.test(text)) ? "" : readValue(text, masked);
}

/** A field name with its value: `the password "x"`, `the date 3 May`. */
function pairOf(said: string, { masked }: Clause): FieldValue | undefined {
  const text = said.trim();
  if (hasMask.test(text)) return readField(text, masked);
  if (valueNoun.test(text)) return undefined;
  const pair = readField(text.replace(/^(?:the|a|an)\s+/i, ""), masked);
  return pair && !describing.test(pair.value) ? pair : undefined;
}

function fieldFirst(rest: string, clause: Clause): BareWant | undefined {
  const match = withValue.exec(rest);
  if (!match) return undefined;
  const [, field = "", value = ""] = match;
  if (isValue.test(field) || (kindOf(value) !== undefined && !hasMask.test(value))) return undefined;
  if (!hasMask.test(value) && /\sas\s/i.test(rest) && !/\bwith\b/i.test(rest)) return undefined;
  return { do: "type", value: valueIn(value, clause), field: targetOf(field, clause) };
}

function valueFirst(rest: string, clause: Clause): BareWant | BareWant[] | undefined {
  const match = intoField.exec(rest) ?? asField.exec(rest);
  if (!match) return undefined;
  const [, said = "", place = ""] = match;
  const field = fieldOf(place, clause);
  // `the password "x" into both text fields`: the words before the value name the field more closely than its kind.
  const pair = pairOf(said, clause);
  if (pair?.field && field.name === "" && !field.every)
    return { do: "type", value: pair.value, field: targetOf(pair.field, clause) };
  if (field.every)
    return {
      do: "type",
      value: pair?.value ?? valueIn(said, clause),
      field: { ...field, name: "" },
    };
  return {
    do: "type",
    value: pair?.value ?? valueIn(said, clause),
    field: withPlace(field, clause),
  };
}

/** What takes a text is a field, whatever kind of thing its label speaks of: `as your suggestion`. */
function fieldOf(place: string, clause: Clause): Target {
  const { kind, ...plain } = targetOf(place, clause);
  if (kind === "option" || kind === "dialog") return { ...plain, name: plain.whole };
  return kind === undefined ? plain : { ...plain, kind };
}

const withPlace = (field: Target, { within }: Clause): Target =>
  within === undefined || field.within !== undefined ? field : { ...field, within };

/** Only a value, only a field name and its value side by side, or only a field, whose value is still to be had. */
function named(rest: string, clause: Clause): BareWant | BareWant[] | undefined {
  const bare = rest.replace(/^(?:the|a|an)\s+/i, "");
  if (isValue.test(rest))
    return {
      do: "type",
      value: readValue(rest, clause.masked),
      field: clause.within ? targetOf(clause.within, clause) : undefined,
    };
  const pair = readField(bare, clause.masked);
  if (pair)
    return { do: "type", value: pair.value, field: pair.field ? targetOf(pair.field, clause) : undefined };
  const number = new RegExp(`^(?:[\\d+][\\d\\s./:-]*|${valueClass})$`, "u").test(bare);
  if (number) return { do: "type", value: clause.masked.restore(bare), field: undefined };
  const fields = splitObjects(bare);
  return fields.map((field) => ({ do: "type", value: "", field: targetOf(field, clause) }) as const);
}
