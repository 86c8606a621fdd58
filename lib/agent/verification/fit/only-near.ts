import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

/**
 * Icons under `Guides`, and the step shows the guides in another way: what is only told by what stands near it, as all beside it are, is not the one that is meant.
 * Under a heading of its own (`Guides`, `Beds`) each of them is told well enough.
 */
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
    isBeside(nodes, target, rival) &&
    !wordsOf(`${description} ${placeholder} ${value}`).some((word) => said.has(rootOf(word)))
  );
}

/** In one part of the page, with no heading between them. */
function isBeside(nodes: readonly SkeletonNode[], one: number, other: number): boolean {
  const between = nodes.slice(Math.min(one, other) + 1, Math.max(one, other));
  return nodes[one]?.parent === nodes[other]?.parent && !between.some(({ role }) => role === "heading");
}
