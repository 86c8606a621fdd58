import { contentWords, cutEnding } from "@/lib/agent/domain/wording/words";
import type { Referred } from "./refer";
import { thingsIn } from "./things";

/** What is told to be so from now on: of a thing, one thing about it. `value` is what it is to be, where that is told. */
type Told = { field: string; thing?: string; value?: string; place?: string };

const quote = "[\"“„«‘'][^\"“”„«»‘’'\\n]{1,120}[\"“”»’']";
const name = "\\p{Lu}[\\p{L}\\d'’/_-]*(?: \\p{Lu}[\\p{L}\\d'’/_-]*){0,3}";
const value = `(?<value>${quote}|${name}|\\d[\\d.,:]*(?: (?:€|EUR|USD|GBP|%|\\p{Ll}{1,4}))?)`;
const thing = "(?<thing>[^,;:]{2,60}?)";
const better = "(?:better|new|clearer|different|proper|nicer|shorter|longer|good|real|correct|right|other)";
const field = "(?<field>\\p{Ll}+(?: (?!yet|now|is|are)\\p{Ll}+)?)";
const end = "(?=\\s*(?:[,.;!]|$|and\\s|now(?!\\p{L})))";

type Form = { pattern: RegExp; field?: string };
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `^${thing} (?:should|must|has to|needs to|is to) be (?:called|named|titled) ${value}${end}`,
      "u",
    ),
    field: "name",
  },
  {
    pattern: new RegExp(`^${thing} (?:is|are) (?:now )?(?:called|named|titled) ${value}${end}`, "u"),
    field: "name",
  },
  { pattern: new RegExp(`^${thing} needs an? (?:${better} )?${field}(?:: ${value}${end}|$)`, "u") },
  {
    pattern: new RegExp(
      `^${thing} (?:has no|does(?:n['’]t| not) have an?) (?:${better} )?${field}(?: yet)?$`,
      "u",
    ),
  },
  {
    pattern: new RegExp(
      `(?:typo|mistake|error) in the ${field} of ${thing}, it should (?:be|say|read) ${value}${end}`,
      "u",
    ),
  },
  { pattern: new RegExp(`^(?<field>\\p{Lu}\\p{L}+(?: \\p{Ll}+){0,3}): (?<value>${quote})$`, "u") },
  {
    pattern: new RegExp(
      `^(?:there are|(?:i|we)(?:['’]ve)? (?:now )?(?:have|counted|found)|we now have) (?<value>\\d+) (?:of )?(?:the )?${thing}(?: now| left)?$`,
      "iu",
    ),
    field: "quantity",
  },
  {
    pattern: new RegExp(
      `^(?<value>\\d+) of (?:the )?${thing}(?: in (?<place>(?:my|the|our) \\p{Ll}+(?: \\p{Ll}+)?))?, not \\d+$`,
      "iu",
    ),
    field: "quantity",
  },
  {
    pattern: new RegExp(`(?:moved to|live in|living in|lives in) (?<value>${name})${end}`, "u"),
    field: "city",
  },
];
const labelled = new RegExp(
  `(?:^|,\\s|\\band\\s)(?:(?:his|her|my|our|their|its|the) )?(?:new )?${field}(?: (?:is|are))? (?:now )?(?<value>${quote}|\\p{Lu}*\\d[\\p{Lu}\\d]*(?: \\p{Lu}*\\d[\\p{Lu}\\d]*)*)${end}`,
  "gu",
);

function toldIn(sentence: string): Told[] {
  const found = forms.flatMap(({ pattern, field: known }): Told[] => {
    const groups = pattern.exec(sentence)?.groups;
    if (!groups) return [];
    const { thing: of, value: to, place } = groups;
    const about = known ?? groups.field;
    if (about === undefined) return [];
    return [
      {
        field: about,
        ...(of ? { thing: of } : {}),
        ...(to ? { value: to } : {}),
        ...(place ? { place } : {}),
      },
    ];
  });
  if (found.some(({ thing: of }) => of !== undefined)) return found.slice(0, 1);
  const labels = [...sentence.matchAll(labelled)].flatMap(({ groups }): Told[] =>
    groups?.field && groups.value && !/^(?:it|there)\b/u.test(groups.field)
      ? [{ field: groups.field, value: groups.value }]
      : [],
  );
  const [subject] = thingsIn(sentence);
  const whose = subject?.isSubject && subject.isSure ? { thing: subject.said } : {};
  return [...found, ...labels.filter((one) => !found.some(({ value: known }) => known === one.value))].map(
    (one) => ({ ...one, ...whose }),
  );
}

const amounts = /^(?:quantity|amount|number|count|stock|units)$/iu;
const places = /^(?:city|town|place|location)$/iu;
const called = /^(?:name|title)$/iu;
const sameField = (one: string, other: string): boolean =>
  cutEnding(one) === cutEnding(other) ||
  [amounts, places, called].some((kind) => kind.test(one) && kind.test(other)) ||
  contentWords(one).some((word) => contentWords(other).includes(word) && word.length > 3);

const verb = "(?:change|update|correct|fix|edit|adjust|set|enter|put in)";
const owned = "(?:the|my|our|his|her|its|their)";
const word = "\\p{Ll}+(?: (?!in |on |of |for |and |to |as |please)\\p{Ll}+)?";
const ending = "(?<rest>,? (?:and|then)(?: then)? (?!the |my |our |his |her |its |their ).+)?$";
/** `update the city and the postcode in my shipping address and …` */
const fieldsOf = new RegExp(
  `^${verb} ${owned} (?<one>${word})(?: and ${owned} (?<other>${word}))?(?<place> (?:in|on|of) [^,.]{2,50}?)?${ending}`,
  "iu",
);
/** `update it`, `change both in …` */
const allOf = new RegExp(
  `^${verb} (?:it|that|this|both|them|both of them)(?: like that)?(?<place> (?:in|on) [^,.]{2,50}?)?${ending}`,
  "iu",
);
const updateAndSave = /^(?:update|change|correct) and save (?:it|that|this)$/iu;
const saves = /^(?<save>(?:save|submit|store) (?:it|that|this))(?: (?:like|as) (?:that|this))?$/iu;
const gives = new RegExp(`^(?:make|name|call|title) it (?<value>${quote})${ending}`, "iu");

const valueSaid = (text: string): string =>
  /^["“„«‘']/u.test(text) || !/\s/u.test(text) ? text : `"${text}"`;

/** `photo P-0163` at the start of a sentence, `the note`: as another sentence says it. */
const thingSaid = (text: string): string => thingsIn(`${text} is it`)[0]?.text ?? text;

function changed(told: readonly Told[], place: string, rest: string): string {
  const [first, ...more] = told;
  if (!first) return "";
  // What the page is about needs no naming on it.
  const of = first.thing === undefined || /^this /iu.test(first.thing) ? "" : ` of ${thingSaid(first.thing)}`;
  const where = place || (first.place ? ` in ${first.place}` : "");
  const others = more.map((one) => ` and the ${one.field} to ${valueSaid(one.value ?? "")}`).join("");
  return `change the ${first.field}${of}${where} to ${valueSaid(first.value ?? "")}${others}${rest}`;
}

function asked(command: string, told: readonly Told[]): string | undefined {
  const given = gives.exec(command)?.groups;
  const [only, ...others] = told;
  if (given)
    return only && others.length === 0 && only.value === undefined
      ? changed([{ ...only, value: given.value ?? "" }], "", given.rest ?? "")
      : undefined;
  if (only === undefined || told.some(({ value: known }) => known === undefined)) return undefined;
  const saved = saves.exec(command)?.groups?.save ?? (updateAndSave.test(command) ? "save" : undefined);
  if (saved) return changed(told, "", ` and ${saved.toLowerCase()}`);
  const all = allOf.exec(command)?.groups;
  if (all) return changed(told, all.place ?? "", all.rest ?? "");
  const groups = fieldsOf.exec(command)?.groups;
  if (!groups) return undefined;
  const fields = [groups.one, groups.other].flatMap((one) => (one === undefined ? [] : [one]));
  const meant = fields.flatMap((one) =>
    told
      .filter((other) => sameField(one, other.field))
      .slice(0, 1)
      .map((other) => ({ ...other, field: one })),
  );
  return meant.length === fields.length && told.length === fields.length
    ? changed(meant, groups.place ?? "", groups.rest ?? "")
    : undefined;
}

/** `6 of the oil, not 2`: what it was is not to be said again. */
export const withoutOld = (sentence: string): string => sentence.replace(/, not \d+$/u, "");

/** A request that is to make so what is told: `We have moved to Cardiff. Update the city` changes the city to Cardiff. */
export function withValues(sentences: readonly string[], command: string): Referred | undefined {
  const told = sentences.flatMap(toldIn);
  const request = told.length > 0 ? asked(command, told) : undefined;
  return request === undefined ? undefined : { request, taken: [] };
}
