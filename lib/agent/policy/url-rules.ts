import type { PolicyRules } from "@/lib/agent/domain/policy";
import { hostIsCovered, readUrl } from "@/lib/agent/domain/urls";
import { imitates } from "./look-alike";

export type UrlRuling = { ok: true; url: URL } | { ok: false; reason: string };

/** Whether an address may be opened at all: what it is after parsing counts, not how it is written. `trusted`: hosts that the user named. */
export function judgeUrl(
  written: string,
  base: string,
  rules: Pick<PolicyRules, "allowDomains" | "denyDomains">,
  trusted: readonly string[],
): UrlRuling {
  const url = readUrl(written.trim(), base || undefined);
  if (!url) return refused("It is no address that can be opened.");
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return refused(`Addresses with ${url.protocol} are never opened.`);
  if (url.username || url.password)
    return refused("An address with a user name in it hides where it really leads.");
  const domain = judgeHost(url.hostname, rules);
  if (domain) return refused(domain);
  const original = imitates(url.hostname, trusted);
  if (original) return refused(`${url.hostname} looks like ${original} but is another site.`);
  return { ok: true, url };
}

/** Why a host is off limits by the tenant's lists, or nothing. Denied wins over allowed. */
export function judgeHost(
  host: string,
  { allowDomains, denyDomains }: Pick<PolicyRules, "allowDomains" | "denyDomains">,
): string | undefined {
  if (denyDomains.some((pattern) => hostIsCovered(pattern, host)))
    return `${host} is on the list of denied sites.`;
  if (allowDomains.length > 0 && !allowDomains.some((pattern) => hostIsCovered(pattern, host)))
    return `${host} is not on the list of allowed sites.`;
  return undefined;
}

const refused = (reason: string): UrlRuling => ({ ok: false, reason });
