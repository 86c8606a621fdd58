import { startsWithVerb } from "./action-verbs";
import { protectedSpans, type Span, spanAt } from "./protected-spans";

/** Hard ends: sentence ends, semicolons, line breaks, `then` in its forms. */
const hardEnd =
  /[.!?](?=\s+\S|\s*$)|;|\r?\n+|[,\s]\s*(?:and\s+)?(?:(?<![\p{L}])then|after that|afterwards|next,|finally,?|once (?:that is |that's )?done)(?=[\s,])[,]?|\s*->\s*|\s+>\s+|\s*→\s*|\s*=>\s*/giu;
const softEnd = /\s*,?\s+(?:and|&|plus)\s+(?:also\s+)?|,\s+/gi;
const bullet = /^(?:\s*(?:\(?\d{1,2}[.)]|[-*•]|step \d+[.:)]?)\s+)+/i;
const opener = /^(?:(?:and|then|next|first|finally|after that|afterwards|lastly)\b[,\s]*)+/i;
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|nr|e\.g|i\.e|etc|vs|approx|jr|sr|inc|ltd|co)$/i;

/**
 * Cuts a goal or step into its commands, in order. A hard end always cuts; `and` and a comma cut only where a command follows. Never inside
 * a protected span. Nothing but the separators is left out.
 */
export function splitClauses(text: string, knownNames: readonly string[] = []): string[] {
  const spans = protectedSpans(text, knownNames);
  return cutAt(text, [...hardCuts(text, spans), ...softCuts(text, spans)])
    .map((piece) => piece.replace(bullet, "").replace(opener, "").trim() || piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function hardCuts(text: string, spans: readonly Span[]): Span[] {
  return [...text.matchAll(hardEnd)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((cut) => !spanAt(spans, cut.start) && !spanAt(spans, cut.end - 1))
    .filter((cut) => text[cut.start] !== "." || !isDotInside(text, cut.start));
}

/** A full stop after an abbreviation, an initial, or the number of a list entry ends nothing. */
function isDotInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    abbreviation.test(before) || /(?:^|\s)\p{Lu}$/u.test(before) || /(?:^|\n|\s)\(?\d{1,2}$/.test(before)
  );
}

function softCuts(text: string, spans: readonly Span[]): Span[] {
  return [...text.matchAll(softEnd)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((cut) => !spanAt(spans, cut.start) && !spanAt(spans, cut.end - 1))
    .filter((cut) => {
      const rest = text.slice(cut.end);
      const alone = text.slice(cut.start, cut.end).trim() !== ",";
      const upToNext = rest.slice(0, nextEnd(rest));
      const before = text.slice(0, cut.start);
      return startsWithVerb(upToNext, alone) && isCommandBefore(before) && !isDetail(before, upToNext);
    });
}

/** `To add a patient, open …` and `In the list, click …` begin with a circumstance: the comma joins it to its command. */
const isCommandBefore = (before: string): boolean =>
  !/(?:^|[.;!?\n]\s*)(?:to|in|on|from|under|within|if|when|once|after|before|for|using|with|at|inside)\s+(?:(?!,)[^.;!?\n])*$/i.test(
    before,
  );

/** `with subject "x" and message "y"`: right before a quotation such a word names a detail of what came before. */
const isDetail = (before: string, piece: string): boolean =>
  /\bwith\s[^.;!?\n]*$/i.test(before) &&
  /^(?:the\s+)?(?:e-?mail|message|note|comment|name|label|text|address|contact|report|list|answer|subject|title)\s+["“‘'`«]/i.test(
    piece,
  );

function nextEnd(rest: string): number {
  const match = /,\s|\s(?:and|then)\s|[;\n]|[.!?](?:\s|$)/.exec(rest);
  return match ? match.index : rest.length;
}

function cutAt(text: string, cuts: readonly Span[]): string[] {
  const sorted = [...cuts].sort((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let from = 0;
  for (const cut of sorted) {
    if (cut.start < from) continue;
    pieces.push(text.slice(from, cut.start));
    from = cut.end;
  }
  pieces.push(text.slice(from));
  return pieces;
}
