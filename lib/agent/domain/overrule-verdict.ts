import type { Outcome } from "@/lib/contracts/verdict";
import type { ActionRecord } from "./action-record";
import { advancePlan, focusPlan } from "./advance-plan";
import { AppError } from "./app-error";
import type { Plan } from "./plan";
import type { Task } from "./task";
import type { VerdictRecord } from "./verdict";

/** A person's word on an action that was judged otherwise. */
export type Overruling = { actionId: string; outcome: Exclude<Outcome, "undecided">; reason: string };

/** What an overruling changes: the task, and the judged action as its turn keeps it. */
export type Overruled = { task: Task; judged: ActionRecord };

/**
 * A person's verdict in place of the task's own: it moves the step as any verdict does. An ended task keeps its end. `stored` is the action as
 * its turn holds it, for a task that remembers only the latest. Throws `not_found` when the action was never judged, `turn_conflict` while a second look at it is on its way.
 */
export function overruleVerdict(task: Task, overruling: Overruling, stored?: ActionRecord): Overruled {
  if (task.reobserved?.record.actionId === overruling.actionId)
    throw new AppError(
      "turn_conflict",
      "actionId: this action is being looked at a second time; overrule its verdict when that is done",
      { retryable: true },
    );
  const remembered = task.history.find((candidate) => candidate.actionId === overruling.actionId);
  const record = remembered ?? stored;
  if (!record?.verdict) throw new AppError("not_found", "actionId: no such judged action in this task");
  const verdict = overruled(record.verdict, overruling);
  const history = task.history.map((one) => (one === remembered ? { ...one, verdict } : one));
  const said = verdict.evidence.filter((item) => item.source === "person");
  const evidence = [...task.evidence.filter(({ id }) => id !== said[0]?.id), ...said];
  const stepIds = record.chainStepIds ?? (record.stepId === undefined ? [] : [record.stepId]);
  const plan = task.plan && moveSteps(task.plan, stepIds, overruling);
  return {
    task: { ...task, history, evidence, ...(plan ? { plan } : {}) },
    judged: { ...(stored ?? record), verdict },
  };
}

function overruled(verdict: VerdictRecord, { actionId, outcome, reason }: Overruling): VerdictRecord {
  const said = {
    id: `${actionId}:person`,
    source: "person" as const,
    polarity: outcome === "verified" ? ("for" as const) : ("against" as const),
    strength: 1,
    rank: "persisted" as const,
    text: `A person said so: ${reason}`.slice(0, 500),
  };
  return {
    ...verdict,
    outcome,
    tier: null,
    check: "person",
    confidence: 1,
    actionSucceeded: outcome === "verified",
    taskCompleted: false,
    reobserve: false,
    routeToCorrection: outcome === "refuted",
    remarks: [...verdict.remarks, `overruled: ${verdict.outcome} by ${verdict.check ?? "no check"}`],
    reason: said.text,
    semanticSummary: said.text.slice(0, 300),
    evidence: [...verdict.evidence.filter((item) => item.id !== said.id), said],
  };
}

function moveSteps(plan: Plan, stepIds: readonly string[], { actionId, outcome }: Overruling): Plan {
  if (outcome === "verified") {
    const result = { kind: "verified" as const, evidenceIds: [`${actionId}:person`] };
    return stepIds.reduce((moved, id) => advancePlan(moved, id, result), plan);
  }
  const steps = plan.steps.map((step) =>
    stepIds.includes(step.id)
      ? { ...step, status: "pending" as const, verifiedBy: [], unverified: false }
      : step,
  );
  return focusPlan({ ...plan, steps });
}
