import { startsWithVerb } from "./action-verbs";
import { must } from "./modal-words";
import { mask } from "./step-purpose";
import { fold } from "./words";

export const nothingBut = "(?:only|just|merely|nothing but|nothing other than|nothing except|exclusively)";

/** Where the rest of a pattern tells capitals from small letters. */
const either = (verbs: string): string =>
  verbs.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);
const proper = `(${mask}|\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*)*)`;
const role = "((?:the|my|our|your) \\p{Ll}[\\p{L}-]*(?: [\\p{L}-]+){0,3})";
const served = "(?:serve|act|function|work|be|be used|used|become)(?: as)?";
const wishedAs: readonly RegExp[] = [
  new RegExp(`^(?:${either("have|let|get")}) ${proper} ${served} ${role}$`, "u"),
  new RegExp(`^(?:${either("make")}) ${proper} ${role}$`, "u"),
  new RegExp(
    `^(?:${either("make sure|ensure|see to it")})(?: that)? ${proper} (?:is|becomes|serves as|is used as) ${role}$`,
    "u",
  ),
  new RegExp(`^${proper} ${must} (?:be|become|serve as|act as|be (?:used|set|chosen) as) ${role}$`, "u"),
];
const wishedTo = new RegExp(
  `^[Tt]he (\\p{Ll}[\\p{L}-]*(?: [\\p{L}-]+){0,3}) ${must} be (?:set to |changed to )?(${mask}|[\\p{Lu}\\d][\\p{L}\\d:.,'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*)*)$`,
  "u",
);
/** `Set the owner to Ida`, by an option that begins with that. */
const setTo: readonly RegExp[] = [
  new RegExp(
    `^(?:${either("set|change")}) ((?:the|my|our|its) \\p{Ll}[\\p{L}-]*(?: [\\p{L}-]+){0,3}) to (${mask}|[\\p{Lu}\\d][\\p{L}\\d:.,'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*)*)$`,
    "u",
  ),
  new RegExp(`^[Ll]et ((?:the|my|our|its) \\p{Ll}[\\p{L}-]*(?: [\\p{L}-]+){0,3}) be ${proper}$`, "u"),
];
function optionSet(text: string, restore: (part: string) => string, control: string): string {
  const [, part = "", name = ""] = setTo.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
  const said = fold(restore(name)).replace(/^["“'‘]|["”'’]$/gu, "");
  const own = fold(control);
  const isCalled = said !== "" && own.startsWith(said) && !/^[\p{L}\d]/u.test(own.slice(said.length));
  return isCalled ? `Choose ${name} as ${part}` : text;
}

/** `Have Ida serve as the owner`, by what is called so: she is chosen for that. */
function choiceWished(text: string, restore: (part: string) => string, control: string): string {
  const [, one = "", part = ""] = wishedAs.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
  const [, label = "", other = ""] = wishedTo.exec(text) ?? [];
  const name = one || other;
  const isCalled =
    name !== "" && fold(control).includes(fold(restore(name)).replace(/^["“'‘]|["”'’]$/gu, ""));
  return isCalled ? `Choose ${name} as ${part || `the ${label}`}` : text;
}

const filter = new RegExp(
  `^(?:${either("use|choose|apply|select|set|pick|press|click|click on|switch to|hit|activate")}) the ${proper} (?:filter|tab|view),? (?:so that|so|such that|to see|to show|to list|in order to see) (?:that )?${nothingBut} (?:the )?(.{1,80}?)(?: (?:is|are|remains?|stays?) (?:listed|shown|displayed|left|visible|there|on view|in view))?$`,
  "u",
);
/** `Use the Active filter so that only open ones are listed`: by the filter that it names. */
function byFilter(text: string, restore: (part: string) => string): string {
  const [, called = "", these = ""] = filter.exec(text) ?? [];
  if (these === "") return text;
  const isSaid = fold(these).includes(fold(restore(called)).replace(/^["“]|["”]$/gu, ""));
  return `Show only the ${isSaid ? these : called}`;
}

const viewed = new RegExp(
  `^(?:${either("have|get|let")}) the ${proper} (?:filter|tab|view) (?:be )?(?:selected|chosen|active|on|set|open|opened|applied|picked|activated)(?:,? (?:so that|so|such that) [^\\p{Lu}\\d]{3,100})?$`,
  "u",
);
/** `Have the Active view selected`, by what is called so: it is chosen. */
function viewSelected(text: string, restore: (part: string) => string, control: string): string {
  const called = viewed.exec(text)?.[1] ?? "";
  return called !== "" && isName(restore(called), control) ? `Select "${called}"` : text;
}

const told = new RegExp(
  `^([^:"“”\uE000-\uE0FF]{3,100}): (?:then )?(?:choose|select|pick|take|use|go to|switch to|open|press|click|tap|hit)(?: on)? (?:the )?${proper}(?: (?:filter|tab|view|option|entry))?$`,
  "u",
);
/** `Hide all that is done: choose Active`, by what is called so; unless that is a deed, which may be done to many, and what stands before says to which. */
function afterPurpose(text: string, restore: (part: string) => string, control: string): string {
  const [, purpose = "", called = ""] = told.exec(text) ?? [];
  const isPlain = called !== "" && !/(?<=.)\p{Lu}|\d/u.test(purpose) && !startsWithVerb(control);
  return isPlain && isName(restore(called), control) ? `Select "${called}"` : text;
}
/** What is counted behind a name is none of it. */
const isName = (said: string, control: string): boolean =>
  fold(said).replace(/^["“'‘]|["”'’]$/gu, "") === fold(control.replace(/\s+\(?\d{1,5}\)?$/u, ""));

const inMenu = new RegExp(
  `^(?:${either("choose|select|pick|use|take|hit|go for")}) ${proper} (?:from|in|on|under|out of) (?:the|that|this|its) (?:(?:main|navigation|side|top|user|account|burger|hamburger|context|options|actions?|open|opened|drop-?down|page|site|tools?|more|overflow|row|entry) )?menu$`,
  "u",
);
/** `Choose Logout in the menu`, by what is called so: that is pressed. */
function inMenuSo(text: string, restore: (part: string) => string, control: string): string {
  const called = inMenu.exec(text)?.[1] ?? "";
  const isCalled = called !== "" && fold(restore(called)) === fold(control);
  return isCalled ? `Click "${called}"` : text;
}

const byPressing = new RegExp(
  `^(\\p{L}+ .{2,120}?),? by (?:pressing|clicking|tapping|hitting|choosing|using)(?: on)? (?:(?:the|its|his|her|their) )?${proper}(?: button| link| icon| command)?(?: (?:in|on|of|at) (?:its|his|her|their) (?:row|line|entry|card|tile))?$`,
  "u",
);
/** `Place the order by pressing Finish`, with what is called so. */
function withIt(text: string, restore: (part: string) => string, control: string): string {
  const [, deed = "", called = ""] = byPressing.exec(text) ?? [];
  const isCalled = called !== "" && fold(restore(called)).replace(/^["“'‘]|["”'’]$/gu, "") === fold(control);
  return isCalled && !telling.test(deed) ? deed : text;
}
/** Of what is only pressed or looked for, it tells which one it is. */
const telling =
  /^(?:click|press|tap|hit|open|show|find|look for|select|choose|hover|search|use|answer|reply|respond)(?!\p{L})/iu;

/** A masked step by the control that it names, where that is the one that was used. */
export const saidByControl = (text: string, restore: (part: string) => string, control: string): string =>
  [byFilter, viewSelected, afterPurpose, inMenuSo, choiceWished, optionSet, withIt].reduce(
    (told, plain) => plain(told, restore, control),
    text,
  );
