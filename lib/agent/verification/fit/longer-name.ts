import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** `Created By` beside `Created`, where the step says `the column Created`: it goes on with words of which the step says none. */
export function saysMoreThanStep(
  nodes: readonly SkeletonNode[],
  target: number,
  other: number,
  { object, container = "", value = "" }: StepIntent,
): boolean {
  const [own, longer] = [nodes[target], nodes[other]].map((node) => fold(node?.name ?? ""));
  const said = wordsOf(`${object} ${container} ${value}`);
  if (!own || !longer?.startsWith(`${own} `) || nodes[other]?.role !== nodes[target]?.role) return false;
  const more = wordsOf(longer.slice(own.length));
  return (
    wordsOf(own).every((word) => said.includes(word)) &&
    more.length > 0 &&
    !more.some((word) => said.includes(word))
  );
}
