import { startsWithVerb } from "./action-verbs";
import { affirming, declining } from "./question-answers";
import { fold } from "./words";

/** `Given name: Ida`, in the field that is called so, whatever it explains behind that in brackets. */
export function intoLabelled(step: string, control: string): string {
  const [, label = "", value = ""] =
    /^([^:"“]{2,40}?)(?::| ?(?:→|->|=>|:=|=)) (?:["“](?=[^"”]{1,200}["”]$))?([^"“]\S*?(?: \S+?){0,20}?)["”]?$/u.exec(
      step.trim(),
    ) ?? [];
  const own = fold(control.replace(/(?<=\S) \([^()]{1,80}\)\s*$/, "").replace(/[\s:*]+$/, ""));
  const told = value.replace(chosenBy, "").replace(/^["“'‘]|["”'’]$/gu, "");
  // `Username: ida`, whatever the field is called: what follows is a value, unless the label is a command or a sentence follows.
  const isTold = step.includes(": ") || (/ ?(?:→|->|=>|:=)/u.test(step) && /^-?\d[\d.,]*%?$/u.test(told));
  const isOther =
    isTold &&
    isShort.test(told) &&
    !startsWithVerb(label, false) &&
    !made.test(label) &&
    !(startsWithVerb(told) && ofThing.test(told));
  const isLabel = (own !== "" && fold(label) === own) || isOther;
  return isLabel && label !== "" ? `Enter "${told}" in the ${label} field` : afterColon(step);
}
/** `The card expires in May: set the expiry month` says what is to be done behind the colon. */
const ofThing = /^\p{L}+ (?:the|this|that|its|my|your|an?) /iu;
const made = /(?<!\p{L})(?:new|another|added|next|first|step)(?!\p{L})/iu;
const isShort =
  /^(?!.{0,80}(?<!\p{L})(?:should|must|is|are|has|have|will|can|not|please|so|then|only|just)(?!\p{L}))\S+(?: \S+){0,5}$/iu;
/** `Fill the note with: Back at noon`: all that follows is the text. */
const afterColon = (step: string): string =>
  step.replace(
    /^(.{3,80}? (?:with|to|as|by|reads?|says?)): ?([^"“‘'\s][^"“”]{0,300})$/u,
    (_, deed: string, value: string) => `${deed} "${value.trim()}"`,
  );

/** `Size: Large`, by what is called just so: it is chosen. */
export function choiceLabelled(step: string, control: string): string {
  const [, label = "", value = ""] =
    /^(\p{L}[\p{L} -]{1,40}?)(?::| ?(?:→|->|=>)) ["“]?([^"“”]{2,60})["”]?$/u.exec(
      step.trim().replace(/[.!]$/, ""),
    ) ?? [];
  const isIt =
    value !== "" &&
    fold(value) === fold(control) &&
    !startsWithVerb(label) &&
    !affirming.test(value) &&
    !declining.test(value);
  return isIt ? `Select "${value}" as the ${label.charAt(0).toLowerCase()}${label.slice(1)}` : step;
}
/** `Severity: choose Severe`. */
const chosenBy =
  /^(?:pick|choose|select|enter|type|put|write|fill|key|take|use|set|change|supply|specify|provide|give|insert)(?: (?:in|it|this|that|there))?(?: to)? (?=["“'‘\p{Lu}\d])/u;
