import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn, toggleRoles } from "@/lib/agent/verification/page/toggle-state";
import {
  answersOtherWay,
  countsOtherWay,
  doesOpposite,
  leavesInstead,
  meantVerb,
  silences,
} from "@/lib/agent/verification/step/meant-verb";
import { turnsOtherWay } from "@/lib/agent/verification/step/turned-way";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The control does the reverse of what the step wants. */
export function isReverse({ verb, intent, target, action, input, requests, asSaid }: Ground): boolean {
  const name = target.node?.name ?? "";
  // `Click "Mute"` says no more than the control does.
  const isPressed = intent.verb === "click" && containsPhrase(asSaid, name);
  const wording = (input.step?.description ?? input.action.stepDescription ?? "").replace(quoted, " ");
  return (
    action.clicks &&
    // A box `Hide finished` is taken off to show them.
    ((((isPressed ? undefined : silences(verb, wording, name)) ?? doesOpposite(verb, name)) &&
      !isToggle(target) &&
      !isSaidInOrder(name, wording) &&
      !endsByBeing(name, wording)) ||
      countsOtherWay(wording, name) ||
      turnsOtherWay(wording, name) ||
      (!(target.node?.states.includes("popup") ?? false) && answersOtherWay(wording, name)) ||
      // What only the control says is to be done is not reversed by it.
      (requests.stored.length === 0 &&
        !isPressedFirst(intent, name) &&
        leavesInstead(meantVerb(intent, undefined), wording, name)))
  );
}
/** What shows that it is on, as a switch without its markup does, is taken off by being pressed. */
const isToggle = ({ node, after }: Ground["target"]): boolean =>
  toggleRoles.has(node?.role ?? "") || (isOn(node) === true && after !== undefined && isOn(after) !== true);

/** `Click "Cancel" at 09:00` says the control before it says where it is. */
const isPressedFirst = ({ verb, object }: StepIntent, name: string): boolean =>
  verb === "click" && containsPhrase(fold(object).slice(0, name.length), name);

/** `Turn off the sound`, by `Mute`: it is called by what ends it. */
const endsByBeing = (name: string, wording: string): boolean =>
  endsSomething.test(name.trim()) &&
  endsIt.test(wording) &&
  !rootsOf(wording).has(rootOf(wordsOf(name)[0] ?? ""));
const endsSomething = /^(?:mute|silence|lock|hide|block)(?!\p{L})/iu;
const endsIt = /(?<!\p{L})(?:(?:turn|switch)(?:ed)? (?:.{1,60} )?off|disabled?|deactivated?)(?!\p{L})/iu;

const quoted = /"[^"]*"|“[^”]*”/g;

/** `Mark Unread` is said by `Mark the two selected mails as unread`. */
function isSaidInOrder(name: string, wording: string): boolean {
  const words = contentWords(name);
  let at = 0;
  for (const word of wordsOf(wording)) if (word === words[at]) at++;
  return words.length > 0 && at === words.length;
}
