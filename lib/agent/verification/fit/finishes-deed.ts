import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { properNames } from "./named-entry";

/**
 * `Register Nora Lindqvist` by the `Submit` of the form that holds her name, where a link `Register` stands beside it; `Cancel the appointment` by the `Confirm`
 * of a dialog that is headed so, and not by its `Cancel`: what ends the deed that the step says does not have to be called like it.
 */
export function finishesDeed(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  intent: StepIntent,
): boolean {
  const name = nodes[target]?.name.trim() ?? "";
  const part = ancestorsOf(nodes, target).find((above) => parts.has(nodes[above]?.role ?? ""));
  if (part === undefined || nodes[target]?.role !== "button" || !isFinish(name)) return false;
  const isBeside = isWithin(nodes, rival, part);
  const rivalName = nodes[rival]?.name ?? "";
  if (nodes[part]?.role === "dialog" && affirming.test(name) && asksFor(nodes, part, target, intent))
    return !isBeside || leaving.test(rivalName.trim());
  // `Publish` beside `Save`, in the same form, is another deed.
  const isOtherDeed = isBeside && rootOf(wordsOf(rivalName)[0] ?? "") === rootOf(intent.words[0] ?? "");
  return (!isOtherDeed && holdsNames(nodes, part, intent)) || (isBeside && holdsSaid(nodes[rival], intent));
}

/** `Update the profile with the language Danish` by `Save`: the list `Language` holds what the step says, and is kept by that. */
const holdsSaid = (field: SkeletonNode | undefined, { words }: StepIntent): boolean => {
  if (!field || !isField(field)) return false;
  const own = rootsOf(field.name);
  return wordsOf(field.value ?? "").some(
    (word) => word.length >= shortestSaid && words.includes(word) && !own.has(rootOf(word)),
  );
};
const shortestSaid = 3;

/**
 * `Yes, delete letter.txt` by the `Delete` beside `Cancel`, in a question that is drawn without being marked as a dialog: the file of that name in the list behind
 * it is what is asked about, and no control that the deed is done by. What the question is about, others have to tell.
 */
export function answersPlainly(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  { words }: StepIntent,
): boolean {
  const own = nodes[target];
  const other = nodes[rival];
  const [deed = "", ...more] = wordsOf(own?.name ?? "");
  if (own?.role !== "button" || !other || other.parent === own.parent || more.length > 1) return false;
  if (ancestorsOf(nodes, target).some((above) => parts.has(nodes[above]?.role ?? ""))) return false;
  const isDeed = deed !== "" && words.map(rootOf).includes(rootOf(deed));
  const isCommand = rootsOf(other.name).has(rootOf(deed));
  const beside = nodes.filter(
    (node) =>
      node !== own && node.role === "button" && node.parent === own.parent && !node.states.includes("hidden"),
  );
  return isDeed && !isCommand && beside.some(({ name }) => declining.test(name.trim()));
}

const parts: ReadonlySet<string> = new Set(["dialog", "form"]);
const leaving = /^(?:cancel|close|no|back)$/iu;
/** It says what ends any form, and nothing of what is in it. */
const isFinish = (name: string): boolean => finishing.test(name) || affirming.test(name);
const finishing =
  /^(?:submit|save|send|done|finish|apply|check ?out|place order|pay(?: now)?|next|ok)(?: (?:changes?|form|order|now|all|it))?$/iu;

/** A heading of the dialog says the step's verb and what it is done to. */
const asksFor = (
  nodes: readonly SkeletonNode[],
  part: number,
  target: number,
  { words, object }: StepIntent,
): boolean => {
  const things = [...rootsOf(object)].filter((word) => word !== rootOf(words[0] ?? ""));
  return [nodes[part], ...descendantsOf(nodes, part)].some((node) => {
    if (!node || node === nodes[target] || (node.role !== "heading" && node.role !== "dialog")) return false;
    const said = rootsOf(node.name);
    return said.has(rootOf(words[0] ?? "")) && things.length > 0 && things.some((word) => said.has(word));
  });
};

/** Its fields hold what the step quotes, or all the names that it says. */
const holdsNames = (nodes: readonly SkeletonNode[], part: number, intent: StepIntent): boolean => {
  const held = descendantsOf(nodes, part).flatMap(({ value = "" }) => (value === "" ? [] : [value]));
  const words = new Set(held.flatMap(wordsOf));
  const names = properNames(intent);
  return intent.quoted.length > 0
    ? intent.quoted.some((quote) => held.some((value) => containsPhrase(value, quote)))
    : names.length > 0 && names.every((word) => words.has(word));
};

const asking = /^(?:filter|search|find|apply|go)$/iu;

/** `Filter the list to "Plum"`, by the button `Filter` beside the one field that holds `Plum`. */
export function sendsQuery(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, quoted }: StepIntent,
): boolean {
  const own = nodes[target];
  const [quote = "", ...more] = quoted;
  if (own?.role !== "button" || !asking.test(own.name.trim()) || !queries.has(verb)) return false;
  const formOf = (at: number): number | undefined =>
    ancestorsOf(nodes, at).find((above) => nodes[above]?.role === "form");
  const holding = [...nodes.keys()].filter(
    (at) => nodes[at]?.role === "textbox" && fold(nodes[at]?.value ?? "") === fold(quote),
  );
  const [field = -1, ...others] = holding;
  const isBeside = nodes[field]?.parent === own.parent || (formOf(field) ?? -1) === (formOf(target) ?? -2);
  return quote !== "" && more.length === 0 && others.length === 0 && field >= 0 && isBeside;
}
const queries: ReadonlySet<string> = new Set(["filter", "search"]);
