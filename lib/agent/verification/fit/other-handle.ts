import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** By what somebody goes on the site (`@kamala`); an address by mail has more before the sign. */
const handle = /(?<![\p{L}\p{N}._+-])@([\p{L}\p{N}_]{3,40})(?![\p{L}\p{N}_.-])/gu;
const handlesIn = (name: string): string[] =>
  [...name.matchAll(handle)].flatMap(([, one = ""]) => wordsOf(one));

/** `Open the profile of kamala`, by the link `@bruno`: of those that tell such a name it is another one, and one that tells the step's is meant. */
export function otherHandle(
  nodes: readonly SkeletonNode[],
  target: number,
  { words }: StepIntent,
): number | undefined {
  const own = nodes[target];
  const [told, ...more] = handlesIn(own?.name ?? "");
  if (told === undefined || more.length > 0 || words.includes(told)) return undefined;
  return [...nodes.keys()].find((at) => {
    const [one, ...others] = handlesIn(nodes[at]?.name ?? "");
    return nodes[at]?.role === own?.role && one !== undefined && others.length === 0 && words.includes(one);
  });
}
