import { rangeDays } from "@/lib/agent/domain/dates/day-ranges";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { isNounBehind } from "@/lib/agent/domain/wording/german-noun";
import { calledWith, machineText } from "@/lib/agent/domain/wording/protected-spans";
import { codeOfParts, dayOfMonth, monthDay, postcode, weekday } from "@/lib/agent/domain/wording/value-spans";
import { remember } from "@/lib/agent/domain/wording/words";

/** What kind of value a part of a goal is. `said`: text to be written as it stands. `old`: what a value was before. */
type FactKind = "said" | "email" | "phone" | "date" | "time" | "code" | "number" | "name";
export type Fact = {
  kind: FactKind;
  value: string;
  /** Where it stands in the goal. */
  start: number;
  end: number;
  /** Given in quotes or after a colon: it is to be entered as it stands. */
  literal?: true;
};

const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const upper = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&-]*";

const streets =
  "[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d|[Pp]lace|[Qq]uai|[Cc]hemin|[Aa]llée|[Ii]mpasse|[Rr]oute|[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]amino|[Vv]iale?|[Pp]iazza|[Cc]orso|[Rr]ua|[Pp]raça|[Ll]argo";
/** `12 rue des Tilleuls`, `calle Mayor 4`: the word for the street is small, what it is called is not. */
const streetAddress = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,4}(?: ?(?:bis|ter|[a-z](?!\\p{L})))?,? (?:${streets})(?: \\p{Ll}{1,4}['’]?){0,2}[ ]?${upper}(?:[ -]${upper})*|(?:${streets})(?: \\p{Ll}{1,4}){0,2} ${upper}(?: ${upper})*,? (?:n\\.? ?º? ?)?\\d{1,4}[a-z]?(?!\\p{L}))`,
  "gu",
);

/** What begins a sentence behind a letter that ends one: `zone B. Then …`. */
const opening =
  "Then|The|It|Its|He|She|They|We|You|This|That|These|Those|There|Please|Save|Store|Send|Submit|Leave|Keep|Do|Don|No|Not|Only|And|But|If|All|Set|Add|Put|Make|Book|Call|Name|Move|Use|Open|Close|One|My|Our";

/** What has a time, or is given another one: `the start of the fare inspection`, `Move the visit`. */
const timed =
  "(?:start|opening|beginning|end|closing|time|shift|tour|departure|arrival)s? (?:of|for|at)|move|shift|postpone|reschedule|put off|bring forward";
/** `the price to`, `the fee for a child to`: the price is what is spoken of, and no part of another thing (`the fee counter`, `the charge nurse`, `the first-rate tour`). */
const priceTo =
  `(?<!(?<!\\p{L})(?:${timed})(?: (?!(?:set|change|raise|lower|make|put|update|enter) )[\\p{L}'’-]+){0,6} )(?<![\\p{L}-])(?:price|fee|fare|rate|charge|tariff|deposit|preis|gebühr|prix|tarif|precio|prezzo)s?` +
  "(?: (?:of|for|per|von|für|der|des|du|de|del|pour)(?: [\\p{L}'’-]+){1,6}(?<! (?:start|opening|closing|shift|departure|arrival)s?))? (?:to|of|is|be|auf|zu|à|a) ";

/** In order: what an earlier pattern took, a later one does not read again. */
const patterns: readonly (readonly [FactKind, RegExp])[] = [
  [
    "said",
    /"([^"\n]+)"|“([^”\n]+)”|„([^“”\n]+)[“”]|«([^»\n]+)»|(?<![\p{L}\p{N}])['‘]((?:[^'’\n]|(?<=[\p{L}\p{N}])['’](?=\p{L}))+)['’](?![\p{L}\p{N}])/gu,
  ],
  // `the tag gardening`: what is called in small letters after its kind.
  [
    "said",
    /(?<=(?<!\p{L})(?:tag|label|category|keyword|topic|genre|skill|hashtag|alias|ingredient) )(?!(?:to|from|on|in|for|of|with|called|named|titled|and|by|as)(?!\p{L}))\p{Ll}[\p{L}\d_-]+(?=\s+(?:to|from|on|in|for|of)(?!\p{L})|[.!]?$)/gu,
  ],
  ["said", /(?<=\p{L}[\p{L}\d-]*):\s+(\S+\s+\S+\s+\S.*?)\s*$/gu],
  // `…, reason: dentist visit`: after its label, in small letters.
  ["said", /(?<=[,;]\s+\p{L}+(?: \p{L}+)?):\s+(\p{Ll}[^,;:\d@\n]*?)(?=\s*(?:[,;]|[.!]?\s*$))/gu],
  // An address of the web is one value, whatever stands in it.
  ["said", /(?<![\p{L}\p{N}])https?:\/\/[^\s"'“”‘’<>]*[^\s"'“”‘’<>.,;:!?)]/giu],
  ["said", machineText],
  ["email", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  // `scan_003.pdf`, `2026-03-01.csv`: the name of a file, with its ending.
  [
    "code",
    /(?<![\p{L}\d@._/-])(?!\d{1,2}\.)[\p{L}\d][\p{L}\d._-]*\.(?:\p{Ll}[\p{Ll}\d]{1,4}|\p{Lu}{3,4})(?![\p{L}\d@_/-])/gu,
  ],
  // `Rename it to Rainy Sunday`: a day may be a part of what it is to be called.
  ["name", new RegExp(`(?<=[Rr]e(?:name|title) [^.;]{1,120} to )${upper}(?: ${upper})+`, "gu")],
  // `at the corner of Mill Lane and Station Road`: one place, told by two.
  [
    "name",
    new RegExp(
      `(?<!\\p{L})(?:corner|junction|intersection|crossroads|crossing) of ${upper}(?: ${upper}){0,3} (?:and|with|&) ${upper}(?: ${upper}){0,3}`,
      "gu",
    ),
  ],
  ["code", postcode],
  [
    "date",
    new RegExp(
      `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|(?<![\\p{L}\\d])${dayOfMonth}|(?<![\\p{L}\\d])${monthDay}|\\b(?:next )?${weekday}s?(?!\\p{L})|\\b(?:today|tomorrow)\\b`,
      "giu",
    ),
  ],
  // With a point and behind a word for a price it is an amount: `the price of the ticket to 4.50`.
  [
    "time",
    new RegExp(
      `(?<!\\b(?:for|above|below|over|under|than|of|exceeds|für|über|unter|pour|por|per) )\\b(?:[01]?\\d|2[0-3])(?::|(?<!${priceTo}\\d{1,2})\\.)[0-5]\\d(?: ?[ap]\\.?m\\b\\.?)?(?!\\d| ?(?:€|\\$|£|euro|dollar|pound))|\\b\\d{1,2} ?[ap]\\.?m\\b\\.?|\\bnoon\\b`,
      "giu",
    ),
  ],
  ["phone", /(?<![\p{L}\d])\+?\d[\d ()/-]{6,}\d(?!\p{L})/gu],
  // `HH-KR 2915E`: the plate of a car.
  ["code", /(?<![\p{L}\d])\p{Lu}{1,3}-\p{Lu}{1,2} ?\d{1,4}\p{Lu}?(?![\p{L}\d])/gu],
  ["code", codeOfParts],
  // `_dmarc`, `order.refunded`: names that machines are given.
  ["code", /(?<![\p{L}\d@._/-])(?:_\p{Ll}[\p{L}\d_-]+|\p{Ll}{2,}(?:[._]\p{Ll}{2,})+)(?![\p{L}\d@_/-])/gu],
  ["name", calledWith],
  ["name", new RegExp(`(?<![\\p{L}\\d])\\d{1,4}[a-z]?(?: ${upper}){2,}`, "gu")],
  ["name", streetAddress],
  [
    "name",
    // `Room 12`, but not `Lena 35 euros`.
    /(?<![\p{L}\d])\p{Lu}\p{Ll}+ \d{1,4}(?![\p{L}\d%]|[:.,]\d| ?(?:€|\$|£|euros?|dollars?|pounds?|francs?|crowns?|eur|usd|gbp|chf|kg|hours?|days?|times|pieces|copies|points|people|persons?|guests?)(?!\p{L}))/gu,
  ],
  [
    "code",
    /(?<![\p{L}\d])(?:\p{Lu}{1,4}[ -]?\d[\p{Lu}\d-]*(?: \d+)*(?: \p{Lu}{1,3})?(?![\p{L}\d])|(?<!-)\p{L}[\p{L}-]*\d[\p{L}\d-]*(?![\p{L}\d]))/gu,
  ],
  ["code", /(?<![\p{L}\d])\p{Lu}[+−-](?![\p{L}\d])|(?<![\p{L}\d])\d[a-z]?[+](?![\p{L}\d])/gu],
  ["number", /(?<![\p{L}\d.,])[€$£]?\s?\d+(?:[.,]\d+)*(?![\p{L}\d])/gu],
  ["number", new RegExp(`\\b(?:${numberWords.join("|")})\\b(?= \\p{Ll})`, "giu")],
  [
    "name",
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?:\\p{Lu}\\. ?){1,3}(?!(?:${opening})(?!\\p{L})))?${upper}(?: (?:(?:of|de|van|von|la|le|du|da) )?${upper})*`,
      "gu",
    ),
  ],
];

/** The values that a goal names, in the order in which they stand. What a value was before (`from 15 to 18`) is none of them. */
export const goalFacts = remember((goal): readonly Fact[] => {
  const facts: Fact[] = rangeDays(goal).map((day) => ({ kind: "date", ...day }));
  let left = facts.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    goal,
  );
  for (const [kind, pattern] of patterns) {
    const quoted = facts.filter(({ literal }) => literal);
    // `: kind "Oak", note "dry"`: what holds quotations is a list of values, and none itself.
    const isList = (start: number, end: number): boolean =>
      kind === "said" &&
      (quoted.some((one) => one.start >= start && one.end <= end) || isNoText(goal, start, end));
    for (const match of left.matchAll(pattern)) {
      const [whole, ...groups] = match;
      const inner = groups.find((group) => group !== undefined) ?? whole;
      const start = match.index + whole.indexOf(inner);
      const end = start + inner.length;
      if (
        kind === "name" &&
        (isMyself(inner) || opensSentence(goal, start, inner) || isNounBehind(goal.slice(0, start), inner))
      )
        continue;
      if (kind === "number" && isOld(goal, start, end)) continue;
      if (isList(start, end)) continue;
      const value = plainValue(
        kind,
        kind === "name" ? withoutKindOf(goal, start, withoutCommand(goal, start, inner)) : inner,
      );
      facts.push({
        kind: kind === "name" && /^\d+$/.test(value) ? "number" : kind,
        value,
        start: kind === "name" ? start + inner.indexOf(value) : start,
        end,
        ...(kind === "said" ? { literal: true as const } : {}),
      });
    }
    left = left.replace(pattern, (whole: string, ...rest: unknown[]) => {
      const at = rest.find((one): one is number => typeof one === "number") ?? 0;
      const isKept = (kind === "name" && opensSentence(goal, at, whole)) || isList(at, at + whole.length);
      return isKept ? whole : " ".repeat(whole.length);
    });
  }
  return facts.sort((a, b) => a.start - b.start);
});

/** `captain Ines Okafor, club code RIV-204, category Mixed`: each of these is for a field of its own; what somebody is told or writes is one text. */
const isNoText = (goal: string, start: number, end: number): boolean => {
  const colon = goal.charAt(start) === ":" ? start : goal.slice(0, start).trimEnd().length - 1;
  const after = goal.slice(colon + 1, end).trim();
  const parts = after.split(/,\s+/);
  const isList =
    parts.length > 1 &&
    (counted.test(parts[0] ?? "") ||
      parts.filter((part) => labelled.test(part) && !startsWithVerb(part)).length > 1);
  return (
    goal.charAt(colon) === ":" &&
    !writing.test(goal.slice(0, colon)) &&
    (isList || goesOn(after) || onlyMeasures.test(after))
  );
};

const measure = `\\d[\\d.,]* ?(?:%|€|\\p{L}{1,12})`;
const when = `(?:${dayOfMonth}|\\d{4}-\\d{2}-\\d{2}|(?:[01]?\\d|2[0-3]):[0-5]\\d)`;
/** `48 litres at 61240 km on 2 June 2027`: nothing but amounts with their units, days and times, two of them at least. */
const onlyMeasures = new RegExp(
  `^(?:${when}|${measure})(?:,? (?:(?:at|on|for|from|with|and) )?(?:${when}|${measure})){1,5}[.!]?$`,
  "iu",
);

/** `We counted again: the stock is 36. Update it.`: a command comes behind it. */
const goesOn = (after: string): boolean => {
  const [, next = ""] = /[.!?]\s+(?:Please |Can you |Could you )?(\p{L}.*)$/su.exec(after) ?? [];
  return startsWithVerb(next.charAt(0).toLowerCase() + next.slice(1));
};
/** `: 3 sourdough loaves, for Saturday`. */
const counted = /^\d{1,3} (?:[x×] )?\p{Ll}/u;
const labelled = /^(?:\p{Ll}+ ){1,3}[\p{Lu}\d]/u;
const writing =
  /(?<!\p{L})(?:messages?|notes?|comments?|repl(?:y|ies)|text|reason|post|says?|write|description|remark|title|answer|body)[^:]*$/iu;

const plainValue = (kind: FactKind, text: string): string => {
  const plain = text.trim().replace(kind === "said" ? /^\s+|\s+$/g : /[.,;:!?]+$/, "");
  const word = kind === "number" ? numberWords.indexOf(plain.toLowerCase()) : -1;
  return word >= 0 ? String(word + 1) : kind === "number" ? plain.replace(/^[€$£]\s?/, "") : plain;
};

/** English writes whoever speaks with a capital: `the umbrella that I forgot`. */
const isMyself = (text: string): boolean => /^I(?:['’](?:m|ve|d|ll))?$/u.test(text.trim());

/** A sentence begins with a capital anyway: one such word alone is no name. */
const opensSentence = (goal: string, start: number, text: string): boolean =>
  !text.trim().includes(" ") && /(?:^|[.!?:;]["”’»]?\s*)$/.test(goal.slice(0, start));

/** `bei der Buchung von Familie Brandt`: what stands behind an article is a noun, and the name begins behind it. */
const withoutKindOf = (goal: string, start: number, name: string): string => {
  const [, noun = "", owner = ""] = /^(\S+) von (.+)$/u.exec(name) ?? [];
  return owner !== "" && isNounBehind(goal.slice(0, start), noun) ? owner : name;
};

/** `Assign Nadia Petrov`: the command before a name has a capital too. `Anja Brandt's rate`: the name is without its ending. */
function withoutCommand(goal: string, start: number, text: string): string {
  const name = text.replace(/['’]s$/, "");
  const [, first = "", rest = ""] = /^(\S+) (.+)$/.exec(name) ?? [];
  const opens = /(?:^|[.!?:;]\s*)$/.test(goal.slice(0, start));
  return opens && rest !== "" && (startsWithVerb(`${first} it`) || rest.includes(" ") || /^\d+$/.test(rest))
    ? rest
    : name;
}

const isOld = (goal: string, start: number, end: number): boolean =>
  /\bfrom\s+[€$£]?$/i.test(goal.slice(0, start)) && /^\s*\p{L}*\s*(?:up |down )?to\s/iu.test(goal.slice(end));

/** A value that can be read on a page as one: everything but plain small words. */
export const isTelling = ({ kind, value, literal }: Fact): boolean =>
  literal === true || (kind !== "date" ? kind !== "name" || value.length > 2 : /\d/.test(value));

/** `to 10 December`: what something is to be, not what it is by now. */
export const becomesIn = (goal: string, { start }: Fact): boolean =>
  /(?<!\p{L})(?:to|until|till|auf|bis|à|au|hasta)\s+(?:the\s+)?(?:\p{L}+,?\s+)?["“„«'‘]?$/iu.test(
    goal.slice(0, start),
  );

/** Without the quotation mark before a value, which stands for no word. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The words right before a value, folded, up to so many. */
export const wordsBefore = (goal: string, { start }: Fact, count: number): string[] =>
  wordsIn(goal.slice(0, start)).slice(-count);

export const wordsAfter = (goal: string, { end }: Fact, count: number): string[] =>
  wordsIn(goal.slice(end)).slice(0, count);
