import { startsWithVerb } from "./action-verbs";
import { splitClauses } from "./clauses";
import { goalNames } from "./goal-names";
import { contentWords, cutEnding } from "./words";

const name = "\\p{Lu}[\\p{L}\\p{M}'’-]*[\\p{L}\\p{M}](?: \\p{Lu}[\\p{L}\\p{M}'’-]*[\\p{L}\\p{M}]){0,3}";
const teller = `(?:(?:Mr|Mrs|Ms|Dr)\\.? )?(?<who>${name}?)(?<kin>['’]s(?: \\p{Ll}+){1,2})?`;
const telling =
  "(?:told|called|rang|phoned|e-?mailed|wrote|texted|asked|let (?:me|us)|can|can['’]t|cannot|could(?:n['’]t)?|won['’]t|has(?:n['’]t)? (?:just )?(?:told|called|rung|asked|written|agreed|offered)|wants?|needs?|agreed|offered|volunteered)";
const story = new RegExp(`^${teller} (?:has )?(?:just |already |now |also )?${telling}(?![\\p{L}'’])`, "u");
const calledSo =
  /^(?:\p{Lu}[\p{L}-]* #?\d+|(?:The|My|Our|One|This|That) [^.,;:!?]{1,60}?) (?:is|are) (?:still |currently |now |just )?(?:called|named|titled|labell?ed)\s+(["“„«'‘][^"”“»'’\n]+["”“»'’])$/u;

/** `she wants 12 blue mugs instead of 3` */
const wanted =
  /(?<!\p{L})(?:wants?|needs?|would like|should (?:be|have|get))\s+(\d+(?:[.,]\d+)?)\s+(\p{L}[^,.;:\d]{0,40}?)\s+(?:instead of|rather than|(?:and )?not)\s+\d+(?:[.,]\d+)?(?=[\s,.;:!]|$)/u;
const amount = /(?<!\p{L})(?:quantity|amount|number|count)(?=\s|$)/iu;
const resetting = /^(?:change|update|set|adjust|correct|edit|fix)\s/iu;
/** `that order`: one that was told of by its number. */
const pointing = /(?<!\p{L})(?:that|this|the same|the said)\s+(\p{Ll}{3,})(?=[\s,.;!?]|$)/u;
/** `put her down`, `assign her the shift`, `give her access`: no thing of hers. */
const behindPerson =
  "\\s+(?:(?:the|an?|this|that|these|those|to|into|down|up|off|out|on|in|for|from|and|or|as|about|by|at|with|again|now|then|first|instead|too|please|later|soon|today|tomorrow|tonight|if|when|because)(?![\\p{L}\\p{M}-])|(?:back|away|over)(?=[.,;!?]|$)|\\P{Ll})";
const aPerson = new RegExp(`(?<=\\s)(?:him|them|her(?=${behindPerson}|[,.;!?]|$))(?=[\\s,.;!?]|$)`, "u");
const owner = new RegExp(
  `(?<=\\s)(?:(?:his|their)(?=\\s\\p{Ll})|(?<!^(?:[Gg]ive|[Gg]rant|[Ss]end|[Oo]ffer|[Mm]ake|[Ll]end|[Bb]uy|[Ss]how|[Pp]ay)\\s)her(?!${behindPerson})(?=\\s\\p{Ll}))`,
  "u",
);
const anyMan = /(?<!\p{L})(?:him|his)(?!\p{L})/u;
const anyWoman = /(?<!\p{L})her(?!\p{L})/u;
const anObject =
  /^(\p{L}+)\s+(?:the|that|this)\s+(\p{Ll}[\p{Ll}-]*(?:\s(?!(?:to|into|on|in|at|for|from|and|as|with|of|by|off|out)\s)\p{Ll}+){0,2})/iu;
const takingBack = /^(?:cancel|approve)\s/iu;
/** What a telling is about, or whose thing it speaks of. */
const aboutIt =
  /(?<!\p{L})(?:(?:about|regarding) (?:the|an?|his|her|their|this|that)|his|her|their) (\p{Ll}[^,.;:!?]*)/u;
/** What somebody wants, agreed to or can take: words that tell which thing is meant. */
const wish =
  /(?<!\p{L})(?:wants?|needs?|would like|prefers?|asked|agreed|volunteered|offered|can|can['’]t|cannot|could|couldn['’]t|won['’]t)\s(.+)$/su;
const light =
  /^(?:s?he|they|his|hers?|him|their|them|me|us|i|can|t|not|have|has|had|been|take|do|help|come|coming|make|attend|want|need|longer|because|if|could|would|like|will)$/u;
const it = /(?<=^\p{L}+\s)(?:it|that|this)(?=\s+(?:to|as|into)\s)/iu;

/** A sentence that tells something, in words of the request behind it: undefined where it says more than that takes up. */
export function tellInto(told: string, request: string): string | undefined {
  const called = calledSo.exec(told)?.[1];
  if (called !== undefined) return it.test(request) ? request.replace(it, () => called) : undefined;
  const groups = story.exec(told)?.groups;
  if (!groups || startsWithVerb(told)) return undefined;
  const { who = "", kin } = groups;
  const pointed = withNumber(told, request);
  const counted = withAmount(told, pointed);
  const rest = counted === pointed ? told : told.replace(wanted, " ");
  if (hasValues(counted === request ? rest : withoutTaken(rest, counted), who)) return undefined;
  if (wishesMore(rest, counted) || (anyMan.test(request) && anyWoman.test(request))) return undefined;
  if (counted === request) return aboutWhom(request, who, kin !== undefined, told);
  const whose = kin === undefined ? counted.replace(owner, () => `${who}'s`) : counted;
  return whose.includes(who) || whose.search(nounWithNumber) >= 0 ? whose : undefined;
}

/** Without the numbers that the request has taken up. */
function withoutTaken(told: string, request: string): string {
  const taken = new Set(request.match(/\d+/g) ?? []);
  return told.replace(/(?<![\p{L}\d])\d+(?!\d)/gu, (number) => (taken.has(number) ? " " : number));
}

const bareWords = (text: string): Set<string> => new Set(contentWords(text).map((word) => cutEnding(word)));

/** `wants the large room`: which one it is, and the request does not say it. */
function wishesMore(told: string, request: string): boolean {
  const [, wished = ""] = wish.exec(told) ?? [];
  const said = bareWords(request);
  return contentWords(wished).some((word) => !light.test(word) && !said.has(cutEnding(word)));
}

/** `called about her lesson`, where the lesson is what is asked for. */
function speaksOf(told: string, object: string): boolean {
  const [, thing = ""] = aboutIt.exec(told) ?? [];
  const words = bareWords(thing);
  return [...bareWords(object)].every((word) => words.has(word));
}

const hasValues = (told: string, who: string): boolean =>
  /[\d"“”„«»@]|(?<=\s)['‘]/u.test(told) || /(?<=\s)\p{Lu}/u.test(told.slice(told.indexOf(who) + who.length));

const nounWithNumber = /(?<!\p{L})(\p{Ll}{3,}) (#?\d[\p{L}\d-]*)(?![\p{L}\d])/gu;
function withNumber(told: string, request: string): string {
  const noun = pointing.exec(request)?.[1];
  const [, , called] = [...told.matchAll(nounWithNumber)].find(([, kind]) => kind === noun) ?? [];
  return called ? request.replace(pointing, () => `${noun} ${called}`) : request;
}

function withAmount(told: string, request: string): string {
  const [, count, things] = wanted.exec(told) ?? [];
  const [first = "", ...rest] = splitClauses(request);
  if (count === undefined || things === undefined || !resetting.test(first) || !amount.test(first))
    return request;
  if (/\d|["“]/u.test(first.replace(/(?<=\s\p{Ll}+ )#?\d[\p{L}\d-]*/gu, "")) || /\sto\s/u.test(first))
    return request;
  const set = `${first.replace(amount, (word) => `${word} of ${things}`)} to ${count}`;
  return [set, ...rest].join(" and ");
}

/** Whom a request is about that names nobody: by the word for them, or as the owner of what it is done to. */
function aboutWhom(request: string, who: string, isKin: boolean, told: string): string | undefined {
  if (!isKin && owner.test(request)) return request.replace(owner, () => `${who}'s`);
  if (!isKin && aPerson.test(request)) return request.replace(aPerson, () => who);
  const named = goalNames(request).filter((one) => !/^\D*\d[\d:.]*\D*$/u.test(one) && !/ \d|\d /u.test(one));
  const [, , object] = anObject.exec(request) ?? [];
  if (named.length > 0 || object === undefined) return undefined;
  if (!isKin && !takingBack.test(request) && !speaksOf(told, object)) return undefined;
  return request.replace(anObject, (_, verb: string) => `${verb} ${who}'s ${object}`);
}
