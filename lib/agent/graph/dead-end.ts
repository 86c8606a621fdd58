import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { withClaim } from "@/lib/agent/domain/claim";
import { isPressing } from "@/lib/agent/domain/deeds";
import { currentStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";

/**
 * The task where nobody knows a further action, as a claim to be judged: what was sent for the step that is open may have done it, and a task that did
 * what was asked is not ended as failed. Nothing when no such thing was sent.
 */
export function claimAtDeadEnd(task: Task, reason: string): Task | undefined {
  const step = currentStep(task.plan);
  if (!step?.mutating || task.claim) return undefined;
  const known = new Set(task.plan?.steps.map(({ id }) => id));
  // A step of an earlier plan that nobody could judge was planned anew.
  const isOfStep = ({ stepId = "", verdict }: ActionRecord): boolean =>
    stepId === step.id || (!known.has(stepId) && verdict?.outcome === "undecided");
  const deed = task.history.findLast((record) => isOfStep(record) && maySendIt(record));
  if (!deed) return undefined;
  const history = task.history.map((record) =>
    record === deed ? { ...record, purpose: "step" as const, stepId: step.id, maybeDone: true } : record,
  );
  return withClaim({ ...task, history }, "dead_end", reason);
}

const maySendIt = (record: ActionRecord): boolean =>
  isPressing(record) &&
  !isLookOnly(record) &&
  !record.onlyAsked &&
  record.verdict !== undefined &&
  record.verdict.outcome !== "refuted" &&
  record.verdict.evidence.some(({ rank, polarity }) => rank === "network" && polarity === "for");
