import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { pastForms, takenBackBy } from "@/lib/agent/domain/wording/done-word";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { sameNamed } from "./candidates";

/** `Unsave this job` by `Saved`: the one control that tells by the deed's own word what the step takes back. */
export function isHeldMark(
  nodes: readonly SkeletonNode[],
  target: number,
  { words, quoted }: StepIntent,
): boolean {
  const deed = takenBackBy(fold(words[0] ?? "")) ?? "";
  const [first = "", ...more] = wordsOf(nodes[target]?.name ?? "").filter((word) => /\p{L}/u.test(word));
  return (
    deed !== "" &&
    quoted.length === 0 &&
    more.length === 0 &&
    [...pastForms(deed), `${deed.replace(/e$/u, "")}ing`].includes(first) &&
    sameNamed(nodes, target).length === 0
  );
}
