import { monthNamed } from "@/lib/agent/domain/dates/months";
import { containsPhrase, stem } from "./words";

/** What may stand behind a number that something is told by; behind a count stands what is counted. */
const behind =
  "as|in|on|at|for|from|to|with|and|or|of|by|is|was|are|has|off|als|auf|im|an|am|bei|für|von|vom|zu|zum|mit|und|ist|comme|pour|dans|sur|à|au|en|de|du|avec|et|est|como|para|con|y|del|es|come|per|nel|e|è|é|em|no|na|met|voor|op|naar|van";
const numbered = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{L}{3,}) (?:n[o.º°]{1,2} ?|nr\\.? ?|#)?(\\d{1,6})(?=\\s*(?:[,;:!?)"”»]|\\.(?!\\d)|$)| (?:${behind})(?!\\p{L}))`,
  "giu",
);
/** Words before a number that is none of a thing. */
const counting =
  /^(?:for|with|over|under|about|than|least|most|from|until|till|and|für|über|unter|mit|und|bis|pour|avec|sur|jusqu|para|con|por|per|als|from|the|les|los|las|the|die|der|das|year|jahr|année|año|anno|ano)$/iu;

/** `room 214`, `Zimmer 12`: a kind and the number by which one of that kind is told from the others. */
const numberedIn = (text: string): { kind: string; number: string }[] =>
  [...text.matchAll(numbered)].flatMap(({ 1: kind = "", 2: number = "", index }) =>
    // `Order 40` at the start says how many.
    index === 0 || counting.test(kind) || monthNamed(kind.toLowerCase()) !== undefined
      ? []
      : [{ kind: stem(kind.toLowerCase()), number }],
  );

/**
 * The thing that a wording tells by its kind and number (`room 214`), where what a page is called says another number of that kind and this one nowhere: the
 * page is about another one.
 */
export function missedNumber(wording: string, called: readonly string[]): string | undefined {
  const told = numberedIn(wording);
  const first = called.flatMap((text) => {
    const [, kind = "", number = ""] =
      /^\s*(\p{L}{3,}) (?:n[o.º°]{1,2} ?|nr\.? ?|#)?(\d{1,6})(?![\p{L}\p{N}.:/])/iu.exec(text) ?? [];
    return number === "" ? [] : [{ kind: stem(kind.toLowerCase()), number }];
  });
  const missed = told.find(({ kind, number }) => {
    const own = told.filter((one) => one.kind === kind).map((one) => one.number);
    return (
      first.some((one) => one.kind === kind && !own.includes(one.number)) &&
      !called.some((text) => containsPhrase(text, number))
    );
  });
  return missed && `${missed.kind} ${missed.number}`;
}
