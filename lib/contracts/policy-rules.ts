import { z } from "zod";

export const ApprovalRisk = z.enum(["submit", "pay", "delete", "send", "upload", "permission"]);
export type ApprovalRisk = z.infer<typeof ApprovalRisk>;

/** A host name; a leading `*.` covers its sub-domains. */
const DomainPattern = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:\*\.)?[\p{L}\p{N}][\p{L}\p{N}.-]*$/u, "is not a host name, or one with a leading *.");
const domains = z.array(DomainPattern).max(500);
const risks = z.array(ApprovalRisk).max(6);

/** What holds on one site in place of the tenant's own rule. */
export const SiteRule = z.strictObject({ domain: DomainPattern, askFor: risks });
export type SiteRule = z.infer<typeof SiteRule>;

/** Where a secret may be used, whatever a task says. */
export const SecretRule = z.strictObject({
  name: z.string().trim().min(1).max(100),
  domains: domains.min(1),
});
export type SecretRule = z.infer<typeof SecretRule>;

/** A tenant's own rules; what is absent is as the installation has it. Tenants can narrow where tasks go, never widen it. */
export const TenantRules = z.strictObject({
  allowDomains: domains.optional(),
  denyDomains: domains.optional(),
  /** Risks that ask a person first. */
  askFor: risks.optional(),
  approvePlans: z.boolean().optional(),
  sites: z.array(SiteRule).max(500).optional(),
  secrets: z.array(SecretRule).max(500).optional(),
});
export type TenantRules = z.infer<typeof TenantRules>;

/** The rules that tasks of the tenant run under, and what of them the tenant set itself. */
export const PolicyView = z.strictObject({
  own: TenantRules,
  effective: z.strictObject({
    allowDomains: z.array(z.string()),
    denyDomains: z.array(z.string()),
    askFor: z.array(ApprovalRisk),
    approvePlans: z.boolean(),
    sites: z.array(SiteRule),
    secrets: z.array(SecretRule),
  }),
});
export type PolicyView = z.infer<typeof PolicyView>;
