import { startsWithVerb } from "./action-verbs";
import { finite } from "./asked/sentences";
import { saidAfterColon } from "./clauses";
import { protectedSpans, spanAt } from "./protected-spans";
import { telling } from "./tells-somebody";
import { valueSpans } from "./value-spans";
import { quoteClass, wordings } from "./wordings";
import { remember } from "./words";

/** First characters of those that stand for what is quoted or said, for other names and addresses, and for values of several words. */
const [firstQuote, firstName, firstValue] = [0xe100, 0xe400, 0xe800];
const masks = /[\uE100-\uEBFF]/g;

const quotes = new RegExp(quoteClass, "gu");

/** A text with every quotation, name and value as one character each, and what puts them back. */
function masked(goal: string): { text: string; restore: (part: string) => string } {
  const literal = [...protectedSpans(goal)];
  const said = saidAfterColon(goal).filter(({ start }) => !spanAt(literal, start));
  const values = valueSpans(goal).filter(
    (one) => ![...literal, ...said].some(({ start, end }) => one.start < end && start < one.end),
  );
  const parts: string[] = [];
  let text = "";
  let from = 0;
  const spans = [...literal.filter(({ start }) => !spanAt(said, start)), ...said, ...values];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const part = goal.slice(span.start, span.end);
    const isQuote = said.includes(span) || /^["“„«「‘'`]/.test(part);
    const first = values.includes(span) ? firstValue : isQuote ? firstQuote : firstName;
    text += goal.slice(from, span.start) + String.fromCharCode(first + parts.length);
    parts.push(part);
    from = span.end;
  }
  const indexOf = (mask: string): number => {
    const code = mask.charCodeAt(0);
    return code - (code >= firstValue ? firstValue : code >= firstName ? firstName : firstQuote);
  };
  return {
    text: text + goal.slice(from),
    restore: (part) => part.replace(masks, (mask) => parts[indexOf(mask)] ?? ""),
  };
}

/** Where a command may begin. */
const begins = /(?:^|[.!?;:,]\s+|\s(?:and|so|then|but)\s+)(?=\S)/gu;
const politely =
  /^(?:(?:please|kindly|now|then|just|also|so|and|ok(?:ay)?)[,\s]+|(?:can|could|would|will) you |(?:i|we)(?:['’]d| would) (?:like|love)(?: you)? to |(?:i|we) (?:want|need)(?: you)? to |let['’]?s |go ahead and )+/iu;
const allowing = /^you (?:can|may|could)(?: now| just| simply)? (?=\p{L})/iu;
const like = (before: string, after: string): string =>
  /^\p{Ll}/u.test(before) ? after : after.charAt(0).toUpperCase() + after.slice(1);

/** A question, or a condition: nothing that is to be so. */
const notStating =
  /^(?:which|what|who|whose|when|where|why|how|if|when(?:ever)?|unless|because|is|are|does|do|should|must)(?!\p{L})/iu;

type Found = { length: number; plain: string };

/** The first wording that stands at the start of a text, which may begin a sentence. */
function wordingIn(text: string, isFirst: boolean): Found | undefined {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const isCommand = notStating.test(text) || startsWithVerb(text);
  for (const { pattern, plain, first, states } of wordings) {
    if ((first && !isFirst) || (states && isCommand)) continue;
    const match = pattern.exec(small) ?? pattern.exec(text);
    if (match) return { length: match[0].length, plain: plain(match) };
  }
  return undefined;
}

function plainAt(text: string, isFirst: boolean): Found | undefined {
  const whole = wordingIn(text, isFirst);
  if (whole) return { ...whole, plain: like(text, whole.plain) };
  const polite = politely.exec(text)?.[0] ?? "";
  const rest = text.slice(polite.length);
  const allowed = allowing.exec(rest)?.[0] ?? "";
  const command = rest.slice(allowed.length);
  if (polite === "" && allowed === "") return undefined;
  const found = wordingIn(command, isFirst && polite === "");
  if (found)
    return {
      length: polite.length + allowed.length + found.length,
      plain: polite + (polite === "" ? like(text, found.plain) : found.plain),
    };
  return allowed !== "" && startsWithVerb(command) && !/^[^.!;]*\?/.test(command)
    ? { length: polite.length + allowed.length, plain: polite }
    : undefined;
}

function reworded(text: string): string {
  let out = "";
  let from = 0;
  for (const begin of text.matchAll(begins)) {
    const at = begin.index + begin[0].length;
    if (at < from) continue;
    const sentence =
      text
        .slice(0, at)
        .split(/[.!?;]\s/)
        .at(-1) ?? "";
    // What somebody is to be told is no command.
    if (telling.test(sentence.replace(quotes, ""))) continue;
    const found = plainAt(text.slice(at), at === 0);
    if (!found) continue;
    out += text.slice(from, at) + found.plain;
    from = at + found.length;
  }
  return out + text.slice(from);
}

/** `on the Groceries list, not on the one for hardware`: what it is not says again where it is. */
const contrast =
  /(?<=\s(on|in|to|from|for|with|at) [^,.;:!?]{1,80}), (?:and |but )?not \1 [^,.;:!?]{1,60}(?=[.!;]|$)/u;
const withoutContrast = (text: string): string => text.replace(contrast, "");

/** `Visitor book: change the note …`: what it is about, before its command, says where that is done. */
const topic =
  /^(?!(?:New|Another|The|An?|My|Our|This|That|These|It|To-?do|Notes?|Reminder|Tasks?|Dear|Hello|Hi|Question|Careful|Please)(?!\p{L}))(\p{Lu})([\p{L}'’-]{1,30}(?: \p{Ll}[\p{L}'’-]{0,30}){1,3}): (?=\S)/u;
const isClause = new RegExp(`(?<!\\p{L})(?:${finite}|\\p{Ll}{3,}ed)(?!\\p{L})`, "u");
function withTopicAsPlace(text: string): string {
  const [whole = "", first = "", more = ""] = topic.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const isTopic =
    whole !== "" && !startsWithVerb(first + more, false) && !telling.test(more) && !isClause.test(more);
  return isTopic && startsWithVerb(rest, false)
    ? `On the ${first.toLowerCase()}${more}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
    : text;
}

/**
 * A goal with its phrasal verbs and roundabout commands in plain ones, so that one rule reads all ways to say the same: `Put it live` as `Publish it`,
 * `Make the price 24` as `Set the price to 24`. What is quoted, named or told stays as it is.
 */
export const inPlainWords = remember((goal: string): string => {
  const { text, restore } = masked(goal);
  const plain = withTopicAsPlace(reworded(withoutContrast(text)));
  return plain === text ? goal : restore(plain);
});
