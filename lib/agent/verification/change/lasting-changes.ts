import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";

/**
 * The elements of the page before whose change is meant to last, by their indices: entries that went, what is called otherwise since then, what is
 * no longer on or off. What a control says of itself for a moment (`Saving…`, `Copied!`, disabled) is none, nor is what came to be said beside a name.
 */
export function lastingChanges({ effects, nodesBefore, nodesAfter, target }: Ground): number[] {
  const changed = effects.related.flatMap(({ kind, beforeIndex = -1, afterIndex = -1 }) => {
    const [before, after] = [nodesBefore[beforeIndex], nodesAfter[afterIndex]];
    if (!before) return [];
    const hasChanged =
      (kind === "element_disappeared" && entryRoles.has(before.role) && before.name !== "") ||
      (kind === "name_changed" &&
        after !== undefined &&
        isRenamed(before, after, beforeIndex === target.index)) ||
      (kind === "state_changed" && after !== undefined && isOn(before) !== isOn(after));
    return hasChanged ? [beforeIndex] : [];
  });
  return [...new Set(changed)];
}

/** Each of them is as it was on the page before. */
export const haveReverted = (
  { nodesBefore, nodesAfter, diff }: Ground,
  changed: readonly number[],
): boolean =>
  changed.every((index) => {
    const [before, after] = [nodesBefore[index], nodesAfter[diff?.match.toAfter[index] ?? -1]];
    return before !== undefined && after?.name === before.name && isOn(after) === isOn(before);
  });

const entryRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);
/** A word of the name went. A control that was pressed has to be for the reverse since then, or to count: others speak of the press. */
function isRenamed(before: SkeletonNode, after: SkeletonNode, isTarget: boolean): boolean {
  const left = new Set(wordsOf(after.name));
  if (wordsOf(before.name).every((word) => left.has(word))) return isOn(before) !== isOn(after);
  return !isTarget || reversed.test(after.name) || (counted.test(before.name) && counted.test(after.name));
}
const reversed = /^(?:un|re|de|dis)\p{L}{3}/iu;
const counted = /^\D{0,20}\d{1,9}\D{0,3}$/;
