import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isSentByButton } from "../matching/find-form";
import { shownStatesIn } from "../matching/shown-states";
import { toggle } from "./controls";
import type { PageContext } from "./page-context";

/** The switch of one entry of a list that takes effect at once, turned the way that stands for the state which the goal gives the entry. */
export function switchOf(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  const [entry, ...more] = shownStatesIn(goal, nodes.filter(isField));
  if (!entry || more.length > 0 || entry.node.states.includes("disabled")) return undefined;
  if (isSentByButton(entry.node, nodes)) return undefined;
  const answer = toggle(entry.node, entry.kind === "mark", 0.85, { ...context, skipsHeld: true });
  return answer.decision === "act" ? answer : undefined;
}
