import { type Check, refuted } from "@/lib/agent/verification/check";

/** The client says that it could not act. When something of the action's own changed all the same, it may have been late, and others decide. */
export const couldNotExecute: Check = {
  name: "could-not-execute",
  applies: ({ input }) => input.report.execution === "failure",
  check({ input, effects }) {
    if (effects.related.length > 0) return undefined;
    const said = input.report.error
      ? `${input.report.error.code}: ${input.report.error.message}`
      : "no reason given";
    return refuted(0.95, `The action could not be done (${said}).`, { routeToCorrection: true });
  },
};
