import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { protectedSpans } from "@/lib/agent/domain/wording/protected-spans";
import { remember } from "@/lib/agent/domain/wording/words";
import { askingAbout, finite } from "./sentences";

/**
 * A thing or somebody that a sentence names.
 * - `text`: as a request can name it; `said`: as the sentence has it.
 * - `isSure`: in quotes, by a name or with a number, and not only as `the note`.
 * - `isBare`: without an article or whose it is, as people are named.
 * - `when`: the time that stands right behind it.
 */
export type Thing = {
  text: string;
  said: string;
  isSure: boolean;
  isBare: boolean;
  isSubject: boolean;
  when?: string;
};

const articles = /^(?:the|this|that|these|those|my|our|your|his|her|its|their|all)$/iu;
const anyOne = /^(?:an?|another|some)$/iu;
/** Words that end what a thing is called. */
const after = new RegExp(
  `^(?:${finite}|in|on|at|of|for|from|to|into|onto|with|by|as|about|until|till|since|over|under|than|and|or|but|so|because|that|which|who|when|if|while|now|today|tomorrow|tonight|again|too|also|still|already|just|any|anymore|yet|next|soon|instead|please|here|there|later|this|these|those|it|him|them|me|us|you|i|we|they|he|she|not|no|is|'s)$`,
  "iu",
);
const proper = /^(?:[#@]?[\p{L}\d]*(?:\p{Lu}|\d)|#\p{L}|[\p{L}\d_-]{2,}\.\p{Ll}{2,4}$)/u;
const starters =
  /^(?:i|we|you|he|she|it|they|there|this|that|these|those|the|an?|my|our|your|his|her|its|their|nobody|somebody|someone|everybody|everyone|no|not|now|today|yes|hi|hello|sorry|unfortunately|from|in|on|at|for|since|as|also|so|and|but|please|both|all|one|two|three|another|some|any|many|most)(?:['’]\p{L}+)?$/iu;
const quoteMark = /^["“„«'‘`]/u;

type Token = { text: string; isQuoted: boolean; ends: boolean };

/** The words of a sentence; what is in quotes is one. `ends`: something behind it sets it off from the next. */
function tokensIn(text: string): Token[] {
  const quotes = protectedSpans(text).filter(({ start }) => quoteMark.test(text.slice(start)));
  const tokens: Token[] = [];
  const addPlain = (part: string): void => {
    for (const [word] of part.matchAll(/\S+/gu)) {
      const bare = word.replace(/[,;:.!?)]+$/u, "");
      const last = tokens.at(-1);
      if (bare === "" && last) last.ends = true;
      else if (bare !== "")
        tokens.push({ text: bare.replace(/^\(/u, ""), isQuoted: false, ends: bare !== word });
    }
  };
  let from = 0;
  for (const { start, end } of quotes) {
    addPlain(text.slice(from, start));
    tokens.push({ text: text.slice(start, end), isQuoted: true, ends: false });
    from = end;
  }
  addPlain(text.slice(from));
  return tokens;
}

/** `photo P-0163`, `project Atlas`: at the start of a sentence the kind has a capital only for that. */
const kindFirst =
  /^(?:Project|Room|Invoice|Order|Ticket|Photo|Picture|Image|Van|Car|Flat|Booking|Shelf|Page|List|Team|Task|Issue|Desk|Table|Case|Device|Server|File|Document|Article|Note|Account|User|Channel|Board|Survey|Course|Class|Event|Parcel|Product|Item)(?= \S)/u;
const ownWords = /["“„«‘]/u;

/** A name that reads as something else than one is put in quotes. */
function spokenName(said: string): string {
  const text = said.replace(kindFirst, (kind) => kind.toLowerCase());
  if (text !== said || ownWords.test(said)) return text;
  const words = said.split(" ");
  const isPlain =
    words.every((word) => proper.test(word) || /^(?:&|and|of)$/u.test(word)) && !startsWithVerb(said);
  const isNumbered = /^\p{Ll}+ #?\p{Lu}{0,4}-?\d/u.test(said);
  return isPlain || isNumbered ? said : `"${said}"`;
}

const quotedFile = (text: string): string =>
  text.replace(/(?<=^\p{L}+ \p{Ll}+ )[^\s"]+\.\p{Ll}{2,4}$/u, (file) => `"${file}"`);

function thingOf(tokens: readonly Token[], isSubject: boolean): Thing | undefined {
  const said = tokens.map(({ text }) => text).join(" ");
  const [first, ...rest] = tokens;
  if (!first || said.length > 80) return undefined;
  const isArticled = articles.test(first.text);
  const isAny = anyOne.test(first.text);
  const isSure = tokens.some(
    ({ text, isQuoted }, at) => isQuoted || (proper.test(text) && !(at === 0 && isArticled)),
  );
  if ((isArticled || isAny) && rest.length === 0) return undefined;
  // `read The Leopard`: within a sentence the article is a part of the title.
  if (first.text === "The" && !isSubject && isSure)
    return { text: `"${said}"`, said, isSure, isBare: false, isSubject };
  const own = isAny ? `the ${rest.map(({ text }) => text).join(" ")}` : said;
  const text =
    isArticled || isAny ? quotedFile(own.charAt(0).toLowerCase() + own.slice(1)) : spokenName(said);
  return { text, said, isSure, isBare: !isArticled && !isAny && !first.isQuoted, isSubject };
}

const beforeVerb = new RegExp(`^(.{2,60}?)\\s(?=${finite}(?!\\p{L}))`, "iu");
/** What stands before the verb of the sentence, where that is a thing or somebody. */
function subjectIn(sentence: string): { thing: Thing; length: number } | undefined {
  const before =
    beforeVerb.exec(sentence)?.[1] ??
    /^((?:\p{Lu}[\p{L}'’-]*\s){0,2}\p{Lu}[\p{L}'’-]*)(?=\s\p{Ll}+(?:s|ed)\s)/u.exec(sentence)?.[1];
  if (before === undefined || /[,;:]/u.test(before)) return undefined;
  const [head = "", ...more] = before
    .replace(/(?:\s(?:now|still|also|already|just|really|currently))+$/iu, "")
    .split(/\s(?=(?:on|in|at|for|from|of|with)\s)/u);
  const tokens = tokensIn(head.trim());
  const [first] = tokens;
  if (!first || (starters.test(first.text) && !articles.test(first.text) && !anyOne.test(first.text)))
    return undefined;
  const thing = thingOf(tokens, true);
  // `Mia told us the hall is free` begins with no name of a thing, `Water the plants is done` does.
  if (!thing || (thing.isBare && tokens.some(({ text }, place) => place !== 1 && articles.test(text))))
    return undefined;
  const text = [thing.text, ...more].join(" ");
  return { thing: { ...thing, text, said: before }, length: before.length };
}

/** `There's a broken lamp at 14 Mill Lane`: all of it is what there is. */
function whatThereIs(sentence: string): Thing | undefined {
  const said = /^[Tt]here(?:['’]s| is) (an? [^,;:]{3,80})$/u
    .exec(sentence)?.[1]
    ?.replace(/\s(?:now|again|today)$/u, "");
  return said === undefined ? undefined : { text: said, said, isSure: false, isBare: false, isSubject: true };
}

/** Things that a sentence names behind its subject, in order. */
function objectsIn(rest: string): Thing[] {
  const tokens = tokensIn(rest);
  const things: Thing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (!first) break;
    const leads = articles.test(first.text) || anyOne.test(first.text);
    const begins = leads || first.isQuoted || (proper.test(first.text) && !/^I(?:['’]|$)/u.test(first.text));
    if (!begins && !isKindAt(tokens, at)) continue;
    let end = at + 1;
    while (!tokens[end - 1]?.ends && end < tokens.length && goesOn(tokens, at, end)) end++;
    const thing = thingOf(tokens.slice(at, end), false);
    if (thing) things.push(thing);
    at = end - 1;
  }
  return things;
}

/** `for invoice 1043`, `on shelf B-12`: the kind before a number. */
function isKindAt(tokens: readonly Token[], at: number): boolean {
  const [before, kind, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !kind || !next || kind.ends || !leadsIn.test(before.text)) return false;
  return /^\p{Ll}{3,}$/u.test(kind.text) && !after.test(kind.text) && /^#?\p{Lu}{0,4}-?\d/u.test(next.text);
}
const leadsIn = /^(?:for|on|in|at|of|with|to|from|about|into)$/iu;

function goesOn(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at];
  const first = tokens[from];
  if (!token || !first || after.test(token.text) || articles.test(token.text)) return false;
  if (token.isQuoted) return !tokens.slice(from, at).some(({ isQuoted }) => isQuoted);
  // What has no article is a name, and ends with it; a kind may follow what is in quotes.
  return articles.test(first.text) || anyOne.test(first.text) || proper.test(token.text) || first.isQuoted;
}

const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*";
const moment = `(?:(?:on )?(?:\\d{1,2} ${month}(?: \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\p{Lu}\\p{Ll}+days?(?: (?:morning|afternoon|evening|night))?)|at \\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?|in the (?:morning|afternoon|evening)|from \\d{1,2}(?:[:.]\\d{2})? to \\d{1,2}(?:[:.]\\d{2})?)`;
const whenBehind = new RegExp(`^,?\\s(${moment}(?:,? ${moment}){0,2})(?![\\p{L}\\d])`, "u");

const isMoment = new RegExp(`^(?:${moment}|\\d+(?:[:.]\\d+)?|\\d{1,2} ${month}.*)$`, "u");

/** A thing with the time right behind it: `the Quiet desk on Thursday`. */
function withWhen(thing: Thing, sentence: string): Thing {
  const at = sentence.indexOf(thing.said);
  const when = at < 0 ? undefined : whenBehind.exec(sentence.slice(at + thing.said.length))?.[1];
  return when === undefined ? thing : { ...thing, when };
}

/** `a new vendor in Portugal, Nordic Cork`: what it is called stands at the end. */
const apposition =
  /(?<=\s)an? (?<kind>(?:new )?\p{Ll}+(?: \p{Ll}+)?)(?<place> in \p{Lu}\p{L}+)?(?:,| called| named) (?<name>\p{Lu}[\p{L}'’&-]*(?: (?:& )?\p{Lu}[\p{L}'’&-]*){0,3})$/u;

function named(sentence: string): Thing | undefined {
  const found = apposition.exec(sentence);
  const { kind = "", place = "", name = "" } = found?.groups ?? {};
  if (!found || name === "") return undefined;
  return {
    text: `the ${kind} ${name}${place}`,
    said: found[0],
    isSure: true,
    isBare: false,
    isSubject: false,
  };
}

export const thingsIn = remember((told: string): readonly Thing[] => {
  const sentence = told.replace(askingAbout, "");
  const called = named(sentence) ?? whatThereIs(sentence);
  if (called) return [called];
  const subject = subjectIn(sentence);
  const rest = sentence.slice(subject?.length ?? 0);
  const [first = ""] = sentence.split(/\s/u);
  const objects = objectsIn(
    !subject && starters.test(first) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest,
  );
  return [...(subject ? [subject.thing] : []), ...objects]
    .filter(({ text }) => !isMoment.test(text))
    .map((thing) => withWhen(thing, sentence));
});
