import { startsWithVerb } from "./action-verbs";
import { mask } from "./step-purpose";

const either = (verbs: string): string =>
  verbs
    .split("|")
    .map((verb) => `[${verb.charAt(0).toUpperCase()}${verb.charAt(0)}]${verb.slice(1)}`)
    .join("|");
/** These say a whole deed with what they open, shut or arrange … */
const whole = either(
  "open|unfold|expand|show|view|display|close|shut|collapse|fold|hide|sort|filter|search|go to|return to|log in|sign in",
);
/** … and these with what they name. */
const named = either("add|create|register|remove|delete|follow|unfollow|star|archive|pin|mark");
const article =
  "(?:the|an?|my|its|his|her|their|our|your|this|that|these|those|all|only|some|every|each)(?!\\p{L})";
const deed = new RegExp(
  `^((?:(${whole})|(?:${named})) (?=\\S)(.{2,120}?)),? ((?:in order|so as) )?to (?=(\\p{Ll}{2,20}) (?:${article}|${mask}|\\p{Lu}|\\d))(.{4,200})$`,
  "u",
);
/** What is for something says only by that which one it is: `the form to add a guest`, `a reminder to call Ann`. */
const told =
  /(?<!\p{L})(?:form|dialog(?:ue)?|window|page|view|menu|list|panel|section|tab|link|button|option|control|field|box|way|guide|help|tutorial|place|rule|task|reminder|request|invitation|offer|right|permission|time|one|what|how|where|it|that|this)$/iu;
/** `from 5 to 7`, `change … to`: what stands behind `to` is a value. */
const ofValue = /(?<!\p{L})(?:from|change|set|switch|rename|move|turn)(?!\p{L})/iu;
const names = new RegExp(`${mask}|(?<!\\p{L})\\p{Lu}`, "u");

/** `Open the drop-down to choose the colour`, of the control of that choice. */
const ofChoice = /^(?:choose|select|pick|see|view|edit|change|rename|set)$/u;

/** `Open the cart to remove the lamp from it`: the step is to open the cart, and what that is for comes later. */
export function withoutFurtherAim(text: string): string {
  const [, main = "", complete, thing = "", inOrder, verb = "", aim = ""] = deed.exec(text) ?? [];
  if (main === "" || !startsWithVerb(aim, false) || ofValue.test(main)) return text;
  const tellsWhich = told.test(thing) || (ofChoice.test(verb) && !names.test(thing));
  if (inOrder === undefined && tellsWhich) return text;
  return complete !== undefined || names.test(thing) ? main : text;
}
