import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { readStepIntent } from "@/lib/agent/domain/step-intent";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { goalNames, takesAway } from "./goal-names";
import type { Ground } from "./ground";
import { isShownIn, lastingTexts } from "./places";

/**
 * What was to be taken away is still named beside the control that was to do it, as on a page that asks whether it shall. `held`: what the page
 * as loaded anew shows of what came up; a thing that moves is still named there, beside the place that it went to.
 */
export function isAskedAgain(
  deed: ActionRecord | undefined,
  held: readonly string[],
  { task: { goal }, snapshot, load }: Ground,
): boolean {
  const { role, name, path = "" } = deed?.target ?? {};
  // In a list the same control stands beside other things too.
  const isOfEntry = pathParts(path).some((part) => part.role === "row" || part.role === "item");
  if (!deed || !role || !name || isOfEntry || load !== "in_place" || !takesAway(goal)) return false;
  if (readStepIntent(goal).verb === "move" && held.length > 0) return false;
  const isThere = snapshot.nodes.some(
    (node) => node.role === role && node.name === name && !node.states.includes("hidden"),
  );
  const texts = lastingTexts(snapshot, goal);
  return isThere && goalNames(goal).some((one) => isShownIn(one, texts));
}
