import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { partAround } from "@/lib/agent/snapshot/part-around";

/** What the page said of the thing where an element of it was pressed. Known only while the page before the action is. */
export function partBefore({ beforeState, target }: ActionRecord, goal: string): Pick<ActionRecord, "part"> {
  const { nodes = [], textDigest = [] } = beforeState?.semanticSkeleton ?? {};
  const names = goalNames(goal);
  const isNamed = (line: string): boolean => names.some((name) => isHeldBy(name, [line]));
  const part = partAround(nodes, textDigest, target?.id ?? "", isNamed);
  return part ? { part } : {};
}
