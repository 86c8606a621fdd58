import { protectedSpans } from "@/lib/agent/domain/wording/protected-spans";
import { contentStems, stem } from "@/lib/agent/domain/wording/words";
import { isLifeWish } from "./sentences";
import { type Thing, thingsIn } from "./things";

const small = "to|on|off|in|into|onto|out|up|down|as|with|from|for|by|at|under|back|away|over";
const adverb = "there|here|again|now|please|too|instead|today|live|public|private|visible|open";
const end = `(?=[,.!?]|$|\\s+(?:(?:${small}|${adverb}|and|then|the|an?|my|our|so)(?!\\p{L})|["“„«‘']|\\d|\\p{Lu}))`;
const person = new RegExp(
  `(?<=\\s)(?:him|her)(?=[,.!?]|$|\\s+(?:${small}|${adverb}|and|then|the|an?)(?!\\p{L}))`,
  "u",
);
const them = new RegExp(`(?<=\\s)(?:them|those|these)${end}`, "u");
const it = new RegExp(`(?<=\\s)(?:it|that|this|that one|this one)${end}`, "u");
const owner =
  /(?<=\s)(?:its|his|her|their)\s+(?<part>\p{Ll}[\p{Ll}-]*(?:\s(?!(?:to|in|on|off|back|up|down|into|from|and|as|with|at|for|by|of)(?!\p{L}))\p{Ll}+){0,2})/u;
const pointed =
  /(?<=\s)(?:that|this|the same|the said)\s+(?<kind>(?!ones?(?!\p{L}))\p{Ll}{3,})(?=[\s,.;!?]|$)/u;

/** What the request names before its pronoun is what that stands for. */
const namesItself = /["“„«\d@]|(?<=\s)(?:the|an?|my|our|your|this|all)\s|(?<=\s)['‘]|(?<=\s)\p{Lu}/u;
const isFree = (request: string, at: number, taken: readonly Thing[] = []): boolean =>
  !namesItself.test(taken.reduce((text, { text: name }) => text.replace(name, "_"), request.slice(0, at)));

const isPerson = ({ text, isBare, isSure }: Thing): boolean =>
  isSure && (isBare ? /^\p{Lu}[^\d"#_.]*$/u : /^the \p{Ll}{3,} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u).test(text);

/** The only one of them, or the one that the sentence is about. */
const only = (things: readonly Thing[]): Thing | undefined => (things.length === 1 ? things[0] : undefined);

const aPerson = (things: readonly Thing[]): Thing | undefined => {
  const people = things.filter(isPerson);
  return people.find(({ isSubject }) => isSubject) ?? only(people);
};

/** Of what is told, a thing that is named for sure goes before one that is not, and what the sentence is about before both. */
const aThing = (things: readonly Thing[]): Thing | undefined => {
  const subject = things.find(({ isSubject }) => isSubject);
  const others = things.filter((thing) => thing !== subject);
  const sure = others.filter(({ isSure }) => isSure);
  if (subject && !(isPerson(subject) && others.length > 0)) return subject;
  return only(sure) ?? (sure.length === 0 ? only(others) : undefined);
};

export type Referred = { request: string; taken: readonly Thing[] };

/** One kind of pronoun: what a request says in its place, undefined where it has none, `false` where it stands for nothing that is known. */
type Reference = (
  request: string,
  things: readonly Thing[],
  told: readonly string[],
  taken: readonly Thing[],
) => Referred | false | undefined;

const replacing =
  (pronoun: RegExp, who: (things: readonly Thing[]) => Thing | undefined): Reference =>
  (request, things) => {
    const at = request.search(pronoun);
    if (at < 0 || !isFree(request, at)) return undefined;
    const thing = who(things);
    return thing ? { request: request.replace(pronoun, () => thing.text), taken: [thing] } : false;
  };

/** `that parcel`: the parcel that was told of, or one that is called so. */
const byKind: Reference = (request, things) => {
  const found = pointed.exec(request);
  const kind = found?.groups?.kind ?? "";
  if (!found || !isFree(request, found.index) || pagesOwn.test(kind)) return undefined;
  const own = ofKind(things, kind);
  const thing = own ?? aThing(things.filter(({ isSure }) => isSure));
  if (!thing) return found[0].startsWith("this") ? undefined : false;
  return {
    request: request.replace(pointed, () =>
      withTime(own ? thing.text : calledKind(thing, kind), thing, request),
    ),
    taken: [thing],
  };
};

const byOwner: Reference = (request, things, _told, taken) => {
  const found = owner.exec(request);
  const isPersons = /^(?:his|her)\s/u.test(found?.[0] ?? "");
  if (
    !found ||
    !(isPersons
      ? !/["“„«]|(?<=\s)\p{Lu}/u.test(request.slice(0, found.index)) || taken.length > 0
      : isFree(request, found.index, taken))
  )
    return undefined;
  const thing = isPersons ? (aPerson(things) ?? taken[0]) : (aThing(things) ?? aPerson(things));
  if (!thing) return false;
  const part = found.groups?.part ?? "";
  const said =
    isOneName(thing) || (isPersons && isPerson(thing))
      ? `${thing.text}'s ${part}`
      : `the ${part} of ${thing.text}`;
  return { request: request.replace(owner, () => said), taken: [thing] };
};

const byPlace: Reference = (request, _things, told) => {
  if (!there.test(request)) return undefined;
  const place = told.flatMap((one) => [...one.matchAll(placeTold)].map(([found]) => found)).at(-1);
  return place === undefined
    ? false
    : {
        request: putting.test(request)
          ? request.replace(putting, "move ").replace(there, () => place.replace(/^\w+/u, "to"))
          : request.replace(there, () => place),
        taken: [],
      };
};
/** What is put where it belongs is moved to it. */
const putting = /^(?:put|move) (?=.{1,80} there$)/iu;
const there = /(?<=\s)there(?=[\s,.!?]|$)/u;
const placeTold =
  /(?<=\s)(?:in|on|at) (?:(?:the|my|our) \p{L}+(?: \p{L}+){0,2}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[,.!?]|$)/gu;

/** `make it 19`: a thing is changed to it. */
const making = /^make it (?=["“„«‘'\d]|\p{Lu})/iu;
const byIt: Reference = (request, things) => {
  const at = request.search(it);
  if (at < 0 || !isFree(request, at)) return undefined;
  const thing = aThing(things);
  if (!thing) return false;
  const named = withTime(thing.text, thing, request);
  const text = making.test(request)
    ? request.replace(making, () => `change ${named} to `)
    : request.replace(it, () => named);
  return { request: text, taken: [thing] };
};

const withTime = (text: string, { when }: Thing, request: string): string =>
  when === undefined || request.includes(when) || text.includes(when) ? text : `${text} ${when}`;

/** `make her the owner`, `make the price 24.90`: whose it is, where only what is told names that. */
const part =
  /(?<=\sthe )(?!same |first |last |next |new |following )\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?(?=$|[,.]|\s(?:to|as|and|on|for|\d|["“„«‘']))/u;
const byPart: Reference = (request, things, _told, taken) => {
  const isGiven = taken.some(isPerson);
  if (/^get me\s/iu.test(request)) return undefined;
  const unsaid = things.filter(({ isSure, said }) => isSure && !request.includes(said));
  const thing = isGiven ? only(unsaid) : unsaid.find((one) => one.isSubject && !isPerson(one));
  const found = thing && part.exec(request);
  if (!found || !isFree(request, found.index - " the ".length, taken) || /\sof\s/u.test(request))
    return undefined;
  const named = withTime(`${found[0]} of ${thing.text}`, thing, request);
  return { request: request.replace(part, () => named), taken: [thing] };
};

/** `I'd like to see Dutch Masters. Reserve 2 tickets`: what for, where the request names nothing. */
const plainly = /^\p{L}+(?: (?:an?|one|two|three|\d{1,2})(?: \p{Ll}+){1,2})$/iu;
const byWish: Reference = (request, things, told) => {
  const [thing, ...more] = things.filter(({ isSure }) => isSure);
  if (!plainly.test(request) || !thing || more.length > 0 || !told.some((one) => isLifeWish(one)))
    return undefined;
  return { request: withTime(`${request} for ${thing.text}`, thing, request), taken: [thing] };
};

/** In order: a person and what is theirs, then things. */
const references: readonly Reference[] = [
  replacing(person, aPerson),
  replacing(them, (things) => aPerson(things) ?? only(things)),
  byKind,
  byOwner,
  byIt,
  byPlace,
  byPart,
  byWish,
];

/** The request with the things that its pronouns stand for; undefined where one of them stands for nothing that is known. */
export function withThings(told: readonly string[], request: string): Referred | undefined {
  // Which ones are meant is told, and nothing here says by what.
  if (/\s(?:the|some|any) ones?(?!\p{L})/iu.test(request)) return undefined;
  let referred: Referred = { request, taken: [] };
  const things = told.flatMap((one) => thingsIn(one));
  for (const refer of references) {
    const { taken } = referred;
    const left = things.filter((thing) => !taken.includes(thing));
    const next = refer(referred.request, left, told, taken);
    if (next === false) return undefined;
    if (next) referred = { request: next.request, taken: [...taken, ...next.taken] };
  }
  return referred;
}

/** `that page`, `this form`: what the page shows may be meant. */
const pagesOwn = /^(?:page|form|change|changes|way|time|day|step)$/u;

const isOneName = ({ text, isBare }: Thing): boolean => isBare && !/[\s"]/u.test(text);

const wordsIn = ({ said }: Thing): string => ` ${contentStems(said).join(" ")} `;
const ofKind = (things: readonly Thing[], kind: string): Thing | undefined =>
  only(things.filter((thing) => wordsIn(thing).includes(` ${stem(kind)} `)));

/** `that parcel`, told of as `the rain jacket` */
function calledKind({ said }: Thing, kind: string): string {
  const name = said.replace(/^(?:the|this|that|my|our|an?|his|her|their)\s/iu, "");
  return protectedSpans(name).some(({ start }) => start === 0)
    ? `the ${kind} ${name}`
    : `the ${kind} "${name}"`;
}
