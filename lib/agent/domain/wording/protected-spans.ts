import { startsWithVerb } from "./action-verbs";
import { remember } from "./words";

/** Half-open range of character positions. */
export type Span = { start: number; end: number };

const quotes =
  /"[^"\n]+"|“[^”\n]+”|„[^“”\n]+[“”]|«[^»\n]+»|「[^」\n]+」|‘(?:[^’\n]|(?<=[\p{L}\p{N}])’(?=\p{L}))+’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=[\p{L}\p{N}])'(?=\p{L}))+'(?![\p{L}\p{N}])|`[^`\n]+`/gu;
const addresses =
  /\bhttps?:\/\/[^\s"'”<>]+|\bwww\.[^\s"'”<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|gov|edu|app|co)\b(?:\/[^\s"'”<>]*)?/giu;
const secrets = /\{\{[^{}\n]+\}\}/g;
/** Runs of capitalised words joined by a connective: `Marks and Spencer`, `Trinidad and Tobago`, `Terms & Conditions`. */
const joinedNames =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*(?: (?:and|&|or|of|then|the) (?:the )?\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*)+/gu;
/** `called Interview with Mara`: what something is called goes on as long as its words have capitals. */
export const calledWith =
  /(?<=(?<!\p{L})(?:called|named|titled|entitled) )\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)* with (?:the )?\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*/gu;
/** `with the value site-check=7f3a`: what a machine reads is given as it stands, with the sign within it; `due=3 May` alone is a label with its value. */
export const machineText =
  /(?<=(?<!\p{L})(?:values?|contents?|data|strings?|tokens?|text|to|as) )[\p{L}\d_][\p{L}\d._-]{0,60}=[^\s"'“”‘’«»,;]{0,200}[^\s"'“”‘’«»,;:.!?)]/gu;
const trailingPunctuation = /[.,;:!?)\]]+$/;
const connective = /(?:^|\s)(?:and|then|or|with|to|in|as)\s|,/i;

/**
 * The parts of a sentence that are one thing to whoever wrote it and are never cut: quoted text, URLs, mail addresses, secret placeholders,
 * names of several words, and those of `knownNames` (names that the page shows) that hold a word which otherwise joins or separates.
 * Sorted, without overlap.
 */
export function protectedSpans(text: string, knownNames: readonly string[] = []): Span[] {
  return merged([...ofItself(text), ...known(text, knownNames)]);
}

/** What is one thing whatever the page shows. */
const ofItself = remember((text): readonly Span[] => [
  ...matches(text, quotes),
  ...matches(text, addresses).map((span) => withoutTail(text, span)),
  ...matches(text, secrets),
  ...matches(text, calledWith),
  ...matches(text, machineText),
  ...names(text),
]);

export const spanAt = (spans: readonly Span[], at: number): Span | undefined =>
  spans.find((span) => at >= span.start && at < span.end);

const matches = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

function withoutTail(text: string, { start, end }: Span): Span {
  const tail = trailingPunctuation.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start, end: end - tail };
}

/** A capitalised word at the start of a sentence is no part of a name: it is capitalised anyway. */
function names(text: string): Span[] {
  return matches(text, joinedNames).flatMap((span) => {
    const opensSentence = /(?:^|[.!?:;\n]\s*)$/.test(text.slice(0, span.start));
    const start = opensSentence
      ? span.start + (text.slice(span.start, span.end).indexOf(" ") + 1)
      : span.start;
    const rest = text.slice(start, span.end);
    const [, joined = ""] = / (?:and|&|or|of|then|the) (.*)$/.exec(rest) ?? [];
    const isCommand = joined.includes(" ") && startsWithVerb(joined);
    return /^\p{Lu}/u.test(rest) && joined && !isCommand ? [{ start, end: span.end }] : [];
  });
}

/** A name as it is looked for; empty where it holds no word that joins or separates. */
const needleOf = remember((name) => {
  const needle = name.trim().toLowerCase();
  return needle.length >= 4 && connective.test(needle) ? needle : "";
});

/** A name by which a sentence that holds it could be cut wrongly: the others change nothing as known names. */
export const joinsWords = (name: string): boolean => needleOf(name) !== "";

function known(text: string, knownNames: readonly string[]): Span[] {
  const lower = text.toLowerCase();
  return knownNames.flatMap((name) => {
    const needle = needleOf(name);
    if (needle === "") return [];
    const start = lower.indexOf(needle);
    if (start < 0 || lower.length !== text.length) return [];
    const end = start + needle.length;
    const whole = !/[\p{L}\p{N}]/u.test(text[start - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[end] ?? "");
    return whole ? [{ start, end }] : [];
  });
}

function merged(spans: Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}
