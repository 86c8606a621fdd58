import { describe, expect, it } from "vitest";
import type { ApiKeyRecord, UserRecord } from "@/lib/agent/ports/access-store";
import { now } from "@/tests/support/a-task";
import { openTestStore } from "./open-test-store";
import type { StoreKind, StorePlace } from "./stores-under-test";

/** Who may do what, who did it, and how often they call. */
export function storeAccessSpec(place: () => StorePlace, kind: StoreKind): void {
  const { store } = openTestStore(place);

  describe("API keys", () => {
    const aKey = (parts: Partial<ApiKeyRecord>): ApiKeyRecord => ({
      id: "k1",
      tenantId: "local",
      name: "laptop",
      prefix: "sf_abc",
      hash: "hash-1",
      createdAt: now,
      ...parts,
    });

    it("are found by their hash, and listed for their tenant only", async () => {
      const key = aKey({ expiresAt: "2027-01-01T00:00:00.000Z" });
      await store().createApiKey(key);
      await store().createApiKey(aKey({ id: "k2", tenantId: "foreign", hash: "hash-2" }));
      expect(await store().findApiKey("hash-1")).toEqual(key);
      expect(await store().findApiKey("hash-9")).toBeNull();
      expect(await store().listApiKeys("local")).toEqual([key]);
    });

    it("are never two under one hash", async () => {
      await store().createApiKey(aKey({ id: "k3", hash: "hash-3" }));
      await expect(store().createApiKey(aKey({ id: "k4", hash: "hash-3" }))).rejects.toThrow();
    });

    it("are revoked once, by their own tenant, and say when they were used", async () => {
      await store().createApiKey(aKey({ id: "k5", hash: "hash-5" }));
      expect(await store().revokeApiKey("foreign", "k5", now)).toBe(false);
      await store().touchApiKey("foreign", "k5", "2020-03-01T00:00:00.000Z");
      await store().touchApiKey("local", "k5", "2026-03-01T00:00:00.000Z");
      expect(await store().revokeApiKey("local", "k5", now)).toBe(true);
      expect(await store().revokeApiKey("local", "k5", "2026-04-01T00:00:00.000Z")).toBe(false);
      const used = { lastUsedAt: "2026-03-01T00:00:00.000Z", revokedAt: now };
      expect(await store().findApiKey("hash-5")).toEqual(aKey({ id: "k5", hash: "hash-5", ...used }));
    });

    it("belong to the first extension that uses them, and to no other", async () => {
      await store().createApiKey(aKey({ id: "k6", hash: "hash-6", scopes: ["read"] }));
      const origin = "chrome-extension://one";
      expect(await store().isBoundOrigin(origin)).toBe(false);
      expect(await store().bindApiKey("foreign", "k6", origin)).toBe(false);
      expect(await store().bindApiKey("local", "k6", origin)).toBe(true);
      expect(await store().bindApiKey("local", "k6", "chrome-extension://two")).toBe(false);
      expect((await store().loadApiKey("local", "k6"))?.origin).toBe(origin);
      expect(await store().loadApiKey("foreign", "k6")).toBeNull();
      expect(await store().isBoundOrigin(origin)).toBe(true);
      await store().revokeApiKey("local", "k6", now);
      expect(await store().isBoundOrigin(origin)).toBe(false);
    });
  });

  describe("tenants", () => {
    it("are made once, and keep the rules they are given", async () => {
      const tenant = { id: "acme", name: "Acme", createdAt: now };
      expect(await store().createTenant(tenant)).toBe(true);
      expect(await store().createTenant({ ...tenant, name: "Other" })).toBe(false);
      await store().saveTenantRules("acme", { denyDomains: ["bad.example"] }, now);
      await store().saveTenantRules("local", { approvePlans: true }, now);
      expect(await store().loadTenant("acme")).toEqual({
        ...tenant,
        rules: { denyDomains: ["bad.example"] },
      });
      expect(await store().loadTenant("local")).toMatchObject({ rules: { approvePlans: true } });
      expect((await store().listTenants()).map(({ id }) => id)).toEqual(["acme", "local"]);
      expect(await store().loadTenant("nobody")).toBeNull();
    });
  });

  describe("users", () => {
    const aUser: UserRecord = { id: "u1", tenantId: "local", name: "Ada", role: "member", createdAt: now };

    it("are their tenant's only", async () => {
      await store().createUser(aUser);
      expect(await store().loadUser("local", "u1")).toEqual(aUser);
      expect(await store().loadUser("foreign", "u1")).toBeNull();
      expect(await store().listUsers("foreign")).toEqual([]);
      expect(await store().changeUser("foreign", "u1", { disabledAt: now })).toBe(false);
      expect(await store().changeUser("local", "u1", { disabledAt: now })).toBe(true);
      expect(await store().listUsers("local")).toEqual([{ ...aUser, disabledAt: now }]);
    });

    it("sign in by a link once, and not after its time", async () => {
      const link = (hash: string) => ({
        hash,
        tenantId: "local",
        userId: "u1",
        createdAt: "2026-02-01T00:00:00.000Z",
        expiresAt: "2026-02-02T00:00:00.000Z",
      });
      await store().createSignInLink(link("l1"));
      await store().createSignInLink(link("l2"));
      const both = ["l1", "l1"].map((hash) => store().takeSignInLink(hash, "2026-02-01T12:00:00.000Z"));
      expect((await Promise.all(both)).filter(Boolean)).toEqual([link("l1")]);
      expect(await store().takeSignInLink("l2", "2026-02-02T00:00:00.000Z")).toBeNull();
      expect(await store().takeSignInLink("l3", "2026-02-01T12:00:00.000Z")).toBeNull();
    });
  });

  describe("the audit log", () => {
    it("is read newest first, page by page, by its own tenant", async () => {
      const entry = (id: string, minute: number) => ({
        id,
        at: `2026-02-01T00:0${minute}:00.000Z`,
        actor: "owner",
        via: "cookie" as const,
        action: "created a key",
      });
      for (const n of [1, 2, 3]) await store().appendAudit("local", entry(`e${n}`, n));
      await store().appendAudit("foreign", entry("e4", 4));
      expect(await store().listAudit("local", { limit: 2 })).toEqual([entry("e3", 3), entry("e2", 2)]);
      expect(await store().listAudit("local", { limit: 9, before: "e2" })).toEqual([entry("e1", 1)]);
      expect(await store().listAudit("local", { limit: 9, before: "e4" })).toEqual([]);
    });
  });

  describe("counting requests", () => {
    it("counts all that come at once, and bucket by bucket", async () => {
      const window = { now: "2026-02-01T00:00:00.000Z", until: "2026-02-01T00:01:00.000Z" };
      const counts = await Promise.all(Array.from({ length: 10 }, () => store().countRequest("one", window)));
      if (kind !== "ferretdb") expect(Math.max(...counts)).toBe(10);
      expect(await store().countRequest("two", window)).toBe(1);
      const later = { now: "2026-02-01T00:02:00.000Z", until: "2026-02-01T00:03:00.000Z" };
      await store().countRequest("three", later);
      expect(await store().countRequest("one", later)).toBe(1);
    });
  });
}
