import type { Outcome } from "@/lib/contracts/verdict";
import { advancePlan, focusPlan } from "./advance-plan";
import { AppError } from "./app-error";
import type { Plan } from "./plan";
import type { Task } from "./task";
import type { VerdictRecord } from "./verdict";

/** A person's word on an action that was judged otherwise. */
export type Overruling = { actionId: string; outcome: Exclude<Outcome, "undecided">; reason: string };

/**
 * The task with a person's verdict in place of its own: it moves the step as any verdict does. An ended task keeps its end. Throws
 * `not_found` when the action is not among the judged ones that the task remembers.
 */
export function overruleVerdict(task: Task, overruling: Overruling): Task {
  const record = task.history.find((candidate) => candidate.actionId === overruling.actionId);
  if (!record?.verdict) throw new AppError("not_found", "actionId: no such judged action in this task");
  const verdict = overruled(record.verdict, overruling);
  const history = task.history.map((one) => (one === record ? { ...one, verdict } : one));
  const evidence = [...task.evidence, ...verdict.evidence.filter((item) => item.source === "person")];
  const plan = task.plan && record.stepId && moveStep(task.plan, record.stepId, overruling);
  return { ...task, history, evidence, ...(plan ? { plan } : {}) };
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
    reason: said.text,
    semanticSummary: said.text.slice(0, 300),
    evidence: [...verdict.evidence.filter((item) => item.id !== said.id), said],
  };
}

function moveStep(plan: Plan, stepId: string, { actionId, outcome }: Overruling): Plan {
  if (outcome === "verified")
    return advancePlan(plan, stepId, { kind: "verified", evidenceIds: [`${actionId}:person`] });
  const steps = plan.steps.map((step) =>
    step.id === stepId ? { ...step, status: "pending" as const, verifiedBy: [], unverified: false } : step,
  );
  return focusPlan({ ...plan, steps });
}
