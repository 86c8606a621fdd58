import { type Check, refuted } from "@/lib/agent/verification/check";

/** The client checked the expected outcome in the page, found it missing, and saw errors. Its word alone, without an error, does not decide. */
export const sentinelFailed: Check = {
  name: "sentinel-failed",
  applies: ({ input }) => input.report.sentinel.passed === false,
  check({ input }) {
    const [error] = input.report.sentinel.errors;
    return error === undefined
      ? undefined
      : refuted(0.85, `The client saw an error: "${error.slice(0, 160)}"`);
  },
};
