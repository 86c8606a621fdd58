import type { Chain } from "@/lib/contracts/plan";

/** A chain of these actions, as printed: one that fills in a form. `more`: what else is to be said of it. */
export const chainOf = (actions: readonly string[], more: Partial<Chain["metadata"]> = {}): Chain => ({
  actions: actions.map((action, index) => ({
    action,
    index,
    description: action,
    actionType: "input",
    verificationLevel: "client",
    clientVerificationChecks: [],
  })),
  metadata: {
    totalActions: actions.length,
    safeToChain: true,
    chainReason: "FORM_FILL",
    defaultVerificationLevel: "client",
    clientVerificationSufficient: true,
    finalVerificationLevel: "lightweight",
    ...more,
  },
});
