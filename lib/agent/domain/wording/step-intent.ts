import { readOrdinal } from "./read-ordinal";
import { verbPhrases } from "./verb-phrases";
import { contentWords, remember } from "./words";

/** What a step wants done, as far as its wording tells. `unknown` when no word of it says so. */
export const stepVerbs = [
  "click",
  "open",
  "close",
  "type",
  "edit",
  "select",
  "check",
  "uncheck",
  "toggle",
  "expand",
  "collapse",
  "add",
  "create",
  "remove",
  "clear",
  "archive",
  "move",
  "navigate",
  "back",
  "submit",
  "continue",
  "search",
  "filter",
  "sort",
  "send",
  "login",
  "logout",
  "extract",
  "verify",
  "wait",
  "scroll",
  "hover",
  "upload",
  "unknown",
] as const;
export type StepVerb = (typeof stepVerbs)[number];

/**
 * A step's wording taken apart. Nothing here is guessed from a page.
 * - `quoted`: quoted texts in order, as written.
 * - `value`: what is to be typed, chosen or set.
 * - `field`: the words that name the field or control which takes `value`.
 * - `object`: the words after the verb that name what is acted on; quotes stripped, without value, field role word or container.
 * - `container`: where the object is (`cart` in "remove X from the cart", `Ann Lee` in "in the row of Ann Lee").
 * - `ordinal`: 1-based position; -1 is the last.
 * - `controlWord`: the kind of control that the wording names (`button`, `field`, `tab`…).
 * - `url`: a URL or host name that the step names.
 * - `words`: all content words, folded.
 */
export type StepIntent = {
  verb: StepVerb;
  quoted: string[];
  value?: string;
  field?: string;
  object: string;
  container?: string;
  ordinal?: number;
  controlWord?: string;
  url?: string;
  words: readonly string[];
};

/** The longest phrase at one place wins: "move to" over "move", "check that" over "check". */
const verbAtStart = verbPhrases.map(
  ([verb, pattern]) => [verb, new RegExp(`^(?:${pattern})\\b`, "i")] as const,
);
const verbAnywhere = verbPhrases.map(
  ([verb, pattern]) => [verb, new RegExp(`\\b(?:${pattern})\\b`, "i")] as const,
);

const openers =
  /^(?:\s*(?:please|now|then|next,|first,|finally,?|and|also|to|in order to|step \d+[.:)]?|\d+[.)]|[-*•])\s+)+/i;

const quotePattern =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\s*([^»]+?)\s*»|「([^」]+)」|‘((?:[^’]|(?<=[\p{L}\p{N}])’(?=\p{L}))+)’|(?<![\p{L}\p{N}])'((?:[^']|(?<=[\p{L}\p{N}])'(?=\p{L}))+)'(?![\p{L}\p{N}])|`([^`]+)`/gu;

const controlWords =
  "button|link|field|text ?box|text ?area|input|box|drop-?down|menu|select|list|checkbox|check box|radio|option|tab|switch|toggle|icon|" +
  "card|section|panel|dialog|modal|page|row|item|label|entry|heading|image|form|control|combo ?box|slider|menu item|search bar|bar";

/** `Do what was asked: “Rename it”` wants what is asked there: the whole of it is no name and no value. */
export const askedIn = (text: string): string => /^do what was asked: “(.+)”$/i.exec(text)?.[1] ?? text;

/** Takes a step's wording apart by rules; never throws and never asks. */
export const readStepIntent: (description: string) => StepIntent = remember((description) => {
  const text = askedIn(description.replace(/\s+/g, " ").trim()).replace(openers, "");
  const quoted = [...text.matchAll(quotePattern)].map((match) => match.slice(1).find(Boolean) ?? "");
  const bare = text.replace(quotePattern, " \ue000 ");
  const { verb, rest } = readVerb(bare);
  const parts: Parts = { ...placeBefore.exec(text)?.groups, ...readParts(verb, rest, quoted) };
  const ordinal = readOrdinal(rest);
  const controlWord = new RegExp(`\\b(${controlWords})s?\\b`, "i").exec(rest)?.[1]?.toLowerCase();
  const url =
    /\bhttps?:\/\/[^\s"'”]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|info|biz|io|dev|gov|edu|app|test|example|local|internal|[a-z]{2})\b(?:\/[^\s"'”]*)?/i.exec(
      text,
    )?.[0];
  return {
    verb,
    quoted,
    ...parts,
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(controlWord === undefined ? {} : { controlWord }),
    ...(url === undefined ? {} : { url: url.replace(/[.,;]$/, "") }),
    words: contentWords(text),
  };
});
/** `In the row of Ann, set the age to 9`. */
const placeBefore =
  /^(?:in|on|under|at|within) the (?<container>(?:row|line|entry|card) (?:of|for|with|called) [^,;]{1,60}), (?=\p{Ll})/iu;

type Found = { verb: StepVerb; length: number };
function longestAtStart(bare: string): Found | undefined {
  let best: Found | undefined;
  for (const [verb, pattern] of verbAtStart) {
    const length = pattern.exec(bare)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { verb, length };
  }
  return best;
}

/** The verb that a text begins with: `Urgent visit` is a thing, and nothing to visit. */
export const verbAtBegin = (text: string): StepVerb => longestAtStart(text.trim())?.verb ?? "unknown";

/** `The compose box should hold "Hi"`, `The open cart must go away`: how something is to be, and a verb in the middle of it may only tell which thing. */
const stateSaid =
  /^(?:(?:the|this|that|these|those|my|our|all|no|each|every|any|there|it)(?!\p{L}).{0,120}?(?<!\p{L})(?:should|shall|must|may|can|ought to|(?:has|have|needs?|is|are) to|will|no longer)|have (?:the|this|that|these|those|my|our|all|each|every))(?!\p{L})/iu;

function readVerb(bare: string): { verb: StepVerb; rest: string } {
  const best = longestAtStart(bare);
  if (best) return { verb: best.verb, rest: bare.slice(best.length).trim() };
  if (stateSaid.test(bare)) return { verb: "unknown", rest: bare };
  let first: (Found & { at: number }) | undefined;
  for (const [verb, pattern] of verbAnywhere) {
    const match = pattern.exec(bare);
    if (!match || aThing.test(bare.slice(0, match.index)) || givenName.test(bare.slice(match.index)))
      continue;
    const [{ length }] = match;
    // `Sign the visit note`: the note of a visit.
    if (verb === "navigate" && /\bthe $/i.test(bare.slice(0, match.index))) continue;
    // `for pick-up`: a part of another word.
    if (/^-\p{L}/u.test(bare.slice(match.index + length))) continue;
    if (!first || match.index < first.at || (match.index === first.at && length > first.length))
      first = { verb, at: match.index, length };
  }
  if (first) return { verb: first.verb, rest: bare.slice(first.at + first.length).trim() };
  return { verb: "unknown", rest: bare };
}
/** `Suspend Mark Kim`: who is called so. */
const givenName = /^(?:Mark|Grant|Chase|Drew|Bill|Rob|Sue|Pat)(?:['’]s(?!\p{L})| \p{Lu}\p{Ll})/u;
/** `from this check`: what follows is a thing, whatever verb is written so. */
const aThing = /(?<![a-z])(?:this|these|that|those|an?|my|its|your|our|every|each) $/i;

type Parts = { value?: string; field?: string; object: string; container?: string };

/** Splits what follows the verb at its prepositions. The placeholder \ue000 stands for the next quoted text. */
function readParts(verb: StepVerb, rest: string, quoted: readonly string[]): Parts {
  let at = 0;
  const named = rest.replace(/\ue000/g, () => `\ue001${at++}\ue002`);
  const plain = (part: string): string =>
    part
      .replace(/\ue001(\d+)\ue002/g, (_, index) => quoted[Number(index)] ?? "")
      .replace(/^[\s,:;.]+|[\s,:;.]+$/g, "")
      .replace(/^(?:to\s+){1,2}(?=\S)/i, "")
      .replace(/^(?:the|a|an|that|this|my|our)\s+/i, "")
      .replace(/\s+/g, " ")
      .trim();
  const withoutRole = (part: string): string => {
    // What is quoted is a name as a whole, whatever it ends with.
    const rest = part.replace(new RegExp(`\\s*\\b(?:${controlWords})s?[\\s,:;.]*$`, "i"), "");
    return /^\s*(?:to\s+)*(?:the|a|an|that|this|my|our)?\s*$/i.test(rest) ? plain(part) : plain(rest);
  };
  if (verb === "type" || verb === "edit" || verb === "select" || verb === "search")
    return readValueParts(verb, named, plain, withoutRole);
  if (verb === "sort") {
    const by = /^(.*?)\s*\bby\s+(.*)$/i.exec(named);
    if (by) return { value: plain(by[2] ?? ""), object: plain(by[1] ?? "") };
  }
  const beside = verb === "click" ? /^(.*?)\s+at\s+(?!\d)(.*)$/i.exec(named) : undefined;
  const split =
    beside ??
    /^(.*?)\s+(?:from|in(?:side)?(?:\s+the\s+row\s+of)?|into|to|on(?:to)?|of|for|within|among(?:st)?|under|below|above|beneath|next to|beside)\s+(.*)$/i.exec(
      named,
    );
  if (!split) return { object: withoutRole(named) };
  const [, head = "", tail = ""] = split;
  return { object: withoutRole(head) || withoutRole(tail), container: withoutRole(tail) };
}

/** `Select the status "pending"`: a choice by the name of its list. What is called an option, an entry or a tab is named by what it is, and by no list. */
const choiceOfList = new RegExp(
  `^the (?!(?:${controlWords}|value|choice|item|name|date|day|time|file|folder|mail|message|user|person)s?\\s)([\\p{L}-]+(?: [\\p{L}-]+)?)\\s+(\ue001\\d+\ue002)$`,
  "iu",
);

function readValueParts(
  verb: StepVerb,
  named: string,
  plain: (part: string) => string,
  withoutRole: (part: string) => string,
): Parts {
  const isQuote = (part: string): boolean => /^\s*\ue001\d+\ue002\s*$/.test(part);
  // `Enter 90 as the quantity` says the value first, `Fill the name as Bob` the field.
  const isAsField =
    (verb === "type" || (verb === "edit" && /^(?:\d|\ue001)/.test(named.trim()))) &&
    (/^(?!(?:the|your|my|an?)\s)[^,;]{1,80}?\s+as\s+(?:the|your|my|an?|his|her|its|their|our)\s/i.test(
      named,
    ) ||
      /^[\d.,]{1,15}\s+as\s+\p{L}[^\s,;]*$/iu.test(named));
  const swapped = isAsField ? null : /^(.*?)\s+(?:with|to|as|=|:)\s+(.*)$/i.exec(named);
  if (verb === "search") {
    const asked = /^(?:(.*?)\s+)?for\s+(.*)$/i.exec(named);
    if (!asked) {
      const inside = /^(.*?)\s+(?:in|on)\s+(.*)$/i.exec(named);
      return inside
        ? {
            value: plain(inside[1] ?? ""),
            object: plain(inside[1] ?? ""),
            container: withoutRole(inside[2] ?? ""),
          }
        : { value: plain(named), object: plain(named) };
    }
    const where = withoutRole(asked[1] ?? "");
    return {
      value: plain(asked[2] ?? ""),
      object: plain(asked[2] ?? ""),
      ...(where ? { container: where } : {}),
    };
  }
  if (swapped && (verb !== "select" || isQuote(swapped[2] ?? "") || isQuote(swapped[1] ?? ""))) {
    const [, head = "", tail = ""] = swapped;
    if (verb === "select") return { value: plain(head), field: withoutRole(tail), object: withoutRole(tail) };
    if (verb === "edit" || !isQuote(head) || (isQuote(tail) && /\swith\s/i.test(named)))
      return { value: plain(tail), field: withoutRole(head), object: withoutRole(head) };
  }
  const inField = /^(.*?)\s+(?:in(?:to)?|on|as|for|from|at|under)\s+(.*)$/i.exec(named);
  if (inField) {
    const [, head = "", tail = ""] = inField;
    return { value: plain(head), field: withoutRole(tail), object: withoutRole(tail) };
  }
  if (verb === "edit") return { object: withoutRole(named) };
  const [, list = "", chosen = ""] = (verb === "select" && choiceOfList.exec(named)) || [];
  if (chosen !== "") return { value: plain(chosen), field: list, object: plain(named) };
  if (verb === "select") return { value: plain(named), object: withoutRole(named) };
  return isQuote(named) || /\ue001/.test(named)
    ? { value: plain(/\ue001\d+\ue002/.exec(named)?.[0] ?? ""), object: plain(named) }
    : { object: withoutRole(named) };
}
