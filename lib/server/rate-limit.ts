import { AppError } from "@/lib/agent/domain/app-error";

export type RateLimit = {
  /** Counts one request of a caller; throws `rate_limited` past the limit. */
  count(callerId: string, now: Date): void;
};

const windowMs = 60_000;
const trackedCallers = 10_000;

/** Requests a minute of one caller, counted in this process by fixed windows. `perMinute` 0 counts nothing. */
export function createRateLimit(perMinute: number): RateLimit {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return {
    count(callerId, now) {
      if (perMinute === 0) return;
      const age = now.getTime() - windowStart;
      if (age >= windowMs || age < 0 || counts.size > trackedCallers) {
        windowStart = now.getTime();
        counts = new Map();
      }
      const count = (counts.get(callerId) ?? 0) + 1;
      counts.set(callerId, count);
      if (count <= perMinute) return;
      const retryAfterSeconds = Math.ceil((windowStart + windowMs - now.getTime()) / 1000);
      throw new AppError(
        "rate_limited",
        `At most ${perMinute} requests a minute; wait ${retryAfterSeconds} s.`,
        {
          retryable: true,
          details: { retryAfterSeconds },
        },
      );
    },
  };
}
