import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/**
 * Where a field stands that lost its place: what was around it was drawn anew without the message that it is empty. It is the only one of its name and kind, before
 * and after. -1 where nobody can say.
 */
export function fieldStill(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  index: number,
): number {
  const own = before[index];
  if (own?.role !== "textbox" || own.name === "") return -1;
  const isIt = ({ role, name, inputType, states }: SkeletonNode): boolean =>
    role === own.role && name === own.name && inputType === own.inputType && !states.includes("hidden");
  return before.filter(isIt).length === 1 && after.filter(isIt).length === 1 ? after.findIndex(isIt) : -1;
}
