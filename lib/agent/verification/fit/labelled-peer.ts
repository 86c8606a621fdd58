import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { groupOf, sameNamed } from "./candidates";
import { properNames } from "./named-entry";

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

/** `Follow Science` in the card `Science`, and not in the card `Data science`: of the parts that hold such a control one alone is called just as the step calls the thing. */
function isInNamedGroup(
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
  intent: StepIntent,
): boolean {
  const { object, container = "", quoted } = intent;
  const names = [object, container, ...quoted, properNames(intent).join(" ")]
    .filter((name) => name !== "")
    .map(fold);
  const isNamed = (index: number): boolean => {
    const group = groupOf(nodes, index);
    return group >= 0 && names.includes(fold(nodes[group]?.name ?? ""));
  };
  const peers = sameNamed(nodes, target);
  return isNamed(target) && tied.every((index) => peers.includes(index) && !isNamed(index));
}

/** Of those that fit as well it alone is called, or labelled, just as the step calls the thing. */
export function onlyNamesake(
  nodes: readonly SkeletonNode[],
  target: number,
  tied: readonly number[],
  intent: StepIntent,
): boolean {
  const { object, verb, value = "" } = intent;
  if (isInNamedGroup(nodes, target, tied, intent)) return true;
  // `Choose 7 on the scale` says the choice, and then of what.
  const names = [object, ...(verb === "select" ? [value] : [])].filter((name) => name !== "").map(fold);
  const called = (index: number): string => fold(nodes[index]?.name || (nodes[index]?.nearText ?? ""));
  const isOption = (index: number): boolean => value !== "" && called(index) === fold(value);
  // `Set the subtitles to German`, by `German` in the list of the control `Subtitles`.
  if (verb === "select" && isOption(target) && !tied.some(isOption)) return true;
  const isNamesake = (index: number): boolean => names.includes(called(index));
  return isNamesake(target) && !tied.some(isNamesake);
}
