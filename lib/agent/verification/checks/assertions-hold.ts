import { thresholds } from "@/lib/agent/domain/thresholds";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import { timesShown } from "@/lib/agent/verification/change/named-change";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { pageAsBefore } from "@/lib/agent/verification/page/page-before";
import type { Assertion } from "@/lib/contracts/assertion";

/** What was written down before acting has come true, all of it, and none of what counts was so before. */
export const assertionsHold: Check = {
  name: "assertions-hold",
  applies: ({ input, before, fit }) =>
    before?.semanticSkeleton !== undefined &&
    fit.fit !== "other" &&
    (input.action.expectedOutcome?.assertions.length ?? 0) > 0,
  check(ground) {
    const { before, input } = ground;
    if (!before) return undefined;
    const answers = telling(ground).map((assertion) =>
      isOnlySaid(assertion, ground)
        ? undefined
        : checkAssertion(assertion, { before, after: input.after, report: input.report }),
    );
    if (answers.length === 0 || answers.some((answer) => answer !== true)) return undefined;
    return verified(thresholds.attributableChange, "What was expected of the action has come true.");
  },
};

/** A text that stands in a message alone is what the page says of itself. */
const isOnlySaid = (assertion: Assertion, ground: Ground): boolean =>
  assertion.kind === "text" &&
  assertion.present &&
  assertion.within === undefined &&
  timesShown(assertion.text, ground.nodesAfter, ground.input.after.lines) === 0;

/** Assertions that were false before. A page's own success message, and any other address, tell nothing of what was done. */
export function telling({ before, input }: Ground): Assertion[] {
  const page = pageAsBefore(before);
  return (input.action.expectedOutcome?.assertions ?? []).filter((assertion) => {
    if (assertion.kind === "alert" || (assertion.kind === "url" && assertion.match === "changed"))
      return false;
    return (
      assertion.kind === "request" ||
      (page !== undefined && checkAssertion(assertion, { before, after: page }) !== true)
    );
  });
}
