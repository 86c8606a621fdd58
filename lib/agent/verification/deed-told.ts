import { pastForms } from "@/lib/agent/domain/done-word";
import { fold, wordsOf } from "@/lib/agent/domain/words";
import { sameNamed } from "./candidates";
import type { Ground } from "./ground";
import { properNames } from "./named-entry";

/** The word that a step begins with, as written: what is done. */
const deedOf = ({ intent }: Ground): string => fold(intent.words[0] ?? "");

/** `followed`, `following` and `unfollow` of `follow`: what a control is called once it was done. */
function toldDone(deed: string): readonly string[] {
  const root = deed.replace(/e$/, "");
  return deed.length < shortest ? [] : [...pastForms(deed), `${root}ing`, `${deed}ing`, `un${deed}`];
}
const shortest = 3;

const firstOf = (name: string): string => wordsOf(name)[0] ?? "";
const restOf = (name: string): string => wordsOf(name).slice(1).join(" ");

/** The control offered the step's own deed, and is called by what comes after it now: `Follow Ada` became `Unfollow Ada`. */
export function becameDone(ground: Ground, before: string, after: string): boolean {
  const { intent } = ground;
  const deed = deedOf(ground);
  const [was, is] = [restOf(before), restOf(after)];
  const own = wordsOf(was);
  const asked = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)];
  return (
    (own.length > 0 || standsAlone(ground)) &&
    firstOf(before) === deed &&
    toldDone(deed).includes(firstOf(after)) &&
    (was === is || is === "") &&
    own.every((word) => intent.words.includes(word)) &&
    asked.every((word) => own.includes(word))
  );
}

/** `Resolve` of the one thing that can be resolved here. */
const standsAlone = ({ nodesBefore, target, fit }: Ground): boolean =>
  fit.fit === "this" &&
  sameNamed(nodesBefore, target.index).every((index) => nodesBefore[index]?.states.includes("hidden"));

/** The control said that the step's deed was done, and offers it again now: `Following` became `Follow`. */
export function offeredAgain(ground: Ground, before: string, after: string): boolean {
  const deed = deedOf(ground);
  return deed !== "" && toldDone(deed).includes(firstOf(before)) && firstOf(after) === deed;
}

/** A word by which a text says that the step's deed was done. */
export const saysDone = (ground: Ground, text: string): boolean => {
  const done = toldDone(deedOf(ground)).slice(0, -1);
  return wordsOf(text).some((word) => done.includes(word));
};
