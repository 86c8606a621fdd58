import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import {
  labelledRowsIn,
  picksRows,
  rowsMeant,
  selecting,
} from "@/lib/adapters/offline/matching/rows-from-goal";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { toggle } from "./controls";
import type { PageContext } from "./page-context";

/**
 * Rows that the goal names or tells by what they have in common, and boxes to select them by: these come first, for what does it to all that are selected shows only then. Undefined where
 * the goal names none or only one that has controls of its own, and where all are selected.
 */
export function selectRows(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  const usable = nodes.filter(
    ({ role, states }) => role === "checkbox" && !states.includes("hidden") && !states.includes("disabled"),
  );
  const named = usable.filter(({ name }) => selecting.test(name.trim()));
  const boxes = named.length === 0 && picksRows(goal, usable, nodes) ? usable : named;
  const facts = goalFacts(goal);
  const meant =
    boxes.length > 0 || ticking.test(goal.trim())
      ? rowsMeant(goal, facts, { some: boxes, nodes })
      : labelledRowsIn(goal, facts, usable);
  const marked = meant.filter(({ kind }) => kind === "mark");
  const hasControls = marked.some(({ node }) =>
    rowAround(node, nodes)?.inside.some(({ role }) => role === "button" || role === "menuitem"),
  );
  if (marked.length < 2 && hasControls) return undefined;
  for (const { node, kind } of meant) {
    const answer = toggle(node, kind === "mark", 0.85, { ...context, skipsHeld: true });
    if (answer.decision === "act") return { ...answer, prepares: true };
  }
  return undefined;
}

/** To tick them is then all that is to be done. */
const ticking =
  /^(?:please )?(?:tick|check|select|choose|mark|untick|uncheck|enable|disable|turn|switch)(?!\p{L})/iu;
