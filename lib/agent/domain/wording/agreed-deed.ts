import { startsWithVerb } from "./action-verbs";
import { pastForms } from "./done-word";
import { may } from "./modal-words";
import { verbOfGerund } from "./said-gerund";

const takes = "delete remove cancel discard archive erase revoke clear disconnect unlink void end".split(" ");
const takenAway: ReadonlyMap<string, string> = new Map([
  ...takes.flatMap((verb) => [
    ...pastForms(verb).map((form): [string, string] => [form, verb]),
    [`${verb.replace(/e$/, "")}ing`, verb] as const,
  ]),
  ["cancelling", "cancel"],
  ["deletion", "delete"],
  ["removal", "remove"],
  ["cancellation", "cancel"],
]);

const agrees =
  "^(?:confirm|agree|approve|accept)(?: in the (?:dialog|prompt|window|pop-?up|question))?(?: that|:)? (?!so |in |with |by |via |using )(.{1,120}?) ";
const allowed = new RegExp(
  `${agrees}(?:(?:${may}|will) be|is|are|gets?) (\\p{L}{4,20})( (?:from|out of) [^,;]{1,60})?$`,
  "iu",
);
const mayGo = new RegExp(
  `${agrees}(?:goes(?: away)?|(?:${may}|will) (?:go(?: away)?|be gone))(?: (?:completely|entirely|altogether|for good))?$`,
  "iu",
);
/** `Answer with Yes, and the file should be gone`. */
const goneThen = new RegExp(
  `^(?:confirm|agree|accept|answer|reply|respond)(?: (?:it|this|that|the (?:question|dialog|prompt)))?(?: (?:with|by|via|using) (?:pressing |clicking )?(?:["“][^"”]{1,30}["”]|\\p{L}{2,12}))?[,;:] (?:and |then )?(?!it |so |that )(.{1,80}?) (?:${may}|will) (?:then )?(?:be gone|disappear|vanish|go(?: away)?)$`,
  "iu",
);
/** `Say yes to deleting the file`. */
const saidYes =
  /^(?:(?:say|answer|reply(?: with)?) yes to|(?:go ahead|go through|proceed|carry on|go on|follow through|press ahead|continue) with) (?:the )?(\p{L}{4,20})(?: of)? ((?:the|this|that|my|your|all)(?!\p{L}).{1,120}|\P{Ll}.{0,120})$/iu;

/** `Agree to voiding the bill`, `Yes, cancel the visit - agree in the dialog that asks for it`. */
const agreedTo = /^(?:agree|consent) to (?:the )?(\p{L}{3,17}ing) (?:of )?(\S.{0,120})$/iu;
const yes =
  /^yes,? (?:please )?(\p{L}{4,20}) (\S.{0,100}?)(?:(?:,| -| –|;|:|\.) (?:agree|confirm|say yes|accept)(?: to (?:it|this|that))?(?: in the (?:dialog|prompt|window|pop-?up|question)(?: that [\p{L} ]{2,40})?)?)?$/iu;

/** `Accept the suggestion to merge the two cards`, `Agree to delete the draft`: the deed that is agreed to. */
const offered =
  /^(?:agree|consent|say yes) (?:to|with) (?:the |this |that )?(?:suggestion|proposal|offer|prompt|request|recommendation) (?:to|of|for) (\p{L}{3,17}) (\S.{1,160})$|^(?:accept|follow|take(?: up)?|approve) (?:the|this|that) (?:suggestion|proposal|offer|prompt|recommendation) (?:to|of|for) (\p{L}{3,17}) (\S.{1,160})$/iu;
const agreesTo =
  /^(?:in the (?:dialog|prompt|window|pop-?up|question), )?(?:agree|consent|accept|be willing)(?: in the (?:dialog|prompt|window|pop-?up|question))? to (?:really )?(delete|remove|cancel|discard|archive|erase|revoke|clear|disconnect|unlink|void|merge|publish|overwrite|replace|end|leave|close|reset) (\S.{0,120})$/iu;
const losesAccess =
  /^(?:confirm|agree|accept)(?: that|:)? (.{1,80}?) (?:loses|is to lose|should lose|must lose|may lose) (?:its|his|her|their|the|all) access(?: to .{1,40})?$/iu;
function byOffer(step: string): string | undefined {
  const [, one = "", of = "", two = "", to = ""] = offered.exec(step) ?? [];
  const verb = one || two;
  if (verb !== "") {
    const deed = verbOfGerund(verb) ?? verb;
    return startsWithVerb(`${deed} it`, false) ? `Confirm to ${deed} ${of}${to}` : undefined;
  }
  const [, agreed = "", what = ""] = agreesTo.exec(step) ?? [];
  if (agreed !== "") return `Confirm to ${agreed} ${what}`;
  const [, loser = ""] = losesAccess.exec(step) ?? [];
  return loser === "" ? undefined : `Confirm to revoke the access of ${loser}`;
}

/** A step that agrees to something being taken away, as a deed: `Confirm that the file is deleted`, `Say yes to deleting the file`. */
export function agreedDeed(step: string): string | undefined {
  const [, leaving = ""] = mayGo.exec(step) ?? [];
  if (leaving !== "") return `Confirm to delete ${leaving}`;
  const [, gone = ""] = goneThen.exec(step) ?? [];
  if (gone !== "") return `Confirm to delete ${gone}`;
  const taken = byOffer(step);
  if (taken !== undefined) return taken;
  const [, thing = "", past = "", from = ""] = allowed.exec(step) ?? [];
  const [, deed = "", agreed = ""] = saidYes.exec(step) ?? agreedTo.exec(step) ?? yes.exec(step) ?? [];
  const word = (past || deed).toLowerCase();
  const gerund = saidYes.test(step) ? verbOfGerund(word) : undefined;
  const verb = takenAway.get(word) ?? gerund ?? (takes.includes(word) && yes.test(step) ? word : undefined);
  return verb === undefined ? undefined : `Confirm to ${verb} ${thing}${from}${agreed}`;
}
