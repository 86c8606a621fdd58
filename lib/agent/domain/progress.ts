import type { Progress } from "./task";
import { thresholds } from "./thresholds";

/** What one judged action means for the no-progress stop. */
export type ProgressEvent = {
  outcome: "verified" | "refuted" | "undecided";
  /** A criterion was newly met, a step of the plan was verified, or something new that bears on an unmet criterion was seen. */
  advanced: boolean;
  /** Action text and page hash joined: equal when the same thing was done to the same state. */
  actionState: string;
};

export type Stall = "none" | "repeated_action" | "success_without_progress" | "failures";

const remembered = 12;

export function recordProgress(progress: Progress, event: ProgressEvent): Progress {
  const succeeded = event.outcome === "verified";
  return {
    consecutiveSuccessWithoutTaskComplete: event.advanced
      ? 0
      : progress.consecutiveSuccessWithoutTaskComplete + (succeeded ? 1 : 0),
    consecutiveFailures:
      event.outcome === "refuted"
        ? progress.consecutiveFailures + 1
        : succeeded
          ? 0
          : progress.consecutiveFailures,
    recentActionStates: [...progress.recentActionStates, event.actionState].slice(-remembered),
    reflected: event.advanced ? false : progress.reflected,
  };
}

/** Whether the task goes round in circles, and how. */
export function stallOf(progress: Progress): Stall {
  const last = progress.recentActionStates.at(-1);
  const times = progress.recentActionStates.filter((state) => state === last).length;
  if (last !== undefined && times >= thresholds.sameActionSameState) return "repeated_action";
  if (progress.consecutiveFailures >= thresholds.consecutiveFailures) return "failures";
  if (progress.consecutiveSuccessWithoutTaskComplete >= thresholds.successWithoutProgress)
    return "success_without_progress";
  return "none";
}

/** After reflecting once the counters start anew; the next stall ends the task. */
export const progressAfterReflecting: Progress = {
  consecutiveSuccessWithoutTaskComplete: 0,
  consecutiveFailures: 0,
  recentActionStates: [],
  reflected: true,
};
