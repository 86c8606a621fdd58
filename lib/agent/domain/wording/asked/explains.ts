import { weekdayNamed } from "@/lib/agent/domain/dates/weekdays";
import { contentWords, cutEnding, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Referred } from "./refer";
import { askingAbout, finite } from "./sentences";

const own = (text: string): Set<string> => new Set(contentWords(text).map((word) => cutEnding(word)));

const starter =
  /^(?:I|We|You|He|She|It|They|There|This|That|These|Those|The|An?|My|Our|Your|His|Her|Its|Their|Nobody|Somebody|Someone|Everybody|Everyone|No|Not|Now|Today|Unfortunately|Sadly|Luckily|From|In|On|At|For|Since|As|Also|So|And|But|One|Two|Another|Some|Any|Many|Most)(?:n?['’]\p{L}+)?$/u;
const valueWord = /[\d"“”„«»@#]|^['‘]|(?:^|[\p{L}\d])[\p{Lu}]|\.\p{Ll}/u;

const counts = "two three four five six seven eight nine ten eleven twelve both dozen half once twice".split(
  " ",
);

/** Names, numbers and quotes that are told, and that the request does not say. */
export function valuesLeft(told: string, request: string): boolean {
  const said = new Set(stemsOf(request));
  return told.split(/\s+/u).some((word, at) => {
    const bare = word.replace(/^[(]|[,;:.!?)]+$/gu, "").replace(/['’]s?$/u, "");
    const count = counts.indexOf(bare.toLowerCase());
    if (count >= 0) return !said.has(bare.toLowerCase()) && !said.has(String(count + 2));
    if (/^I(?:['’]|$)/u.test(bare) || (at === 0 && starter.test(bare)) || !valueWord.test(bare)) return false;
    return !wordsOf(bare).every((part) => said.has(stem(part)));
  });
}

const dayToCome =
  /(?<!\p{L})(?:tomorrow|tonight|(?:this|next|in the|on the|every|each|all|of the) (?:morning|afternoon|evening|night|weekend|week|month|year)s?|(?:morning|afternoon|evening|weekend)s)(?!\p{L})/giu;
const thisDay = /(?<!\p{L})today(?!\p{L})/iu;
const ofSomebody = /(?<=\s)(?:her|his|their|its|\p{Lu}[\p{L}-]*['’]s)\s\p{Ll}/u;

/** When it is: that may tell which of several things is meant. */
function tellsWhen(told: string, request: string): boolean {
  const said = new Set(stemsOf(request));
  const isOther = (word: string): boolean => weekdayNamed(word) !== undefined && !said.has(stem(word));
  return (
    wordsOf(told).some(isOther) ||
    [...told.matchAll(dayToCome)].some(([when]) => !request.includes(when)) ||
    (thisDay.test(told) && ofSomebody.test(request))
  );
}

const changing = /^(?:change|update|set|correct|edit|fix|adjust|modify)\s/iu;
const finiteWord = new RegExp(`^${finite}$`, "iu");
const light =
  /^(?:is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|should|must|may|need|want|like|the|an?|i|we|you|he|she|it|they|there|this|that|these|those|my|our|your|his|her|its|their|me|us|him|them|not|no|now|today|again|too|also|still|already|just|any|more|anymore|longer|yet|so|very|really|here|all|some|and|or|but|as|well|what|who|which|other|another|ll|ve|re|m|s|d|t|don|doesn|isn|aren|won|didn|hasn|haven|cannot|left|please|both|one|from|on)$/u;
const joins =
  /^(?:in|on|at|of|for|from|to|with|by|as|and|or|the|an?|my|our|your|his|her|their|its|is|are|was|were|this|that)$/u;

/** `The late shift is free. Give her the shift`: what is told with the request's word says which one, and the request does not. */
function saysWhich(told: string, request: string): boolean {
  const said = own(request.replace(/"[^"]*"|“[^”]*”|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/gu, " "));
  const words = wordsOf(told);
  return words.some((word, at) => {
    const before = words[at - 1] ?? "";
    if (light.test(word) || !said.has(cutEnding(word)) || before === "") return false;
    // What is new is what it is changed to.
    if (before === "new" && changing.test(request)) return false;
    return (
      !light.test(before) && !joins.test(before) && !said.has(cutEnding(before)) && !finiteWord.test(before)
    );
  });
}

const demands =
  /(?<!\p{L})(?:should|must|may|ought to|(?:is|are) to|ha(?:s|ve) to|needs?|wants?|would (?:like|love|rather)|['’]d (?:like|love|rather)|prefers?|likes?|asks?|asked|instead|rather|only|at least|at most)(?!\p{L})/iu;
/** What people do themselves, and no page does for them. */
const life =
  /(?:will|want|wants|need|needs|love|like|has|have|should|must|ought|can|could|may)\s(?:to\s)?(?:(?:just|only|also|really)\s)?(?:keep an eye|keep track|see|read|go by|go|visit|sit|watch|attend|learn|try|hear|eat|work|look after|take care|take part|take over|stay|travel|drive|play|find|remember|know|buy|give|spend|come|help|do)(?!\p{L})/iu;
/** What no page is asked for, and what one likes. */
const excused =
  /needs? (?:more|some|a bit of|a little) (?:time|space|room|rest|sleep|peace|quiet|money|help)(?: for this \p{L}+)?|(?:am|is|are|['’](?:m|re)) interested in(?!\p{L})|(?:like|love|enjoy) what\s+_\s+\p{L}+|(?:wo|do|does)n['’]t need (?:any )?\p{L}+(?: for a while| any ?more)?|no longer needs? /giu;

const idle =
  "(?:lovely|beautiful|nice|pretty|perfect|interesting|popular|blurred|blurry|boring|spam|settled|open|well|due|over|ready|full|empty|late|overdue|urgent|cold|warm|hot|wrong|outdated|old|broken|done|finished|complete|completed|free|busy|ill|sick|back|gone|away|out|off|fine|good|great|bad|noisy|unclear|clear|missing|unused|useless|important|over|here|there|on (?:offer|sale|holiday|leave|hold|vacation|the way)|out of (?:date|order|use|stock|town)|up to date)";
const being = "(?:(?:^|\\s)(?:am|is|are|was|were|looks?|sounds?|seems?)|['’](?:m|s|re))";
const hasBeing = new RegExp(being, "iu");
const somehow =
  "(?:now|again|today|too|here|soon|as well|for (?:me|us)|at all|home|up|out|away|back|us|me|cold|warm|hot|late|dark|bad|worse|better|old|on (?:holiday|vacation|leave))";
/** Sentences that only say how things are, or no longer are. */
const explaining: readonly RegExp[] = [
  new RegExp(
    `${being}\\s(?:(?:now|just|already|almost|nearly|very|really|so|too|still|all|finally|not)\\s)*(?:${idle})(?:\\s${somehow})*$`,
    "iu",
  ),
  new RegExp(
    `${being}\\s(?:(?:now|just|already|still|finally)\\s)*(?:going|getting|leaving|moving|coming|joining|starting|closing|running|acting|falling|working)(?:\\s${somehow})*$`,
    "iu",
  ),
  // What somebody is not, or has none of, is told of them, as a form may ask.
  /^(?!(?:i|we)(?:['’](?:m|re|ve)|\s(?:am|are|have|eat|drink|take))\s(?:not|no|never)\s).*(?<!\p{L})(?:no longer|never|nobody|no one|cannot|\p{L}+n['’]t|not|no|without|out of|enough|too)(?!\p{L})/iu,
  /\s\p{Ll}{2,}s(?:\s(?:again|now|today|well|fine|here|soon|already))+$/u,
  /\s(?:has|have) an? (?:silly|wrong|bad|old|strange|long|misleading|unclear|poor|ugly) \p{Ll}+$/u,
  /(?:ha(?:s|ve)|['’](?:ve|s)) (?:just )?moved(?: to \p{Lu}\S+)?$/u,
  /\scan go home(?: now| today)?$/u,
  /(?:^|\s)(?:is|are)\s(?:still\s)?(?:an?|my|our)\s\p{Ll}+(?:\s\p{Ll}+)?$/u,
  /^there(?:['’]s| is| are| was)\s(?:an?|some)\s(?:typo|mistake|error|problem|mix-?up)(?!\p{L})/iu,
];

const goesLive = /(?:can|could) (?:now )?go (?:live|out|up|online|public)(?: now| today)?$/iu;
const soon = /(?<=\s)(?:next|soon|one day|some day)$/iu;

/** `I don't want to be pinged by it any more` */
const unwished = /(?:n['’]t|not|no longer|never) (?:want|wish|need|like) to\s/iu;

/** `invoice 1043` is that one, whoever it is from. */
const isNumbered = ({ text }: { text: string }): boolean =>
  /^(?:the )?\p{Ll}+ #?\p{Lu}{0,4}-?\d{3,}$/u.test(text);
/** `put it down as paid`: all that is to come of it. */
const toState = /^(?:mark|set|put|move|report|close|flag)\s.{1,80}\s(?:as|to) \p{Ll}+(?: \p{Ll}+)?$/iu;
const people = /(?<!^)(?<!\p{L})\p{Lu}[\p{L}'’-]*|^\p{Lu}[\p{L}'’-]*(?=\s(?:&\s)?\p{Lu})|&/gu;

/** Something that the page may show more of: which one is meant is told by what was said before, where the request has no name for it. */
const certain = /(?<!\p{L})(?:the|my|our|his|her|their)\s((?:\p{L}+\s?){1,3})/giu;
const hasName = /["“„«\d@]|(?<=\s)\p{Lu}|(?<=\s)['‘]/u;
const hasObject = /["“„«\d@]|\s(?:the|an?|my|our|your|his|her|its|their|this|that|all)\s|(?<=\s)\p{Lu}/u;
/** What is done by hand, or with what was entered, is done for nothing that is told. */
const byHand =
  /^(?:click|press|tap|hit|type|hover|scroll|save|submit|confirm|apply|go|open|close)(?!\p{L})/iu;

type Left = (text: string) => string[];

/** What is told, where nothing of it is left that the request needs: it is no part of what is asked for. When in doubt it is. */
export function explains(said: string, referred: Referred): boolean {
  const about = said.replace(askingAbout, "");
  // Nothing but what is asked about.
  if (about !== said && referred.taken.some((thing) => thing.said === about))
    return isWhole(referred.request);
  return saysWhy(said, referred);
}

function saysWhy(told: string, { request, taken }: Referred): boolean {
  if (!isWhole(request) || (taken.length === 0 && (byHand.test(request) || !hasObject.test(request))))
    return false;
  const plain = taken.reduce((text, { said }) => text.replace(said, " _ "), told).replace(/[.!\s]+$/u, "");
  const said = own(request);
  const left: Left = (text) =>
    contentWords(text).filter(
      (word) => !light.test(word) && !said.has(cutEnding(word)) && !said.has(stem(word)),
    );
  // One that is told by its number needs nobody's name besides.
  const isOne = taken.some(isNumbered) && toState.test(request);
  if (valuesLeft(isOne ? told.replace(people, " ") : told, request) || tellsWhen(told, request)) return false;
  if (isOne && !demands.test(plain)) return true;
  if (saysWhich(plain, request)) return false;
  const ownWords = taken
    .reduce((text, { text: name }) => text.replace(name, " "), request)
    .replace(/['’]s(?!\p{L})/gu, " ");
  if (
    !hasName.test(ownWords) &&
    [...plain.matchAll(certain)].some(([, thing = ""]) => left(thing).length > 0)
  )
    return false;
  return saysNothingMore(plain, left, taken.length > 0);
}

function saysNothingMore(plain: string, left: Left, isTaken: boolean): boolean {
  const rest = plain.replace(/(?<!\p{L})this \p{Ll}+/giu, " ");
  if (explaining.some((form) => form.test(plain)) && !demands.test(plain)) return true;
  if (goesLive.test(plain)) return left(rest.replace(goesLive, " ")).length === 0;
  if (life.test(plain)) return left(rest.replace(life, " ").replace(soon, " ")).length === 0;
  if (rest.search(excused) >= 0) return left(rest.replace(excused, " ")).length === 0;
  if (isTaken && unwished.test(plain)) return true;
  if (demands.test(plain)) return left(plain).every((word) => isTaken && plain.includes(` to ${word}  _`));
  if (left(plain).length === 0 || explaining.some((form) => form.test(plain))) return true;
  return isTaken && left(plain).length === 1 && !hasBeing.test(plain);
}

/** The request says itself what it is to come to: to update a thing, it takes what is told. */
export const isWhole = (request: string): boolean =>
  !changing.test(request) || /\s(?:to|as|with|on|off)\s\S|\s(?:on|off)(?=[\s.,]|$)/iu.test(request);
