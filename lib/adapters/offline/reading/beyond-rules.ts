import type { BareWant } from "./reader";

/** Words on which a sentence turns and that these rules do not weigh: doing the rest of it would be doing something else. */
const turning =
  /\b(?:except(?:ing)?|excluding|other than|apart from|aside from|but (?:not|the|for)|without|unless|neither|nor|rather than|not|never|until)\b|n['’]t\b|^(?:if|when(?:ever)?|in case|depending on)\b/i;
const forbidding = /^(?:please\s+)?(?:do not|don['’]t|never|avoid)\b/i;

/** Wants that are made of words as they stand: what these say is text, no instruction. */
const wordly: ReadonlySet<BareWant["do"]> = new Set([
  "read",
  "search",
  "add",
  "type",
  "set",
  "fill",
  "login",
  "edit",
  "upload",
  "goto",
  "filter",
  "scroll",
  "wait",
]);

/** Whether a clause says what these rules cannot do justice to. `masked` has its quotations and names out of sight. */
export function isBeyond(masked: string, wants: readonly BareWant[], knownNames: readonly string[]): boolean {
  if (forbidding.test(masked)) return true;
  if (!turnsSentence(withoutNames(masked, knownNames))) return false;
  return wants.some((want) => !wordly.has(want.do) && !isWeighed(want, masked));
}

export const turnsSentence = (text: string): boolean => turning.test(text);

/** A name that the page shows says nothing of its own: `Turn on Do not disturb`. */
function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names.filter(turnsSentence)) {
    const at = rest.toLowerCase().indexOf(name.toLowerCase());
    if (at >= 0) rest = `${rest.slice(0, at)}·${rest.slice(at + name.length)}`;
  }
  return rest;
}

const madeSure = /^(?:make sure|ensure|verify|see to it)\b.*\b(?:is|are) not \p{L}+$/iu;

function isWeighed(want: BareWant, masked: string): boolean {
  // `until 9 March`, `instead of e-mail`: a part of its own, that goes with the rest.
  if (want.do === "command") return !turning.test(masked.replace(/\b(?:until|other than)\b/gi, " "));
  if (want.do === "tick" && madeSure.test(masked)) return true;
  if (want.do === "tick" || want.do === "click" || want.do === "fold")
    return want.target.except !== undefined;
  return want.do === "choose" && want.option.except !== undefined;
}
