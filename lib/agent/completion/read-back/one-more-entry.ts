import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { entryAround } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import {
  isActionable,
  type PageSnapshot,
  type SkeletonNode,
  type SnapshotNode,
} from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { type Change, isOfValues, isSame, says, typedUnproven } from "./part-turned";
import { lessOf } from "./put-back";
import { entriesNow, listedThen } from "./since-listed";

/**
 * `Thursday 4 June`, among the closing days of the pool whose part was unfolded for it: as loaded anew the page lists all that it did before the deed and one entry more,
 * which says just what was put in. Whose it is may be said by the headings or what was unfolded over it, or by the control that the list ends with.
 */
export function oneMoreEntry(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  ground: Pick<Ground, "snapshot" | "task" | "load">,
): string[] {
  const { snapshot, task } = ground;
  const { goal, history } = task;
  const typed = entered.flatMap((one) => (one.kind === "element_value" ? [one] : []));
  const then = listedThen(deed, ground);
  if (!deed || !then || typed.length === 0 || typed.length < entered.length) return [];
  if (isChanging(goal) || takesAway(goal)) return [];
  const put: Change[] = [...typed, ...typedUnproven(history)];
  const now = entriesNow(snapshot);
  const textNow = ({ mark }: (typeof now)[number]): string => mark.text;
  const textThen = ({ text }: (typeof then.entries)[number]): string => text;
  const [came, ...more] = lessOf(now, then.entries, textNow, textThen);
  const isLess = lessOf(then.entries, now, textThen, textNow).length > 0;
  if (!came || more.length > 0 || isLess || waitingFor(goal)(came.told)) return [];
  const isTold = put.every(({ value }) => says(value, came.told, goal) && !echoes(snapshot.url, value));
  const names = goalNames(goal).filter((name) => !put.some(({ value }) => isSame(name, value)));
  const isMeant =
    names.length > 0 &&
    names.every((name) => isHeldBy(name, [came.told, snapshot.title, ...saidAround(came.node, snapshot)])) &&
    isOfValues(put, goal)(came.told);
  return isTold && isMeant ? [`"${came.told.slice(0, 80)}" is one entry more`] : [];
}

/** The headings over an entry, the button by which its part was unfolded, and where neither is there the next control behind it. */
function saidAround(entry: SkeletonNode, { nodes }: PageSnapshot): string[] {
  const at = nodes.indexOf(entry as SnapshotNode);
  const over: string[] = [];
  let [rank, isParted] = [deepest + 1, false];
  for (const node of nodes.slice(0, at).reverse()) {
    const own = rankOf(node);
    if (own >= rank || node.states.includes("hidden")) continue;
    rank = own;
    isParted ||= own > 1;
    over.push(node.name);
  }
  const isNext = (node: SnapshotNode, index: number): boolean =>
    index > at && isActionable(node) && !entryAround(index, nodes);
  return isParted ? over : [...over, nodes.find(isNext)?.name ?? ""];
}

/** A part that is unfolded by a button is one of the smallest. */
const deepest = 7;
const rankOf = ({ role, inputType, states }: SkeletonNode): number => {
  if (role === "heading") return Number(inputType ?? deepest - 1);
  return role === "button" && (states.includes("expanded") || states.includes("collapsed"))
    ? deepest
    : Number.POSITIVE_INFINITY;
};
