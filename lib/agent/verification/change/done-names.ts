import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { sameNamed } from "@/lib/agent/verification/fit/candidates";
import { copiesOf } from "@/lib/agent/verification/fit/drawn-twice";
import { properNames, thingOf } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The word that a step begins with, as written: what is done. `Confirm to cancel the visit` cancels it. */
function deedOf({ intent, target }: Ground): string {
  const [first = "", second = ""] = intent.words.map(fold);
  const isAnswer = confirming.test(first) && affirming.test(target.node?.name.trim() ?? "");
  return isAnswer && startsWithVerb(second) && !second.endsWith("ing") ? second : first;
}
const confirming = /^(?:confirm|agree|consent)$/;

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
  const roots = rootsOf(was);
  return (
    firstOf(before) === deed &&
    toldDone(deed).includes(firstOf(after)) &&
    (was === is || is === "") &&
    own.every((word) => intent.words.includes(word)) &&
    asked.every((word) => own.includes(word)) &&
    (own.length === 0
      ? standsAlone(ground)
      : objectRoots({ ...intent, object: thingOf(intent) }).every((word) => roots.has(word)) ||
        isCalledByItself(ground, was))
  );
}

/** `Resolve` of the one thing that can be resolved here. */
function standsAlone({ nodesBefore, target, fit, diff }: Ground): boolean {
  const copies = copiesOf(nodesBefore, target, diff);
  return (
    fit.fit === "this" &&
    sameNamed(nodesBefore, target.index).every(
      (index) => nodesBefore[index]?.states.includes("hidden") || copies.includes(index),
    )
  );
}

/** `the author ada`: the step puts before the name what kind of thing it is; the page calls the thing so where it leads to it, or as its heading. */
const isCalledByItself = ({ intent, nodesBefore }: Ground, name: string): boolean =>
  intent.container === undefined &&
  wordsOf(thingOf(intent)).slice(1).join(" ") === name &&
  nodesBefore.some((node) => selfNamed.has(node.role) && wordsOf(node.name).join(" ") === name);
const selfNamed: ReadonlySet<string> = new Set(["link", "heading"]);

/** The control said that the step's deed was done, and offers it again now: `Following` became `Follow`. */
export function offeredAgain(ground: Ground, before: string, after: string): boolean {
  const deed = deedOf(ground);
  return deed !== "" && toldDone(deed).includes(firstOf(before)) && firstOf(after) === deed;
}

/** A text says by a word of its own that the step's deed was done; what is still being done, or was not done, is told otherwise. */
export const saysDone = (ground: Ground, name: string): boolean => {
  // `DeniedMay 4`: what stands side by side without a space between.
  const text = name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  const deed = deedOf(ground);
  const done = deed.length < shortest ? [] : [...pastForms(deed), ...lasting(deed)];
  return done.some((word) => wordsOf(text).includes(word) && !isDenied(text, word));
};

/** Of what goes on by itself once it was begun, `following` says no less than `followed`. */
const lasting = (deed: string): readonly string[] => (/^(?:follow|watch)$/.test(deed) ? [`${deed}ing`] : []);
