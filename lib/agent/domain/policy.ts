import { z } from "zod";
import { ApprovalRisk, SecretRule, SiteRule, type TenantRules } from "@/lib/contracts/policy-rules";
import { hostIsCovered } from "./urls";

/** The rules of a tenant. Domains as host names; a leading `*.` covers its sub-domains. Empty `allowDomains` means any. */
export const PolicyRules = z.object({
  allowDomains: z.array(z.string()),
  denyDomains: z.array(z.string()),
  /** Risks that ask a person first, where no rule of a site says otherwise. */
  askFor: z.array(ApprovalRisk),
  approvePlans: z.boolean(),
  sites: z.array(SiteRule),
  secrets: z.array(SecretRule),
});
export type PolicyRules = z.infer<typeof PolicyRules>;

export const defaultPolicyRules: PolicyRules = {
  allowDomains: [],
  denyDomains: [],
  askFor: ["pay", "delete", "send", "upload", "permission"],
  approvePlans: false,
  sites: [],
  secrets: [],
};

/** A pattern that no host has. */
const nowhere = "nowhere.invalid";

/** The installation's rules with the tenant's own: those narrow where tasks may go, and say what asks. */
export function rulesOfTenant(base: PolicyRules, own: TenantRules | undefined): PolicyRules {
  if (!own) return base;
  return {
    allowDomains: bothAllow(base.allowDomains, own.allowDomains ?? []),
    denyDomains: [...base.denyDomains, ...(own.denyDomains ?? [])],
    askFor: own.askFor ?? base.askFor,
    approvePlans: own.approvePlans ?? base.approvePlans,
    sites: own.sites ?? base.sites,
    secrets: own.secrets ?? base.secrets,
  };
}

function bothAllow(base: readonly string[], own: readonly string[]): string[] {
  if (own.length === 0) return [...base];
  if (base.length === 0) return [...own];
  const inside = (pattern: string, outer: readonly string[]): boolean =>
    outer.some((other) => other === pattern || hostIsCovered(other, pattern.replace(/^\*\./, "any.")));
  const both = [...own.filter((one) => inside(one, base)), ...base.filter((one) => inside(one, own))];
  return both.length > 0 ? [...new Set(both)] : [nowhere];
}

/** What asks a person first on this host: by the most specific rule of a site, else by the tenant's. */
export function risksToAsk(
  { sites, askFor }: Pick<PolicyRules, "sites" | "askFor">,
  host: string,
): ApprovalRisk[] {
  const fitting = sites.filter(({ domain }) => hostIsCovered(domain, host));
  const [nearest] = fitting.sort((a, b) => b.domain.length - a.domain.length);
  return nearest?.askFor ?? askFor;
}
