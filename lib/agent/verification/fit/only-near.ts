import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

/** Icons under `Guides`, and the step shows the guides in another way: what is only told by what stands near it, as all beside it are, is not the one that is meant. */
export function isOnlyNear(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  { words }: StepIntent,
): boolean {
  const said = new Set(words.map(rootOf));
  const isNameless = (at: number): boolean => (nodes[at]?.name ?? "") === "" && rowOf(nodes, at) < 0;
  const { description = "", placeholder = "", value = "" } = nodes[rival] ?? {};
  return (
    isNameless(target) &&
    isNameless(rival) &&
    !wordsOf(`${description} ${placeholder} ${value}`).some((word) => said.has(rootOf(word)))
  );
}
