import { agreedDeed } from "./agreed-deed";
import { anyMore, may, must } from "./modal-words";
import { mask, verbOfState } from "./step-purpose";
import { wishedAway } from "./wished-away";

/** A step may say how a thing is to be instead of what is done to it: `The switch "Mail" has to be off`. */
const obliged = new RegExp(
  `^(.{1,120}?) ${must}( not|n['’]t| no longer)? (?:be|stay|remain) ([\\p{L} -]{2,40})$`,
  "iu",
);

const onFor = new RegExp(
  `^(?:(?:make sure|make certain|ensure|see to it)(?: that|,)? (?=.{1,80} is )(?:the )?)?(.{1,80}?) (?:${must}( not|n['’]t| no longer)? (?:be|stay|remain)|is(?= (?:on|off|enabled|disabled) for )) (?:switched |turned |set to )?(on|off|enabled|disabled|activated|deactivated|active|inactive) ((?:for|in|under|at|within) .{1,60})$`,
  "iu",
);

type Row = readonly [state: RegExp, deed: string];
const deeds: readonly Row[] = [
  [/^(?:switched |turned |set to )?on$|^(?:enabled|activated|active)$/i, "Turn on"],
  [
    /^(?:switched |turned |set to )?off$|^(?:disabled|deactivated|inactive|not (?:active|enabled|activated|(?:switched |turned )?on))$/i,
    "Turn off",
  ],
  [
    /^(?:(?:ticked|checked|crossed)(?: off)?|(?:crossed|struck) (?:out|through))(?: (?:in|among|on|under) .{1,40})?$/i,
    "Tick",
  ],
  [
    /^(?:unticked|unchecked|(?:not|no longer) (?:ticked|checked))(?: (?:in|among|on|under) .{1,40})?$/i,
    "Untick",
  ],
  [/^(?:deselected|unselected|(?:not|no longer) (?:selected|chosen|marked))$/i, "Deselect"],
  [/^(?:chosen|selected)$/i, "Select"],
  [/^(?:logged|signed) (?:out|off)(?: again)?$/i, "Log out"],
  [/^(?:logged|signed) in$/i, "Log in"],
  [/^clocked in$/i, "Clock in"],
  [/^clocked out$/i, "Clock out"],
  [/^playing$/i, "Play"],
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

/** What runs was started. */
const runs: readonly Row[] = [
  [/^running(?: again| now)?$/iu, "Start"],
  [new RegExp(`^(?:not|no longer) running${anyMore}?$`, "iu"), "Stop"],
];

const switched = deeds.filter(([, deed]) => !/^(?:Open|Close|Hide|Expand|Sort|Log)/.test(deed));

/** What is not to come of it says nothing of what is to be done. */
const nothingElse =
  / and nothing (?:(?:is|was|be|gets?|has been|shall be|should be|may be|must be) )?(?:created|made|added|saved|stored|changed|sent|deleted|removed|kept)$/iu;
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
const within = (thing: string): string => thing.replace(/^The\b/, "the");
const lowered = (thing: string): string => `${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;

/** How a sentence says a state, and the deed that brings it about; none where what it names is no such state. The first that has one counts. */
type Reading = (text: string) => string | undefined;
const said =
  (says: RegExp, deed: (...parts: string[]) => string | undefined): Reading =>
  (text) => {
    const [whole, ...parts] = says.exec(text) ?? [];
    return whole === undefined ? undefined : deed(...parts.map((part) => part ?? ""));
  };
const sentences: readonly Reading[] = [
  // `Have the profile in front`, `Let the attachments be shown`: the view of it is to be open.
  said(
    /^(?:have|get|let) (?!rid )(.{1,120}?) (?:be )?(?:shown|displayed|visible|open(?:ed)?|on (?:the )?screen|in (?:front|view|sight|the foreground))$/iu,
    (view) => `${/^(?:the )?page \d/iu.test(view) ? "Go to" : "Open"} ${view}`,
  ),
  // `The dialog has to be gone`: of a part of the page, and not of a thing, which is taken away by that.
  said(
    new RegExp(
      `^((?:the |this |that )?(?:\\p{L}+ )?(?:dialog(?:ue)?|prompt|window|pop-?up|form|menu|panel|side ?bar|banner|overlay|modal|drawer|tooltip|notice)) ${must} (?:be (?:gone|away|out of the way)|go(?: away)?|disappear|vanish)$`,
      "iu",
    ),
    (part) => `Close ${within(part)}`,
  ),
  // `All finished jobs should be gone`: of the things themselves.
  said(
    new RegExp(
      `^((?:all|every|each) .{1,100}?) ${must} (?:be gone|disappear|vanish|go away)( from (?:the|my|this) .{1,60})?$`,
      "iu",
    ),
    (things, from) => `Remove ${lowered(things)}${from}`,
  ),
  // `The entry "Paint" should disappear`: a thing with a name, and no part of the page.
  said(
    new RegExp(
      `^(?:[Tt]he |[Tt]his )?((?:\\p{Ll}+ ){0,2}?)(["“][^"“”]{1,120}["”]) ${must} (?:be gone|disappear|vanish|go away)$`,
      "u",
    ),
    (kind, name) => (shownByPage.test(kind) ? undefined : `Remove the ${kind}${name}`),
  ),
  agreedDeed,
  // `Ann should no longer be among the starred people`: it is the state that ends.
  said(
    new RegExp(
      `^(.{1,120}?) ${must} (?:no longer|not) (?:be|stand|appear) (?:among|amongst|one of|in) the (\\p{Ll}{3,20}) (?:\\p{Ll}+|ones)${anyMore}?$`,
      "iu",
    ),
    (thing, state) => byState(thing, `not ${state}`),
  ),
  // `Make the schedule inactive`, `Make the name editable`.
  said(/^(?:make|render) (.{1,120}?) editable(?: again)?$/iu, (thing) => `Edit ${thing}`),
  said(/^(?:make|render) (.{1,120}?) (?:active|enabled)(?: again)?$/iu, (thing) => `Turn on ${thing}`),
  said(/^(?:make|render) (.{1,120}?) (?:inactive|disabled)(?: again)?$/iu, (thing) => `Turn off ${thing}`),
  // `The tick at "Load-in" has to come off`.
  said(
    new RegExp(
      `^(?:the )?(tick|check ?mark|star|heart|like|bookmark) (?:at|of|on|for|in|by|beside|next to|in front of) (.{1,120}?) ${must} (?:come off|go|go away|disappear|be (?:removed|cleared|taken (?:off|out|away)))(?: again)?$`,
      "iu",
    ),
    (sign, thing) => `${/^(?:tick|check)/iu.test(sign) ? "Untick" : `Un${sign.toLowerCase()}`} ${thing}`,
  ),
  // `Ann must no longer be among the guests`: she is to be taken away from there.
  said(
    new RegExp(
      `^(.{1,120}?) ${must} (?:no longer (?:be|stand|appear)|not (?:be|stand|appear)${anyMore}) (?:among|amongst|on|in|part of|listed (?:among|in|on)) ((?:the|my|your|our) .{1,60})$`,
      "iu",
    ),
    (thing, place) => `Remove ${within(thing)} from ${place}`,
  ),
  // `All done ones should be gone`: of things in a state that is told by a word, and not of one of them.
  said(
    new RegExp(
      `^(?:the )?(done|completed?|finished|ticked|checked|selected|marked|archived|expired|read|old|cancelled|resolved|closed) ((?:\\p{L}+ )?(?:ones|items?|to-?dos?|tasks?|entries|things|rows|\\p{L}{3,}s)) ${must} (?:(?:all )?be (?:gone|removed|cleared|deleted)|disappear|vanish|go(?: away)?)(?: (?:from|out of) .{1,60})?$`,
      "iu",
    ),
    (state, things) => `Remove the ${state.toLowerCase()} ${things}`,
  ),
  // `Paint should be in the Doing column`: it is to be moved there.
  said(
    new RegExp(
      `^(.{1,80}?) ${must} (?:be|stand|appear|end up|go) (?:in|into|under|on) (the .{1,60} (?:column|lane|list|folder|group|section|board|bucket|swim ?lane))$`,
      "iu",
    ),
    (thing, place) => `Move ${within(thing)} to ${place}`,
  ),
  // `Paint must be listed under Done`.
  said(
    new RegExp(
      `^(.{1,80}?) ${must} (?:now )?(?:be (?:listed|shown|found|filed)|stand|appear) (?:under|among) ((?:the )?(?:${mask}|\\p{Lu}[\\p{L}-]*(?: [\\p{L}-]+){0,2}))(?: now| then)?$`,
      "u",
    ),
    (thing, place) => `Move ${within(thing)} to ${place}`,
  ),
  // `No note should be unread any longer`.
  said(
    new RegExp(`^no (.{1,40}?) ${may} (?:be|stay|remain) unread${anyMore}?$`, "iu"),
    (things) => `Mark all ${things.replace(/s?$/, "s")} as read`,
  ),
  // `Both notes should be unread again`: what they are to be marked as.
  said(
    new RegExp(
      `^((?:the|this|that|both|all|these|those)(?!\\p{L}) ?.{1,100}?) ${must} (?:be|count as) (?:marked (?:as )?)?(read|unread|important|urgent|resolved|spam)(?: again)?$`,
      "iu",
    ),
    (things, mark) => `Mark ${lowered(things)} as ${mark}`,
  ),
  // `Have the list sorted on its Title column`.
  said(
    /^(?:have|get|let) (.{1,80}?) (?:be )?(?:sorted|ordered|arranged) (?:on|by|after|according to) (?:(?:its|their|the) )?(.{1,60}?)(?: column)?$/iu,
    (list, column) => `Sort ${list} by ${column}`,
  ),
  wishedAway,
  // `Get the order cancelled`: what is to become of it.
  said(
    /^(?:(?:get|have) (?!rid )(.{1,120}?)|let (.{1,120}?) be) (\p{L}{4,20})(?: for (?:good|real|ever|later|now|me|us)| in one go| at once| all together)?$/iu,
    (got, allowed, become) => {
      if (/^(?:done|finished|completed)$/iu.test(become)) return `Mark ${got}${allowed} as done`;
      const verb = verbOfState(become) ?? switched.find(([pattern]) => pattern.test(become))?.[1];
      return verb === undefined ? undefined : `${verb} ${got}${allowed}`;
    },
  ),
  // `Have the visit booked for Monday`; of two participles the first one only tells which one it is.
  said(
    /^(?:get|have) ((?:the|this|that|my|our|all|both)(?!\p{L}) ?.{1,80}?) (\p{L}{4,20}) ((?:until|till|for|to|with|as|in) (?:.{0,60} )?(\p{L}+|\d[\d.:]*)["”'’]?)$/iu,
    (thing, done, rest, last) => {
      const verb = verbOfState(done);
      const isState = verbOfState(last) !== undefined || deeds.some(([pattern]) => pattern.test(last));
      const isOther = verb === undefined || isState || /(?:ed|wn|en)$/iu.test(last);
      return isOther ? undefined : `${verb} ${thing} ${rest}`;
    },
  ),
  said(
    new RegExp(`^(.{1,120}?) ${must} go (?:public|live|online)(?: now)?$`, "iu"),
    (thing) => `Publish ${within(thing)}`,
  ),
  // `Make sure that all notes are listed`: the view of them is to be open.
  said(
    /^(?:please )?(?:make sure|make certain|ensure|see to it)(?: that|,)? (?:that )?(all .{1,80}?) (?:are|stay|remain) listed$/iu,
    (things) => `Open ${things}`,
  ),
  said(/^(?:make|turn) (.{1,100}?) (?:into )?(an? \p{L}{4,20} \p{Ll}+)$/iu, (thing, kind) => {
    const verb = verbOfState(stateOf(kind));
    return verb === undefined ? undefined : `${verb} ${thing}`;
  }),
  said(
    /^(?:please )?(?:make sure|make certain|ensure|see to it|take care)(?: that|,)? (?:that )?(.{1,120}?) (?:is|are|stays?|remains?) ([\p{L} -]{2,30})$/iu,
    (thing, state) => byState(thing, stateOf(state)),
  ),
  // `Push should be enabled for Mentions`: whose switch it is stays said.
  said(onFor, (thing, denied, state, place) => {
    const isOff = /^(?:off|dis|de|in)/iu.test(state);
    return `Turn ${isOff === (denied !== "") ? "on" : "off"} ${within(thing)} ${place}`;
  }),
  said(obliged, (thing, denied, state) =>
    byState(thing, stateOf(denied === "" ? state : `not ${state.replace(noMore, "")}`)),
  ),
];
const shownByPage =
  /(?<!\p{L})(?:message|notice|toast|alert|hint|error|warning|filter|column|panel|section|banner|dialog|menu) $/u;
const noMore = new RegExp(`${anyMore}$`, "iu");

/** The deed that brings a thing into a state that is told by a word. */
function byState(thing: string, state: string): string | undefined {
  const found = [...deeds, ...runs].find(([pattern]) => pattern.test(state));
  const named = within(thing);
  if (found) {
    const [pattern, deed] = found;
    return `${deed} ${named}${deed === "Sort" ? ` ${state.replace(pattern, "")}` : ""}`.trim();
  }
  const [, ended = ""] = /^not (\p{L}+)$/iu.exec(state) ?? [];
  const verb = verbOfState(ended || state);
  if (verb === undefined) return undefined;
  if (ended === "") return `${verb} ${named}`;
  return undoable.has(verb.toLowerCase()) ? `Un${verb.toLowerCase()} ${named}` : undefined;
}
/** Verbs whose reverse is the same verb with `un` before it. */
const undoable: ReadonlySet<string> = new Set(
  "star pin flag follow mute block lock publish archive bookmark like favourite favorite".split(" "),
);

/** `It must be off, so that only names are seen`: what a state is for, as long as that names nothing. */
const stateFor =
  /^(.{3,120}?),? (?:so that|such that|in order that|because|since|so as to) [^\p{Lu}"“”«‘\d]{3,120}$/u;
/** The step as a deed; itself where it says no state that a press can bring about. */
export function asDeed(step: string): string {
  const [, state = ""] = stateFor.exec(step.trim().replace(/[.!]$/, "")) ?? [];
  const deed = state !== "" && obliged.test(state) ? deedOf(state) : state;
  return deed === state ? deedOf(step) : deed;
}
/** `The form has to be open (plus icon on the left)`: how to get there. */
const inBrackets = /(?<=\S) \([^()]{3,60}\)$/u;
function deedOf(step: string): string {
  const text = step.trim().replace(/[.!]$/, "").replace(nothingElse, "");
  const aside = text.replace(inBrackets, "");
  for (const said of aside === text ? [text] : [text, aside])
    for (const read of sentences) {
      const deed = read(said);
      if (deed !== undefined) return deed;
    }
  return step;
}
