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
  [/^(?:ticked|checked)$/i, "Tick"],
  [/^(?:unticked|unchecked|not (?:ticked|checked))$/i, "Untick"],
  [/^(?:chosen|selected)$/i, "Select"],
  [/^(?:open|opened|shown|displayed|visible|on view|unfolded|expanded|not hidden)$/i, "Open"],
  [/^(?:closed|hidden|invisible|folded|collapsed|not (?:shown|visible|displayed|open))$/i, "Close"],
  [/^(?:(?:sorted|ordered|listed|arranged|in order) (?=\S))|^sorted$/i, "Sort"],
];

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
  const [, thing = "", state = ""] = ensured.exec(text) ?? obliged.exec(text) ?? [];
  const found = deeds.find(([pattern]) => pattern.test(state));
  const done = verbOfState(state);
  if (!found) return done === undefined ? step : `${done} ${thing.replace(/^The\b/, "the")}`;
  const [pattern, deed] = found;
  const named = thing.replace(/^The\b/, "the");
  return `${deed} ${named}${deed === "Sort" ? ` ${state.replace(pattern, "")}` : ""}`.trim();
}
