import { type PolicyRules, rulesOfTenant } from "@/lib/agent/domain/policy";
import type { AccessStore } from "@/lib/agent/ports/access-store";
import type { Clock } from "@/lib/agent/ports/clock";
import type { PolicyView, TenantRules } from "@/lib/contracts/policy-rules";

type PolicyDeps = { store: AccessStore; clock: Clock; rules: PolicyRules };

export async function readPolicy(
  tenantId: string,
  { store, rules }: Pick<PolicyDeps, "store" | "rules">,
): Promise<PolicyView> {
  const own = (await store.loadTenant(tenantId))?.rules ?? {};
  return { own, effective: rulesOfTenant(rules, own) };
}

/** The tenant's own rules as a whole; tasks run under them from their next turn. */
export async function setPolicy(tenantId: string, own: TenantRules, deps: PolicyDeps): Promise<PolicyView> {
  await deps.store.saveTenantRules(tenantId, own, deps.clock.now().toISOString());
  return readPolicy(tenantId, deps);
}
