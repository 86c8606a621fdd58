import { type Check, verified } from "@/lib/agent/verification/check";

/** Waiting, scrolling, pointing and reading change nothing by themselves: done when the client did them. */
export const noEffectPromised: Check = {
  name: "no-effect-promised",
  applies: ({ action, input }) => !action.promisesEffect && input.report.execution === "success",
  check: ({ kindAfter, kindBefore }) =>
    kindAfter === "ordinary" || kindAfter === kindBefore ? verified(0.8, "The client did it.") : undefined,
};
