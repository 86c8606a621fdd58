import { type Entered, enteredOnTheWay, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

const isHead = ({ role, states }: SnapshotNode): boolean =>
  (role === "button" || role === "clickable") &&
  !states.includes("popup") &&
  !states.includes("hidden") &&
  (states.includes("expanded") || states.includes("collapsed"));

/**
 * `Leo Marchetti open` and `Mia Osei paid (cash)`, heads of a list that unfold, where it was to be paid by Leo: the list tells such things in its heads, and what was
 * entered for the one it tells of another.
 */
export function isToldOfOtherHead(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): boolean {
  const names = goalNames(task.goal).filter((name) => name.includes(" "));
  const heads = snapshot.nodes.filter(isHead);
  const [own, ...more] = heads.filter((head) => names.some((name) => isHeldBy(name, [head.name])));
  if (!own || more.length > 0) return false;
  const others = heads.filter((head) => head !== own && head.path === own.path);
  // Where nothing of what was entered is looked for here, it is what was entered for the deed.
  const told = entered.length > 0 ? entered : enteredOnTheWay(deed, task);
  return valuesOf(told).some(
    (value) => !isHeldBy(value, [own.name]) && others.some(({ name }) => isHeldBy(value, [name])),
  );
}
