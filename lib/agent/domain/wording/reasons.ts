import { weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import { startsWithVerb } from "./action-verbs";
import { protectedSpans } from "./protected-spans";
import { remember } from "./words";

const connecting = "because|cos|weil|denn|parce que?|puisque?|porque|ya que|pois|perché|poiché|siccome|omdat";
/** `as editor` and `since Monday` are values: these say why only where somebody or something follows. */
const followed =
  "(?:as|since|da) (?:I|we|he|she|they|it|there|the|my|our|his|her|their|this|that|ich|wir|er|sie|es|der|die|das|mein|unser)";
const wishing = "(?:want|need|like|love|wish|prefer|would|should|must)";
const state =
  "(?:not|no longer|still|just|so|too|out|away|off|on|in|at|ill|sick|late|busy|stuck|gone|back|done|broken|closed|moving|leaving|\\p{Ll}+ing)";
const being = "(?:am|is|are|was|were)";
const denying =
  "(?:(?:ca|could|wo|would|did|does|do|has|have|had|is|are|was|were)n['’]t|cannot|can not|(?:will|did|does|do|has|have|had) not|never)";
const happening = "(?:has|have|had) (?:been|gone|left|moved|changed|\\p{Ll}{2,}ed)";

/** Who says why: somebody by a pronoun, with a verb that tells no value; a thing, with one that says what it does not or no longer. */
const begins: readonly RegExp[] = [
  new RegExp(`^(?:(?:${connecting}) (?!of )|${followed} )`, "u"),
  new RegExp(`^(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:m|s|re)| ${being}) ${state}(?!\\p{L})`, "u"),
  /^(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)['’]ve /u,
  new RegExp(`^(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey) (?!${wishing}|${being})\\p{Ll}`, "u"),
  new RegExp(
    `^(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Ii]t|[Tt]his|[Tt]hat)(?: \\p{Ll}{1,30}){0,2} (?:${denying}|${happening}|${being} ${state})(?!\\p{L})`,
    "u",
  ),
];
const boundary = /[,–—.!;]\s|\s(?=because\s)/gu;
const contracted = /['’](?:m|s|re|ve|d|ll|t)(?!\p{L})/gu;
const holdsMore = /[.,;!?:\n"“”„«»'‘’\d@]/u;

/** The last clause, where it says why and holds no value, and where it begins. */
function reasonIn(goal: string): { at: number; text: string } | undefined {
  const last = [...goal.matchAll(boundary)].at(-1);
  if (!last) return undefined;
  const at = last.index + (/[.!;]/.test(last[0]) ? 1 : 0);
  const text = goal
    .slice(last.index + 1)
    .replace(/\s+/g, " ")
    .trim();
  const plain = text.replace(/[.!]$/, "").replace(contracted, "");
  return begins.some((pattern) => pattern.test(text)) && !holdsMore.test(plain) ? { at, text } : undefined;
}

/** A name may be a value: `it's a Skoda Fabia`. */
const named = /(?<!^\W*)(?<![\p{L}'’])(?!I(?![\p{L}]))\p{Lu}/u;

/** Another thing may be asked for behind it. */
const more = /(?<!\p{L})(?:and|or|but|then|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|maar)(?!\p{L})/iu;
/** What is to be written or said may be just that. */
const telling =
  /:\s|(?<!\p{L})(?:write|send|tell|reply|answer|post|say|saying|ask|message|notes?|comment|remind|announce|text|title|schreib\p{L}*|sag\p{L}*|écri\p{L}*|dis|escrib\p{L}*|scriv\p{L}*)(?!\p{L})/iu;

const asksWhy =
  /(?<!\p{L})(?:reasons?|why|notes?|comments?|remarks?|message|explanation|grund|begründung|raison|motif|motivo|razón|motivazione|reden)(?!\p{L})/iu;
/** A page with a field for it wants to be told why. */
export const takesReasons = (names: readonly string[]): boolean => names.some((name) => asksWhy.test(name));

const pronoun = /(?<!\p{L})(?:it|its|this|that|these|those|them|they|one|ones|such|there)(?!\p{L})/iu;
const person =
  /(?<!\p{L})(?:him|her|them)(?=\s+(?:off|out|from|to|on|in|into|as|down|up|away|back)(?!\p{L})|[.!]?$)/iu;
const soThen = /^(?:(?:and )?so|therefore|hence|that['’]s why)(?:,? (?:please|kindly))?,? /iu;
const polite = /^(?:please|kindly|(?:can|could|would|will) you(?: please)?)\s+/iu;
const denied = new RegExp(
  `^((?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)|(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er)(?: \\p{Ll}{1,30}){1,2}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})(?:['’](?:m|s|re)| ${being})? (?:${denying}|not|no longer)(?!\\p{L})[^,;.!?:\n"“”„«»\\d@]*$`,
  "u",
);
const isName = /^(?!I$|(?:We|He|She|They|The|My|Our|His|Her)(?!\p{L}))\p{Lu}/u;

const anybody = /(?<!\p{L})(?:s?he|him|hers?|his|they|them|theirs?)(?!\p{L})/giu;
const aTime =
  /(?<!\p{L})(?:today|tomorrow|tonight|(?:morning|afternoon|evening|night|weekend|week|month)s?)(?!\p{L})/iu;

/** `can't come to Yoga on Friday`: which booking it is, where the command does not say it. */
const tellsWhich = (text: string): boolean =>
  named.test(text) || aTime.test(text) || weekdaysIn(text).length > 0;

/**
 * `I can't swim any more, move me to …`: what is denied before the command says why, and nothing that is to be entered. Whom it names is meant by a `him` in
 * the command; where anything else points back at it, it stays.
 */
function afterDenial(goal: string): string {
  const [, first = "", rest = ""] = /^([^,;.!?–—]{3,120})(?:[,;.!]|\s[–—])\s+(\S.*)$/su.exec(goal) ?? [];
  const subject = denied.exec(first)?.[1];
  const command = rest.replace(soThen, "").replace(polite, "");
  if (subject === undefined || telling.test(goal) || !startsWithVerb(command)) return goal;
  if (tellsWhich(first.slice(subject.length))) return goal;
  if (isName.test(subject))
    return person.test(command) && command.match(anybody)?.length === 1
      ? command.replace(person, () => subject)
      : goal;
  return pronoun.test(command) || person.test(command) ? goal : command;
}

/**
 * A goal without why it is asked for, where the reason comes first or last and holds no value: `Renew it, I have not finished it yet`, `… because she moved`. What states a
 * value, as `my phone is …`, stays.
 */
export const withoutReasons = remember((asked: string): string => {
  const goal = afterDenial(asked);
  const found = reasonIn(goal.trimEnd());
  if (!found || named.test(found.text) || more.test(found.text) || telling.test(goal)) return goal;
  const isInside = protectedSpans(goal).some(({ start, end }) => found.at >= start && found.at < end);
  const left = goal.slice(0, found.at).trimEnd();
  return isInside || left === "" ? goal : left;
});
