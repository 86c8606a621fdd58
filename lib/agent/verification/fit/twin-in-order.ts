import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { orderAsked } from "@/lib/agent/verification/step/order-asked";

const direction = /(?<!\p{L})(?:ascending|descending|asc|desc)(?!\p{L})/iu;

/** `Sort by title, A to Z`: of `Sort by Title Ascending` and `Sort by Title Descending` the one that sorts so. Undefined where there is no such pair, or the step says no order. */
export function twinInOrder(
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
  { object, container = "", value = "" }: StepIntent,
): number | undefined {
  const up = orderAsked(`${object} ${value} ${container}`, "")?.up;
  const bare = (at: number): string => (nodes[at]?.name ?? "").replace(direction, "").trim();
  const rises = (at: number): boolean | undefined =>
    orderAsked(direction.exec(nodes[at]?.name ?? "")?.[0] ?? "", "")?.up;
  if (up === undefined || bare(target) === "" || rises(target) === undefined) return undefined;
  const pair = [target, ...tied];
  const isPair =
    tied.length === 1 && pair.every((at) => bare(at) === bare(target) && rises(at) !== undefined);
  return isPair ? pair.find((at) => rises(at) === up) : undefined;
}
