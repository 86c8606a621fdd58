import type { Verification } from "./verdict";

/** `withoutModel`: decided by rules alone, for no token. */
export type VerdictTally = { all: number; withoutModel: number; tiers: { 1: number; 2: number; 3: number } };

/** How actions were judged. Of each action the last verdict counts: the first look at a page that is looked at again decides nothing. */
export function tallyVerdicts(verdicts: readonly Pick<Verification, "tier" | "tokens">[]): VerdictTally {
  const ofTier = (wanted: number) => verdicts.filter(({ tier }) => tier === wanted).length;
  return {
    all: verdicts.length,
    withoutModel: verdicts.filter(({ tier, tokens }) => tier === 1 && tokens === 0).length,
    tiers: { 1: ofTier(1), 2: ofTier(2), 3: ofTier(3) },
  };
}

/** The verdicts of answers in order, one for each action: its last. */
export function lastVerdicts<V extends Pick<Verification, "actionId">>(verdicts: readonly V[]): V[] {
  return verdicts.filter(
    ({ actionId }, at) =>
      actionId === undefined || !verdicts.slice(at + 1).some((later) => later.actionId === actionId),
  );
}
