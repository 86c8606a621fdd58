import type { Entered } from "@/lib/agent/completion/deed/entered";
import { entryAround } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";

/** The entries of boxes that were ticked, whether or not they are still. */
export const tickedRows = (entered: readonly Entered[], { nodes }: PageSnapshot): ReadonlySet<SkeletonNode> =>
  new Set(
    entered.flatMap((one) => {
      if (one.kind !== "element" || one.element.role !== "checkbox" || one.state !== "checked") return [];
      const [box, ...more] = findElements(one.element, nodes);
      return box && more.length === 0 ? (entryAround(nodes.indexOf(box), nodes) ?? []) : [];
    }),
  );

/** Of the entries that were ticked for the deed some read otherwise since, and another one says as before nothing of it. */
export function isDoneToSome(
  ticked: ReadonlySet<SkeletonNode>,
  came: readonly SkeletonNode[],
  goal: string,
): boolean {
  const asked = [...doneWords(goal), ...wordsOf(stateAsked(goal) ?? "")];
  const isAsBefore = (row: SkeletonNode): boolean =>
    !came.includes(row) && !wordsOf(row.name).some((word) => asked.includes(word));
  return [...ticked].some((row) => came.includes(row)) && [...ticked].some(isAsBefore);
}

/**
 * `3B North Hall` and `5A North Hall`, of `lockers 3B and 5A in North Hall`: both were ticked, each bears a name of the goal that the other does not, and as many of them.
 * `6C North Hall` bears the hall's alone.
 */
export function areBothMeant(
  own: SkeletonNode,
  other: SkeletonNode,
  ticked: ReadonlySet<SkeletonNode>,
  goal: string,
): boolean {
  const [ofOwn = [], ofOther = []] = [own, other].map(({ name }) =>
    goalNames(goal).filter((one) => isHeldBy(one, [name])),
  );
  return (
    ticked.has(own) &&
    ticked.has(other) &&
    ofOther.length === ofOwn.length &&
    ofOther.some((name) => !ofOwn.includes(name))
  );
}
