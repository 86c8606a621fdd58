import type { ActionRecord } from "@/lib/agent/domain/action-record";

/** A chain of these actions, as printed: one that fills in a form. */
export const chainOf = (actions: string[]): NonNullable<ActionRecord["chain"]> => ({
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
  },
});
