import { startsWithVerb } from "./action-verbs";
import { splitClauses } from "./clauses";
import { readStepIntent, type StepVerb, verbAtBegin } from "./step-intent";
import { containsPhrase } from "./words";

/** What leads to a control and does nothing yet … */
const leading: ReadonlySet<StepVerb> = new Set(["open", "expand", "click", "hover", "navigate"]);
/** … and what only goes on to look at what came. */
const looking: ReadonlySet<StepVerb> = new Set([
  "open",
  "expand",
  "navigate",
  "scroll",
  "hover",
  "wait",
  "verify",
  "extract",
  "continue",
  "unknown",
]);

/** `Open the Columns menu and uncheck Customer`: where the deed is done, and the deed. */
export function wayAndDeed(step: string): { way: string; deed: string } | undefined {
  const [way = "", deed = "", ...more] = splitClauses(step.trim().replace(/[.!]$/, ""));
  const isDeed = startsWithVerb(deed, false) && !looking.has(readStepIntent(deed).verb);
  return more.length === 0 && isDeed && leading.has(verbAtBegin(way)) ? { way, deed } : undefined;
}

/** True where a control that opens something is said by the way alone: the deed of the step is still to be done. */
export function leavesDeed(step: string, control: string): boolean {
  const found = wayAndDeed(step);
  return found !== undefined && (!containsPhrase(found.deed, control) || containsPhrase(found.way, control));
}

/** Whose menu it is: `Open the options of Ann and choose Delete`. */
const whose = / (?:of|for|next to|beside|in the (?:row|line|card) of) (\S.{0,80})$/iu;

/** `Choose Move to Done`: with the thing it is a command that says where to. */
const putting =
  /^(?:click|choose|select|pick|press) ["“'‘]?(move|add|copy|send) to ([^"”'’]{2,60})["”'’]?$/iu;

/** The deed alone, by the control that only the deed says, and to what. */
export function deedAtEnd(step: string, control: string): string {
  const found = wayAndDeed(step);
  if (!found || !containsPhrase(found.deed, control) || containsPhrase(found.way, control)) return step;
  const [, thing = ""] = whose.exec(found.way) ?? [];
  // A command is no choice of a list.
  const deed = startsWithVerb(control, false)
    ? found.deed.replace(/^(?:choose|select|pick) /iu, "Click ")
    : found.deed;
  const [, verb = "", place = ""] = putting.exec(deed) ?? [];
  if (thing !== "" && verb !== "") return `${verb} ${thing} to ${place}`;
  return thing === "" ? deed : `${deed} for ${thing}`;
}
