import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/words";
import { sameNamed } from "./candidates";

/**
 * Switches without a name of their own stand in one entry, each beside its label: the one whose label the step gives word for word is meant, and not the one
 * that stands beside another label, though its entry holds those words too.
 */
export function labelledPeer(
  nodes: readonly SkeletonNode[],
  target: number,
  { object, quoted }: StepIntent,
): number | undefined {
  const own = nodes[target];
  if (own?.name !== "" || !own.nearText) return undefined;
  const given = [object, ...quoted].filter((text) => text !== "").map(fold);
  if (given.some((text) => containsPhrase(own.nearText ?? "", text))) return undefined;
  const labelled = sameNamed(nodes, target).filter(
    (index) => nodes[index]?.parent === own.parent && given.includes(fold(nodes[index]?.nearText ?? "")),
  );
  return labelled.length === 1 ? labelled[0] : undefined;
}

/** Of those that fit as well it alone is called, or labelled, just as the step calls the thing. */
export function onlyNamesake(
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
  { object, verb, value = "" }: StepIntent,
): boolean {
  // `Choose 7 on the scale` says the choice, and then of what.
  const names = [object, ...(verb === "select" ? [value] : [])].filter((name) => name !== "").map(fold);
  const isNamesake = (index: number): boolean =>
    names.includes(fold(nodes[index]?.name || (nodes[index]?.nearText ?? "")));
  return isNamesake(target) && !tied.some(isNamesake);
}
