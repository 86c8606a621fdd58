import { attributeIn } from "./attribute-in";
import { type ClausePart, isOnPlace, partsIn } from "./clause-parts";
import { colonList, isLabel } from "./colon-list";
import { maskClass, valueClass } from "./masked-text";
import { readField, readFields, readValue } from "./read-fields";
import { splitObjects } from "./read-list";
import { withText } from "./read-text";
import type { BareWant, Clause, Reader } from "./reader";
import { type FieldValue, hints } from "./want";

/** What comes into being as it is opened, and what is said of it. */
const openable =
  "(?:\\p{Ll}+ )?(?:ticket|issue|bug|case|claim|dispute|complaint|incident|enquiry|inquiry|account|(?:pull|merge) request)(?=[,:]? [\uE100-\uEFFF]|[,:]? (?:for|about|with|called|named|titled|saying) )";
const adding =
  "add|create|make(?= (?:an?|another|some|new|two|three|\\d|[\\uE100-\\uEFFF]))|set up(?= an?\\s)|register|enrol+|start(?= (?:a|an) new)|open(?= (?:a|an) new)|book|schedule|reserve|compose|write|invite|new|insert|submit(?= (?:a|an)\\s)|file(?= (?:a|an)\\s)|request(?= (?:a|an)\\s)|log(?= (?:a|an)\\s)|record|post|append|" +
  `open(?= an? ${openable})`;
const naming =
  /\s+(?:named|called|titled|labell?ed|by the name(?: of)?|with (?:the )?(?:name|title)(?: of)?|whose name is)\s+|\s*:\s+/i;
const cartPlaces =
  /^(?:cart|basket|bag|shopping (?:cart|basket|bag)|wish ?list|favou?rites?|bookmarks?|compare|comparison|watch ?list)$/i;
const article = /^(?:a|an|the|one|another|some|my|our|your)\s+/i;
const fresh = /^(?:brand[- ])?new\s+/i;
const detail = /\s+(?:with|having|whose|where|using|including)\s+/i;
const relativeDay = /\s+(?:today|tomorrow|next \p{L}+|this \p{L}+day)$/iu;
const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** `Add "Blue mug" to the cart`: a control beside the item does it, there is no form. */
export const readToCart: Reader = ({ text, masked }) => {
  const match =
    /^(?:add|put|place|drop)\s+(.+?)\s+(?:to|in|into|on)\s+(?:the\s+|my\s+|your\s+)?(\S+(?:\s\S+)?)$/i.exec(
      text,
    );
  const place = match ? masked.restore(match[2] ?? "") : "";
  if (!match || !cartPlaces.test(place)) return undefined;
  const name = `Add to ${place}`;
  const within = masked.restore((match[1] ?? "").replace(article, ""));
  return { do: "click", how: "click", times: 1, target: { name, whole: name, exact: false, within } };
};

/** `Add a patient named Jas with phone 123`, `Create a task "Buy milk"`, `Book an appointment for Ann Lee on 3 May at 10:00`. */
export const readAdd: Reader = (clause) => {
  const match = new RegExp(
    `^(${adding})(?![\\p{L}\\p{N}-])\\s+(?:(?:me|us)\\s+(?:(?:in(?:to)?(?: for)?|onto?|for) )?(?=\\S))?(.+)$`,
    "iu",
  ).exec(clause.text);
  if (!match) return undefined;
  const [, verb = "", rest = ""] = match;
  const attribute = attributeIn(rest, clause);
  if (attribute) return attribute;
  // Somebody who is asked in by name: there is no kind of thing to be made.
  if (/^invite$/i.test(verb) && /^\p{Lu}/u.test(rest)) return undefined;
  if (/^add$/i.test(verb) && person.test(rest)) return undefined;
  const all = several(verb.toLowerCase(), rest, clause);
  if (all) return all;
  const [, told = rest, place] = placeBehind.exec(rest) ?? [];
  const at = place === undefined ? clause : { ...clause, within: clause.masked.restore(place) };
  const thing = withText(readThing(told, at), told, clause.masked);
  // `for Ann Lee over 20.00`: neither a field's name nor one value, and the clause says more than is read here.
  if (thing?.fields.some(({ field, value }) => unended.test(field) || ofTwo.test(value))) return undefined;
  return thing && { do: "add", verb: verb.toLowerCase(), ...thing };
};

/** `the crew member Ida Falk with the shift Early to the boat “Kittiwake”`: behind the details, where it all goes. */
const placeBehind = new RegExp(
  `^(\\S.*\\s(?:with|having)\\s.+?)\\s(?:to|into)\\s(?:the|my|our)\\s(?:\\p{Ll}+\\s){1,2}(${maskClass})$`,
  "u",
);

/** `Farid Haddad (farid@example.org) to the guest list`: somebody, with how to reach them. */
const person = new RegExp(
  `^\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)+(?:,| \\()\\s?(?:${maskClass}|[^\\s()]+@[^\\s()]+)\\)? (?:to|into|onto) `,
  "u",
);

const unended = /(?:^|\s)\p{Lu}\S*\s(?:over|for|at|of|to|from|by|worth|about|above|below|under|with|and)$/u;

const ofTwo =
  /^\p{Lu}\S*(?:\s\S+)*\s(?:over|worth|totall?ing|amounting to)\s[€$£]?\d[\d.,]*(?:\s?(?:€|\p{Lu}{3}|euros?|dollars?|pounds?|francs?))?$/u;

/** `three items: apples, pears and plums`. */
function several(verb: string, rest: string, clause: Clause): BareWant[] | undefined {
  const counted =
    /^(?:two|three|four|five|six|[2-9]|the following|these)\s+(?!.*\s(?:for|on|at|with|to|in|from|of|by)\s)(.+?)s?(?:\s+(?:named|called|titled))?\s*:?\s+(\S.*)$/i.exec(
      rest,
    );
  const names = counted ? splitObjects(counted[2] ?? "") : [];
  if (!counted || names.length < 2) return undefined;
  return names.map((name) => ({
    do: "add",
    verb,
    thing: nounOf(counted[1] ?? "", clause).thing,
    fields: [{ field: "name", value: readValue(name, clause.masked) }],
    place: clause.within,
  }));
}

type Thing = { thing: string; fields: FieldValue[]; place: string | undefined };

export function readThing(rest: string, clause: Clause): Thing | undefined {
  const { masked } = clause;
  const listed = colonList(rest, masked);
  if (listed) return { ...nounOf(listed.head, clause), fields: listed.fields };
  const named = naming.exec(rest);
  if (named && partsIn(rest.slice(0, named.index)).length === 1) {
    const { value, fields } = splitDetails(rest.slice(named.index + named[0].length), clause);
    // `called "Harvest" that only the family can see`: more is said of it than its name.
    if (afterName.test(value.trim())) return undefined;
    return {
      ...nounOf(rest.slice(0, named.index), clause),
      fields: [{ field: "name", value: readValue(value, masked) }, ...fields],
    };
  }
  return readHead(splitDetails(rest, clause), clause);
}

const afterName = new RegExp(`^${maskClass}\\s+\\S`, "u");

/** What is added, when no word like `named` says its name. */
function readHead({ value: head, fields }: { value: string; fields: FieldValue[] }, clause: Clause): Thing {
  const { masked } = clause;
  const asThing = /^(.+?)\s+as\s+(?:a|an|the|another)\s+(?:new\s+)?(.+)$/i.exec(head);
  if (asThing)
    return {
      thing: masked.restore(asThing[2] ?? ""),
      fields: [{ field: "name", value: readValue(asThing[1] ?? "", masked) }, ...fields],
      place: undefined,
    };
  const literal = new RegExp(
    `^(.*?)\\s*(${maskClass})(?:\\s+(?:to|in|into|on)\\s+(?:the\\s+|my\\s+)?(.+))?$`,
  ).exec(head);
  if (literal) {
    const place = literal[3] ? masked.restore(literal[3]) : clause.within;
    const noun = nounOf(literal[1] ?? "", clause).thing || singular(place ?? "");
    return {
      thing: noun,
      fields: [{ field: "name", value: masked.restore(literal[2] ?? "") }, ...fields],
      place,
    };
  }
  const listed = entryOnList(head, clause);
  if (listed) return { ...listed, fields: [...listed.fields, ...fields] };
  const proper = /^(.*?)(?<![\p{L}\d])((?:\p{Lu}[\p{L}'’-]*)(?:\s+\p{Lu}[\p{L}'’-]*)*)$/u.exec(
    head.replace(article, "").replace(fresh, ""),
  );
  const noun = nounOf(proper?.[1] ?? head, clause);
  const isOneOfKind = /^the\s\p{Ll}/u.test(head) && / /.test(proper?.[2] ?? "") && fields.length > 0;
  if (proper && noun.thing && proper[2] && (isOneOfKind || article.test(`${head} `) === false))
    return { ...noun, fields: [{ field: "name", value: masked.restore(proper[2]) }, ...fields] };
  return { ...nounOf(head, clause), fields };
}

const singular = (place: string): string => place.replace(/\s*list$/i, "");

/** `Pay rent to the to-do list`: what goes on a list is an entry of it by its own name; `a task` or `two eggs` say a kind of thing, or how many. */
const onList =
  /^(?!(?:an?|the|one|another|some|new|my|our|your|these|those|all|both)\s|\d)(\S.*?)\s+(?:to|in|into|on|onto)\s+(?:the|my|our|your)\s+((?:[\p{L}-]+\s+){0,3}list)$/iu;

export function entryOnList(text: string, { masked }: Clause): Thing | undefined {
  const [, entry, list = ""] = onList.exec(text) ?? [];
  if (!entry || partsIn(entry).length !== 1) return undefined;
  return {
    thing: masked.restore(singular(list)) || "item",
    fields: [{ field: "name", value: readValue(entry, masked) }],
    place: masked.restore(list),
  };
}

export function nounOf(
  phrase: string,
  { masked, within }: Clause,
): { thing: string; place: string | undefined } {
  const [, noun = phrase, place] =
    /^(.+?)\s+(?:to|in|into|on)\s+(?:the\s+|my\s+|your\s+)?(.+)$/i.exec(phrase.trim()) ?? [];
  const thing = masked.restore(noun.trim().replace(article, "").replace(fresh, "").replace(/[:,]$/, ""));
  return { thing, place: place ? masked.restore(place) : within };
}

/** Cuts `Jas with phone 123`, `an appointment for Ann on Monday` into what it is and its details. */
export function splitDetails(
  text: string,
  clause: Pick<Clause, "masked">,
): { value: string; fields: FieldValue[] } {
  const { masked } = clause;
  const withFields = (
    head: string,
    fields: readonly FieldValue[],
  ): { value: string; fields: FieldValue[] } => {
    const before = splitDetails(head, clause);
    return { value: before.value, fields: [...before.fields, ...fields] };
  };
  const listed = detail.exec(text);
  const fields = listed && readFields(text.slice(listed.index + listed[0].length), masked);
  if (listed && fields) return withFields(text.slice(0, listed.index), fields);
  const joined = /^(.+?)(?:,\s*(?:and\s+)?|\s+and\s+)(.+)$/i.exec(text);
  const others = joined && readFields(joined[2] ?? "", masked);
  if (joined && others?.every(({ field }) => isLabel(field))) return withFields(joined[1] ?? "", others);
  const comma = /^([^,:]+)(?:,|(?<!\d):)\s*(.+)$/.exec(text);
  const after = comma && readFields(comma[2] ?? "", masked);
  if (comma && after?.every(({ field }) => isLabel(field))) return withFields(comma[1] ?? "", after);
  return byParts(text, clause);
}

/** Small words before what says where a thing is put or whose it is: no detail of the thing itself. */
const placing = /^(?:to|in|into|onto|of)$/;
/** `under tonight's show`, not `under Smith`. */
const isUnderThing = ({ prep, text }: ClausePart): boolean =>
  /^(?:under|below|beneath)$/.test(prep) && /^\p{Ll}/u.test(text) && !isTold.test(text);
const article2 = /^(?:a|an|the)\s+\p{Ll}/u;

/** What is named first, and what every small word, comma or `hosted by` after it says of it. */
function byParts(text: string, { masked }: Pick<Clause, "masked">): { value: string; fields: FieldValue[] } {
  const parts = partsIn(text);
  // `Jas as a patient`: the first `as` says what it is, not a detail of it.
  const isKind = ({ prep, text: said }: ClausePart, at: number): boolean =>
    prep === "as" && at > 0 && article2.test(said);
  const kindAt = parts.findIndex(isKind);
  const first = parts.findIndex(
    (part, at) =>
      at > 0 &&
      at !== kindAt &&
      ((!placing.test(part.prep) && !isUnderThing(part) && !isOnPlace(part)) ||
        part.label !== "" ||
        (part.prep === "of" && /^[€$£]?\d/.test(part.text))),
  );
  if (first < 0) return { value: text, fields: [] };
  const dated = relativeDay.exec(parts[first - 1]?.text ?? "");
  const head = parts
    .slice(0, first)
    .map((part, at) =>
      dated && at === first - 1 ? { ...part, text: part.text.slice(0, dated.index) } : part,
    );
  const details = parts.slice(first).filter((part) => part !== parts[kindAt]);
  const kind = kindAt >= first ? parts[kindAt] : undefined;
  return {
    value: [
      ...head.map(({ prep, text: said }, at) => (at > 0 ? `${prep} ${said}` : said)),
      ...(kind ? [`as ${kind.text}`] : []),
    ].join(" "),
    fields: [
      ...(dated ? [{ field: "", value: readValue(dated[0], masked), hint: "on" } as const] : []),
      ...details.flatMap((part) => detailsOf(part, masked)),
    ],
  };
}

/** One part as something to enter; a day that stands behind it is one of its own. */
export function detailsOf({ prep, label, text }: ClausePart, masked: Clause["masked"]): FieldValue[] {
  // `the evening of 3 May`: a day behind a part of it is when it is.
  const hint =
    prep === "of" && new RegExp(`^${valueClass}$`, "u").test(text) ? "on" : hints.find((one) => one === prep);
  // `at most 9 people`: how many of what.
  const counted = quantity.exec(text);
  if (counted) return [{ field: counted[2] ?? "", value: counted[1] ?? "" }];
  const [, many, kind] = (prep === "of" && ofKind.exec(text)) || [];
  if (many && kind)
    return [many, kind].flatMap((one) => detailsOf({ prep: "", label: "", text: one }, masked));
  const named = readField(text.replace(/^(?:the|a|an)\s+/i, ""), masked) ?? labelled(text, masked);
  if (named && money.test(named.field)) return [{ field: "amount", value: masked.restore(text) }];
  if (named?.field && !monthName.test(named.field) && isTold.test(text)) return [named];
  const dated = prep === "on" ? null : relativeDay.exec(text);
  const field = label === "" || label === "text" ? label : `${label} ${prep}`;
  const value = readValue(
    (dated ? text.slice(0, dated.index) : text).replace(/^(?:a|an|the)\s+(?=[\p{Lu}\d\uF000-\uF8FF])/u, ""),
    masked,
  );
  // `for this patient`, `for us`: whom the page is about, or whoever speaks, is nothing to enter.
  if (field === "" && pointing.test(value)) return [];
  const own: FieldValue = { field, value, ...(hint && field === "" ? { hint } : {}) };
  return dated ? [own, { field: "", value: readValue(dated[0], masked), hint: "on" }] : [own];
}

const pointing =
  /^(?:(?:this|that|these|those)\s+\p{Ll}+(?:\s\p{Ll}+)?|me|us|myself|ourselves|him|her|them|it)$/u;
/** `a delivery of 5 pallets of bricks`: how many, and of what. */
const ofKind = /^(\d+(?:[.,]\d+)? \p{Ll}+) of (\p{Ll}+(?: \p{Ll}+){0,3})$/u;
const quantity =
  /^(?:(?:at most|at least|up to|no more than|about|exactly|only)\s+)(\d+(?:[.,]\d+)?)\s+(\p{L}{3,})$/iu;
const money = /^(?:euros?|dollars?|pounds?|francs?|crowns?|kronor|cents?)$/i;
/** Something certain is said, not just words. */
const isTold = new RegExp(`${maskClass}|${valueClass}|\\d|\\s\\p{Lu}|[:=]|\\sis\\s`, "u");

/** `zone C`, `bed 12`, `urgency high`: a word and what it is. */
function labelled(text: string, masked: Clause["masked"]): FieldValue | undefined {
  const match = new RegExp(
    `^(?:the\\s+)?(?:((?:\\p{Ll}+\\s+){1,2})(\\p{Lu}\\S*)|((?:(?!(?:the|a|an)\\s)\\p{L}+\\s+){1,2})(\\d\\S*|${valueClass}))$`,
    "u",
  ).exec(text);
  return match
    ? { field: (match[1] ?? match[3] ?? "").trim(), value: masked.restore(match[2] ?? match[4] ?? "") }
    : undefined;
}
