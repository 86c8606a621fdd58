import { anyMore, may } from "./modal-words";
import { contentWords } from "./words";

const quote = "(?:\"[^\"]{1,80}\"|“[^”]{1,80}”|'[^']{1,80}')";
const verb = "(?:turn|switch|set|tick|untick|check|uncheck|enable|disable|activate|deactivate)";
const begun = new RegExp(`^${verb} `, "iu");
/** `Keep it quiet (turn "Sounds" off)`: what the switch is to do stands behind what that is for. */
const inBrackets = new RegExp(
  `^([^"“”(]{3,120}?)(?:,)? \\((${verb} [^()]{0,20}${quote}[^()]{0,20})\\)$`,
  "iu",
);
const afterSign = new RegExp(
  `^([^"“”(]{3,120}?)(?:: | [–—-] |; )(${verb} [^()]{0,20}${quote}[^()]{0,20}|(?:turn|switch) (?:o(?:n|ff) (?!it|that|this|them)[^(),:"“”]{3,80}|(?!it|that|this|them)[^(),:"“”]{3,80} o(?:n|ff)))$`,
  "iu",
);
const gerunds: readonly (readonly [RegExp, string])[] = [
  [/^(un)?ticking /iu, "$1tick "],
  [/^(un)?checking /iu, "$1check "],
  [/^turning /iu, "turn "],
  [/^switching /iu, "switch "],
  [/^(en|dis)abling /iu, "$1able "],
  [/^(de)?activating /iu, "$1activate "],
];
const byDoing = new RegExp(`^([^"“”(]{3,120}?),? by (\\p{L}{4,12}ing [^()]{0,20}${quote}[^()]{0,20})$`, "iu");
/** A thing that is told by its name is not told by the switch alone. */
const named = /(?<=\S )\p{Lu}/u;

const insteadOf = /,? (?:instead of|rather than|in place of|as opposed to) ([^,;()]{2,60})$/iu;
/** What a label says of the other side. */
const otherSide = /(?<!\p{L})(?:instead of|rather than|in place of|as opposed to) .{1,80}$/iu;

/** `Visitors see no faces: Show photos off`, `…: flip the Show photos switch to off`: the side stands behind what it is for, or alone. */
const sided =
  /^(?:([^"“”(]{3,160}?)(?:: | [–—-] |; ))?(?:(?:please |so )?(?:flip|set|move|turn|switch|put|bring|slide|have|leave|keep) )?(?:the |that |its )?((?:(?! (?:if|when|while|as|for|after|before) ).){2,60}?)(?: (?:switch|toggle|check ?box|box|option|setting|slider))?,? (?:(?:to|in|into) )?(?:the )?(?:(?:switched|turned|set|put) )?(on|off)(?: position| again)?$/iu;
/** `Production: turn the new cart on`: one word says where, and no more. */
const within = (purpose: string): string => (/^\p{Lu}[\p{L}\d-]*$/u.test(purpose) ? ` in ${purpose}` : "");
/** The side that the switch of this label is told to come to. */
function sideOf(text: string, label: string): string | undefined {
  const [, purpose = "", name = "", way = ""] = sided.exec(text) ?? [];
  const own = contentWords(label);
  const said = contentWords(name);
  const isLabel = said.length > 0 && said.every((word) => own.includes(word));
  return isLabel && !named.test(purpose) ? `Turn ${way.toLowerCase()} ${name}${within(purpose)}` : undefined;
}

/** `The talks must not count for points any longer`, by the switch `Count for points`: its own verb is to hold no more. */
const denied = new RegExp(
  `^(?:the )?(.{1,80}?) (?:${may} (?:no longer|not)|(?:should|must)n['’]t|(?:do|does) not|no longer) (?:be )?(\\p{L}{3,20})( .{1,80}?)?${anyMore}?$`,
  "iu",
);
/** `No more messages about comments`. */
const noMore = /^(?:no (?:more|further) (.{2,80})|no (.{2,80}?) any ?(?:more|longer))$/iu;
/** `On the phone: no more …`. */
const about = /^([^"“”(:]{3,60}): (.{3,120})$/u;
function deniedOf(text: string, label: string): string | undefined {
  const [, where = "", rest = ""] = about.exec(text) ?? [];
  const [, further = "", ever = ""] = noMore.exec(rest === "" ? text : rest) ?? [];
  const thing = further || ever;
  const own = contentWords(label);
  if (own.length === 0 || ending.test(label)) return undefined;
  const all = contentWords(thing);
  if (all.length > 0 && own.every((word) => all.includes(word) || contentWords(where).includes(word)))
    return `Turn off ${thing}${where === "" ? "" : ` of ${where.charAt(0).toLowerCase()}${where.slice(1)}`}`;
  const [, who = "", verb = "", what = ""] = denied.exec(text) ?? [];
  return verb !== "" && own[0] === contentWords(verb)[0] ? `Turn off ${verb}${what} of ${who}` : undefined;
}
/** What such a switch does by being on is an end itself. */
const ending =
  /(?<!\p{L})(?:do not|don['’]t|no|not|never|without|disabled?|mute|silence|block|hide|stop|exclude|skip|prevent|forbid|ignore|suppress|pause|opt out|unsubscribe)(?!\p{L})/iu;

/** `Leave out whoever is not invited yet`, by the box `Not invited` of what is listed: it is to be off. */
const leftOut =
  /^(?:filter out|leave out|exclude|hide|keep out|drop|suppress|take out|(?:do not|don['’]t|no longer) (?:show|list|include)) (?!the (?:column|panel|menu|dialog|side ?bar))(\S.{1,100})$/iu;
const filterBox = /^(?!.*(?<!\p{L})(?:show|list|include|only|all|with|send|get|allow|use|enable)(?!\p{L}))/iu;
function leftOutOf(text: string, label: string): string | undefined {
  const [, unwanted = ""] = leftOut.exec(text) ?? [];
  const [own, said] = [contentWords(label), contentWords(unwanted)];
  if (unwanted === "" || own.length === 0 || ending.test(label.replace(/^(?:not|no) /iu, "")))
    return undefined;
  return filterBox.test(label) && own.every((word) => said.includes(word)) ? `Turn off ${label}` : undefined;
}

function told(step: string): string {
  const [, purpose = "", deed = ""] =
    inBrackets.exec(step) ?? afterSign.exec(step) ?? byDoing.exec(step) ?? [];
  const gerund = gerunds.find(([pattern]) => pattern.test(deed));
  const plain = gerund ? deed.replace(...gerund) : begun.test(deed) ? deed : "";
  return plain === "" || named.test(purpose)
    ? step
    : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${within(purpose)}`;
}

/** `Reopen the task`, by its box: done no longer. */
const reopened = (text: string, label: string): string =>
  label.trim() === "" || /open/iu.test(label) ? text : text.replace(/^reopen (?=\S)/iu, "Untick ");

/**
 * A step as what it does to a switch, where it says that beside what it is for, and without what is no longer to be: `Show nicknames instead of names` turns
 * off the switch `Show names`. `label`: what the control is called, if it may be a switch.
 */
export function bySwitch(step: string, label: string): string {
  const sentence = reopened(step.trim().replace(/[.!]$/, ""), label);
  const plain =
    label.trim() === ""
      ? undefined
      : (sideOf(sentence, label) ?? deniedOf(sentence, label) ?? leftOutOf(sentence, label));
  if (plain !== undefined) return plain;
  const text = told(sentence);
  const [tail, former = ""] = insteadOf.exec(text) ?? [];
  if (tail === undefined) return text === step.trim().replace(/[.!]$/, "") ? step : text;
  const wanted = text.slice(0, -tail.length);
  const [own, was] = [contentWords(label.replace(otherSide, "")), contentWords(former)];
  const isFormer = was.length > 0 && was.every((word) => own.includes(word));
  if (!isFormer) return wanted;
  const others = contentWords(wanted).slice(1);
  return others.some((word) => own.includes(word) && !was.includes(word)) ? step : `Turn off ${former}`;
}
