import { pastForms } from "./done-word";
import { verbOfState } from "./step-purpose";

/** A step may say how a thing is to be instead of what is done to it: `Make sure that the menu is open`, `The switch "Mail" has to be off`. */
const ensured =
  /^(?:please )?(?:make sure|make certain|ensure|see to it|take care)(?: that|,)? (?:that )?(.{1,120}?) (?:is|are|stays?|remains?) ([\p{L} -]{2,30})$/iu;
const obliged =
  /^(.{1,120}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) (?:be|stay|remain) ([\p{L} -]{2,40})$/iu;

type Row = readonly [state: RegExp, deed: string];
const deeds: readonly Row[] = [
  [/^(?:switched |turned |set to )?on$|^(?:enabled|activated|active)$/i, "Turn on"],
  [/^(?:switched |turned |set to )?off$|^(?:disabled|deactivated|inactive|not active)$/i, "Turn off"],
  [/^(?:ticked|checked)(?: (?:in|among|on|under) .{1,40})?$/i, "Tick"],
  [/^(?:unticked|unchecked|not (?:ticked|checked))(?: (?:in|among|on|under) .{1,40})?$/i, "Untick"],
  [/^(?:chosen|selected)$/i, "Select"],
  [/^(?:open|opened|shown|displayed|visible|on view|unfolded|expanded|not hidden)$/i, "Open"],
  [/^(?:closed|hidden|invisible|folded|collapsed|not (?:shown|visible|displayed|open))$/i, "Close"],
  [/^(?:(?:sorted|ordered|listed|arranged|in order) (?=\S))|^sorted$/i, "Sort"],
];

/** `Get the order cancelled`: what is to become of it. */
const caused = /^(?:get|have) (.{1,120}?) (\p{L}{4,20})$/iu;
/** `Make sure that all notes are listed`: the view of them is to be open. */
const allListed =
  /^(?:please )?(?:make sure|make certain|ensure|see to it)(?: that|,)? (?:that )?(all .{1,80}?) (?:are|stay|remain) listed$/iu;
/** `No note should be unread any longer`. */
const unread =
  /^no (.{1,40}?) (?:should|must|may|shall) (?:be|stay|remain) unread(?: any ?(?:more|longer))?$/iu;

/** `The tick at "Load-in" has to come off`. */
const comesOff =
  /^(?:the )?(tick|check ?mark|star|heart|like|bookmark) (?:at|of|on|for|in|by|beside|next to|in front of) (.{1,120}?) (?:has to|have to|must|should|needs? to|ought to|is to|shall) (?:come off|go|go away|disappear|be (?:removed|cleared|taken (?:off|out|away)))(?: again)?$/iu;

const allowed =
  /^(?:confirm|agree|approve|accept)(?: that)? (.{1,120}?) (?:may|can|shall|should|is to|are to|will|must) be (\p{L}{4,20})$/iu;
const takenAway: ReadonlyMap<string, string> = new Map(
  [
    "delete",
    "remove",
    "cancel",
    "discard",
    "archive",
    "erase",
    "revoke",
    "clear",
    "disconnect",
    "unlink",
  ].flatMap((verb) => pastForms(verb).map((form): [string, string] => [form, verb])),
);

/** The step as a deed; itself where it says no state that a press can bring about. */
export function asDeed(step: string): string {
  const text = step.trim().replace(/[.!]$/, "");
  const [, removed = "", past = ""] = allowed.exec(text) ?? [];
  const verb = takenAway.get(past.toLowerCase());
  if (verb !== undefined) return `Confirm to ${verb} ${removed}`;
  const [, sign = "", marked = ""] = comesOff.exec(text) ?? [];
  if (sign !== "")
    return `${/^(?:tick|check)/iu.test(sign) ? "Untick" : `Un${sign.toLowerCase()}`} ${marked}`;
  const [, left = ""] = unread.exec(text) ?? [];
  if (left !== "") return `Mark all ${left.replace(/s?$/, "s")} as read`;
  const [, made = "", become = ""] = caused.exec(text) ?? [];
  const cause = verbOfState(become);
  if (cause !== undefined) return `${cause} ${made}`;
  const [, all] = allListed.exec(text) ?? [];
  if (all !== undefined) return `Open ${all}`;
  const [, thing = "", state = ""] = ensured.exec(text) ?? obliged.exec(text) ?? [];
  const found = deeds.find(([pattern]) => pattern.test(state));
  const done = verbOfState(state);
  if (!found) return done === undefined ? step : `${done} ${thing.replace(/^The\b/, "the")}`;
  const [pattern, deed] = found;
  const named = thing.replace(/^The\b/, "the");
  return `${deed} ${named}${deed === "Sort" ? ` ${state.replace(pattern, "")}` : ""}`.trim();
}
