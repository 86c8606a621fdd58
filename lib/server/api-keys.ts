import { AppError } from "@/lib/agent/domain/app-error";
import type { AccessStore, ApiKeyRecord } from "@/lib/agent/ports/access-store";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ApiKeyView, CreatedApiKey } from "@/lib/contracts/api-key";
import type { Scope } from "@/lib/contracts/scope";
import { hashOfKey, newApiKey, prefixOfKey } from "@/lib/server/api-key";
import { keyScopes } from "@/lib/server/caller";

type KeyDeps = { store: AccessStore; clock: Clock; ids: Ids };

/** Makes a key. Its text is in the answer and nowhere else. */
export async function createKey(
  tenantId: string,
  wanted: { name: string; scopes?: readonly Scope[] | undefined; expiresAt?: string | undefined },
  { store, clock, ids }: KeyDeps,
): Promise<CreatedApiKey> {
  const key = newApiKey();
  const record: ApiKeyRecord = {
    id: ids.uuid(),
    tenantId,
    name: wanted.name,
    prefix: prefixOfKey(key),
    hash: hashOfKey(key),
    scopes: [...new Set(wanted.scopes ?? keyScopes)],
    createdAt: clock.now().toISOString(),
    ...(wanted.expiresAt ? { expiresAt: wanted.expiresAt } : {}),
  };
  await store.createApiKey(record);
  return { key, record: keyView(record) };
}

export const listKeys = async (tenantId: string, store: AccessStore): Promise<ApiKeyView[]> =>
  (await store.listApiKeys(tenantId)).map(keyView);

export async function revokeKey(
  tenantId: string,
  id: string,
  { store, clock }: KeyDeps,
): Promise<{ id: string }> {
  if (await store.revokeApiKey(tenantId, id, clock.now().toISOString())) return { id };
  throw new AppError("not_found", "id: there is no such key");
}

const keyView = ({ tenantId: _tenant, hash: _hash, ...shown }: ApiKeyRecord): ApiKeyView => ({
  ...shown,
  scopes: shown.scopes ?? [...keyScopes],
});
