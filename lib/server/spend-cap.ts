import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";

export type SpendCap = {
  /** Throws `rate_limited` when the tenant has spent what it may on model calls today (UTC). */
  check(tenantId: string): Promise<void>;
};

/** A sum is taken for so long: a tenant may pass its cap by what it spends in this time. */
const sumKeptMs = 5_000;
const dayMs = 86_400_000;

/** `usdPerDay` undefined caps nothing. */
export function createSpendCap(
  usdPerDay: number | undefined,
  { store, clock }: { store: Pick<Store, "spentSince">; clock: Clock },
): SpendCap {
  const sums = new Map<string, { usd: number; at: number }>();

  async function spentToday(tenantId: string, now: number): Promise<number> {
    const known = sums.get(tenantId);
    if (known && now - known.at < sumKeptMs && startOfDay(known.at) === startOfDay(now)) return known.usd;
    const usd = await store.spentSince(tenantId, new Date(startOfDay(now)).toISOString());
    sums.set(tenantId, { usd, at: now });
    return usd;
  }

  return {
    async check(tenantId) {
      if (usdPerDay === undefined) return;
      const now = clock.now().getTime();
      if ((await spentToday(tenantId, now)) < usdPerDay) return;
      throw new AppError("rate_limited", `Today's ${usdPerDay} US dollars for model calls are spent.`, {
        retryable: true,
        details: { retryAfterSeconds: Math.ceil((startOfDay(now) + dayMs - now) / 1000) },
      });
    },
  };
}

const startOfDay = (at: number): number => at - (at % dayMs);
