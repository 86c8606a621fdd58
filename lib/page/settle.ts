/** A look at a page that is coming to rest. Milliseconds. */
export type SettleSample = {
  elapsed: number;
  /** Since the last change that counts. */
  domQuiet: number;
  /** Since the last request began or ended; infinite when there was none. Streams do not count. */
  networkQuiet: number;
  /** Requests under way, streams and those from before the action aside. */
  pending: number;
  /** The document has been parsed. */
  ready: boolean;
};

export type SettleLimits = { networkQuietMs: number; domQuietMs: number; minMs: number; maxMs: number };

export const settleLimits: SettleLimits = { networkQuietMs: 500, domQuietMs: 300, minMs: 500, maxMs: 5_000 };

/** Whether to go on waiting, and, once not, whether the page came to rest. */
export function settleState(sample: SettleSample, limits: SettleLimits): "wait" | "settled" | "gave_up" {
  if (sample.elapsed < limits.minMs) return "wait";
  const atRest =
    sample.ready &&
    sample.pending === 0 &&
    sample.networkQuiet >= limits.networkQuietMs &&
    sample.domQuiet >= limits.domQuietMs;
  if (atRest) return "settled";
  return sample.elapsed >= limits.maxMs ? "gave_up" : "wait";
}
