import { onward } from "@/lib/adapters/offline/matching/fill-from-goal";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { describe, prepare } from "./answer";
import type { PageContext } from "./page-context";
import { isSlotOfThing } from "./slot-of-thing";

/** Buttons that stay pressed, at least where they are a plan of days and times to choose from. */
const fewest = 4;

/**
 * `… on Thursday at 10:20`, in a part that leads on by `Next` and offers a plan of times whose buttons stay pressed: the one that says nothing but what the goal does is
 * chosen, which does nothing yet, and then the part leads on. Where nothing leads on, pressing one may be all there is to do; a plan
 * whose buttons do it by themselves, with day and time in their names, is for `slotCalled`.
 */
export function slotFirst(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: Pick<PageContext, "history">,
): ActionAnswer | undefined {
  const shown = nodes.filter(({ states }) => !states.includes("hidden") && !states.includes("disabled"));
  const [next, ...others] = shown.filter(
    ({ role, name, path }) => role === "button" && onward.test(name.trim()) && entryPart(path) === undefined,
  );
  const slot = slotSaid(goal, shown);
  if (!slot || !next || others.length > 0) return undefined;
  if (!slot.states.includes("pressed"))
    return prepare("click", [slot.id], `${describe(slot)} is when the goal says.`);
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const isLeft = shown.some((node) => isField(node) && node.inputType !== "search");
  return isLeft || last?.action === `click(${JSON.stringify(next.id)})`
    ? undefined
    : prepare("click", [next.id], `${describe(next)} leads to the next part.`);
}

/** The one of a plan of buttons that is called by a time of the goal, and by nothing that the goal does not say. */
function slotSaid(goal: string, shown: readonly SnapshotNode[]): SnapshotNode | undefined {
  const plan = shown.filter(
    ({ role, states }) => role === "button" && (states.includes("pressed") || states.includes("unpressed")),
  );
  const times = goalFacts(goal).filter(({ kind }) => kind === "time" || kind === "date");
  const meant = plan.filter(
    (node) => times.some(({ value }) => containsPhrase(node.name, value)) && isSlotOfThing(goal, node, shown),
  );
  const [slot, ...more] = meant;
  return plan.length >= fewest && slot && more.length === 0 && !slot.occluded ? slot : undefined;
}
