import { randomInt } from "node:crypto";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Store } from "@/lib/agent/ports/store";
import {
  type Paired,
  type PairingCode,
  pairingAlphabet,
  pairingCodeLetters,
  tidyPairingCode,
} from "@/lib/contracts/pairing";
import { hashOfKey } from "@/lib/server/api-key";
import { createKey } from "@/lib/server/api-keys";
import type { Caller } from "@/lib/server/caller";
import type { RateLimit } from "@/lib/server/rate-limit";

type PairingDeps = { store: Store; clock: Clock; ids: Ids };

const lifetimeMs = 10 * 60_000;

/** Makes a code that one client can trade for a key of the caller's tenant, once, within ten minutes. */
export async function offerPairing(
  { tenantId, userId }: Pick<Caller, "tenantId" | "userId">,
  { store, clock }: Pick<PairingDeps, "store" | "clock">,
): Promise<PairingCode> {
  const code = newCode();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  await store.createPairingCode({
    hash: hashOfKey(code),
    tenantId,
    userId,
    createdAt: now.toISOString(),
    expiresAt,
  });
  return {
    code: `${code.slice(0, pairingCodeLetters / 2)}-${code.slice(pairingCodeLetters / 2)}`,
    expiresAt,
  };
}

/** Trades a code for a key. All guessers together are counted as one caller, since none of them has a name. */
export async function redeemPairing(
  wanted: { code: string; name?: string | undefined },
  { rateLimit, ...deps }: PairingDeps & { rateLimit: RateLimit },
): Promise<Paired> {
  const now = deps.clock.now();
  await rateLimit.count("pairing", now);
  const hash = hashOfKey(tidyPairingCode(wanted.code));
  const offer = await deps.store.takePairingCode(hash, now.toISOString());
  if (offer) return createKey(offer.tenantId, { name: wanted.name ?? "Browser extension" }, deps);
  throw new AppError("not_found", "code: it is not known, was used already, or has expired; make a new one");
}

const newCode = (): string =>
  Array.from({ length: pairingCodeLetters }, () => pairingAlphabet[randomInt(pairingAlphabet.length)]).join(
    "",
  );
