import { saidAfterColon } from "@/lib/agent/domain/wording/clauses";
import { protectedSpans, spanAt } from "@/lib/agent/domain/wording/protected-spans";
import { valueSpans } from "@/lib/agent/domain/wording/value-spans";

/** First of the private-use characters that stand for protected parts, one each. */
const firstMask = 0xe100;
/** First of those that stand for values of several words, as dates are. */
const firstValue = 0xf000;
/** Matches one mask; for use inside other patterns. */
export const maskClass = "[\\uE100-\\uEFFF]";
/** Matches the mask of a value of several words. */
export const valueClass = "[\\uF000-\\uF8FF]";
const masks = /[\uE100-\uEFFF\uF000-\uF8FF]/g;
const quoteStart = /^["“„«「‘'`]/;
const quoteMarks = /^["“„«「‘'`]\s*|\s*["”“»」’'`]$/g;

export type MaskedText = {
  /** The text with every protected part replaced by one character, so that no rule reads inside it. */
  text: string;
  /** Puts the parts back, without their quotes. */
  restore(part: string): string;
  /** Puts the parts back as they were written. */
  source(part: string): string;
  /** Whether the whole part is one quotation. */
  isQuoted(part: string): boolean;
  /** Whether the whole part is one protected part (a quotation, a URL, a name). */
  isLiteral(part: string): boolean;
};

export function maskText(source: string, knownNames: readonly string[] = []): MaskedText {
  const protectedParts = protectedSpans(source, knownNames);
  const said = saidAfterColon(source).filter(({ start }) => !spanAt(protectedParts, start));
  const literals = [...protectedParts.filter(({ start }) => !spanAt(said, start)), ...said];
  const values = valueSpans(source).filter(
    (value) => !literals.some(({ start, end }) => value.start < end && start < value.end),
  );
  const parts: string[] = [];
  let text = "";
  let from = 0;
  for (const span of [...literals, ...values].sort((a, b) => a.start - b.start)) {
    const first = values.includes(span) ? firstValue : firstMask;
    text += source.slice(from, span.start) + String.fromCharCode(first + parts.length);
    parts.push(source.slice(span.start, span.end));
    from = span.end;
  }
  text += source.slice(from);
  const partOf = (mask: string): string => {
    const code = mask.charCodeAt(0);
    return parts[code - (code >= firstValue ? firstValue : firstMask)] ?? "";
  };
  return {
    text: text.replace(/\s+/g, " ").trim(),
    restore: (part) => part.replace(masks, (mask) => unquote(partOf(mask))).trim(),
    isQuoted: (part) => part.trim().length === 1 && quoteStart.test(partOf(part.trim())),
    isLiteral: (part) => new RegExp(`^${maskClass}$`).test(part.trim()),
    source: (part) => part.replace(masks, partOf),
  };
}

const unquote = (part: string): string => (quoteStart.test(part) ? part.replace(quoteMarks, "") : part);
