import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Lend for` with `2 months` in it, for `Lend the cello for 2 months`: a button that drops a list open and holds beside its own label what the step says was chosen in before. The one
 * beside it that bears the step's verb, and opens nothing, carries that out.
 */
export function isChoiceHeldBeside(
  nodes: readonly SkeletonNode[],
  index: number,
  target: number,
  { words }: StepIntent,
): boolean {
  const [one, own] = [nodes[index], nodes[target]];
  const label = one?.nearText ?? "";
  if (!one || !own || label === "" || !fold(one.name).startsWith(fold(label))) return false;
  const held = wordsOf(one.name.slice(label.length));
  const said = new Set(words.map(rootOf));
  return (
    one.role === "button" &&
    one.states.includes("popup") &&
    one.states.includes("collapsed") &&
    held.length > 0 &&
    held.every((word) => said.has(rootOf(word))) &&
    own.role === "button" &&
    !own.states.includes("popup") &&
    own.path === one.path &&
    rootOf(wordsOf(own.name)[0] ?? "") === rootOf(words[0] ?? "")
  );
}
