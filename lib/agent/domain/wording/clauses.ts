import { startsWithVerb } from "./action-verbs";
import { protectedSpans, type Span, spanAt } from "./protected-spans";
import { tellsSomebody } from "./tells-somebody";
import { valueSpans } from "./value-spans";

/** Hard ends: sentence ends, semicolons, line breaks, `then` in its forms. */
const hardEnd =
  /[.!?](?=\s+\S|\s*$)|;|\r?\n+|[,\s]\s*(?:and\s+)?(?:(?<![\p{L}])then|after that|afterwards|next,|finally,?|once (?:that is |that's )?done)(?=[\s,])[,]?|\s*->\s*|\s+>\s+|\s*→\s*|\s*=>\s*/giu;
const softEnd = /\s*,?\s+(?:and|&|plus)\s+(?:also\s+)?|,\s+/gi;
const bullet = /^(?:\s*(?:\(?\d{1,2}[.)]|[-*•]|step \d+[.:)]?)\s+)+/i;
const opener = /^(?:(?:and|then|next|first|finally|after that|afterwards|lastly)\b[,\s]*)+/i;
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|nr|e\.g|i\.e|etc|vs?|approx|jr|sr|inc|ltd|co)$/i;

/**
 * Cuts a goal or step into its commands, in order. A hard end always cuts; `and` and a comma cut only where a command follows. Never inside
 * a protected span. Nothing but the separators is left out.
 */
export function splitClauses(text: string, knownNames: readonly string[] = []): string[] {
  const spans = [...protectedSpans(text, knownNames), ...valueSpans(text), ...saidAfterColon(text)];
  return cutAt(text, [...hardCuts(text, spans), ...softCuts(text, spans)])
    .map((piece) => piece.replace(bullet, "").replace(opener, "").trim() || piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** `Leave a comment on it: Worn down, replace it soon`: after a word for a text and a colon all is that text, but for a command to send it. */
const said =
  /\b(?:comment|note|message|remark|reply|review|text|announcement|feedback|description|reason|suggestion|answer|post)\b[^:.;!?\n"“'‘]{0,60}:\s+(?=[^"“„«'‘\s])([^\n:]*?)(?=[.\s]*$|\n|[.,]?\s+and (?:save|submit|send|post|publish)(?: (?:it|that|(?:the|my) \p{L}+))?[.\s]*$)/giu;
export const saidAfterColon = (text: string): Span[] =>
  [...text.matchAll(said)].flatMap((match) => {
    const words = (match[1] ?? "").trim().split(/\s+/).length;
    const end = match.index + match[0].length;
    return words > 2 ? [{ start: end - (match[1] ?? "").length, end }] : [];
  });

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
    abbreviation.test(before) ||
    /(?:^|\s)\p{Lu}$/u.test(before) ||
    (/(?:^|\n|\s)\(?\d{1,2}$/.test(before) && !amountBefore.test(before))
  );
}
/** `Set the seats to 3. Save it.` */
const amountBefore = /\s(?:to|of|by|than|is|with|for|from|at)\s\d{1,2}$/i;

function softCuts(text: string, spans: readonly Span[]): Span[] {
  return [...text.matchAll(softEnd)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((cut) => !spanAt(spans, cut.start) && !spanAt(spans, cut.end - 1))
    .filter((cut) => {
      const rest = text.slice(cut.end);
      const alone = text.slice(cut.start, cut.end).trim() !== ",";
      const upToNext = rest.slice(0, nextEnd(rest));
      const before = text.slice(0, cut.start);
      const isCommand =
        startsWithVerb(upToNext, alone) ||
        (alone && commandsSomething.test(rest)) ||
        (asksSomebody.test(rest) && !isTold(before, spans));
      return isCommand && isCommandBefore(before, spans) && !isDetail(before, upToNext);
    });
}

const smallWords =
  "the|a|an|my|our|your|his|her|its|their|this|that|these|those|all|both|each|every|any|some|many|most|few|no|not|never|only|even|also|maybe|perhaps|possibly|" +
  "of|to|in|on|at|for|from|by|with|without|as|into|onto|over|under|about|after|before|between|until|till|than|like|near|off|out|up|down|is|are|was|were|be|been|" +
  "has|had|if|when|while|where|who|whom|whose|which|what|how|why|because|since|though|but|or|nor|so|then|half|twice|again|just|one|two|three|four|five|six|" +
  "later|nothing|everything|everyone|you|i|we|they|he|she|it";
/** After `and`, a word with an object of its own is a command, whatever verb it is: `and renew that book`, `and have invoices sent to`. */
const commandsSomething = new RegExp(
  `^(?!(?:${smallWords})\\s)(?:\\p{Ll}+\\s+(?:(?:off|out|up|down|in|on|back)\\s+)?(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|it|them|him|everything|all)(?=\\s|$)|have\\s+\\p{L})`,
  "u",
);

/** `…, can you let the team know?`: what is asked of somebody is a command of its own, but for what somebody is told or writes. */
const asksSomebody = /^(?:(?:can|could|would|will) you|(?:is|would) (?:it|that|this)(?: be)?)\s\p{Ll}/u;
const isTold = (before: string, spans: readonly Span[]): boolean => {
  const start = Math.max(...[".", "!", "?", ";", "\n"].map((end) => before.lastIndexOf(`${end} `))) + 1;
  return !spans.some((span) => span.start >= start) && tellsSomebody(before.slice(start).trimStart());
};

/** `To add a patient, open …` and `In the list, click …` begin with a circumstance: the comma joins it to its command. */
const isCommandBefore = (before: string, spans: readonly Span[]): boolean =>
  commandAtPlace.test(before.slice(lastEnd(before))) ||
  !/(?:^|[.;!?\n]\s*)(?:to|in|on|from|under|within|if|when|once|after|before|for|using|with|at|inside)\s+(?:(?!,|\s>\s)[^.;!?\n]|[.!?](?=\S))*$/i.test(
    spans.reduce(
      (text, { start, end }) =>
        end <= text.length ? `${text.slice(0, start)}${"·".repeat(end - start)}${text.slice(end)}` : text,
      before,
    ),
  );

/** `On the kiln desk open the programme …`: the command has begun behind the place, without a comma. */
const commandAtPlace =
  /^\s*(?:[Ii]n|[Oo]n|[Aa]t|[Ff]rom|[Uu]nder|[Ww]ithin|[Ii]nside)\s(?:the|my|our)\s(?:\p{L}[\p{L}-]{0,20}\s){1,3}(?:open|set|change|add|create|delete|remove|choose|select|pick|enter|type|rename|update|edit|find|cancel|move|mark|click|press|turn)\s(?:(?:the|an?|my|our|all|every)\s|["“'‘]|\p{Lu})/u;
const lastEnd = (text: string): number => {
  const end = [...text.matchAll(/[.;!?\n]\s/g)].at(-1);
  return end ? end.index + end[0].length : 0;
};

/**
 * `with subject "x" and message "y"`, `a log: day 3, note "x"`: right before a quotation such a word names a detail of what came before; in a list that begins
 * with a field's name also before anything else.
 */
const isDetail = (before: string, piece: string): boolean =>
  (listing.test(before) && /^(?:the\s+)?\p{L}+\s+["“‘'`«]/u.test(piece) && detail.test(piece)) ||
  (listingFields.test(before) && detail.test(piece));
const listing = /(?:\bwith|:)\s(?:[^.;!?\n]|\.(?=\d))*$/i;
const listingFields =
  /:\s+(?:(?:first|last|full)\s)?(?:name|title|description|subject|date|amount|type|category)\s(?:[^.;!?\n]|\.(?=\d))*$/i;
const detail =
  /^(?:the\s+)?(?:e-?mail|message|note|comment|name|label|text|address|contact|report|list|answer|subject|title)\s+\S/i;

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

/** A goal by its commas and its words for `and` and `but`, in the languages that goals come in: finer than commands, what is said of one thing is in one of these. */
export const goalParts = (goal: string): string[] =>
  goal
    .split(/[,;.]\s+|\s+(?:and|but|und|aber|et|mais|y|e|pero|ma|mas|en|maar)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => part !== "");
