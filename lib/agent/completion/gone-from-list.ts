import { goalNames, takesAway } from "@/lib/agent/domain/goal-names";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import { readStepIntent } from "@/lib/agent/domain/step-intent";
import { isSamePage } from "./entered";
import { isShown } from "./entries";
import type { Ground } from "./ground";

/**
 * Opened from a list and deleted on a page of its own: the same list as loaded anew, with others of its kind, names it no more. What was only archived or
 * moved may still be shown there, or elsewhere: that is for goals that take away for good alone.
 */
export function goneFromList({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): string[] {
  const { goal, history } = task;
  const [name, ...more] = goalNames(goal);
  const isForGood = takesAway(goal) && readStepIntent(goal).verb === "remove";
  if (load === "none" || !isForGood || name === undefined || more.length > 0) return [];
  const opened = history.find(
    ({ purpose, action, target, urlAtAction }) =>
      purpose !== "gather_evidence" &&
      action.name === "click" &&
      isHeldBy(name, [target?.name ?? ""]) &&
      isSamePage(urlAtAction, snapshot.url),
  );
  const shown = snapshot.nodes.filter(isShown);
  const isNamed = [...snapshot.lines, ...shown.map((node) => node.name)].some((text) =>
    isHeldBy(name, [text]),
  );
  const hasOthers = shown.some(
    ({ role, path }) =>
      role === opened?.target?.role && path !== "" && partOf(path) === partOf(opened.target.path),
  );
  return opened && hasOthers && !isNamed ? [`"${name}" is not shown`] : [];
}

/** Where such entries stand, without what each of them is called. */
const partOf = (path: string): string => path.replace(/(^|\/)(row|item)(:[^/]*)?/gu, "$1$2");
