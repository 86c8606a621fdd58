import { AppError } from "@/lib/agent/domain/app-error";
import type { Store } from "@/lib/agent/ports/store";

export type RateLimit = {
  /** Counts one request of a caller; throws `rate_limited` past the limit. */
  count(callerId: string, now: Date): Promise<void>;
};

/** One more in a bucket: how many there are now. */
type Counter = (bucket: string, window: { now: Date; until: Date }) => Promise<number>;

const windowMs = 60_000;
const trackedCallers = 10_000;

/** Requests a minute of one caller, by fixed windows. `perMinute` 0 counts nothing. */
export function createRateLimit(perMinute: number, counted: Counter = inThisProcess()): RateLimit {
  return {
    async count(callerId, now) {
      if (perMinute === 0) return;
      const start = Math.floor(now.getTime() / windowMs) * windowMs;
      const until = new Date(start + windowMs);
      const count = await counted(`${callerId} ${until.toISOString()}`, { now, until });
      if (count <= perMinute) return;
      const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
      throw new AppError(
        "rate_limited",
        `At most ${perMinute} requests a minute; wait ${retryAfterSeconds} s.`,
        { retryable: true, details: { retryAfterSeconds } },
      );
    },
  };
}

/** For the one server of an embedded store: nothing is written. */
export function inThisProcess(): Counter {
  const counts = new Map<string, number>();
  let end = 0;
  return async (bucket, { until }) => {
    if (until.getTime() !== end || counts.size > trackedCallers) {
      end = until.getTime();
      counts.clear();
    }
    const count = (counts.get(bucket) ?? 0) + 1;
    counts.set(bucket, count);
    return count;
  };
}

/** For any number of servers: they count together. */
export const acrossServers =
  (store: Pick<Store, "countRequest">): Counter =>
  (bucket, { now, until }) =>
    store.countRequest(bucket, { now: now.toISOString(), until: until.toISOString() });
