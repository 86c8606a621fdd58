import { tellsState } from "@/lib/agent/domain/wording/wished-deed";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { denies } from "./denied-state";
import { rootOf, rootsOf } from "./word-roots";

type Asked = Pick<Ground, "intent" | "target" | "input">;

/** What only says to use the control says nothing of the side that it is to come to. */
const bare = /^(?:click|press|tap|hit|push|toggle|flip|switch|change|set)$/;
const denied = /^(?:stop|quit|cease|no longer|do not|don['’]t|never)\s+(\p{L}{3,20})/iu;

/**
 * `Use a pointer cursor`, and the nameless switch beside `Use pointer cursor`: the step's verb stands on its label, so it is wanted on; off where the step
 * denies that verb (`Stop converting …`). Of a verb that the label does not say (`Pause the reminders`) nothing is known.
 */
export function wantedByLabel({ intent, target: { node }, input }: Asked): boolean | undefined {
  const label = rootsOf(node?.nearText ?? "");
  const first = intent.words[0];
  if (node?.name !== "" || label.size === 0 || first === undefined || bare.test(first)) return undefined;
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  // `The date must not be shown`: the word that it begins with is no command.
  if (tellsState(wording)) return undefined;
  const [, verb] = denied.exec(wording) ?? [];
  // `Don't show it again` is on where the step says the same.
  if (denied.test(node.nearText ?? ""))
    return verb !== undefined && label.has(rootOf(first)) ? true : undefined;
  if (label.has(rootOf(first))) return true;
  return verb !== undefined && label.has(rootOf(fold(verb))) ? false : undefined;
}

/** `Underline the title` with `Underline`, `Align it to the right` with `Right`: what the button of a toolbar is called is what is to become of the text. */
export function isSaidByName({ intent, target: { node } }: Asked): boolean {
  const own = wordsOf(node?.name ?? "");
  const first = intent.words[0];
  if (intent.verb !== "unknown" || own.length === 0 || first === undefined) return false;
  if (own.length === 1 && own[0] === first) return true;
  return aligning.test(first) && own.every((word) => intent.words.includes(word));
}
const aligning = /^(?:align|justify|dock|orient)$/;

const denying =
  /^(?:do not|don['’]t|no|not|never|disabled?|deactivated?|inactive|turn off|switch off|mute|silence|block(?:ed)?|hide|hidden|stop|exclude|skip|prevent|forbid|deny|ignore|suppress|suspended|opt out|unsubscribe)(?!\p{L})/iu;

const halting = /^(?:paus(?:e|ed|ing)|suspend(?:ed|ing)?|halt(?:ed|ing)?|freez(?:e|ing)|frozen)$/u;
const ending: ReadonlySet<string> = new Set(["mute", "reopen"]);
const toggles: ReadonlySet<string> = new Set(["checkbox", "switch"]);

/** `Allow replies` and the box `Do not allow replies`: it is called by the reverse of what the step says, so which side is wanted only the step's reader could tell. */
export function isDeniedByLabel({ target: { node }, input }: Asked): boolean {
  const label = (node?.name || node?.nearText || "").trim();
  const [denial = ""] = denying.exec(label) ?? [];
  const said = wordsOf(input.step?.description ?? input.action.stepDescription ?? "");
  // `Mute the alerts`, and the box `Alerts`; `Reopen the task`, and the box that says whether it is done.
  const [verb = ""] = said;
  if (ending.has(verb) && toggles.has(node?.role ?? "") && !rootsOf(label).has(rootOf(verb))) return true;
  // `The job has to be paused`, by the switch beside its name: it may be on as long as the job runs.
  if (said.some((word) => halting.test(word) && !rootsOf(label).has(rootOf(word)))) return true;
  return denial !== "" && !wordsOf(denial).every((word) => said.includes(word));
}

/** "Have it wrapped as a gift" wants the box ticked; "Leave out the invoice" does not. What the toggle itself is called ("Hide the archived ones") is not said against it. */
export function wantedByWording({ input, target }: Asked): boolean | undefined {
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  if (turnsOver.test(wording)) return undefined;
  const own = fold(target.node?.name ?? "");
  const roots = rootsOf(own);
  const against = (fold(wording).match(denyingWords) ?? []).filter(
    (word) => !own.includes(word) && !roots.has(rootOf(word)),
  );
  return against.length > 1 ? undefined : against.length === 0;
}
/** `Switch "Updates" to the other setting`: whichever side it stands on, it is to come to the other one. */
export const turnsOver =
  /(?<!\p{L})(?:to|into) (?:the|its) (?:other|opposite|reverse) (?:setting|side|state|position|way|value)(?!\p{L})/iu;
const denyingWords =
  /\b(?:not|no|none|without|never|off|leave out|leaving out|exclud\w+|except|omit\w*|skip\w*|hid(?:e|ing|den)|stop\w*|avoid\w*|mut(?:e|ed|ing)|silenc\w+|suppress\w*|prevent\w*|disabl\w+|block\w*|refus\w+|remov\w+|drop\w*|forgo|less|free of|rid of|un(?:tick|check|select|mark)ed|cleared)\b|n't\b/gi;

/** `The time format should be 24-hour`, and the radio button `24-hour`, or one that stays pressed: the step says all of its name and denies nothing. */
export const isOptionSaid = (
  { target: { node }, asSaid, verb, action, intent }: Ground,
  wasOn: boolean | undefined,
): boolean =>
  node !== undefined &&
  action.clicks &&
  (node.role === "radio"
    ? verb === "unknown" || verb === "edit" || verb === "toggle" || verb === "navigate"
    : verb === "unknown" &&
      intent.verb === "unknown" &&
      (wasOn === false || isOnlyDigit(node.name, asSaid))) &&
  (/[\p{L}\d]{2}/u.test(node.name) || isOnlyDigit(node.name, asSaid)) &&
  containsPhrase(asSaid.replace(leftOption, " to "), node.name) &&
  !(asSaid.replace(node.name, " ").match(denyingWords) ?? []).length &&
  !denies.test(asSaid.replace(node.name, " "));
/** `Rate it with 4`, on a scale of numbers: the one number that the step says. */
const isOnlyDigit = (name: string, said: string): boolean =>
  /^\d$/u.test(name) && said.match(/\d+/gu)?.length === 1;
const leftOption = / from [^,;]{1,60}? to /iu;

/** `Save the post`, `Add Ida to the starred people` by the mark in the entry, which says since then that it is saved or starred. */
export const isKeptByMark = ({ verb, intent, action, diff, target }: Ground): boolean => {
  const places = rootsOf(verb === "add" ? (intent.container ?? "") : "");
  const says = (state: string): boolean =>
    keptMark.test(state) && (verb === "submit" || places.has(rootOf(state.replace(/^\.(?:is-)?/, ""))));
  return (
    ((verb === "submit" && intent.words[0] === "save") || places.size > 0) &&
    action.clicks &&
    (diff?.changed ?? []).some(
      ({ after, statesAdded }) => after === target.afterIndex && statesAdded.some(says),
    )
  );
};
const keptMark = /^\.(?:is-)?(?:saved|bookmarked|favou?rited|starred)$/;

/** `Unlink the printer` by the switch of its entry, which is not called so itself: what is tied by being on is cut loose by being off. Rows are picked by boxes. */
export const isCutLoose = ({ verb, intent, action, target: { node } }: Ground): boolean =>
  verb === "remove" &&
  action.clicks &&
  toggles.has(node?.role ?? "") &&
  node?.states.includes("checked") === true &&
  loosening.test(intent.words[0] ?? "") &&
  !loosening.test(wordsOf(node.name || (node.nearText ?? ""))[0] ?? "");
const loosening = /^(?:unlink|disconnect|detach|unpair|unbind|unsubscribe|unshare|deactivate|disable)$/;

/** `Underline the heading`, and the button `Underline`: what no list knows is told by the control that is called just so. */
export function isCalledByDeed({ verb, action, intent, target: { node } }: Ground): boolean {
  const [first, ...more] = wordsOf(node?.name ?? "");
  return (
    verb === "unknown" &&
    action.clicks &&
    node?.role === "button" &&
    first !== undefined &&
    more.length === 0 &&
    first === intent.words[0] &&
    aDeed.test(intent.object)
  );
}
/** A word with a thing of its own behind it. */
const aDeed = /^\p{L}+ (?:(?:the|this|that|its|my|your|his|her|their)(?!\p{L})|\p{Lu})/u;

/** `Turn the reminders off` by the option `Off` of them; `Turn them on` by the same, whose word the step does not say. */
export function isChoiceOfOff({ verb, action, target: { node }, input }: Ground): boolean {
  const [word] = (node?.name ?? "").match(sideOff) ?? [];
  const said = wordsOf(input.step?.description ?? input.action.stepDescription ?? "");
  return (
    word !== undefined &&
    action.clicks &&
    node?.role === "radio" &&
    (verb === "uncheck" || !said.includes(fold(word)))
  );
}
const sideOff = /^(?:off|none|never|disabled?|no|nobody)(?!\p{L})/iu;
