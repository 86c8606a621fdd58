import { AppError } from "@/lib/agent/domain/app-error";
import type { ApiKeyRecord } from "@/lib/agent/ports/access-store";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import type { Scope } from "@/lib/contracts/scope";
import type { UserRole } from "@/lib/contracts/user";
import { hashOfKey, sameSecret } from "@/lib/server/api-key";
import type { SessionCookies, SignedIn } from "@/lib/server/session-cookie";

/**
 * Who asks. `via` decides what a foreign `Origin` may do: a cookie is sent by the browser unasked, a key is not. `origin`: the extension
 * that the key belongs to.
 */
export type Caller = {
  tenantId: string;
  userId: string;
  scopes: readonly Scope[];
  via: "key" | "cookie";
  origin?: string;
};

/** The one tenant of an installation that nobody divided. */
export const localTenant = "local";

const allScopes: readonly Scope[] = ["read", "act", "admin"];
/** What a key may do that says nothing of it. */
export const keyScopes: readonly Scope[] = ["read", "act"];
export const roleScopes: Record<UserRole, readonly Scope[]> = {
  owner: allScopes,
  member: ["read", "act"],
  viewer: ["read"],
};

export type CallerDeps = {
  store: Store;
  cookies: SessionCookies;
  clock: Clock;
  bootstrapKey: string | undefined;
  /** Keys that the server made for its own processes, by hash; they are stored nowhere. */
  passingKeys: ReadonlyMap<string, Caller>;
  /** When each key's use was last noted; it is noted once a minute, so that a busy key costs no writes. */
  keyUses: Map<string, number>;
};

const noteUseEveryMs = 60_000;
const extensionOrigin = /^(?:chrome|moz)-extension:\/\/[\w-]+$/;

/** The caller that a request proves to be, by its API key or else its cookie. */
export async function callerOf(headers: Headers, deps: CallerDeps): Promise<Caller | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer) return callerOfKey(bearer, deps, headers.get("origin"));
  const signedIn = deps.cookies.read(headers.get("cookie") ?? "", deps.clock.now());
  return signedIn ? callerOfCookie(signedIn, deps) : null;
}

/** The caller that an API key stands for. The first extension that uses a key has it for itself from then on. */
export async function callerOfKey(
  key: string,
  deps: CallerDeps,
  origin: string | null = null,
): Promise<Caller | null> {
  if (deps.bootstrapKey && sameSecret(key, deps.bootstrapKey))
    return { tenantId: localTenant, userId: "bootstrap", scopes: allScopes, via: "key" };
  const passing = deps.passingKeys.get(hashOfKey(key));
  if (passing) return passing;
  const record = await deps.store.findApiKey(hashOfKey(key));
  if (!record || !isValid(record, deps.clock.now())) return null;
  await noteUse(record, deps);
  const bound = await bind(record, origin, deps);
  const caller = { tenantId: record.tenantId, userId: record.id, scopes: record.scopes ?? keyScopes };
  return { ...caller, via: "key", ...(bound ? { origin: bound } : {}) };
}

const isValid = ({ revokedAt, expiresAt }: ApiKeyRecord, now: Date): boolean =>
  !revokedAt && (!expiresAt || Date.parse(expiresAt) > now.getTime());

async function noteUse({ id, tenantId }: ApiKeyRecord, { keyUses, clock, store }: CallerDeps): Promise<void> {
  const now = clock.now();
  if (now.getTime() - (keyUses.get(id) ?? 0) < noteUseEveryMs) return;
  keyUses.set(id, now.getTime());
  await store.touchApiKey(tenantId, id, now.toISOString());
}

async function bind(
  { id, tenantId, origin: known }: ApiKeyRecord,
  origin: string | null,
  { store }: CallerDeps,
): Promise<string | undefined> {
  if (known !== undefined || origin === null || !extensionOrigin.test(origin)) return known;
  if (await store.bindApiKey(tenantId, id, origin)) return origin;
  return (await store.loadApiKey(tenantId, id))?.origin;
}

/** A cookie holds as long as what it was given for: its key, its user, or the owner of the machine. */
async function callerOfCookie(
  { tenantId, userId, as }: SignedIn,
  { store, clock, bootstrapKey }: CallerDeps,
): Promise<Caller | null> {
  const caller = (scopes: readonly Scope[]): Caller => ({ tenantId, userId, scopes, via: "cookie" });
  if (as === "owner") return caller(allScopes);
  if (as === "bootstrap") return bootstrapKey ? caller(allScopes) : null;
  if (as === "user") {
    const user = await store.loadUser(tenantId, userId);
    return user && !user.disabledAt ? caller(roleScopes[user.role]) : null;
  }
  const key = await store.loadApiKey(tenantId, userId);
  return key && isValid(key, clock.now()) ? caller(key.scopes ?? keyScopes) : null;
}

/** Throws `forbidden` for a caller that may do other things, but not this. */
export function requireScope({ scopes }: Pick<Caller, "scopes">, scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw new AppError("forbidden", `This needs the scope "${scope}", which this key or user does not have.`);
}
