import { declining } from "./question-answers";
import { fold } from "./words";

const names = "(no(?: thanks)?|cancel|keep(?: it)?|not now|never ?mind|decline|dismiss)";
const told: readonly RegExp[] = [
  // `Answer No, so that the tasks stay`; `Reply with "Cancel"`.
  new RegExp(
    `^(?:answer|say|reply|respond)(?: the question| it)?(?: with| by)? (?:a )?["“'‘]?${names}["”'’]?(?:[,;.:!]| (?:so|and|to|in)(?!\\p{L})|$)`,
    "iu",
  ),
  // `No, keep the bookmark`.
  new RegExp(`^["“'‘]?${names}["”'’]?[,;:!.–—-]`, "iu"),
  // `Keep the product: answer No`.
  new RegExp(
    `[:;,–—-] ?(?:answer|say|press|click|tap|choose|reply|select|use|hit)(?: with| on)? ["“'‘]?${names}["”'’]?[.!]?$`,
    "iu",
  ),
];

/** The step says no to a question, in the words of the control that says no: `Keep the product: answer No`. */
export function saysNoBy(step: string, control: string): boolean {
  const name = fold(control);
  return declining.test(name) && told.some((pattern) => fold(pattern.exec(step.trim())?.[1] ?? "") === name);
}
