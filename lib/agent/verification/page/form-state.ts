import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";
import { promptAround } from "./prompt-around";

const holders: ReadonlySet<string> = new Set(["dialog", "form"]);

/** The form or dialog that the target stands in, by index before; -1 where it stands in none. */
export function formOf({ nodesBefore, target }: Ground): number {
  if (target.index < 0) return -1;
  return (
    ancestorsOf(nodesBefore, target.index).find((above) => holders.has(nodesBefore[above]?.role ?? "")) ?? -1
  );
}

/** True when the target's form or dialog is no longer on the page. */
export function formIsLeft(ground: Ground): boolean {
  const form = formOf(ground);
  return form >= 0 && (ground.diff?.match.toAfter[form] ?? -1) < 0 && !standsElsewhere(ground, form);
}
/** What came up around it moved it in the page: all that it is filled in by is there, with its button. */
function standsElsewhere({ nodesBefore, nodesAfter, target }: Ground, form: number): boolean {
  const isThere = ({ role, name }: SkeletonNode): boolean =>
    nodesAfter.some((node) => node.role === role && node.name === name && !node.states.includes("hidden"));
  const fields = descendantsOf(nodesBefore, form).filter(isField);
  return fields.length > 1 && target.node !== undefined && [...fields, target.node].every(isThere);
}

const fieldRoles: ReadonlySet<string> = new Set(["textbox", "combobox"]);

/** What the fields around the target held before: of its form or dialog, else of the page when that is not crowded. */
export const enteredValues = (ground: Ground): string[] =>
  heldValues(ground).filter((value) => value.length >= 2);

/** The same with what is only one character long, as a number may be. */
function heldValues(ground: Ground): string[] {
  const form = formOf(ground);
  const fields = descendantsOf(ground.nodesBefore, form).filter((node) => fieldRoles.has(node.role));
  return form < 0 && fields.length > 12 ? [] : fields.map(valueFor).filter((value) => value !== "");
}

/** Of a step that calls a field of the form by its whole name (`Save the priority`), what that field held; what every field did where it calls none. */
export function valuesMeant(ground: Ground): string[] {
  const said = new Set(objectRoots(ground.intent));
  const isCalled = ({ role, name, nearText = "" }: SkeletonNode): boolean => {
    const words = [...rootsOf(name || nearText)];
    return fieldRoles.has(role) && words.length > 0 && words.every((word) => said.has(word));
  };
  const fields = descendantsOf(ground.nodesBefore, formOf(ground)).filter(isCalled);
  const entered = enteredValues(ground);
  return fields.length === 0
    ? entered
    : entered.filter((value) => fields.some((field) => valueFor(field) === value));
}

const valueFor = (node: SkeletonNode): string =>
  node.inputType === "password" || node.options !== undefined ? "" : (node.value ?? "").trim();

/** `Your name`, `Your e-mail`: who sends the form is told with anything that is sent by it. */
export const signaturesIn = (ground: Ground): string[] =>
  descendantsOf(ground.nodesBefore, formOf(ground)).flatMap((node) =>
    node.role === "textbox" && signature.test(node.name || (node.nearText ?? "")) ? [valueFor(node)] : [],
  );
const signature = /^your (?:(?:full |user )?name|e-?mail)(?!\p{L})/iu;

/** A day alone, as fields for days hold it before anybody enters one. */
export const isDayOnly = (value: string): boolean =>
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/.test(
    value.trim(),
  );

/** True when the form or dialog of the target, or its own button, speaks of what the step names. */
export function formIsMeant(ground: Ground): boolean {
  const { fit, nodesBefore, target, intent } = ground;
  if (fit.fit === "this" || intent.controlWord === "form") return true;
  const form = formOf(ground);
  const inside = form < 0 ? promptAround(nodesBefore, target.index) : descendantsOf(nodesBefore, form);
  const texts = [
    nodesBefore[form]?.name,
    // `add_comment_form`: what the site itself calls it.
    nodesBefore[form]?.testId?.replace(/[^\p{L}]+/gu, " "),
    target.node?.name,
    ...inside.filter(({ role }) => role === "heading").map(({ name }) => name),
  ];
  const shown = rootsOf(texts.filter(Boolean).join("\n"));
  return objectRoots(intent).some((word) => shown.has(word)) || holdsWhatGoalSays(ground, inside);
}
const pronoun = /^(?:it|this|that|them|these|those)$/iu;

/** `Save the new title`, `Create the folder`: a field of the form is called so, or the kind that is chosen in it, and what was entered is the goal's own text. */
function holdsWhatGoalSays({ intent, input, target }: Ground, inside: readonly SkeletonNode[]): boolean {
  const named = objectRoots(intent);
  const isNamed = ({ name, nearText = "", placeholder = "" }: SkeletonNode): boolean => {
    const words = rootsOf(`${name || nearText} ${placeholder}`);
    return named.some((word) => words.has(word));
  };
  const told = inside.filter(
    (node) =>
      node.role === "textbox" &&
      valueFor(node).length >= shortestTold &&
      partsOf(valueFor(node)).every((part) => containsPhrase(input.goal, part)),
  );
  // `Make the note public`, of the form for a note.
  const isChosen = inside.some(
    (node) =>
      isNamed(node) &&
      (node.role === "checkbox" || (node.role === "radio" && node.states.includes("checked"))),
  );
  // `Rename it` by the `Rename` of its form: the step says no more.
  const isBare = pronoun.test(intent.object) && wordsOf(target.node?.name ?? "")[0] === intent.words[0];
  return told.some(isNamed) || (told.length > 0 && (isChosen || isBare));
}
const shortestTold = 4;
/** `news, planets`, of which the goal says `news and planets`. */
const partsOf = (value: string): string[] => {
  const parts = value.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  return parts.every((part) => /^[\p{L}\p{N}_-]{3,}$/u.test(part)) ? parts : [value];
};

const wholeName = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu;

/** `for Nils Holm`, and the form held `Nils Holme`: a part of the name that the step writes out, and not the whole of it. */
export function entersOtherName({ intent }: Ground, entered: readonly string[]): boolean {
  return saysOtherName(`${intent.object} ${intent.container ?? ""}`, entered);
}

/** A name in the text shares a word with what was entered and has another beside it. */
export function saysOtherName(told: string, entered: readonly string[]): boolean {
  // An address may be made of the name, and is none.
  const held = new Set(entered.filter((value) => !value.includes("@")).flatMap(wordsOf));
  return [...told.matchAll(wholeName)].some(([name]) => {
    const words = wordsOf(name);
    return words.some((word) => held.has(word)) && words.some((word) => !held.has(word));
  });
}

/** Where the step gives a number and the form holds numbers, it is one of them; both are, where it gives them as one (`128/79`). `entered`: what it is known to hold. */
export function numbersAgree(ground: Ground, entered: readonly string[]): boolean {
  const { intent } = ground;
  const numbers = (text: string): string[] =>
    text.replace(/[,\s](?=\d{3}\b)/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
  const told = [intent.object, intent.value ?? "", intent.container ?? ""].join(" ");
  const wanted = numbers(told);
  const held = entered.flatMap(numbers);
  // A field of one digit may hold it, and tells nothing against another number.
  const all = [...held, ...heldValues(ground).flatMap(numbers)];
  const isHeld = (number: string): boolean =>
    all.some((one) => Number(one) === Number(number) || one.endsWith(number));
  if (wanted.length === 0 || held.length === 0) return true;
  return wanted.some(isHeld) && numbers((told.match(pairOfNumbers) ?? []).join(" ")).every(isHeld);
}
const pairOfNumbers = /(?<![\p{L}\p{N}/.,-])\d{1,6}\/\d{1,6}(?![\p{L}\p{N}/]|[.,-]\d)/gu;

/** The form went with the page, which the server answered anew: it may stand there once more. */
const isSent = (ground: Ground): boolean =>
  formIsLeft(ground) ||
  (ground.target.node?.role === "button" &&
    ground.requests.stored.some(({ resourceType }) => resourceType?.toLowerCase() === "document"));

/** A list or group of choices in the form that was left held another option than the one that the step, or the goal that it ends, says of it. */
export function heldOtherOption(ground: Ground): boolean {
  const { nodesBefore, input, asSaid } = ground;
  const form = formOf(ground);
  if (form < 0 || !isSent(ground)) return false;
  // What was entered, or is quoted, may be made of the words of an option.
  const told = `${asSaid}\n${input.isLastStep ? input.goal : ""}`.replace(quotation, " ");
  const withoutEntered = (text: string): string =>
    enteredValues(ground).reduce((rest, value) => rest.replaceAll(value, " "), text);
  const words = withoutEntered(told).replace(notAs, " ");
  const made = words.replace(making, " ");
  const [kind = ""] = /\p{L}+$/u.exec(making.exec(words)?.[0] ?? "") ?? [];
  const entered = new Set(enteredValues(ground).map(fold));
  const quoted = new Set(ground.intent.quoted.map(fold).filter((quote) => !entered.has(quote)));
  const isSaid = (option: string): boolean => {
    const name = shortOf(option);
    return (/\p{L}{3}/u.test(name) && containsPhrase(words, name)) || (name !== "" && quoted.has(fold(name)));
  };
  const inside = descendantsOf(nodesBefore, form);
  const [chosen, left] = [true, false].map((on) =>
    inside.filter(({ role, states }) => role === "radio" && states.includes("checked") === on),
  );
  if (chosen?.length && !chosen.some(({ name }) => isSaid(name)) && left?.some(({ name }) => isSaid(name)))
    return true;
  return inside.some(
    ({ options = [], value = "" }) =>
      options.length > 1 &&
      options.includes(value) &&
      !isSaid(value) &&
      options.some(isSaid) &&
      // `Create the user`, in a form that chooses between `User` and `Admin`: the kind of thing, where the goal says what was chosen.
      (options.some((option) => containsPhrase(made, shortOf(option))) ||
        onlyOptionIn(withoutEntered(input.goal), options, kind) !== value),
  );
}
/** What is made, by a word for its kind alone. */
const making =
  /^\s*(?:create|add|register|invite|save|submit) (?:the|an?|this)(?: new)? \p{Ll}+(?=[.!]?\s*$)/imu;
/** The one option that the goal says beside the kind of what it makes (`kind`), what it rules out, and whom it speaks of (`tell the admin`); where it says several, none. */
function onlyOptionIn(goal: string, options: readonly string[], kind: string): string | undefined {
  // Of `create the admin user` it is `admin`.
  const chosen =
    kind === "" ? goal : goal.replace(makingInGoal, (whole, said: string) => howOf(said, kind) ?? whole);
  const rest = [notAs, ruledOut, somebody].reduce((text, part) => text.replace(part, " "), chosen);
  const [only, ...more] = options.filter((option) => containsPhrase(rest, shortOf(option)));
  return more.length === 0 ? only : undefined;
}
const makingInGoal =
  /(?<!\p{L})(?:create|add|register|invite|save|submit) (?:(?:the|an?|this) )?(?:new )?((?:\p{L}+ ){0,2}\p{L}+)(?!\p{L})/giu;
/** What is said before the kind, without it; nothing where the kind is not said there. */
function howOf(said: string, kind: string): string | undefined {
  const words = said.split(" ");
  const at = words.findIndex((word) => fold(word) === fold(kind));
  return at < 0 || words.slice(0, at).some((word) => between.test(word))
    ? undefined
    : ` ${[...words.slice(0, at), ...words.slice(at + 1)].join(" ")} `;
}
const between = /^(?:as|to|with|for|and|in|of|by)$/iu;
const notAs = /(?<!\p{L})(?:not|rather than|instead of) (?:as (?:an? |the )?|an? |the )\p{L}+/giu;
const ruledOut = /(?<!\p{L})(?:not|never|no|without|rather than|instead of) [^,.;\n]+/giu;
const somebody = /(?<!\p{L})the \p{Ll}+(?! (?:role|rights?|access|permissions?)(?!\p{L}))(?!\p{L})/gu;
const shortOf = (option: string): string => option.split(detail)[0] ?? "";
const quotation = /"[^"]*"|“[^”]*”|(?<!\p{L})'(?:[^']|(?<=[\p{L}\p{N}])'(?=\p{L}))*'(?!\p{L})/gu;
/** `Viewer — can only look`: what an option says beside what it is. */
const detail = /\s*[·,(–—|:]\s*/u;
