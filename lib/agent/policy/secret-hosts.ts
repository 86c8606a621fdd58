import type { PolicyRules } from "@/lib/agent/domain/policy";
import type { Task } from "@/lib/agent/domain/task";
import { hostIsCovered } from "@/lib/agent/domain/urls";
import { sameSite } from "./look-alike";
import { trustedHosts } from "./trusted-hosts";

export type SecretHosts = (name: string, host: string) => boolean;

/** A secret goes where the tenant bound it to; one that is bound to nothing, only to sites that the user chose. */
export function secretHosts(task: Task, rules: Pick<PolicyRules, "secrets" | "allowDomains">): SecretHosts {
  return (name, host) => {
    const bound = rules.secrets.find((rule) => rule.name === name.trim());
    if (bound) return bound.domains.some((pattern) => hostIsCovered(pattern, host));
    return trustedHosts(task, rules).some((known) => sameSite(known, host));
  };
}
