import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/step-intent";
import { fold } from "@/lib/agent/domain/words";

/** Of all lists only this one offers what was chosen in it. */
export function isOnlyOffer(
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

/** `Remove one of the two photos`: any of what is alike will do. */
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
const anyOf = /^(?:one|any|either|some)(?: one)?(?: of)?$|^any /i;
