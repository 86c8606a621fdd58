import type { Completion, Evidence, TrustRank } from "@/lib/contracts/verdict";
import type { Criterion } from "./criterion";

declare const proven: unique symbol;

/** A completion of which every criterion is met by evidence. Only `proveCompletion` makes one, so nothing else can end a task as `completed`. */
export type AchievedCompletion = Completion & { readonly [proven]: true };

const storedRanks: ReadonlySet<TrustRank> = new Set(["persisted", "network"]);

/**
 * The proof itself, whoever asks for it: at least one criterion, every one met, each by evidence that is there and speaks for it, and what was to be
 * stored, sent or deleted by evidence of rank network or better. Undefined when any of that is missing.
 */
export function proveCompletion(
  criteria: readonly Criterion[],
  completion: Completion,
): AchievedCompletion | undefined {
  if (criteria.length === 0 || !criteria.every((criterion) => isProven(criterion, completion)))
    return undefined;
  return completion as AchievedCompletion;
}

function isProven(criterion: Criterion, { evidence, criteria }: Completion): boolean {
  const shown = criteria.find(({ id }) => id === criterion.id);
  if (criterion.result !== "met" || shown?.result !== "met") return false;
  return isProof(
    criterion,
    evidence.filter(({ id, polarity }) => polarity === "for" && criterion.evidenceIds.includes(id)),
  );
}

/** Whether evidence that speaks for a criterion is enough for one of its kind. */
export const isProof = ({ persistence }: Criterion, proof: readonly Evidence[]): boolean =>
  persistence ? proof.some(({ rank }) => storedRanks.has(rank)) : proof.length > 0;
