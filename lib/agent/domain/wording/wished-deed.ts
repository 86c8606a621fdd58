import { startsWithVerb } from "./action-verbs";
import { anyMore, must } from "./modal-words";
import { asDeed } from "./state-wanted";
import { verbOfState } from "./step-purpose";
import { wordsOf } from "./words";

const modal = new RegExp(` ${must}(?: not|n['’]t)? | (?:should|must)n['’]t `, "iu");

/** `I would like to see the notes`, `Could you open the menu`: what is wished is the command. */
const wished =
  /^(?:(?:I|we)(?: want| need| wish|(?: would|['’]d) (?:like|love|prefer)) to|(?:could|can|would|will) you(?: please)?|you (?:should|have to|need to|must)|let['’]?s|let us|go ahead and|(?:please|now|kindly|simply)[, ]) ?(?=\p{L})(.{2,160}?)\??$/iu;
/** `I want the lamp to be off`: how a thing is to be. */
const wantedSo =
  /^(?:I|we)(?: want| need|(?: would|['’]d) (?:like|love|prefer)) (?!to )(.{1,120}?) to (be|stay|remain|have|go|disappear|vanish) (.{1,60})$/iu;
/** `I want the lamp in my basket`. */
const wantedIn =
  /^(?:I|we)(?: want| need|(?: would|['’]d) like) (?!to )(?:to have )?(.{1,80}?) (?:in|on) (my (?:cart|basket|bag|trolley|wish ?list|watch ?list|favou?rites))$/iu;
/** `The lamp: off → on`. */
const arrow = /^(.{1,100}?): [\p{L} -]{2,30} (?:→|->|=>|⇒|–>) ([\p{L} -]{2,30})$/u;
/** `Water the ferns → done`, of what has a box. */
const boxArrow =
  /^([^:]{1,100}?) (?:→|->|=>|⇒|–>) (?:(active|open|pending|to[ -]?do|unchecked|unticked|off|incomplete|not done|undone)|done|completed?|checked|ticked|on|finished)$/iu;
function byBox(text: string, label: string): string | undefined {
  const [, thing = "", back] = boxArrow.exec(text) ?? [];
  // A switch that is called `Active` is on then.
  const isOff = back !== undefined && !wordsOf(label).includes(back.toLowerCase());
  return thing === "" ? undefined : `${isOff ? "Untick" : "Tick"} ${thing}`;
}
/** `I don't want to see the hints any longer`. */
const unwanted = new RegExp(
  `^(?:I|we) (?:do not|don['’]t|no longer)(?: want| wish| need| like)?(?: to)? (?:see|get|receive|be shown|be sent|have) (.{1,100}?)${anyMore}?$`,
  "iu",
);

/** `The pump is broken, so take it off the list`: why, and then what is done. */
const reasoned = /^(.{3,120}?),? (?:so|therefore|hence|which is why)(?: please)?,? (\p{L}+ .{2,100})$/iu;
const subject = new RegExp(
  `^(.{1,80}?) (?:${must}|is|are|was|were|has|have|had|does|do|will|can|cannot|may)(?:n['’]t)? `,
  "iu",
);
/** What stands for the thing that was spoken of. */
const pronoun =
  /(?<!\p{L})(?:it|them|(?:that|this) (row|entry|line|item|card|toggle|switch|box|check ?box|one)|that|this)(?!\p{L})/iu;
const names = /["“‘\d]|(?<=.)\p{Lu}/u;
/** `The copy should contain open orders only, so select that option`: which one, its purpose says. */
const optionFor = new RegExp(
  `^(?:the|this|my|our) \\p{Ll}[\\p{Ll} -]{1,40}? ${must} (?:only |just )?(?:contain|include|hold|show|list|cover|be|have|use|go to|be made of)(?: only| just| nothing but)? (?:the )?([^,;]{2,60}?)(?: only| alone)?,? (?:so|therefore) (?:please )?(select|choose|pick|tick|take|check) (?:that|this|the (?:right|matching|fitting|corresponding)) (?:option|choice|entry|box|radio button|one)$`,
  "iu",
);
function afterReason(text: string): string {
  const [, option = "", pick = ""] = optionFor.exec(text) ?? [];
  if (option !== "") return `${pick} ${option}`;
  const [, why = "", deed = ""] = reasoned.exec(text) ?? [];
  if (deed === "" || !startsWithVerb(deed, false) || startsWithVerb(why, false)) return text;
  const thing = unwanted.exec(why)?.[1] ?? subject.exec(why)?.[1] ?? "";
  const [said = "", noun = ""] = pronoun.exec(deed) ?? [];
  const rest = why.replace(thing, "");
  // Of one thing nobody says `them`.
  if (/^them$/iu.test(said) && !/s$|(?<!\p{L})(?:and|all|both|people|children)(?!\p{L})/iu.test(thing))
    return text;
  // What the reason names beside its thing would be lost.
  if (thing === "" || said === "" || names.test(rest.replace(/^(?:I|We)(?!\p{L})/u, ""))) return text;
  const isPart = /^(?:row|entry|line|card)$/iu.test(noun);
  return deed.replace(said, isPart ? `the ${noun} of ${thing}` : thing);
}

type Row = readonly [pattern: RegExp, plain: (first: string, second: string) => string];
const small = (thing: string): string =>
  thing.replace(/^(The|This|That|These|Those)\b/, (one) => one.toLowerCase());
const rows: readonly Row[] = [
  [wantedIn, (thing, place) => `Add ${thing} to ${place}`],
  // `No note should be left in the list`: all there are.
  [
    new RegExp(
      `^no (.{1,60}?) (?:${must}|may) (?:remain|be left|stay|be) ((?:in|on|among) (?:the|my|this|your) .{1,60}?)${anyMore}?$`,
      "iu",
    ),
    (thing, place) => `Remove the ${thing} ${place.replace(/^\S+/, "from")}`,
  ],
  [
    new RegExp(
      `^(.{1,80}?) ${must} (?:no longer (?:carry|have|bear|hold|show|wear|contain)|not (?:carry|have|bear|hold|show|wear|contain)(?= .{1,80} any ?(?:more|longer)$)) (.{1,80}?)${anyMore}?$`,
      "iu",
    ),
    (place, thing) => `Remove ${thing} from ${small(place)}`,
  ],
  [
    new RegExp(
      `^(.{1,80}?) ${must} (?:have|get|bear|carry|be given) the (?:status|state) ["“'‘]?(\\p{L}{3,20})["”'’]?$`,
      "iu",
    ),
    (thing, state) => told(small(thing), state),
  ],
  [
    new RegExp(
      `^the (?:status|state) of (.{1,80}?) ${must} (?:be|become|change to|read|say) ["“'‘]?(\\p{L}{3,20})["”'’]?$`,
      "iu",
    ),
    (thing, state) => told(thing, state),
  ],
  [/^(?:make|let) (.{1,100}?) (?:pop up|appear|show up|come up)()$/iu, (thing) => `Show ${thing}`],
  [/^(?:make|let) (.{1,100}?) (?:disappear|go away|vanish)()$/iu, (thing) => `Remove ${thing}`],
  [
    new RegExp(
      `^(.{1,100}?) ${must} (?:now )?(?:become|be made|be set as|be) (the (?:new )?(?:default|main|primary|standard)(?: .{1,60})?)$`,
      "iu",
    ),
    (thing, role) => `Set ${small(thing)} as ${role}`,
  ],
  [
    new RegExp(
      `^(.{1,100}?) ${must} (?:now )?(?:be (?:shown|listed|marked|treated|recorded|displayed|considered|counted|flagged|noted) as|count as|rank as) ((?!an? |the )\\p{Ll}{4,20})(?: now| from now on| again)?$`,
      "iu",
    ),
    (thing, state) => `Mark ${small(thing)} as ${state}`,
  ],
  [
    new RegExp(
      `^(.{1,80}?) ${must} be (?:one of|among) (?:the |those )?\\p{L}+ (?:(?:that|which|who|whom) )?(?:i|we) (follow|watch|star|bookmark|like|pin|mute|block)$`,
      "iu",
    ),
    (thing, verb) => `${verb} ${small(thing)}`,
  ],
  [/^make (.{1,100}?) public()(?: again)?$/iu, (thing) => `Publish ${thing}`],
];
const told = (thing: string, state: string): string => {
  const verb = verbOfState(state);
  return verb === undefined ? `Mark ${thing} as ${state}` : `${verb} ${thing}`;
};

const passive = new RegExp(
  `^(?:(?:please )?(?:make sure|make certain|ensure|see to it)(?: that|,)? (?:that )?)?(.{1,100}?) (?:${must}(?: (not|never|no longer))? be|(?:is|are)(?: (not|never|no longer))?) (\\p{L}{3,20}(?:ed|wn|nt|en|de)(?= |$))(.{0,80})$`,
  "iu",
);
/** `Letters are to be printed with their date`, by the switch `Show the date in printed letters`: what is to be done or not is what the switch is for. */
function bySwitchLabel(text: string, label: string): string {
  const [, thing = "", denied, isDenied, deed = "", rest = ""] = passive.exec(text) ?? [];
  const stem = deed.toLowerCase().slice(0, -2).slice(0, 6);
  const isOwn = stem.length > 3 && wordsOf(label).some((word) => word.startsWith(stem));
  if (!isOwn) return text;
  const isOff = (denied ?? isDenied) !== undefined;
  return `Turn ${isOff ? "off" : "on"} ${small(thing)} ${deed}${rest.replace(/ any ?(?:more|longer)$/iu, "")}`;
}

/** A step that tells what somebody wants, or why, as the deed that is wanted. `label`: what the control is called where it may be a switch; `control`: its own name. */
export function wishedDeed(step: string, label: string, control: string): string {
  const given = step.trim().replace(/[.!]$/, "");
  const asked = afterReason(given);
  const [, command = ""] = wished.exec(asked) ?? [];
  const isCommand =
    command !== "" && (startsWithVerb(command, false) || /^(?:put|take)(?!\p{L})/iu.test(command));
  const [, wanted = "", be = "", state = ""] = wantedSo.exec(asked) ?? [];
  const text = isCommand ? command : state === "" ? asked : `${wanted} should ${be} ${state}`;
  const [, changed = "", become = ""] = arrow.exec(text) ?? [];
  if (changed !== "") return `${small(changed)} should be ${become}`;
  const ticked = label === "" ? undefined : byBox(text, label);
  if (ticked !== undefined) return ticked;
  const [, hidden = ""] = unwanted.exec(text) ?? [];
  if (hidden !== "" && label !== "") return `Turn off ${hidden}`;
  for (const [pattern, plain] of rows) {
    const found = pattern.exec(text);
    if (found) return plain(found[1] ?? "", found[2] ?? "");
  }
  const plain =
    label !== "" && control.trim() === "" && asDeed(text) === text ? bySwitchLabel(text, label) : text;
  return plain === given ? step : plain;
}

/** A sentence with a subject of its own tells how things are to be: its first word is no command. */
export const tellsState = (step: string): boolean => modal.test(` ${step} `) && !startsWithVerb(step, false);
