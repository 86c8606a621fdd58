import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { tellsItsMenu } from "@/lib/agent/verification/change/menu-came";
import type { Ground } from "@/lib/agent/verification/ground";
import { toggleRoles } from "@/lib/agent/verification/page/toggle-state";
import { turnedOver } from "@/lib/agent/verification/page/turned-over";
import { isSaidState } from "@/lib/agent/verification/step/filter-state";
import { isLiking } from "@/lib/agent/verification/step/liking";
import { isKeptByMark } from "@/lib/agent/verification/step/toggle-said";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** Buttons that keep what a form holds have many names, as have those that move on by one. */
const keeping: ReadonlySet<StepVerb> = new Set(["submit", "send", "add", "create", "login", "type"]);
const going: ReadonlySet<StepVerb> = new Set(["continue", "back", "navigate", "open"]);
/** Checks that read what the control shows, or that look at where it led word by word. A box is often called by what any box does. */
const reading: ReadonlySet<string> = new Set([
  "calendar-turned",
  "deed-told",
  "entry-opened",
  "session-changed",
  "list-paged",
  "place-named",
  "form-submitted",
  "entry-shifted",
]);
/** What opens is often called by what is chosen now, or by a word for what is done in it; not by a sentence. */
const opensByOtherName = 2;

/**
 * `Search for "Print"` by the filter `Completed`, `Delete the visit` by `View all`: the control has a name that no word of the step says, and does what the step
 * does not. That it stands where the step looks for it says no more.
 */
export function isNamedOtherwise(ground: Ground, check: string): boolean {
  const { target, action, verb, intent, asSaid, input, fit } = ground;
  const name = target.node?.name ?? "";
  // `Click the switch in the card "Pump"` by the link `Pump`.
  if (target.node?.role === "link" && intent.verb === "click" && switches.has(intent.controlWord ?? ""))
    return true;
  if (becamePressed({ target, asSaid })) return true;
  if (check === "part-opened" && tellsItsMenu(ground)) return false;
  // `Unfollow Ann` by `Following`, which is `Follow` now.
  if (wordsOf(asSaid).includes(`un${wordsOf(target.after?.name ?? "")[0] ?? ""}`)) return false;
  // `Favourite the bed` by `unstarred`, which is `starred` now.
  if (isLiking(asSaid) && isLiking(name) && turnedOver(target.node, target.after) !== undefined) return false;
  if (check === "item-appeared" && !action.clicks && action.value !== undefined)
    return fit.fit === "unclear" && keeping.has(verb) && !saysWordOf(action.value, asSaid);
  if (!action.clicks || reading.has(check) || !/\p{L}{2}/u.test(name) || affirming.test(name)) return false;
  if (check === "toggle-read-back" && (toggleRoles.has(target.node?.role ?? "") || isKeptByMark(ground)))
    return false;
  if (check === "part-opened" && contentWords(name).length <= opensByOtherName) return false;
  const own = verbAtBegin(name);
  if (own === verb || isUsual(own, verb, name, asSaid) || !isTelling(own, name, check, asSaid)) return false;
  const wording = `${asSaid} ${input.step?.description ?? input.action.stepDescription ?? ""}`.replace(
    withoutDoing,
    " ",
  );
  if (
    isSaidState(wording, name) ||
    (ofPart.test(wording.replace(quotes, " ")) &&
      (leaves.test(name) || (check === "part-closed" && !making.has(own))))
  )
    return false;
  const said = rootsOf(apart(wording));
  if (intent.object === "" || pronoun.test(intent.object)) return false;
  const ownWords = contentWords(apart(`${name} ${target.node?.description ?? ""}`));
  const isSaid = ownWords.some((word) => said.has(rootOf(word))) || joined(wording).includes(joined(name));
  return ownWords.length > 0 && !isSaid;
}

/** `Press "Withdraw"` by `Apply`, which is `Withdraw` since then: what the step presses came for the one that was pressed. */
function becamePressed({ target, asSaid }: Pick<Ground, "target" | "asSaid">): boolean {
  const [, quote = ""] = pressing.exec(asSaid.trim()) ?? [];
  const [was, is] = [target.node?.name ?? "", target.after?.name ?? ""];
  return quote !== "" && fold(is) === fold(quote) && fold(was) !== fold(quote);
}
const pressing =
  /^(?:click|press|tap|hit|push|use)(?: on)?(?: the)?(?: button| link)? ["“]([^"”]{1,60})["”]/iu;

/** What goes by many names: keeping what was entered, unless `Save the renamed item` is done by `Add`; making something new; going on. */
const isUsual = (own: StepVerb, verb: StepVerb, name: string, asSaid: string): boolean =>
  (keeps.test(name) && keeping.has(verb)) ||
  (keeping.has(own) && keeping.has(verb) && !(making.has(own) && changed.test(asSaid))) ||
  (making.has(own) && makes.test(name) && another.test(asSaid)) ||
  (going.has(own) && going.has(verb));
/** The button of a form that is filled in. */
const keeps = /^\P{L}{0,3}(?:update|apply)(?: changes)?\P{L}{0,3}$/iu;
const making: ReadonlySet<StepVerb> = new Set(["add", "create"]);
const changed = /(?<!\p{L})(?:changed|renamed|edited|updated|modified|corrected|reworded)(?!\p{L})/iu;
const makes = /^\P{L}{0,3}(?:add|new|create|make|compose|write)(?!\p{L})/iu;
const another = /(?<!\p{L})(?:new|another|one more|next)(?!\p{L})/iu;

/** There are many words for taking away and for making, which no list holds: where that was done, only a known other command tells. */
const isTelling = (own: StepVerb, name: string, check: string, asSaid: string): boolean =>
  check === "item-appeared"
    ? neverMakes.has(own) || (making.has(own) && changed.test(asSaid))
    : check !== "item-gone" || own !== "unknown" || turning.test(name);
const neverMakes: ReadonlySet<StepVerb> = new Set([
  "edit",
  "remove",
  "close",
  "back",
  "search",
  "sort",
  "filter",
]);
const turning = /^(?:prev(?:ious)?|next|back|forward|today|first|last|more)(?!\p{L})/iu;

const leaves = /^(?:cancel|dismiss|discard|not now|no)(?!\p{L})/iu;
const ofPart =
  /(?<!\p{L})(?:dialog(?:ue)?|prompt|window|pop-?up|form|modal|question|notice|message|panel|overlay|editor|drawer)(?!\p{L})/iu;

/** `Put the coupon into its field` by the choice of a fruit: nothing of what was entered is said, and nobody knows where it was to go. */
const saysWordOf = (value: string, wording: string): boolean => {
  const said = rootsOf(wording);
  return contentWords(value).some((word) => said.has(rootOf(word)));
};

const withoutDoing = /,? without \p{L}{3,20}ing(?!\p{L})(?: \p{L}{1,20}){0,4}/giu;
const quotes = /["“][^"”]{0,200}["”]/gu;
const switches: ReadonlySet<string> = new Set([
  "switch",
  "toggle",
  "checkbox",
  "check box",
  "radio",
  "slider",
]);
const pronoun = /^(?:it|this|that|them|these|those|one|him|her)$/iu;

/** `Log In` is said by `the login form`. */
const joined = (text: string): string => wordsOf(text).join("");
/** `Inbox4` and `OpenCalendar` as the words that they are put together of. */
const apart = (text: string): string =>
  `${text} ${text.replace(/(?<=\p{Ll})(?=[\p{Lu}\d])|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[\p{Ll}\d])(?=\p{Lu}{2})/gu, " ")}`;
