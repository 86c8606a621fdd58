import type { VerdictRecord } from "./verdict";

/** Checks that refute no more than that the step is done by this action alone. */
const halves: ReadonlySet<string> = new Set(["answer-awaited", "only-entered"]);

/** True when the action did what it could and the step goes on with the next one: there is nothing to correct. */
export const isHalfDone = ({ outcome, check = "" }: Pick<VerdictRecord, "outcome" | "check">): boolean =>
  outcome === "refuted" && halves.has(check);
