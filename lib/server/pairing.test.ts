import { describe, expect, it } from "vitest";
import type { ApiKeyRecord } from "@/lib/agent/ports/access-store";
import type { PairingRecord, Store } from "@/lib/agent/ports/store";
import { hashOfKey } from "@/lib/server/api-key";
import { createRateLimit } from "@/lib/server/rate-limit";
import { offerPairing, redeemPairing } from "./pairing";

/** Of the store only what pairing asks of it. */
function setUp() {
  const offers = new Map<string, PairingRecord>();
  const keys: ApiKeyRecord[] = [];
  const parts: Pick<Store, "createPairingCode" | "takePairingCode" | "createApiKey"> = {
    createPairingCode: async (offer) => void offers.set(offer.hash, offer),
    takePairingCode: async (hash, now) => {
      const offer = offers.get(hash);
      if (!offer || offer.expiresAt <= now) return null;
      offers.delete(hash);
      return offer;
    },
    createApiKey: async (key) => void keys.push(key),
  };
  let now = Date.parse("2026-05-01T10:00:00.000Z");
  const deps = {
    store: parts as Store,
    clock: { now: () => new Date(now) },
    ids: { uuid: () => "id-1" },
    rateLimit: createRateLimit(3),
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { deps, offers, keys, wait };
}

const owner = { tenantId: "clinic", userId: "owner" };

describe("pairing", () => {
  it("trades a code, however it is typed, for a key of the tenant that offered it", async () => {
    const { deps, offers, keys } = setUp();
    const { code, expiresAt } = await offerPairing(owner, deps);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
    expect(expiresAt).toBe("2026-05-01T10:10:00.000Z");
    expect(JSON.stringify([...offers.values()])).not.toContain(code.replace("-", ""));
    const { key } = await redeemPairing({ code: code.toLowerCase(), name: "Work laptop" }, deps);
    expect(keys).toMatchObject([{ tenantId: "clinic", name: "Work laptop", hash: hashOfKey(key) }]);
  });

  it("gives nothing for a code that was used, expired or made up", async () => {
    const { deps, keys, wait } = setUp();
    const { code } = await offerPairing(owner, deps);
    await redeemPairing({ code }, deps);
    await expect(redeemPairing({ code }, deps)).rejects.toThrow(/used already/);
    const late = await offerPairing(owner, deps);
    wait(10 * 60_000);
    await expect(redeemPairing({ code: late.code }, deps)).rejects.toMatchObject({ code: "not_found" });
    expect(keys).toHaveLength(1);
  });

  it("counts guesses, whoever makes them", async () => {
    const { deps } = setUp();
    for (let n = 0; n < 3; n++)
      await expect(redeemPairing({ code: "AAAAA-AAAAA" }, deps)).rejects.toMatchObject({ code: "not_found" });
    await expect(redeemPairing({ code: "AAAAA-AAAAA" }, deps)).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});
