import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords } from "@/lib/agent/domain/wording/words";

/** The words of a name, one right behind the other as the step says them. */
function isSaid(name: readonly string[], said: readonly string[]): boolean {
  return said.some((_, at) => name.every((word, nth) => said[at + nth] === word));
}

/** `Left to Right` and `Right to Left`: made of the same words, and the step says those of `one` in their order and never those of `other`. */
export function isTurnedRound(
  nodes: readonly SkeletonNode[],
  one: number,
  other: number,
  { words }: StepIntent,
): boolean {
  const [own, turned] = [one, other].map((index) => contentWords(nodes[index]?.name ?? ""));
  if (!own || !turned || own.length < 2 || own.join(" ") === turned.join(" ")) return false;
  const isSame = [...own].sort().join(" ") === [...turned].sort().join(" ");
  return isSame && isSaid(own, words) && !isSaid(turned, words);
}

/** The one control of the target's kind that is called by the same words the other way round, as the step says them. */
export function turnedRound(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const found = [...nodes.keys()].filter(
    (index) =>
      nodes[index]?.role === nodes[target]?.role &&
      !nodes[index]?.states.includes("hidden") &&
      isTurnedRound(nodes, index, target, intent),
  );
  return found.length === 1 ? found[0] : undefined;
}
