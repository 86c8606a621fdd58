import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { rowOf, sameNamed } from "./candidates";
import { properNames } from "./named-entry";

const crossed = /^(?:[x×✕✖✗╳⨯]|close|clear|cancel|remove|delete)$/iu;
const longestChip = 40;

/** The small entry that a cross stands in, by its index: what a thing was given (a label, a tag, a guest), with others of that kind beside it or none. -1 else. */
function chipAround(nodes: readonly SkeletonNode[], target: number): number {
  const own = nodes[target];
  const row = rowOf(nodes, target);
  const entry = nodes[row];
  const isChip =
    own?.role === "button" &&
    crossed.test(own.name.trim()) &&
    entry?.role === "item" &&
    entry.name.length <= longestChip &&
    /\p{L}{2}/u.test(entry.name) &&
    // What holds other controls as well is an entry of a list.
    !nodes.some(({ parent }, at) => parent === row && at !== target);
  return isChip ? row : -1;
}

/**
 * `Remove the label "Family" from Ida`, by the cross in the entry `Family` of the part that is headed `Ida`: whatever else on the page is called by her name, or takes
 * things away. No second cross stands in an entry of that name.
 */
export function isCrossOfNamed(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  const chip = chipAround(nodes, target);
  const name = fold(nodes[chip]?.name ?? "");
  if (intent.verb !== "remove" || chip < 0) return false;
  const isSaid = [intent.object, ...intent.quoted].some((text) => containsPhrase(text, name));
  const isTwice = sameNamed(nodes, target).some(
    (at) => fold(nodes[chipAround(nodes, at)]?.name ?? "") === name,
  );
  const owner = properNames({ ...intent, object: "", quoted: [] });
  const heads = nodes.slice(0, target).filter(({ role }) => role === "heading");
  return (
    isSaid &&
    !isTwice &&
    (owner.length === 0 || heads.some((head) => owner.every((word) => containsPhrase(head.name, word))))
  );
}
