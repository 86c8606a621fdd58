import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import { hashOfKey, sameSecret } from "@/lib/server/api-key";
import type { SessionCookies } from "@/lib/server/session-cookie";

/** Who asks. `via` decides what a foreign `Origin` may do: a cookie is sent by the browser unasked, a key is not. */
export type Caller = { tenantId: string; userId: string; via: "key" | "cookie" };

/** The one tenant of an installation that nobody divided. */
export const localTenant = "local";

export type CallerDeps = {
  store: Store;
  cookies: SessionCookies;
  clock: Clock;
  bootstrapKey: string | undefined;
  /** When each key's use was last noted; it is noted once a minute, so that a busy key costs no writes. */
  keyUses: Map<string, number>;
};

const noteUseEveryMs = 60_000;

/** The caller that a request proves to be, by its API key or else its cookie. */
export async function callerOf(headers: Headers, deps: CallerDeps): Promise<Caller | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer) return callerOfKey(bearer, deps);
  const session = deps.cookies.read(headers.get("cookie") ?? "", deps.clock.now());
  return session ? { ...session, via: "cookie" } : null;
}

/** The caller that an API key stands for. */
export async function callerOfKey(key: string, deps: CallerDeps): Promise<Caller | null> {
  if (deps.bootstrapKey && sameSecret(key, deps.bootstrapKey))
    return { tenantId: localTenant, userId: "bootstrap", via: "key" };
  const record = await deps.store.findApiKey(hashOfKey(key));
  if (!record || record.revokedAt) return null;
  const now = deps.clock.now();
  if (record.expiresAt && Date.parse(record.expiresAt) <= now.getTime()) return null;
  if (now.getTime() - (deps.keyUses.get(record.id) ?? 0) >= noteUseEveryMs) {
    deps.keyUses.set(record.id, now.getTime());
    await deps.store.touchApiKey(record.id, now.toISOString());
  }
  return { tenantId: record.tenantId, userId: record.id, via: "key" };
}
