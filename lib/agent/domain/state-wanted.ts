import { agreedDeed } from "./agreed-deed";
import { verbOfState } from "./step-purpose";
import { wishedAway } from "./wished-away";

/** A step may say how a thing is to be instead of what is done to it: `Make sure that the menu is open`, `The switch "Mail" has to be off`. */
const ensured =
  /^(?:please )?(?:make sure|make certain|ensure|see to it|take care)(?: that|,)? (?:that )?(.{1,120}?) (?:is|are|stays?|remains?) ([\p{L} -]{2,30})$/iu;
const obliged =
  /^(.{1,120}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall)( not|n['’]t| no longer)? (?:be|stay|remain) ([\p{L} -]{2,40})$/iu;

type Row = readonly [state: RegExp, deed: string];
const deeds: readonly Row[] = [
  [/^(?:switched |turned |set to )?on$|^(?:enabled|activated|active)$/i, "Turn on"],
  [
    /^(?:switched |turned |set to )?off$|^(?:disabled|deactivated|inactive|not (?:active|enabled|activated|(?:switched |turned )?on))$/i,
    "Turn off",
  ],
  [/^(?:ticked|checked|crossed)(?: off)?(?: (?:in|among|on|under) .{1,40})?$/i, "Tick"],
  [
    /^(?:unticked|unchecked|(?:not|no longer) (?:ticked|checked))(?: (?:in|among|on|under) .{1,40})?$/i,
    "Untick",
  ],
  [/^(?:deselected|unselected|(?:not|no longer) (?:selected|chosen|marked))$/i, "Deselect"],
  [/^(?:chosen|selected)$/i, "Select"],
  [/^(?:logged|signed) (?:out|off)(?: again)?$/i, "Log out"],
  [/^(?:logged|signed) in$/i, "Log in"],
  [
    /^(?:open|opened|shown|showing|displayed|visible|on view|not hidden|on (?:the )?screen|on display|in (?:front|view|sight|the foreground)|to be seen)$/i,
    "Open",
  ],
  [/^(?:unfolded|expanded)(?: again)?$/i, "Expand"],
  [/^(?:folded|collapsed|minimi[sz]ed)(?: again)?$/i, "Collapse"],
  [/^(?:closed|not open)$/i, "Close"],
  [/^(?:hidden|invisible|out of (?:sight|view)|not (?:shown|visible|displayed))$/i, "Hide"],
  [
    /^(?:(?:(?:sorted|ordered|arranged|in order) (?=\S)|listed (?=(?:by|in|after|according|from|with|alphabetically|chronologically|\p{L}{3,8}est)(?!\p{L}))))|^sorted$/iu,
    "Sort",
  ],
];

const switched = deeds.filter(([, deed]) => !/^(?:Open|Close|Hide|Expand|Sort|Log)/.test(deed));

/** `Have the profile in front`, `Let the attachments be shown`: the view of it is to be open. */
const viewed =
  /^(?:have|get|let) (?!rid )(.{1,120}?) (?:be )?(?:shown|displayed|visible|open(?:ed)?|on (?:the )?screen|in (?:front|view|sight|the foreground))$/iu;
/** `The dialog has to be gone`: of a part of the page, and not of a thing, which is taken away by that. */
const partGone =
  /^((?:the |this |that )?(?:\p{L}+ )?(?:dialog(?:ue)?|prompt|window|pop-?up|form|menu|panel|side ?bar|banner|overlay|modal|drawer|tooltip|notice)) (?:has to|have to|must|should|needs? to|ought to|is to|shall) (?:be (?:gone|away|out of the way)|go(?: away)?|disappear|vanish)$/iu;
/** `All finished jobs should be gone`: of the things themselves. */
const thingGone =
  /^((?:all|every|each) .{1,100}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) (?:be gone|disappear|vanish|go away)( from (?:the|my|this) .{1,60})?$/iu;
/** What is not to come of it says nothing of what is to be done. */
const nothingElse =
  / and nothing (?:(?:is|was|be|gets?|has been|shall be|should be|may be|must be) )?(?:created|made|added|saved|stored|changed|sent|deleted|removed|kept)$/iu;

/** `Get the order cancelled`: what is to become of it. */
const caused =
  /^(?:(?:get|have) (?!rid )(.{1,120}?)|let (.{1,120}?) be) (\p{L}{4,20})(?: for (?:good|real|ever|later|now|me|us)| in one go| at once| all together)?$/iu;
/** `Have the visit booked for Monday`; of two participles the first one only tells which one it is. */
const causedSo =
  /^(?:get|have) ((?:the|this|that|my|our|all|both)(?!\p{L}) ?.{1,80}?) (\p{L}{4,20}) ((?:until|till|for|to|with|as|in) (?:.{0,60} )?(\p{L}+|\d[\d.:]*)["”'’]?)$/iu;
function causedWith(text: string): string | undefined {
  const [, thing = "", done = "", rest = "", last = ""] = causedSo.exec(text) ?? [];
  const verb = verbOfState(done);
  const isState = verbOfState(last) !== undefined || deeds.some(([pattern]) => pattern.test(last));
  return verb === undefined || isState || /(?:ed|wn|en)$/iu.test(last)
    ? undefined
    : `${verb} ${thing} ${rest}`;
}
/** `Make sure that all notes are listed`: the view of them is to be open. */
const allListed =
  /^(?:please )?(?:make sure|make certain|ensure|see to it)(?: that|,)? (?:that )?(all .{1,80}?) (?:are|stay|remain) listed$/iu;
/** `No note should be unread any longer`. */
const unread =
  /^no (.{1,40}?) (?:should|must|may|shall) (?:be|stay|remain) unread(?: any ?(?:more|longer))?$/iu;

/** `The tick at "Load-in" has to come off`. */
const comesOff =
  /^(?:the )?(tick|check ?mark|star|heart|like|bookmark) (?:at|of|on|for|in|by|beside|next to|in front of) (.{1,120}?) (?:has to|have to|must|should|needs? to|ought to|is to|shall) (?:come off|go|go away|disappear|be (?:removed|cleared|taken (?:off|out|away)))(?: again)?$/iu;

/** `Ann must no longer be among the guests`: she is to be taken away from there. */
const noLonger =
  /^(.{1,120}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) (?:no longer (?:be|stand|appear)|not (?:be|stand|appear) any (?:more|longer)) (?:among|amongst|on|in|part of|listed (?:among|in|on)) ((?:the|my|your|our) .{1,60})$/iu;
/** `All done ones should be gone`: of things in a state that is told by a word, and not of one of them. */
const stateGone =
  /^(?:the )?(done|completed?|finished|ticked|checked|selected|marked|archived|expired|read|old|cancelled|resolved|closed) ((?:\p{L}+ )?(?:ones|items?|to-?dos?|tasks?|entries|things|rows|\p{L}{3,}s)) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) (?:(?:all )?be (?:gone|removed|cleared|deleted)|disappear|vanish|go(?: away)?)(?: (?:from|out of) .{1,60})?$/iu;

/** `Paint should be in the Doing column`: it is to be moved there. */
const placed =
  /^(.{1,80}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) (?:be|stand|appear|end up|go) (?:in|into|under|on) (the .{1,60} (?:column|lane|list|folder|group|section|board|bucket|swim ?lane))$/iu;

/** `Both notes should be unread again`: what they are to be marked as. */
const markedAs =
  /^((?:the|this|that|both|all|these|those)(?!\p{L}) ?.{1,100}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) (?:be|count as) (?:marked (?:as )?)?(read|unread|important|urgent|resolved|spam)(?: again)?$/iu;
const anyMore = / any ?(?:more|longer)$/iu;
/** `saved for later`, `locked from now on`: when says nothing of what. */
const since =
  / (?:for (?:good|later|now|ever|me|us|once)|from now on|again|at once|right away|right now|now|immediately|in one go)$/iu;
/** `"Front page" is to be a locked layer`, `Make Ida a starred contact`: of which kind it is then. */
const kindThen = /^an? (\p{L}{4,20}) \p{Ll}+$/iu;
const stateOf = (state: string): string => {
  const bare = state.replace(since, "");
  const [, kind = ""] = kindThen.exec(bare) ?? [];
  return verbOfState(kind) === undefined ? bare : kind;
};
const madeKind = /^(?:make|turn) (.{1,100}?) (?:into )?(an? \p{L}{4,20} \p{Ll}+)$/iu;
function wantedState(text: string): [thing: string, state: string] {
  const [, sure = "", is = ""] = ensured.exec(text) ?? [];
  if (is !== "") return [sure, is];
  const [, thing = "", denied, state = ""] = obliged.exec(text) ?? [];
  return [thing, denied ? `not ${state.replace(anyMore, "")}` : state];
}

/** `Make the schedule inactive`, `Make the name editable`. */
const made = /^(?:make|render) (.{1,120}?) (inactive|active|enabled|disabled|editable)(?: again)?$/iu;
/** `Have the list sorted on its Title column`. */
const inOrderOf =
  /^(?:have|get|let) (.{1,80}?) (?:be )?(?:sorted|ordered|arranged) (?:on|by|after|according to) (?:(?:its|their|the) )?(.{1,60}?)(?: column)?$/iu;
const goesPublic =
  /^(.{1,120}?) (?:has to|have to|must|should|needs? to|ought to|is to|are to|shall) go (?:public|live|online)(?: now)?$/iu;
/** `It must be off, so that only names are seen`: what a state is for, as long as that names nothing. */
const stateFor =
  /^(.{3,120}?),? (?:so that|such that|in order that|because|since|so as to) [^\p{Lu}"“”«‘\d]{3,120}$/u;
/** The step as a deed; itself where it says no state that a press can bring about. */
export function asDeed(step: string): string {
  const [, state = ""] = stateFor.exec(step.trim().replace(/[.!]$/, "")) ?? [];
  const deed = state !== "" && obliged.test(state) ? deedOf(state) : state;
  return deed === state ? deedOf(step) : deed;
}
function deedOf(step: string): string {
  const text = step.trim().replace(/[.!]$/, "").replace(nothingElse, "");
  const [, view = ""] = viewed.exec(text) ?? [];
  if (view !== "") return `${/^(?:the )?page \d/iu.test(view) ? "Go to" : "Open"} ${view}`;
  const [, part = ""] = partGone.exec(text) ?? [];
  if (part !== "") return `Close ${part.replace(/^The\b/, "the")}`;
  const [, gone = "", from = ""] = thingGone.exec(text) ?? [];
  if (gone !== "") return `Remove ${gone.charAt(0).toLowerCase()}${gone.slice(1)}${from}`;
  const agreed = agreedDeed(text);
  if (agreed !== undefined) return agreed;
  const [, changed = "", toBe = ""] = made.exec(text) ?? [];
  if (changed !== "")
    return toBe.toLowerCase() === "editable"
      ? `Edit ${changed}`
      : `${/^(?:active|enabled)$/iu.test(toBe) ? "Turn on" : "Turn off"} ${changed}`;
  const [, sign = "", marked = ""] = comesOff.exec(text) ?? [];
  if (sign !== "")
    return `${/^(?:tick|check)/iu.test(sign) ? "Untick" : `Un${sign.toLowerCase()}`} ${marked}`;
  const [, unwanted = "", where = ""] = noLonger.exec(text) ?? [];
  if (where !== "") return `Remove ${unwanted.replace(/^The\b/, "the")} from ${where}`;
  const [, ended = "", things = ""] = stateGone.exec(text) ?? [];
  if (things !== "") return `Remove the ${ended.toLowerCase()} ${things}`;
  const [, put = "", goal = ""] = placed.exec(text) ?? [];
  if (goal !== "") return `Move ${put.replace(/^The\b/, "the")} to ${goal}`;
  const [, left = ""] = unread.exec(text) ?? [];
  if (left !== "") return `Mark all ${left.replace(/s?$/, "s")} as read`;
  const [, flagged = "", mark = ""] = markedAs.exec(text) ?? [];
  if (mark !== "") return `Mark ${flagged.charAt(0).toLowerCase()}${flagged.slice(1)} as ${mark}`;
  const [, ordered = "", column = ""] = inOrderOf.exec(text) ?? [];
  if (column !== "") return `Sort ${ordered} by ${column}`;
  const wish = wishedAway(text);
  if (wish !== undefined) return wish;
  const [, got = "", allowed = "", become = ""] = caused.exec(text) ?? [];
  if (/^(?:done|finished|completed)$/iu.test(become)) return `Mark ${got}${allowed} as done`;
  const cause = verbOfState(become) ?? switched.find(([pattern]) => pattern.test(become))?.[1];
  if (cause !== undefined) return `${cause} ${got}${allowed}`;
  const so = causedWith(text);
  if (so !== undefined) return so;
  const [, shown = ""] = goesPublic.exec(text) ?? [];
  if (shown !== "") return `Publish ${shown.replace(/^The\b/, "the")}`;
  const [, all] = allListed.exec(text) ?? [];
  if (all !== undefined) return `Open ${all}`;
  const [, kindOf = "", kind = ""] = madeKind.exec(text) ?? [];
  const of = verbOfState(stateOf(kind));
  if (of !== undefined) return `${of} ${kindOf}`;
  const [thing, given] = wantedState(text);
  const state = stateOf(given);
  const found = deeds.find(([pattern]) => pattern.test(state));
  const done = verbOfState(state);
  if (!found) return done === undefined ? step : `${done} ${thing.replace(/^The\b/, "the")}`;
  const [pattern, deed] = found;
  const named = thing.replace(/^The\b/, "the");
  return `${deed} ${named}${deed === "Sort" ? ` ${state.replace(pattern, "")}` : ""}`.trim();
}
