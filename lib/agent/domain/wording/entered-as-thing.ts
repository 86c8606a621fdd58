import { asksForSum, asksForTitle } from "./kind-of-field";
import { stem, wordsOf } from "./words";

/** What is entered, and as what: `Buy stamps` as a `to-do`. `fresh`: it is to be a new one, or an entry; so it comes to be, and no field is called so. */
export type EnteredAs = { name: string; kind: string; fresh: boolean };

const asKind =
  /^(\S.*?)\s+(?:(?:down|in)\s+)?as\s+(an?|another|one more)\s+((?:brand[- ])?(?:new|additional|extra|further|fresh)\s+)?(\S.*)$/iu;
/** Words for whatever stands in a list, which fields are seldom called by. */
const entries = /^(?:list\s+)?(?:item|entry|row|record|to-?do|task|reminder|note)(?![\p{L}-])/iu;
const ofThing: ReadonlySet<string> = new Set(
  "password passcode pin code text value description number date time address email mail phone url link line paragraph word status role message tab window".split(
    " ",
  ),
);

/** `a new title`, `another e-mail address`: what a thing has one of, or a part of a text, is no thing by itself. */
function isOfThing(kind: string): boolean {
  const [head = ""] = kind.split(/\s(?:to|in|into|on|for|of|with|at|from)\s|[,;:.!]/iu);
  const words = wordsOf(head);
  return (
    asksForSum(head) ||
    asksForTitle(head) ||
    [words[0], words[1], words.at(-1)].some((word = "") => ofThing.has(stem(word)))
  );
}

/** Reads what stands behind a verb of entering. Undefined where it is entered as nothing. */
export function enteredAs(rest: string): EnteredAs | undefined {
  const [, name, article, fresh, kind] = asKind.exec(rest) ?? [];
  if (!name || !article || !kind || isOfThing(kind)) return undefined;
  return { name, kind, fresh: fresh !== undefined || !/^an?$/iu.test(article) || entries.test(kind) };
}

const entering =
  /^(?:type(?: in)?|enter|fill ?in|input|write(?: down)?|put(?: down| in)?|provide|insert|key in|note(?: down)?|jot(?: down)?|list)\s+(\S.*)$/iu;
const newFirst = /^(?:an? (?:brand[- ])?new|another|one more)\s+(\S.*)$/iu;

/** `Buy stamps on my list`: an entry of it comes to be. */
const onList = /^\S.*?\s(?:on|onto|to|into) (?:the|my|our|your|this) (?:[\p{L}-]+ ){0,3}list[.!]?$/iu;

/** What a command says is entered as something: `Enter Buy stamps as a chore`. */
export const commandEnters = (clause: string): EnteredAs | undefined =>
  enteredAs(entering.exec(clause)?.[1] ?? "");

/** `a new to-do: Buy stamps`, read behind a verb of entering. */
export function isNewThing(rest: string): boolean {
  const [, kind] = newFirst.exec(rest) ?? [];
  return kind !== undefined && !isOfThing(kind);
}

/** `Enter Buy stamps as a new to-do`, `Type a new to-do: Buy stamps`: that a field holds the words does not make it one. */
export function entersNewThing(clause: string): boolean {
  const [, rest = ""] = entering.exec(clause) ?? [];
  return isNewThing(rest) || onList.test(rest) || enteredAs(rest)?.fresh === true;
}
