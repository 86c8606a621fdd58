import { startsWithVerb } from "./action-verbs";
import { anyMore, may, must } from "./modal-words";

/** Where a list stands: `in the list`, `on my board`. */
const place = "((?:the|my|your|our|this) [^,;:()]{1,60}?)";
const list =
  "(?:(?:the|my|your|our|this) (?:[\\p{L}-]+ ){0,3}?(?:list|table|board|overview|queue|page|collection|view))";
const gone = "(?:disappear|vanish|go(?: away)?|be gone|be (?:out|off)|come off|get out|leave)";
/** Parts of the page are closed by that. */
const part =
  /(?:^|\s)(?:dialog(?:ue)?|prompt|window|pop-?up|form|menu|panel|side ?bar|banner|overlay|modal|drawer|tooltip|notice|message|tick|check ?mark|star|heart|column|filters?)$/iu;

const fromPlace: readonly RegExp[] = [
  // `Oak Weekly has to go from the newsletters`.
  new RegExp(`^(.{1,100}?) ${must} ${gone} (?:from|out of|off) ${place}$`, "iu"),
  new RegExp(
    `^(.{1,100}?) ${must} be (?:taken|struck|thrown|crossed|removed|deleted|dropped|kicked|cleared|got|gotten) (?:from|out of|off) ${place}$`,
    "iu",
  ),
  // `Oak Weekly must not stay in the list`.
  new RegExp(
    `^(?!no(?:ne)? )(.{1,100}?) (?:${may} not|${may} no longer) (?:be|stay|remain|be left|be found|stand) (?:in|on|among|amongst|under) ${place}${anyMore}?$`,
    "iu",
  ),
  // `There should be no Oak Weekly in the list any more`, `No finished entry may be left in the list`.
  new RegExp(
    `^there ${may} (?:be no(?: more)?|not be any(?: more)?) (.{1,100}?)(?: left)? (?:in|on|among) ${place}${anyMore}?$`,
    "iu",
  ),
  new RegExp(
    `^no (?:more )?(.{1,100}?) ${may} (?:be left|be|stay|remain|be found) (?:in|on|among) ${place}${anyMore}?$`,
    "iu",
  ),
  // `Oak Weekly: out of the list with it`, `All done ones out of the list`.
  new RegExp(
    `^(?!(?:take|throw|get|kick|put|leave|wipe|scratch|erase|rub|knock|cut|sweep|cast|lift|push|clear|remove|delete|keep|move|strike|cross|log|sign|check|go|drag|have|let)(?!\\p{L}))((?:(?! (?:${may}|is|are|was|were) ).){1,100}?)(?::| -| –)? (?:(?:all|both|each) of them |both |all )?(?:out of|off) (${list}|${list})(?: with (?:it|them|him|her))?$`,
    "iu",
  ),
  // `Throw Oak Weekly out of the newsletters`.
  /^(?:throw|kick|strike|wipe|scratch|erase|rub|knock|sweep|cast|cross|get|bring|toss|chuck|drop|pull) (.{1,100}?) (?:out of|off|from) (?!the way)((?:the|my|your|our|this|its|his|her) [^,;:()]{1,60}|["“][^"”]{1,60}["”])$/iu,
];
/** `The list should no longer contain Oak Weekly`. */
const listWithout = new RegExp(
  `^(${list}) (?:${may} no longer|${may} not) (?:contain|hold|include|have) (?:any )?(.{1,100}?)${anyMore}?$`,
  "iu",
);
const anywhere: readonly RegExp[] = [
  /^(?:away|out|off|down) with (.{1,100})$/iu,
  new RegExp(`^none of (the .{1,100}?) ${may} (?:be left|be there|remain|stay)(?: over)?${anyMore}?$`, "iu"),
  new RegExp(`^no (.{1,100}?) ${may} (?:be left|remain|be there${anyMore})(?: over)?$`, "iu"),
];

/** What begins the sentence is no name where it is a word of state: `Finished tasks: …`. */
const begun =
  /^(?:The|All|Every|Each|Any|No)\b|^(?:\p{Lu}\p{Ll}{2,}ed|Done|Old|Open|Unread|Paid|Sent)(?= \p{Ll})/u;
const lower = (thing: string): string => thing.replace(begun, (word) => word.toLowerCase());
/** `No finished entry may be left`: none of them, so all go. */
const ofNone = (text: string, thing: string): string =>
  /^(?:no|there) /iu.test(text) && /^\p{Ll}/u.test(thing) ? `all ${thing.replace(/(?<!s)$/u, "s")}` : thing;

/** `Out of the list with Oak Weekly`. */
const outWith = /^(?:out of|off) ((?:the|my|your|our|this) [^,;:()]{1,60}?) with (.{1,100})$/iu;
/** `Oak Weekly must disappear from the newsletters`: how a list is to be without a thing, as the deed that makes it so. */
function removed(text: string): string | undefined {
  const [, place = "", put = ""] = outWith.exec(text) ?? [];
  if (put !== "") return `Remove ${put} from ${place}`;
  const [, from = "", unwanted = ""] = listWithout.exec(text) ?? [];
  if (unwanted !== "") return `Remove ${lower(unwanted)} from ${lower(from)}`;
  for (const pattern of fromPlace) {
    const [, thing = "", where = ""] = pattern.exec(text) ?? [];
    if (where !== "" && !part.test(thing)) return `Remove ${ofNone(text, lower(thing))} from ${where}`;
  }
  for (const pattern of anywhere) {
    const [, thing = ""] = pattern.exec(text) ?? [];
    if (thing !== "" && !part.test(thing)) return `Remove ${ofNone(text, thing)}`;
  }
  return undefined;
}

/** `I do not need Oak Weekly any longer, delete it`: that it is not needed says which one it is. */
const unneeded =
  /^(?:i|we) (?:do not|don['’]t|no longer) (?:need|want|use|like|read) (.{1,100}?)(?: any ?(?:more|longer))?(?:,| -| –|:|;|\.) (?:so )?(?:please )?(\p{L}+) (?:it|them|her|him|that)(?: again)?$/iu;
/** `I want to see the invoice`, `Let me see the invoice`. */
const wished =
  /^(?:(?:i|we) (?:want|wish|need|would like|['’]d like) to|(?:i|we)['’]d like to|let me|let us|help me(?: to)?) (?=(\p{L}+))(.{1,160})$/iu;
const views =
  /^(?:see|read|look at|have a (?:closer )?look at|take a look at|view|inspect) (?!how|what|if|whether)/iu;
/** `Take me to the notes, where they are listed`. */
const taken =
  /^(?:take|bring|get|lead|carry) (?:me|us) (?:over |back )?to (?=\S)(.{1,100}?)(?:, where .{1,80})?$/iu;

/** What is wished away from a place, or to be seen, as the deed that fulfils it; nothing where it is no such wish. */
export function wishedAway(text: string): string | undefined {
  const [, thing = "", deed = ""] = unneeded.exec(text) ?? [];
  if (deed !== "" && startsWithVerb(`${deed} it`, false)) return `${deed} ${thing}`;
  const [, place = ""] = taken.exec(text) ?? [];
  if (place !== "") return `Go to ${place}`;
  const [, verb = "", wish = ""] = wished.exec(text) ?? [];
  if (verb !== "" && views.test(wish)) {
    const seen = wish.replace(views, "");
    const only = /^(?:only|just) (?:the )?(.*)$/iu.exec(seen)?.[1];
    return only === undefined
      ? `Open ${seen}`
      : `Show only ${/^what(?!\p{L})/iu.test(only) ? "" : "the "}${only}`;
  }
  if (verb !== "" && startsWithVerb(wish, false)) return wish;
  return removed(text);
}
