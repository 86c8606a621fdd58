import type { TenantRules } from "@/lib/contracts/policy-rules";
import type { Scope } from "@/lib/contracts/scope";
import type { AuditEntry, UserRole } from "@/lib/contracts/user";

export type ApiKeyRecord = {
  id: string;
  tenantId: string;
  name: string;
  /** First characters, shown to people. */
  prefix: string;
  /** Hash of the whole key; the key itself is never stored. */
  hash: string;
  /** What the key may be used for; a key from before there were scopes may do what `keyScopes` gives it. */
  scopes?: Scope[];
  /** The extension that the key belongs to since its first use from one. */
  origin?: string;
  createdAt: string;
  expiresAt?: string;
  revokedAt?: string;
  lastUsedAt?: string;
};

export type TenantRecord = { id: string; name: string; createdAt: string; rules?: TenantRules };

export type UserRecord = {
  id: string;
  tenantId: string;
  name: string;
  role: UserRole;
  createdAt: string;
  /** Set: the user is let in no more. */
  disabledAt?: string;
  lastSignInAt?: string;
};

/** A link that signs one browser in, once. `hash`: of its token, which is never stored. */
export type SignInLinkRecord = {
  hash: string;
  tenantId: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
};

/** Who may do what, and who did it. Every method is bound to a tenant, but for those that find out which one a secret belongs to. */
export type AccessStore = {
  createApiKey(key: ApiKeyRecord): Promise<void>;
  findApiKey(hash: string): Promise<ApiKeyRecord | null>;
  loadApiKey(tenantId: string, id: string): Promise<ApiKeyRecord | null>;
  listApiKeys(tenantId: string): Promise<ApiKeyRecord[]>;
  revokeApiKey(tenantId: string, id: string, now: string): Promise<boolean>;
  touchApiKey(tenantId: string, id: string, now: string): Promise<void>;
  /** Binds a key that is bound to no extension yet; false when it is bound already. */
  bindApiKey(tenantId: string, id: string, origin: string): Promise<boolean>;
  /** Whether any valid key is bound to this extension. */
  isBoundOrigin(origin: string): Promise<boolean>;

  /** False when there is one of that id. */
  createTenant(tenant: TenantRecord): Promise<boolean>;
  loadTenant(tenantId: string): Promise<TenantRecord | null>;
  listTenants(): Promise<TenantRecord[]>;
  /** Makes the tenant's row where it has none, as the local tenant does at first. */
  saveTenantRules(tenantId: string, rules: TenantRules, now: string): Promise<void>;

  createUser(user: UserRecord): Promise<void>;
  loadUser(tenantId: string, id: string): Promise<UserRecord | null>;
  listUsers(tenantId: string): Promise<UserRecord[]>;
  changeUser(
    tenantId: string,
    id: string,
    change: Partial<Pick<UserRecord, "role" | "disabledAt" | "lastSignInAt">>,
  ): Promise<boolean>;

  createSignInLink(link: SignInLinkRecord): Promise<void>;
  /** The link of that token, once: null when it is unknown, was taken before or has expired by `now`. */
  takeSignInLink(hash: string, now: string): Promise<SignInLinkRecord | null>;

  appendAudit(tenantId: string, entry: AuditEntry): Promise<void>;
  /** Newest first; `before` is the id of the last one that is known. */
  listAudit(tenantId: string, page: { limit: number; before?: string }): Promise<AuditEntry[]>;

  /** Counts one more request in a bucket that is forgotten after `until`, and says how many there are. One count for all servers. */
  countRequest(bucket: string, window: { now: string; until: string }): Promise<number>;
};
