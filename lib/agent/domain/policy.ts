import { z } from "zod";

export const ApprovalRisk = z.enum(["submit", "pay", "delete", "send", "upload", "permission"]);
export type ApprovalRisk = z.infer<typeof ApprovalRisk>;

/** A tenant's rules. Domains as host names; a leading `*.` covers its sub-domains. Empty `allow` means any. */
export const PolicyRules = z.object({
  allowDomains: z.array(z.string()),
  denyDomains: z.array(z.string()),
  /** Risks that ask a person first. */
  askFor: z.array(ApprovalRisk),
  approvePlans: z.boolean(),
});
export type PolicyRules = z.infer<typeof PolicyRules>;

export const defaultPolicyRules: PolicyRules = {
  allowDomains: [],
  denyDomains: [],
  askFor: ["pay", "delete", "send", "upload", "permission"],
  approvePlans: false,
};
