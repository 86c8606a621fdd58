import { thresholds } from "@/lib/agent/domain/thresholds";
import type { FindableNode } from "@/lib/agent/snapshot/find-element";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { type Check, verified } from "@/lib/agent/verification/check";

/** The element that the next step needs is there and usable now, and was not before. */
export const lookAhead: Check = {
  name: "look-ahead",
  applies: ({ input, before, fit }) =>
    input.action.expectedOutcome?.nextGoal !== undefined &&
    !input.isLastStep &&
    before?.semanticSkeleton !== undefined &&
    fit.fit !== "other",
  check({ input, nodesBefore, nodesAfter, kindAfter, action, effects }) {
    const next = input.action.expectedOutcome?.nextGoal;
    if (!next || kindAfter !== "ordinary" || action.persistent || effects.related.length === 0)
      return undefined;
    const usable = (nodes: readonly (FindableNode & { states: readonly string[] })[]): boolean =>
      findElements(next.element, nodes).some(
        ({ states }) => !states.includes("hidden") && !states.includes("disabled"),
      );
    if (usable(nodesBefore) || !usable(nodesAfter)) return undefined;
    return verified(thresholds.attributableChange, `What the next step needs is there: ${next.description}.`);
  },
};
