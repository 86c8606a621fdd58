import type { AccessStore } from "@/lib/agent/ports/access-store";
import type { AuditEntry } from "@/lib/contracts/user";

/** A page of the log for people: `names` are what they call who acted and what was acted on, by id. `next`: there may be entries before these. */
export type AuditPage = { entries: AuditEntry[]; names: Record<string, string>; next?: string };

const entriesOnPage = 50;
/** Who is no record of their own. */
const knownActors = { owner: "The owner", bootstrap: "The server’s own key" };

export async function readAudit(
  tenantId: string,
  before: string | undefined,
  store: Pick<AccessStore, "listAudit" | "listUsers" | "listApiKeys">,
): Promise<AuditPage> {
  const [found, users, keys] = await Promise.all([
    store.listAudit(tenantId, { limit: entriesOnPage + 1, ...(before === undefined ? {} : { before }) }),
    store.listUsers(tenantId),
    store.listApiKeys(tenantId),
  ]);
  const entries = found.slice(0, entriesOnPage);
  const last = entries.at(-1);
  return {
    entries,
    names: {
      ...knownActors,
      ...Object.fromEntries(users.map(({ id, name }) => [id, name])),
      ...Object.fromEntries(keys.map(({ id, name }) => [id, `key “${name}”`])),
    },
    ...(last && found.length > entriesOnPage ? { next: last.id } : {}),
  };
}
