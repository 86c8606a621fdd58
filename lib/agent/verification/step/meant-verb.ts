import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import {
  readStepIntent,
  type StepIntent,
  type StepVerb,
  verbAtBegin,
} from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "./word-roots";

const general: ReadonlySet<StepVerb> = new Set(["click", "unknown"]);
/** Nouns and gerunds after "confirm", "finish" and the like: what is confirmed is what happens. */
const takesAway =
  /^(?:the\s+|to\s+)?(?:remov|delet|revok|cancel|discard|archiv|eras|unlink|disconnect|dropp?|clear|wip(?:e|ing)|purg|empty)/i;

/** What a step really does: "press Delete" removes, "confirm the removal" too. The control's own name speaks where the step only says to click. */
export function meantVerb(
  intent: StepIntent,
  target: { name: string; role: NodeRole } | undefined,
  label = target?.name ?? "",
): StepVerb {
  const targetName = (target?.name ?? "").replace(howTo, "");
  if (intent.verb === "submit" && takesAway.test(intent.object)) return "remove";
  if (toggles.has(target?.role ?? "") && isByBeingOn(intent, label)) return "check";
  // `Clear the box "News"`: what is cleared of a box is its tick.
  if (intent.verb === "clear" && toggles.has(target?.role ?? "") && isSaidBox(intent, label))
    return "uncheck";
  if (intent.verb === "check") return meantCheck(intent, sided.has(target?.role ?? "") ? label : "");
  if (!general.has(intent.verb)) return intent.verb;
  // `Move to…` asks where first.
  if (/(?:…|\.\.\.)$/.test(targetName.trim())) return intent.verb;
  const own = isOwnCommand(intent, targetName) ? [] : [targetName];
  for (const text of [intent.object, ...intent.quoted.slice(0, 1), ...own]) {
    const { verb } = text ? readStepIntent(text) : { verb: "unknown" as const };
    // What is called `Pause` has nobody wait.
    if (!general.has(verb) && verb !== "wait" && startsWith(text, verb)) return verb;
  }
  return toggles.has(target?.role ?? "") ? "toggle" : intent.verb;
}

const isSaidBox = ({ controlWord, object }: StepIntent, label: string): boolean =>
  controlWord === "checkbox" || (label !== "" && containsPhrase(object, label));

/** `Price: activate to sort`, `Click to expand`: what a control says of how it is used, before what it does. */
const howTo = /^(?:[^:]{1,60}:\s)?(?:activate|click|press|tap|select|double-click)(?: here)? to (?=\p{L})/iu;

/** `Raise the hours of the tent`: a command of its own, of which `Star the tent` says nothing. */
const isOwnCommand = ({ verb, words, object }: StepIntent, targetName: string): boolean =>
  verb === "unknown" && startsWithVerb(object) && !rootsOf(targetName).has(rootOf(words[0] ?? ""));

/** "mark as not done": checking that takes the mark away. */
const negated = /\b(?:not|incomplete|inactive|undone|unfinished|uncompleted|unread)\b|\bas un\w+/i;
/** "mark as open": another state, and neither on nor off. What follows "in" and "to" was read as a place. */
const other = /\bas (?:open|active|pending|to-?do|in progress|as (?:progress|do)|draft|closed)\b/i;

/**
 * What is quoted, stands in brackets or is the name of the box itself says which one it is, and nothing of the side it is to come to: `Tick "Do not reply"`.
 * Where that is all the step says, what follows is whose box it is: `Turn on "Allow guests" for the draft`.
 */
function meantCheck({ object, container, quoted, words }: StepIntent, label: string): StepVerb {
  const called = [...quoted, ...(label.includes(" ") ? [label] : [])];
  const text = called
    .reduce(
      // `as "unread"` says what is to become of it.
      (rest, name) =>
        object.endsWith(` as ${name}`) || (!name.includes(" ") && rest.endsWith(` as ${name}`))
          ? rest
          : rest.replace(name, " "),
      (turns.has(words[0] ?? "") && isWholly(quoted, object, label) ? [] : [object, container])
        .filter(Boolean)
        .join(" as "),
    )
    .replace(/\([^()]{0,120}\)?/g, " ");
  if (negated.test(text)) return "uncheck";
  return other.test(text) ? "edit" : "check";
}

/** `Mark "Water the beds" in progress` tells a state by its place. */
const turns: ReadonlySet<string> = new Set(["turn", "switch", "enable", "activate", "tick"]);
const isWholly = ([quote, ...more]: readonly string[], object: string, label: string): boolean =>
  quote !== undefined && more.length === 0 && quote.includes(" ") && quote === object && quote === label;

const toggles: ReadonlySet<string> = new Set(["checkbox", "switch"]);
/** And what may be drawn as one, or stays pressed. */
const sided: ReadonlySet<string> = new Set([...toggles, "clickable", "button"]);

/** `Disable comments`, `Click "Disable comments"`, and the box that is called so: it does that by being on. */
function isByBeingOn({ verb, words }: StepIntent, label: string): boolean {
  const own = contentWords(label);
  const from = verb === "click" || (verb === "toggle" && words[0] === "toggle") ? 1 : 0;
  return (
    verbAtBegin(label) === "uncheck" && own.length > 1 && own.every((word, at) => words[from + at] === word)
  );
}

/** Only a name that begins with its verb is a command; "Last search" and "Recent orders" are things. */
const startsWith = (text: string, verb: StepVerb): boolean =>
  verbAtBegin(text.split(/\s+/).slice(0, 3).join(" ")) === verb;

const opposites: Partial<Record<StepVerb, readonly StepVerb[]>> = {
  add: ["remove"],
  create: ["remove"],
  remove: ["add", "create"],
  check: ["uncheck"],
  uncheck: ["check"],
  open: ["close"],
  close: ["open"],
  expand: ["collapse"],
  collapse: ["expand"],
  login: ["logout"],
  logout: ["login"],
};

/** What closes a part is often named by a cross alone. */
export const crosses = /^[x×✕✖✗╳⨯]$/iu;

/** True when a control's own name says that it does the reverse of what is wanted. */
export function doesOpposite(verb: StepVerb, targetName: string): boolean {
  const words = targetName.split(/\s+/).slice(0, 2).join(" ");
  if (!words) return false;
  // What is muted is off, and no less marked as muted.
  if (silencing.test(words)) return false;
  const own = crosses.test(words) ? "close" : reopens.test(words) ? "open" : readStepIntent(words).verb;
  return opposites[verb]?.includes(own) ?? false;
}

/** `Unmute` for `Turn the alerts back on`: it ends a silence, and `Mute` begins one; what the step calls so as well is read as it is called. */
export function silences(verb: StepVerb, wording: string, targetName: string): boolean | undefined {
  const [, ended, silence] = silencing.exec(targetName.trim()) ?? [];
  if (silence === undefined || quiet.test(wording)) return undefined;
  return ended === undefined ? verb === "check" : verb === "uncheck";
}
const quiet = /(?<!\p{L})(?:un)?-?(?:mut(?:e|ing)|silenc|snooz|quiet)/iu;
const silencing = /^(un)?-?(mute|silence|snooze)(?!\p{L})/iu;

const reopens = /^re-?open(?!\p{L})/iu;

const destroying = /^(?:delete|remove|erase|withdraw|discard|uninstall|destroy|revoke|purge|wipe)(?!\p{L})/iu;
/** Steps that nothing has to be taken away for. */
const sparing: ReadonlySet<StepVerb> = new Set([
  "open",
  "close",
  "collapse",
  "expand",
  "edit",
  "create",
  "add",
  "send",
  "check",
  "navigate",
  "filter",
  "sort",
  "search",
]);
const making: ReadonlySet<StepVerb> = new Set(["create", "add", "edit"]);
/** Which one is pressed, and nothing of what stands in it. */
const pressesEntry =
  /^(?:click|press|tap|hit|select|choose|pick)(?: on)? (?:the )?(?:row|line|entry|item|name|title|card|tile)(?!\p{L})(?! (?:called |named )?["“'‘]?(?:delete|remove))/iu;
const taking =
  /(?<!\p{L})(?:delet|remov|eras|withdr|reduc|lower|decreas|discard|uninstall|destroy|cancel|revok|trash|bin|cross|purg|wip(?:e|ing)|un(?!der|til|less)\p{L}{3,}|(?:drop|take|strike|throw|kick|clear|stop|quit|leave|end|lift|undo|yes|ok|okay|off|out|away|go|gone|rid|no|none|not|nothing|without|vanish|disappear|[x×✕✖✗])(?![\p{L}\p{N}]))/iu;
/** What a question is agreed to by: it may be one that takes something away, unless the step says that it makes or changes something. */
const agreeing = /(?<!\p{L})(?:confirm|agree)/iu;

/** `Delete` was pressed for a step that saves, opens or hides something, and that says nothing of taking anything away. */
export function takesAwayInstead({
  verb,
  intent,
  action,
  target,
  input,
  asSaid,
  nodesBefore,
}: Pick<Ground, "verb" | "intent" | "action" | "target" | "input" | "asSaid" | "nodesBefore">): boolean {
  if (!action.clicks || !destroying.test(target.node?.name.trim() ?? "")) return false;
  const wording = input.step?.description ?? input.action.stepDescription ?? input.goal;
  const isSparing =
    sparing.has(verb) ||
    // What only the control says is to be done.
    intent.verb === "unknown" ||
    saysOtherButton(asSaid, nodesBefore, target.node?.name ?? "") ||
    (verb === "submit" && intent.object !== "") ||
    pressesEntry.test(wording.trim());
  return isSparing && !taking.test(wording) && (making.has(verb) || !agreeing.test(wording));
}

const presses =
  /(?<!\p{L})(?:click|press|tap|hit|clicking|pressing|tapping|hitting)(?: on)?(?: the)? ["“'‘]?(.{1,80})$/iu;
/** `Use the code by pressing Apply`, and there is another button that is called `Apply`. */
function saysOtherButton(wording: string, nodes: Ground["nodesBefore"], own: string): boolean {
  const [, said = ""] = presses.exec(wording) ?? [];
  const begins = (name: string): boolean =>
    name.length > 2 && said.startsWith(name) && !/^[\p{L}\p{N}]/u.test(said.slice(name.length));
  return said !== "" && !begins(own) && nodes.some(({ role, name }) => role === "button" && begins(name));
}

/** `Sign up`, `put Ida down for the rota`: a part of another verb, which counts nothing. */
const more =
  /(?<!\p{L})(?:raise|increase|more|plus|(?<!(?:sign|set|look|follow|back|clean|tidy|open|make|pick|start|log|catch|own|join|team|wrap|meet|write)[- ])up|higher|increment)(?!\p{L})|^[+＋](?!\s?\p{L})/iu;
const less =
  /(?<!\p{L})(?:lower|decrease|reduce|less|fewer|minus|(?<!(?:drop|write|note|jot|track|copy)[- ])down(?!\s+(?:for|as)(?!\p{L}))|decrement)(?!\p{L})|^[-−–]$/iu;

/** `Raise the hours` and the control `One hour less`. */
export function countsOtherWay(wording: string, targetName: string): boolean {
  const [up, down] = [more.test(wording), less.test(wording)];
  if (up === down) return false;
  return up
    ? less.test(targetName) && !more.test(targetName)
    : more.test(targetName) && !less.test(targetName);
}

const grants = /^(?:accept|approve|grant)(?!\p{L})/iu;
const refuses = /^(?:decline|reject|deny|refuse)(?!\p{L})/iu;
const granted = /(?<!\p{L})(?:accept|approv|grant)/iu;
const refused = /(?<!\p{L})(?:declin|reject|refus|den(?:y|ied|ies|ial))/iu;
/** `Accepted`, `Approved (3)`: what is in that state, or is so now. `Accept only what is needed` refuses the rest. */
const noAnswer =
  /^\P{L}*(?:accepted|approved|granted|declined|rejected|denied|refused)\P{L}*$|(?<!\p{L})(?:only|necessary|essential|required|minimum)(?!\p{L})/iu;

/** `Decline the offer` and the control `Mark as accepted`. */
export const answersOtherWay = (wording: string, targetName: string): boolean =>
  !noAnswer.test(targetName) &&
  ((grants.test(wording) &&
    !refused.test(wording) &&
    refused.test(targetName) &&
    !granted.test(targetName)) ||
    (refuses.test(wording) &&
      !granted.test(wording) &&
      granted.test(targetName) &&
      !refused.test(targetName)));

const leaving = /^(?:cancel|no|keep|not now|not yet|go back|back|dismiss|discard)$/i;
/** What empties or shuts a form, for a step that has it kept or sent. */
const emptying = /^(?:reset|clear)(?: (?:the )?(?:form|fields|all))?$/i;
const closing = /^(?:close|[x×✕✖✗╳⨯])$/iu;
const keeps = /^(?:save|submit|send|store|create|publish|post)(?!\p{L})/iu;
const leads: ReadonlySet<StepVerb> = new Set(["close", "back", "navigate", "open", "click", "unknown"]);

/** `Cancel` for a step that confirms, sends or takes away something, and says nothing of leaving it. */
export const leavesInstead = (verb: StepVerb, wording: string, targetName: string): boolean =>
  (leaving.test(targetName.trim()) ||
    (keeps.test(wording.trim()) && (emptying.test(targetName.trim()) || closing.test(targetName.trim())))) &&
  !leads.has(verb) &&
  !containsPhrase(wording, targetName);
