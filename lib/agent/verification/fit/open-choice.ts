import { isCounting } from "@/lib/agent/domain/counting-control";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { entersForStep, saysValue } from "@/lib/agent/verification/step/enters-for-step";
import { rowOf } from "./candidates";
import type { FitQuestion } from "./fit-score";

/** Steps whose verb alone does not say that something is to be entered: `Edit the user name` may not mean the field for an address. */
const naming: ReadonlySet<StepVerb> = new Set(["unknown", "edit"]);

/** Nothing else takes or offers what was entered, and that may be for the step. `isSaid`: the step says something of the field. */
export function isOnlyField(
  { nodes, target, intent, value, takesText }: FitQuestion,
  candidates: readonly number[],
  isSaid: boolean,
): boolean {
  const says = saysValue(intent, value);
  const isAlone = (takesText || nodes[target]?.options !== undefined) && candidates.length <= 1;
  const isOnly = isAlone || (says && isOnlyOffer(nodes, candidates, target, value));
  const names = says || (isSaid && intent.verb === "edit");
  return isOnly && entersForStep(intent, value) && (!naming.has(intent.verb) || names);
}

/** Of all lists only this one offers what was chosen in it. */
function isOnlyOffer(
  nodes: readonly SkeletonNode[],
  candidates: readonly number[],
  target: number,
  value: string | undefined,
): boolean {
  const offers = (index: number): boolean =>
    value !== undefined &&
    (nodes[index]?.options?.some((option) => option.trim() !== "" && fold(option) === fold(value)) ?? false);
  return offers(target) && !candidates.some((index) => index !== target && offers(index));
}

/** `Remove one of the two photos` leaves open which of those that are alike. */
export const leavesOpen = (
  { object }: StepIntent,
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
): boolean =>
  anyOf.test(object) &&
  tied.every(
    (index) => nodes[index]?.role === nodes[target]?.role && nodes[index]?.name === nodes[target]?.name,
  );
/** `Close "Roof repair"`: controls of the same name that stand with the same thing in lists of their own, where nothing else is called so. */
export function isSameThing(
  { quoted, verb }: StepIntent,
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
): boolean {
  const [name, ...more] = quoted;
  if (name === undefined || more.length > 0 || !shows.has(verb)) return false;
  const entries = [target, ...tied].map((index) => rowOf(nodes, index));
  const isCalledSo = (node: SkeletonNode | undefined): boolean =>
    fold(node?.name ?? "").startsWith(fold(name));
  return (
    tied.every(
      (index) => nodes[index]?.role === nodes[target]?.role && nodes[index]?.name === nodes[target]?.name,
    ) &&
    entries.every(
      (entry) =>
        isCalledSo(nodes[entry]) &&
        nodes.filter((node) => node.parent === nodes[entry]?.parent && isCalledSo(node)).length === 1,
    )
  );
}
const shows: ReadonlySet<StepVerb> = new Set(["close", "open", "collapse", "expand"]);

/** All that fits stands in one entry and does nothing of its own: wherever it is pressed, the entry is. */
export const isInOneEntry = (
  { verb }: StepIntent,
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
): boolean => {
  const entry = rowOf(nodes, target);
  return (
    (verb === "open" || verb === "select") &&
    entry >= 0 &&
    [target, ...tied].every((index) => nodes[index]?.role === "clickable" && rowOf(nodes, index) === entry)
  );
};
/** The plus and the minus of one number: `Set the adults to 3` says neither, and the number tells whether it was the right one. */
export const isOneCounter = (
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
): boolean =>
  [target, ...tied].every(
    (index) =>
      isCounting(nodes[index]?.name ?? "") &&
      nodes[index]?.parent === nodes[target]?.parent &&
      rowOf(nodes, index) === rowOf(nodes, target),
  );

const anyOf = /^(?:one|any|either|some)(?: one)?(?: of)?$|^any /i;
