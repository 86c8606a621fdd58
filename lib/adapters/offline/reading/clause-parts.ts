import { maskClass, valueClass } from "./masked-text";

/**
 * What a clause says beside its verb, part by part.
 * - `prep`: the small word that leads it in; empty for what the verb is done to, and for what only a comma sets off.
 * - `label`: words before the small word that say what the part is: `hosted` by, `valid` from.
 */
export type ClausePart = { prep: string; label: string; text: string };

const small =
  "in the name of|on behalf of|because of|instead of|due to|to|with|for|from|into|in|onto|on|as|of|at(?! most| least)|by|under|about|against|until|till|via|near|outside|through";
/** Words that lead in what something is told by: `starting on`, `valid from`, `hosted by`. */
const labels =
  "starting|beginning|ending|valid|effective|hosted|dated|due|measured|taken|reporting|arriving|leaving|departing|returning|running|lasting|payable|located";
const plainBetween = new RegExp(`^\\s+(?:(${labels})\\s+)?(${small})\\s+(?=\\S)`, "iu");
/** After a comma any one word before a small word says what follows is. */
const commaBetween = new RegExp(
  `^\\s*,\\s+(?:and\\s+)?(?:(?!(?:${small})\\s)(\\p{Ll}+)\\s+)?(${small})\\s+(?=\\S)`,
  "iu",
);
const colon = /^:\s+(?=\S)/u;
const saying = new RegExp(
  `^\\s*,?\\s+(?:with (?:the )?(?:text|message|words?|note|comment)|saying|that says|reading|which says)\\s+(?=${maskClass})`,
  "iu",
);
const comma = /^\s*,\s+(?=\S)/u;
const first = new RegExp(`^(${small})\\s+(?=\\S)`, "iu");
/** `of` joins two nouns into one (`number of guests`), unless what follows is one certain thing (`of delivery note 12`). */
const certain = new RegExp(
  `^(?:(?:the|a|an|my|our|your|his|her|its|their|this|that)\\s|(?!\\p{Ll}+\\s(?:\\p{Ll}+\\s)?(?:${small})\\s)(?:\\p{Ll}+\\s){0,2}(?:${maskClass}|${valueClass}|\\p{Lu}|[#€$£]?\\d))`,
  "u",
);
const joinsNouns = (prep: string, rest: string): boolean => /^of$/i.test(prep) && !certain.test(rest);

const onlyArticle = /^(?:the|a|an|my|our|your|this|that)$/iu;

type Cut = { length: number; prep: string; label: string };

/** Behind a date or a time, what begins with an article is the next thing. */
const object = /^\s+(?=(?:an?|the)\s)/u;
const endsWithValue = new RegExp(`${valueClass}$`, "u");

function cutAt(rest: string, said: string): Cut | undefined {
  const text = saying.exec(rest);
  if (text) return { length: text[0].length, prep: "with", label: "text" };
  const lead = commaBetween.exec(rest) ?? plainBetween.exec(rest);
  if (lead && !joinsNouns(lead[2] ?? "", rest.slice(lead[0].length)))
    return {
      length: lead[0].length,
      prep: (lead[2] ?? "").toLowerCase().replace(/^(?:in the name of|on behalf of)$/, "under"),
      label: (lead[1] ?? "").toLowerCase(),
    };
  const bare = comma.exec(rest) ?? colon.exec(rest) ?? (endsWithValue.test(said) ? object.exec(rest) : null);
  return bare ? { length: bare[0].length, prep: "", label: "" } : undefined;
}

/** The parts of what follows a verb, in order. `text` is masked: nothing inside a quotation, a name or a date is read. */
export function partsIn(text: string): ClausePart[] {
  const parts: ClausePart[] = [];
  const lead = first.exec(text);
  let prep = lead?.[1]?.toLowerCase() ?? "";
  let label = "";
  let from = lead?.[0].length ?? 0;
  for (let at = from; at < text.length; at++) {
    const cut =
      at > from && /[\s,:]/.test(text[at] ?? "") ? cutAt(text.slice(at), text.slice(from, at)) : undefined;
    if (!cut || onlyArticle.test(text.slice(from, at))) continue;
    parts.push({ prep, label, text: text.slice(from, at) });
    ({ prep, label } = cut);
    from = at + cut.length;
    at = from - 1;
  }
  parts.push({ prep, label, text: text.slice(from) });
  return parts
    .map((part) => ({ ...part, text: part.text.replace(/[\s.,;:!?]+$/, "").trim() }))
    .filter((part) => part.text !== "");
}

/** `on the second floor`, `on the left side`: where it is. */
export const isOnPlace = ({ prep, text }: ClausePart): boolean =>
  prep === "on" &&
  /^the (?:[\p{L}\p{N}-]+ ){0,2}(?:floor|storey|level|deck|side|wing|shelf|wall|row|board|map|terrace|balcony|ground)$/iu.test(
    text,
  );
