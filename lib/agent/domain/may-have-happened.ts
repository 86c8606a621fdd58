import type { ActionRecord } from "./action-record";

/** True when what an action was to store, send or delete may have happened, whether or not anybody could see it: then it is never done a second time. */
export const mayHaveHappened = (record: Pick<ActionRecord, "maybeDone" | "onlyAsked" | "verdict">): boolean =>
  record.maybeDone === true || (record.verdict?.outcome === "undecided" && record.onlyAsked !== true);
