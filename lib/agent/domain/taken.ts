import type { ActionRecord } from "./action-record";

/** Evidence of a request that was redirected is weaker: a redirect says as little as a refusal does. */
const takenStrength = 0.5;

/** A request of the action was taken by the site, as far as its verdict knows. */
export const isTaken = ({ verdict }: Pick<ActionRecord, "verdict">): boolean =>
  verdict !== undefined &&
  verdict.outcome !== "refuted" &&
  verdict.evidence.some(
    ({ rank, polarity, strength }) =>
      polarity === "for" && (rank === "persisted" || (rank === "network" && strength >= takenStrength)),
  );
