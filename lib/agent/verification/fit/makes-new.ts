import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import type { TargetFit } from "./target-fit";

/** `Add`, `+ New owner`, `Create`: what begins something new is often called by that alone. */
const making = /^\W{0,3}(?:add|new|create)(?!\p{L})/iu;
const opening: ReadonlySet<string> = new Set(["open", "navigate"]);
const madeNew = /^(?:new|another)$/;

/**
 * `Open the form for a new owner` by `Add`: what makes something new, and says nothing of it that the step does not, is not held against what only bears the name
 * of such things (`Owners`). Where it says no more than that, and nothing else on the page makes something new, it is the one that is meant.
 */
export function weighMaking(
  nodes: readonly SkeletonNode[],
  target: number,
  { fit, rival }: TargetFit,
  { verb, words, quoted }: StepIntent,
): TargetFit | undefined {
  const own = nodes[target];
  if (fit === "this" || !own || !opening.has(verb) || quoted.length > 0) return undefined;
  if (!words.some((word) => madeNew.test(word)) || !isMaker(own) || !saysNoMore(own, words)) return undefined;
  const isAlone = !nodes.some((node, at) => at !== target && isMaker(node));
  if (isAlone && contentWords(own.name.replace(making, "")).length === 0)
    return { fit: "this", reason: "it alone makes something new" };
  // `another payment card` by `Add card`, beside `Add address`.
  const saysIt = (node: SkeletonNode): boolean =>
    isMaker(node) && saysNoMore(node, words) && contentWords(node.name.replace(making, "")).length > 0;
  if (saysIt(own) && nodes.filter(saysIt).length === 1)
    return { fit: "this", reason: "it alone makes what the step says" };
  return fit === "other" && !isMaker(nodes[rival ?? -1])
    ? { fit: "unclear", reason: "the step does not say what makes something new" }
    : undefined;
}

const isMaker = (node: SkeletonNode | undefined): boolean =>
  node !== undefined && isActionable(node) && !node.states.includes("hidden") && making.test(node.name);

/** All it says is that something is made, and of what. */
const saysNoMore = ({ name }: SkeletonNode, words: readonly string[]): boolean => {
  const said = new Set(words.map(rootOf));
  return contentWords(name.replace(making, ""))
    .map(rootOf)
    .every((word) => said.has(word));
};
