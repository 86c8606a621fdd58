import type { SkeletonNode } from "./snapshot";
import { type FieldOfThing, fieldsChanged } from "./wording/field-of-thing";
import { asksForTitle, isToldAsTitle } from "./wording/kind-of-field";
import { isHeldBy } from "./wording/same-value";
import { contentStems, contentWords, cutEnding, fold, stem, wordsOf } from "./wording/words";

/** A kind of value and no field in particular: `phone number` is called `Phone`, and what takes a `Quantity` takes any number. */
const general: ReadonlySet<string> = new Set(
  "number no nr amount quantity qty count total value many much name title text subject note comment date day time address".split(
    " ",
  ),
);

/** All words of the label are said of the field that is changed, and the last of these, or the one before a kind of value, is among them. */
function callsField({ field }: FieldOfThing, label: readonly string[]): boolean {
  const said = contentStems(field);
  const heads = said.filter((_, at) => said.slice(at + 1).every((later) => general.has(later)));
  return label.every((word) => said.includes(word)) && label.some((word) => heads.includes(word));
}

/** What may stand between a label and its value. */
const joining: ReadonlySet<string> = new Set("is as be no nr number".split(" "));

/** `room 305`, `the room is 305`; but not what a command begins with: `Book room 305` says what is booked. */
function standsBefore(goal: readonly string[], label: readonly string[], value: readonly string[]): boolean {
  return startsOf(goal, value).some((at) => {
    const end = goal.slice(0, at).findLastIndex((word) => !joining.has(word));
    const from = end + 1 - label.length;
    return (
      from > 0 && label.every((word, nth) => stem(goal[from + nth] ?? "") === word) && !opens(goal, from)
    );
  });
}
const opens = (goal: readonly string[], at: number): boolean =>
  goal.slice(1, at).every((word) => articles.has(word));
const articles: ReadonlySet<string> = new Set("the a an my our new please another one".split(" "));

/** `3 nights`, `305 as the room`. */
const standsBehind = (goal: readonly string[], label: readonly string[], value: readonly string[]): boolean =>
  startsOf(goal, value).some((at) => {
    const behind = goal.slice(at + value.length);
    const from = behind.findIndex((word) => !leading.has(word));
    return from >= 0 && label.every((word, nth) => stem(behind[from + nth] ?? "") === word);
  });
const leading: ReadonlySet<string> = new Set("as the new their his her its".split(" "));

const startsOf = (words: readonly string[], part: readonly string[]): number[] =>
  part.length === 0
    ? []
    : words.flatMap((_, at) => (part.every((word, nth) => words[at + nth] === word) ? [at] : []));

/** Whether the goal calls a field of this label for this value: `the room of … to 305`, `room 305`, `3 nights`. */
export function isCalledFor(label: string, value: string, goal: string): boolean {
  const words = contentStems(label);
  if (words.length === 0 || wordsOf(value).length === 0) return false;
  const isChanged = fieldsChanged(goal).some((one) => isHeldBy(value, [one.rest]) && callsField(one, words));
  const [said, told] = [wordsOf(goal), wordsOf(value)];
  // `for Rasmus Lie, arriving 9 July`: what a comma parts from a value says something of its own.
  const pieces = value.includes(",") ? [goal] : goal.split(/[,;]\s/u);
  return (
    isChanged ||
    standsBefore(said, words, told) ||
    pieces.some((piece) => standsBehind(wordsOf(piece), words, told))
  );
}

/** The goal says no word of the label, and the label says more than a kind of value. */
export function isUnsaid(label: string, goal: string): boolean {
  const said = new Set(contentWords(goal).map(cutEnding));
  const words = contentWords(label).filter((word) => !general.has(stem(word)));
  return words.length > 0 && !words.some((word) => said.has(cutEnding(word)));
}

const writable: ReadonlySet<string> = new Set(["textbox", "combobox", "slider"]);
const closed: readonly string[] = ["hidden", "disabled", "readonly"];

/** Whether a field can be written in. */
export const isWritable = ({ role, states }: Pick<SkeletonNode, "role" | "states">): boolean =>
  writable.has(role) && !states.some((state) => closed.includes(state));

/** The form or dialog that something stands in, else just where it stands. */
const placeOf = (path: string): string => /^.*(?:^|\/)(?:form|dialog)(?::[^/]*)?/u.exec(path)?.[0] ?? path;

const longText = /^(?:textarea|richtext)$/;

/** `Name it "Harvest plan"`: a long text, whatever it is called, is no name where a field for the name stands beside it. */
export const isNamedBeside = (
  field: Pick<SkeletonNode, "inputType">,
  value: string,
  goal: string,
  other: string,
): boolean => longText.test(field.inputType ?? "") && asksForTitle(other) && isToldAsTitle(value, goal);

/**
 * `305` went into `Nights`, of which the goal says nothing, and beside it stands `Room`, which the goal calls for just this value and which does not hold it:
 * the fields that were passed over so.
 */
export function fieldsPassedOver(
  goal: string,
  entered: { name: string; path: string; value: string },
  nodes: readonly SkeletonNode[],
): string[] {
  const { name, path, value } = entered;
  if (value === "" || !isHeldBy(value, [goal])) return [];
  const own = nodes.find((node) => isWritable(node) && node.name === name && node.path === path);
  const isSpare = isUnsaid(name, goal);
  const beside = nodes.filter((node) => isWritable(node) && placeOf(node.path) === placeOf(path));
  return beside
    .filter((node) => fold(node.name) !== fold(name) && !isHeldBy(value, [node.value ?? ""]))
    .filter(
      (node) =>
        (isSpare && isCalledFor(node.name, value, goal)) ||
        (own !== undefined && isNamedBeside(own, value, goal, node.name)),
    )
    .map((node) => node.name);
}
