import { thresholds } from "@/lib/agent/domain/thresholds";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** The element that the next step cannot do without is not there after the page had its second look, or after the page changed. */
export const nextElementMissing: Check = {
  name: "next-element-missing",
  applies: ({ input }) => input.action.expectedOutcome?.nextGoal?.required === true && !input.isLastStep,
  check({ input, observed, effects }) {
    const next = input.action.expectedOutcome?.nextGoal;
    if (!next || !nextElementIsMissing({ input })) return undefined;
    const settled =
      input.secondLook ||
      effects.related.length > 0 ||
      observed?.urlChange === "path" ||
      observed?.urlChange === "host";
    if (!settled) return undefined;
    return refuted(
      thresholds.nextElementMissing,
      `The next step needs ${next.description}, and it is not there.`,
      {
        routeToCorrection: true,
      },
    );
  },
};

/** True when the page as a whole is known and does not show what the next step needs. */
export function nextElementIsMissing({ input }: Pick<Ground, "input">): boolean {
  const next = input.action.expectedOutcome?.nextGoal;
  if (!next || input.after.form === "none" || input.after.truncated > 0) return false;
  return !findElements(next.element, input.after.nodes).some(({ states }) => !states.includes("hidden"));
}
