import type { ApprovalRisk, TenantRules } from "@/lib/contracts/policy-rules";

export const risks: readonly ApprovalRisk[] = ["submit", "pay", "delete", "send", "upload", "permission"];

/** `key` stays with a row while others come and go. */
export type DraftRow = { key: number };

/** The rules as they are typed: domains as text, one a line or with commas between. */
export type RulesDraft = {
  allowDomains: string;
  denyDomains: string;
  askFor: ApprovalRisk[] | undefined;
  approvePlans: boolean | undefined;
  sites: (DraftRow & { domain: string; askFor: ApprovalRisk[] })[];
  secrets: (DraftRow & { name: string; domains: string })[];
};

export const draftOf = (own: TenantRules): RulesDraft => ({
  allowDomains: (own.allowDomains ?? []).join("\n"),
  denyDomains: (own.denyDomains ?? []).join("\n"),
  askFor: own.askFor,
  approvePlans: own.approvePlans,
  sites: (own.sites ?? []).map((site, key) => ({ key, ...site })),
  secrets: (own.secrets ?? []).map(({ name, domains }, key) => ({ key, name, domains: domains.join(", ") })),
});

/** A key that no row has yet. */
export const rowFor = (rows: readonly DraftRow[]): number => 1 + Math.max(-1, ...rows.map(({ key }) => key));

const domainsIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((domain) => domain.trim())
    .filter((domain) => domain !== "");

/** What is left empty is not in it, and stays as the installation has it. */
export function rulesIn(draft: RulesDraft): TenantRules {
  const { askFor, approvePlans } = draft;
  const [allowDomains, denyDomains] = [domainsIn(draft.allowDomains), domainsIn(draft.denyDomains)];
  const sites = draft.sites.map(({ domain, askFor: asked }) => ({ domain: domain.trim(), askFor: asked }));
  const secrets = draft.secrets.map(({ name, domains }) => ({
    name: name.trim(),
    domains: domainsIn(domains),
  }));
  return {
    ...(allowDomains.length > 0 ? { allowDomains } : {}),
    ...(denyDomains.length > 0 ? { denyDomains } : {}),
    ...(askFor === undefined ? {} : { askFor }),
    ...(approvePlans === undefined ? {} : { approvePlans }),
    ...(sites.length > 0 ? { sites } : {}),
    ...(secrets.length > 0 ? { secrets } : {}),
  };
}

/** What the server did not take: which part, which row of it, and in words for a person. */
export type Fault = { part: string; row: number | undefined; text: string };

export function faultOf({ message, field }: { message: string; field?: string }, draft: RulesDraft): Fault {
  const [, part = "", index, inner] = /^(\w+)(?:\[(\d+)\])?(?:\.domains\[(\d+)\])?/.exec(field ?? "") ?? [];
  const row = index === undefined ? undefined : Number(index);
  const wrong = row === undefined ? undefined : wordAt(draft, part, row, Number(inner ?? 0));
  const said = message.charAt(0).toLowerCase() + message.slice(1);
  return { part, row, text: wrong ? `“${wrong}” ${said}` : message };
}

function wordAt(draft: RulesDraft, part: string, row: number, inner: number): string | undefined {
  if (part === "allowDomains" || part === "denyDomains") return domainsIn(draft[part])[row];
  if (part === "sites") return draft.sites[row]?.domain;
  return part === "secrets" ? domainsIn(draft.secrets[row]?.domains ?? "")[inner] : undefined;
}
