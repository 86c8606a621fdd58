import { protectedSpans } from "@/lib/agent/domain/protected-spans";

/** First of the private-use characters that stand for protected parts, one each. */
const firstMask = 0xe100;
/** Matches one mask; for use inside other patterns. */
export const maskClass = "[\\uE100-\\uEFFF]";
const masks = /[\uE100-\uEFFF]/g;
const quoteStart = /^["“„«「‘'`]/;
const quoteMarks = /^["“„«「‘'`]\s*|\s*["”“»」’'`]$/g;

export type MaskedText = {
  /** The text with every protected part replaced by one character, so that no rule reads inside it. */
  text: string;
  /** Puts the parts back, without their quotes. */
  restore(part: string): string;
  /** Whether the whole part is one quotation. */
  isQuoted(part: string): boolean;
  /** Whether the whole part is one protected part (a quotation, a URL, a name). */
  isLiteral(part: string): boolean;
};

export function maskText(source: string, knownNames: readonly string[] = []): MaskedText {
  const parts: string[] = [];
  let text = "";
  let from = 0;
  for (const { start, end } of protectedSpans(source, knownNames)) {
    text += source.slice(from, start) + String.fromCharCode(firstMask + parts.length);
    parts.push(source.slice(start, end));
    from = end;
  }
  text += source.slice(from);
  return {
    text: text.replace(/\s+/g, " ").trim(),
    restore: (part) =>
      part.replace(masks, (mask) => unquote(parts[mask.charCodeAt(0) - firstMask] ?? "")).trim(),
    isQuoted: (part) =>
      part.trim().length === 1 && quoteStart.test(parts[part.trim().charCodeAt(0) - firstMask] ?? ""),
    isLiteral: (part) => new RegExp(`^${maskClass}$`).test(part.trim()),
  };
}

const unquote = (part: string): string => (quoteStart.test(part) ? part.replace(quoteMarks, "") : part);
