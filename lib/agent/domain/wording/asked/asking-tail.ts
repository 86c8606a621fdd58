import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { saidAfterColon } from "@/lib/agent/domain/wording/clauses";
import { protectedSpans, type Span, spanAt } from "@/lib/agent/domain/wording/protected-spans";
import { tellsSomebody } from "@/lib/agent/domain/wording/tells-somebody";
import { fold, remember } from "@/lib/agent/domain/wording/words";
import { commandIn } from "./sentences";

const it = "(?:it|that|this|them|those|these)";
/** `move her there`, where the sentence before says where. */
const there = `(?:put|move|bring|place|switch|shift|transfer) (?:${it}|him|her) (?:over |across )?(?:there|accordingly)`;
/** Deeds that say nothing of their own: they only bring about what was said. */
const deed = [
  there,
  `(?:put|set|make|get) ${it} (?:right|straight|so|happen|done|sorted|fixed|corrected|changed|updated|in order)`,
  `(?:fix|correct|update|change|adjust|amend|edit|do|sort|arrange|handle|manage|organi[sz]e|see to|look after|take care of|deal with|attend to|look into|help(?: me| us)? with) ${it}(?: out)?`,
  `(?:do so|help(?: me| us)?(?: out)?|help(?: me| us)? out with ${it})`,
].join("|");
const mending =
  "(?:fixing|correcting|updating|changing|adjusting|amending|editing|doing|sorting|arranging|handling|seeing to|taking care of|dealing with)";
const behind =
  "(?:,? (?:for (?:me|us)|please|now|quickly|soon|accordingly|then|too|as well|thanks|thank you))*";
const askedFor = "(?:can|could|would|will) you(?:,? (?:please|kindly|just|perhaps|maybe|possibly|quickly))*";
const done =
  "(?:done|arranged|fixed|changed|corrected|updated|adjusted|sorted(?: out)?|organi[sz]ed|put right|seen to)";
const asking = [
  `${askedFor}(?: (?:${deed}))?${behind}`,
  `(?:please|kindly) (?:(?:${deed})${behind}|do)`,
  `${there}${behind}`,
  `(?:would|do) you mind(?: ${mending}(?: ${it})?)?${behind}`,
  `(?:is|would|will) ${it} (?:be )?(?:possible|ok|okay|al ?right|doable|feasible|fine)(?: for you| with you)?`,
  `(?:would|will|does) ${it} work(?: for you)?`,
  `(?:can|could|may|might) ${it} (?:please )?be ${done}${behind}`,
  "if (?:you can|you could|possible|(?:that|it)(?:['’]s| is) (?:possible|ok|okay|all ?right))",
  "(?:many )?(?:thanks|thank you)(?: very much| so much| a lot| in advance)?",
].join("|");
/** What a sentence may end in, set off by a comma, a dash or its own end. */
const tail = new RegExp(
  `(?:[,;.!?]+|\\s[–—-])\\s+(?:(?:and|so) )?(?:${asking})(?:\\s*[.!?]+(?=\\s+\\p{Lu}|\\s*$)|\\s*$)`,
  "giu",
);

/** Something is to be so: `should be 8820`, `needs to go`, `I want …`. */
const demanding =
  /(?<!\p{L})(?:should|must|shall|ought to|(?:is|are) (?:(?:supposed|meant) )?to(?= \p{Ll})|ha(?:s|ve) to|needs?|wants?|would like|['’]d like)(?!\p{L})/iu;
const question =
  /^(?:which|what|who|whose|when|where|why|how|if|is|are|does|do|did|has|have|should|must)(?!\p{L})/iu;

const spansOf = (text: string): Span[] => [...protectedSpans(text), ...saidAfterColon(text)];
const lastSentence = (text: string): string => text.split(/[.!?]\s+(?=\p{Lu})/u).at(-1) ?? "";

/** The sentence before says itself what is wanted, and to nobody else. */
function asksItself(before: string, spans: readonly Span[]): boolean {
  const sentence = lastSentence(before);
  const from = before.length - sentence.length;
  const quoted = spans.some(({ start, end }) => start >= from && end <= before.length);
  if (question.test(sentence) || (tellsSomebody(sentence) && !quoted)) return false;
  return demanding.test(sentence) || startsWithVerb(sentence) || commandIn(sentence) !== undefined;
}

/**
 * A goal without what only asks for what its sentences say already: `The code should be 8820, can you put that right?` wants that the code is 8820. What
 * only tells (`The lamp is broken, can you fix that?`) is asked for by nothing else, and stays.
 */
export const withoutAskingTail = remember((goal: string): string => {
  const once = withoutOne(goal);
  // `… Is that possible? Thanks!`
  const twice = once === goal ? goal : withoutOne(once);
  return twice === goal ? goal : withoutOne(twice);
});

function withoutOne(goal: string): string {
  const spans = spansOf(goal);
  const left = goal.replace(tail, (found, at: number) =>
    spanAt(spans, at) || spanAt(spans, at + found.length - 1) || !asksItself(goal.slice(0, at), spans)
      ? found
      : ".",
  );
  return left === goal ? goal : left.trim();
}

const asksSomebody =
  /[,;.!?]\s+(?:(?:and|so) )?(?:(?:can|could|would|will) you|please|kindly|(?:is|would|can|could) (?:it|that|this))(?!\p{L})[^"“”]{0,120}$/iu;

/** A value of the goal that goes on into what is asked of somebody: no field takes that, unless it is said in quotes or is what somebody is to be told. */
export function endsInRequest(value: string, goal: string): boolean {
  const found = asksSomebody.exec(value);
  const head = found ? value.slice(0, found.index).trim() : "";
  if (head === "" || !fold(goal).includes(fold(head))) return false;
  const at = fold(goal).indexOf(fold(value));
  if (at < 0) return true;
  const isSaid = spansOf(goal).some(({ start, end }) => fold(goal.slice(start, end)).includes(fold(value)));
  return !isSaid && !tellsSomebody(lastSentence(fold(goal).slice(0, at)));
}
